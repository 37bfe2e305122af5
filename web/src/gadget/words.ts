/** The gadget's own words travel with it, one small chunk a language. */
import { useEffect, useState } from "preact/hooks";
import type { UiLanguage } from "../i18n/languages";
import { type Messages, messagesFrom } from "../i18n/messages";
import { useMessages } from "../i18n/use";

const CHUNKS: Record<UiLanguage, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/cryptonym/messages/en/gadget.ftl?raw"),
  it: () => import("../../../src/cryptonym/messages/it/gadget.ftl?raw"),
  ca: () => import("../../../src/cryptonym/messages/ca/gadget.ftl?raw"),
  pt: () => import("../../../src/cryptonym/messages/pt/gadget.ftl?raw"),
  pl: () => import("../../../src/cryptonym/messages/pl/gadget.ftl?raw"),
};

export type Say = Messages["text"];

/** The gadget's messages in the reader's language; the former language's until they are here, and none at the very first. */
export function useWords(): { say: Say; language: UiLanguage } | undefined {
  const { language } = useMessages();
  const [words, setWords] = useState<Messages>();
  useEffect(() => {
    let current = true;
    const load = (): void =>
      void CHUNKS[language]().then(
        ({ default: source }) => current && setWords(messagesFrom(language, source)),
        () => setTimeout(() => current && load(), 3000), // A lost line may come back.
      );
    load();
    return () => {
      current = false;
    };
  }, [language]);
  return words && { say: words.text, language: words.language };
}
