/** Screens with words of their own beside those of the page. */
import { type FunctionComponent, h } from "preact";
import { type Chunks, useExtraWords } from "./extra";
import { Speak, useMessages } from "./use";

/** The screen, shown as soon as its words are here. Inside it `useText` knows them. */
export function speaking<P extends object>(chunks: Chunks, screen: FunctionComponent<P>): FunctionComponent<P> {
  return function Speaking(props) {
    const page = useMessages();
    const words = useExtraWords(chunks);
    if (!words) return null;
    const has = (id: string): boolean => words.has(id) || page.has(id);
    const text: typeof page.text = (id, args) => (words.has(id) ? words.say : page.text)(id, args);
    return <Speak value={{ ...page, has, text }}>{h(screen, props)}</Speak>;
  };
}
