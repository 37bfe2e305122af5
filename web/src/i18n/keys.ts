/** What each key does: in the table of keys, and nowhere else. */
import { type Chunks, useExtraWords, type Words } from "./extra";
import { byLanguage } from "./languages";

const CHUNKS: Chunks = byLanguage(import.meta.glob("../../../src/cryptonym/messages/*/keys.ftl", { query: "?raw", import: "default" }));

export const useKeyWords = (): Words | undefined => useExtraWords(CHUNKS);
