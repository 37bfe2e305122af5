/** The words of the dialog for a deck of one's own. */
import { type Chunks, useExtraWords, type Words } from "./extra";

const CHUNKS: Chunks = {
  en: () => import("../../../src/cryptonym/messages/en/decks.ftl?raw"),
  it: () => import("../../../src/cryptonym/messages/it/decks.ftl?raw"),
  ca: () => import("../../../src/cryptonym/messages/ca/decks.ftl?raw"),
  pt: () => import("../../../src/cryptonym/messages/pt/decks.ftl?raw"),
  pl: () => import("../../../src/cryptonym/messages/pl/decks.ftl?raw"),
};

export const useDeckWords = (): Words | undefined => useExtraWords(CHUNKS);
