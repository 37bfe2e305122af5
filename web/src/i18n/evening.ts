/** The words of an evening: its row of flags, the vote, the image. */
import { type Chunks, useExtraWords, type Words } from "./extra";
import { byLanguage } from "./languages";

const CHUNKS: Chunks = byLanguage(import.meta.glob("../../../src/cryptonym/messages/*/evening.ftl", { query: "?raw", import: "default" }));

export const useEveningWords = (): Words | undefined => useExtraWords(CHUNKS);
