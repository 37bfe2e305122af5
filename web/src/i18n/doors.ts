/** What is said to newcomers where they arrive: the way to the lesson, and a line on each way of playing. */
import { type Chunks, useExtraWords, type Words } from "./extra";
import { byLanguage } from "./languages";

const DOORS: Chunks = byLanguage(import.meta.glob("../../../src/cryptonym/messages/*/doors.ftl", { query: "?raw", import: "default" }));

export const useDoorWords = (): Words | undefined => useExtraWords(DOORS);
