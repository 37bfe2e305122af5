/** Words that only who gives a clue reads. */
import { type Chunks, fetchWords, type Say, useExtraWords, type Words } from "./extra";
import { byLanguage, preferred } from "./languages";

const CHUNKS: Chunks = byLanguage(import.meta.glob("../../../src/cryptonym/messages/*/giving.ftl", { query: "?raw", import: "default" }));

/** What they say; nothing while they are not here. */
export function useSay(): Say {
  const words = useExtraWords(CHUNKS);
  return words?.say ?? (() => "");
}

export const useGivingWords = (): Words | undefined => useExtraWords(CHUNKS);

/** Without them it is as if nothing could be marked; who needs them tries again. */
export const fetchGivingWords = (): Promise<unknown> => fetchWords(CHUNKS, preferred()).catch(() => undefined);
