/** The words of the dialog for own pictures. */
import { type Chunks, useExtraWords, type Words } from "./extra";
import { byLanguage } from "./languages";

const CHUNKS: Chunks = byLanguage(import.meta.glob("../../../src/cryptonym/messages/*/ownpictures.ftl", { query: "?raw", import: "default" }));

export const useOwnPictureWords = (): Words | undefined => useExtraWords(CHUNKS);
