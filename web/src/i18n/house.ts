/** What each house rule means: under its switch in the lobby, and nowhere else. */
import { type Chunks, useExtraWords, type Words } from "./extra";
import { byLanguage } from "./languages";

const CHUNKS: Chunks = byLanguage(import.meta.glob("../../../src/cryptonym/messages/*/house.ftl", { query: "?raw", import: "default" }));

export const useHouseWords = (): Words | undefined => useExtraWords(CHUNKS);
