/** The words of the home page: a table needs none of them. */
import { type Chunks, fetchWords } from "./extra";
import { byLanguage, preferred } from "./languages";

export const HOME: Chunks = byLanguage(import.meta.glob("../../../src/cryptonym/messages/*/front.ftl", { query: "?raw", import: "default" }));

/** Fetch the words while the screen's code is still on its way. */
export const fetchHomeWords = (): void => void fetchWords(HOME, preferred()).catch(() => undefined); // The screen itself tries again.
