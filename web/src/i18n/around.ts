/** The words of television, replay and one phone for all. */
import { type Chunks, useExtraWords, type Words } from "./extra";
import { byLanguage } from "./languages";

const CHUNKS: Chunks = byLanguage(import.meta.glob("../../../src/cryptonym/messages/*/around.ftl", { query: "?raw", import: "default" }));

export const useAroundWords = (): Words | undefined => useExtraWords(CHUNKS);
