/** The words of television, replay and one phone for all. */
import { type Chunks, useExtraWords, type Words } from "./extra";

const CHUNKS: Chunks = {
  en: () => import("../../../src/cryptonym/messages/en/around.ftl?raw"),
  it: () => import("../../../src/cryptonym/messages/it/around.ftl?raw"),
  ca: () => import("../../../src/cryptonym/messages/ca/around.ftl?raw"),
  pt: () => import("../../../src/cryptonym/messages/pt/around.ftl?raw"),
  pl: () => import("../../../src/cryptonym/messages/pl/around.ftl?raw"),
};

export const useAroundWords = (): Words | undefined => useExtraWords(CHUNKS);
