/** The words beside a game: door, lobby, people, menu, settings and the end. A game under way does not need them at first. */
import { type FunctionComponent, h } from "preact";
import { type Chunks, fetchWords, useExtraWords } from "./extra";
import { byLanguage, preferred } from "./languages";
import { Speak, useMessages } from "./use";

const CHUNKS: Chunks = byLanguage(import.meta.glob("../../../src/cryptonym/messages/*/beside.ftl", { query: "?raw", import: "default" }));

/** Fetch the words while the screen's code is still on its way. */
export const fetchBesideWords = (): void => void fetchWords(CHUNKS, preferred()).catch(() => undefined); // The screen itself tries again.

/** The screen, shown as soon as its words are here. Inside it `useText` knows them beside those of the page. */
export function besideGame<P extends object>(screen: FunctionComponent<P>): FunctionComponent<P> {
  return function Beside(props) {
    const page = useMessages();
    const words = useExtraWords(CHUNKS);
    if (!words) return null;
    const has = (id: string): boolean => words.has(id) || page.has(id);
    const text: typeof page.text = (id, args) => (words.has(id) ? words.say : page.text)(id, args);
    return <Speak value={{ ...page, has, text }}>{h(screen, props)}</Speak>;
  };
}
