import type { VNode } from "preact";
import type { Identity } from "../state/reduce";

/** From an identity to the class that gives its colours, its hatching and its emblem. */
export const INK: Record<Identity, "red" | "blue" | "by" | "ass"> = { red: "red", blue: "blue", bystander: "by", assassin: "ass" };

/** Lozenge, disc, open square, saltire: colour told without colour. */
export const Emblem = ({ of, gone }: { of: Identity; gone?: boolean }): VNode => (
  <i class={`em ${INK[of]}${gone ? " gone" : ""}`} aria-hidden="true" />
);

export type IconName =
  | "glass" | "key" | "bot" | "menu" | "book" | "link" | "eye" | "play" | "pause" | "back" | "next" | "flip" | "log" | "hush" | "close" | "more"
  | "crown" | "check" | "leave" | "caller";

export const Icon = ({ name, small }: { name: IconName; small?: boolean }): VNode => (
  <i class={`ic i-${name}${small ? " small" : ""}`} aria-hidden="true" />
);

export const Mark = (): VNode => <i class="mark" aria-hidden="true" />;
