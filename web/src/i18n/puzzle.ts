/** The words of the puzzle of the day. */
import { type Chunks, useExtraWords, type Words } from "./extra";
import { byLanguage } from "./languages";

const PUZZLE: Chunks = byLanguage(import.meta.glob("../../../src/cryptonym/messages/*/puzzle.ftl", { query: "?raw", import: "default" }));

export const usePuzzleWords = (): Words | undefined => useExtraWords(PUZZLE);
