/** Words of the talk with fingers. */
import { type Chunks, useExtraWords, type Words } from "./extra";
import { byLanguage } from "./languages";

const CHUNKS: Chunks = byLanguage(import.meta.glob("../../../src/cryptonym/messages/*/fingers.ftl", { query: "?raw", import: "default" }));

export const useFingerWords = (): Words | undefined => useExtraWords(CHUNKS);
