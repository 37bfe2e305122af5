/** What each house rule means: under its switch in the lobby, and nowhere else. */
import { type Chunks, useExtraWords, type Words } from "./extra";

const CHUNKS: Chunks = {
  en: () => import("../../../src/cryptonym/messages/en/house.ftl?raw"),
  it: () => import("../../../src/cryptonym/messages/it/house.ftl?raw"),
  ca: () => import("../../../src/cryptonym/messages/ca/house.ftl?raw"),
  pt: () => import("../../../src/cryptonym/messages/pt/house.ftl?raw"),
  pl: () => import("../../../src/cryptonym/messages/pl/house.ftl?raw"),
};

export const useHouseWords = (): Words | undefined => useExtraWords(CHUNKS);
