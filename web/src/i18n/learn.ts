/** The words of the lesson, and those of the doors that lead to it. */
import { type Chunks, useExtraWords, type Words } from "./extra";
import { byLanguage } from "./languages";

const LESSON: Chunks = byLanguage(import.meta.glob("../../../src/cryptonym/messages/*/lesson.ftl", { query: "?raw", import: "default" }));

export const useLessonWords = (): Words | undefined => useExtraWords(LESSON);
