/** The words beside a game: door, lobby, people, menu, settings and the end. A game under way does not need them at first. */
import type { FunctionComponent } from "preact";
import { type Chunks, fetchWords } from "./extra";
import { byLanguage, preferred } from "./languages";
import { speaking } from "./speaking";

const CHUNKS: Chunks = byLanguage(import.meta.glob("../../../src/cryptonym/messages/*/beside.ftl", { query: "?raw", import: "default" }));

/** Fetch the words while the screen's code is still on its way. */
export const fetchBesideWords = (): void => void fetchWords(CHUNKS, preferred()).catch(() => undefined); // The screen itself tries again.

/** The screen, shown as soon as its words are here. Inside it `useText` knows them beside those of the page. */
export const besideGame = <P extends object>(screen: FunctionComponent<P>): FunctionComponent<P> => speaking(CHUNKS, screen);
