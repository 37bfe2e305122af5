/** The gadget's own words. */
import { type Chunks, type Say, useExtraWords, type Words } from "../i18n/extra";

const CHUNKS: Chunks = {
  en: () => import("../../../src/cryptonym/messages/en/gadget.ftl?raw"),
  it: () => import("../../../src/cryptonym/messages/it/gadget.ftl?raw"),
  ca: () => import("../../../src/cryptonym/messages/ca/gadget.ftl?raw"),
  pt: () => import("../../../src/cryptonym/messages/pt/gadget.ftl?raw"),
  pl: () => import("../../../src/cryptonym/messages/pl/gadget.ftl?raw"),
};

export type { Say };

export const useWords = (): Words | undefined => useExtraWords(CHUNKS);
