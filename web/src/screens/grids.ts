import type { Rules, Settings } from "../state/reduce";

export type Kind = NonNullable<Settings["kind"]>;
export const KINDS: readonly Kind[] = ["words", "pictures", "mixed"];

/** The rulebooks' own: 25 words, 20 pictures (SET-3). */
export const GRID_FOR: Record<Kind, NonNullable<Rules["grid"]>> = { words: "5x5", pictures: "5x4", mixed: "5x5" };
