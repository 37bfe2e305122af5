/** The gadget's own words. */
import { type Chunks, type Say, useExtraWords, type Words } from "../i18n/extra";
import { byLanguage } from "../i18n/languages";

const CHUNKS: Chunks = byLanguage(import.meta.glob("../../../src/cryptonym/messages/*/gadget.ftl", { query: "?raw", import: "default" }));

export type { Say };

export const useWords = (): Words | undefined => useExtraWords(CHUNKS);
