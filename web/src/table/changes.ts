/** What the host changed, in words: "Heron switched on: Assassin ending." */
import { OWN_NAMES } from "../i18n/languages";
import type { Messages } from "../i18n/messages";
import type { Rules, Settings } from "../state/reduce";

const seconds = ({ clue_seconds, guess_seconds }: Rules): string => `${clue_seconds ?? ""}/${guess_seconds ?? ""}`;

function timeText({ clue_seconds, guess_seconds }: Rules, t: Messages["text"]): string {
  if (clue_seconds == null && guess_seconds == null) return t("time-hourglass");
  if (clue_seconds === guess_seconds && clue_seconds != null && clue_seconds % 60 === 0) return t("time-minutes", { n: clue_seconds / 60 });
  return `${t("time-clue")} ${clue_seconds ?? "∞"}, ${t("time-guess")} ${guess_seconds ?? "∞"}`;
}

export function changesOf(before: Settings, after: Settings, name: string, t: Messages["text"]): string[] {
  const [old, now] = [before.rules, after.rules];
  const switched = (what: string, on: boolean): string => t("note-switched", { name, what, on: on ? "yes" : "no" });
  const set = (what: string, value: string): string => t("note-set", { name, what, value });
  return [
    ...(before.language !== after.language && after.deck !== "own" ? [set(t("deck-language"), OWN_NAMES[after.language])] : []),
    ...(before.deck !== after.deck ? [set(t("own-deck"), t(`own-deck-use-${after.deck}`))] : []),
    ...(before.kind !== after.kind ? [set(t("kind"), t("kind-name", { kind: after.kind }))] : []),
    ...(before.pictures !== after.pictures && after.kind === "mixed" && after.pictures != null ? [set(t("kind-name", { kind: "pictures" }), String(after.pictures))] : []),
    ...(before.picture_deck !== after.picture_deck ? [set(t("own-pictures"), t(`own-deck-use-${after.picture_deck}`))] : []),
    ...(old.grid !== now.grid ? [set(t("grid"), now.grid.replace("x", " × "))] : []),
    ...(old.mode !== now.mode ? [set(t("mode"), t(`mode-${now.mode}`))] : []),
    ...(before.colour !== after.colour ? [set(t("colour"), t("team-name", { team: after.colour }))] : []),
    ...(seconds(old) !== seconds(now) ? [set(t("time"), timeText(now, t))] : []),
    ...(old.referee !== now.referee ? [set(t("referee"), t(`refmode-${now.referee}`))] : []),
    ...(old.assassin_ending !== now.assassin_ending ? [switched(t("fine"), now.assassin_ending)] : []),
    ...now.house.filter((rule) => !old.house.includes(rule)).map((rule) => switched(t(`house-${rule}`), true)),
    ...old.house.filter((rule) => !now.house.includes(rule)).map((rule) => switched(t(`house-${rule}`), false)),
    ...(old.own_limits !== now.own_limits ? [set(t("own-limits"), now.own_limits || "–")] : []),
  ];
}
