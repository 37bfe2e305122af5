/** Words that travel with a screen of their own, one small chunk a language. */
import { useEffect, useState } from "preact/hooks";
import { missed } from "../ui/missing";
import type { ByLanguage, UiLanguage } from "./languages";
import { type Messages, messagesFrom } from "./messages";
import { useMessages } from "./use";

export type Say = Messages["text"];
export type Chunks = ByLanguage<UiLanguage>;

export interface Words {
  say: Say;
  has: Messages["has"];
  language: UiLanguage;
}

/** What is here already, so that a screen that is opened again is drawn at once. */
const here = new Map<Chunks[UiLanguage], Messages>();

export async function fetchWords(chunks: Chunks, language: UiLanguage): Promise<Messages> {
  const chunk = chunks[language];
  const words = here.get(chunk) ?? messagesFrom(language, await chunk());
  here.set(chunk, words);
  return words;
}

/** The screen's messages in the reader's language; the former language's until they are here, and none at the very first. */
export function useExtraWords(chunks: Chunks): Words | undefined {
  const { language } = useMessages();
  const [words, setWords] = useState(() => here.get(chunks[language]));
  useEffect(() => {
    let current = true;
    const load = (): void => void fetchWords(chunks, language).then((fetched) => current && setWords(fetched), () => missed(() => current && load()));
    load();
    return () => {
      current = false;
    };
  }, [language]);
  return words && { say: words.text, has: words.has, language: words.language };
}
