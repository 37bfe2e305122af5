import type { ClueSeen } from "../protocol";

export type Given = ClueSeen["number"];

export const numberText = (number: Given): string => (number === "unlimited" ? "∞" : String(number));

/** From nothing to the highest that can be true, then without limit (CLUE-9, EXPERT-1, EXPERT-2): the server says how high. */
export const choices = (highest: number): Given[] => [...Array.from({ length: highest + 1 }, (_, i) => i), "unlimited"];
