/** The words of the dialog for a deck of one's own. */
import { type Chunks, useExtraWords, type Words } from "./extra";
import { byLanguage } from "./languages";

const CHUNKS: Chunks = byLanguage(import.meta.glob("../../../src/cryptonym/messages/*/decks.ftl", { query: "?raw", import: "default" }));

export const useDeckWords = (): Words | undefined => useExtraWords(CHUNKS);
