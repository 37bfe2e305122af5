/** Words that travel with a screen of their own, one small chunk a language. */
import { useEffect, useState } from "preact/hooks";
import { missed } from "../ui/missing";
import type { UiLanguage } from "./languages";
import { type Messages, messagesFrom } from "./messages";
import { useMessages } from "./use";

export type Say = Messages["text"];
export type Chunks = Record<UiLanguage, () => Promise<{ default: string }>>;

export interface Words {
  say: Say;
  language: UiLanguage;
}

/** The screen's messages in the reader's language; the former language's until they are here, and none at the very first. */
export function useExtraWords(chunks: Chunks): Words | undefined {
  const { language } = useMessages();
  const [words, setWords] = useState<Messages>();
  useEffect(() => {
    let current = true;
    const load = (): void =>
      void chunks[language]().then(
        ({ default: source }) => current && setWords(messagesFrom(language, source)),
        () => missed(() => current && load()),
      );
    load();
    return () => {
      current = false;
    };
  }, [language]);
  return words && { say: words.text, language: words.language };
}
