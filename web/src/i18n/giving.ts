/** Words that only who gives a clue reads. */
import { type Chunks, fetchWords, useExtraWords, type Words } from "./extra";
import { byLanguage, preferred } from "./languages";

const CHUNKS: Chunks = byLanguage(import.meta.glob("../../../src/cryptonym/messages/*/giving.ftl", { query: "?raw", import: "default" }));

export const useGivingWords = (): Words | undefined => useExtraWords(CHUNKS);

/** Without them it is as if nothing could be marked; who needs them tries again. */
export const fetchGivingWords = (): Promise<unknown> => fetchWords(CHUNKS, preferred()).catch(() => undefined);
