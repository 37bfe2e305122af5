/** What each key does: in the table of keys, and nowhere else. */
import { type Chunks, useExtraWords, type Words } from "./extra";

const CHUNKS: Chunks = {
  en: () => import("../../../src/cryptonym/messages/en/keys.ftl?raw"),
  it: () => import("../../../src/cryptonym/messages/it/keys.ftl?raw"),
  ca: () => import("../../../src/cryptonym/messages/ca/keys.ftl?raw"),
  pt: () => import("../../../src/cryptonym/messages/pt/keys.ftl?raw"),
  pl: () => import("../../../src/cryptonym/messages/pl/keys.ftl?raw"),
};

export const useKeyWords = (): Words | undefined => useExtraWords(CHUNKS);
