/** The words of the dialog for own pictures. */
import { type Chunks, useExtraWords, type Words } from "./extra";

const CHUNKS: Chunks = {
  en: () => import("../../../src/cryptonym/messages/en/ownpictures.ftl?raw"),
  it: () => import("../../../src/cryptonym/messages/it/ownpictures.ftl?raw"),
  ca: () => import("../../../src/cryptonym/messages/ca/ownpictures.ftl?raw"),
  pt: () => import("../../../src/cryptonym/messages/pt/ownpictures.ftl?raw"),
  pl: () => import("../../../src/cryptonym/messages/pl/ownpictures.ftl?raw"),
};

export const useOwnPictureWords = (): Words | undefined => useExtraWords(CHUNKS);
