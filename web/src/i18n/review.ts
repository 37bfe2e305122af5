/** The words of the review of a game. */
import { type Chunks, useExtraWords, type Words } from "./extra";
import { byLanguage } from "./languages";

const CHUNKS: Chunks = byLanguage(import.meta.glob("../../../src/cryptonym/messages/*/review.ftl", { query: "?raw", import: "default" }));

export const useReviewWords = (): Words | undefined => useExtraWords(CHUNKS);
