/** Fluent, the same files as in Python; one lazy chunk a language (`tools/fluent.mjs` puts its files together). */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { byLanguage, tagOf, type UiLanguage } from "./languages";

const CHUNKS = byLanguage<UiLanguage>(import.meta.glob("../../../src/cryptonym/messages/*/page.ftl", { query: "?page", import: "default" }));

export type Args = Record<string, FluentVariable>;

export interface Messages {
  language: UiLanguage;
  /** The text of a message; its id where there is none, so that nothing is ever empty. */
  text(id: string, args?: Args): string;
  has(id: string): boolean;
}

export function messagesFrom(language: UiLanguage, source: string): Messages {
  const bundle = new FluentBundle(tagOf(language), { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return {
    language,
    has: (id) => bundle.getMessage(id)?.value != null,
    text(id, args) {
      const value = bundle.getMessage(id)?.value;
      return value == null ? id : bundle.formatPattern(value, args, []);
    },
  };
}

const loaded = new Map<UiLanguage, Promise<Messages>>();

export function loadMessages(language: UiLanguage): Promise<Messages> {
  let messages = loaded.get(language);
  if (!messages) {
    messages = CHUNKS[language]().then((source) => messagesFrom(language, source));
    loaded.set(language, messages);
    messages.catch(() => loaded.delete(language)); // A lost line may come back.
  }
  return messages;
}
