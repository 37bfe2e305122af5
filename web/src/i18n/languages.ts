import type { Language } from "../state/reduce";
import { storage } from "../state/storage";
import { CARD_LANGUAGES, OWN_NAMES, PAGE_LANGUAGES, TAGS, WITHOUT } from "./names";

export { CARD_LANGUAGES, OWN_NAMES, WITHOUT };
/** The languages that the page speaks. */
export const LANGUAGES = PAGE_LANGUAGES;
export type UiLanguage = (typeof LANGUAGES)[number];

/** What stands in `lang` attributes: Portuguese here is Brazil's. */
export const tagOf = (language: string): string => (language === "other" ? "und" : (TAGS[language] ?? language));

export const shortName = (language: string): string => language.toUpperCase();

/** A file of each language's own, fetched when it is asked for. */
export type ByLanguage<L extends string> = Record<L, () => Promise<string>>;

/** The files of one name by the language whose folder they are in. */
export const byLanguage = <L extends string>(files: Record<string, () => Promise<unknown>>): ByLanguage<L> =>
  Object.fromEntries(Object.entries(files).map(([path, load]) => [path.split("/").at(-2), load])) as ByLanguage<L>;

const PLACE = "cryptonym.language";

const among = <L extends string>(languages: readonly L[]) => (text: string | undefined): text is L => languages.includes(text as L);
export const isLanguage = among(LANGUAGES);
export const isCardLanguage = among(CARD_LANGUAGES);

/** The language of the cards for who reads the page in this one: the same, if there is a deck in it. */
export const cardsFor = (language: UiLanguage): Language => (isCardLanguage(language) ? language : "en");

/** The language of the rules for who reads the page in this one. */
export const rulesFor = (language: string): string => (WITHOUT.rules.includes(language) ? "en" : language);

export function preferred(wishes: readonly string[] = navigator.languages): UiLanguage {
  const kept = storage.get(PLACE);
  if (isLanguage(kept)) return kept;
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

export const keep = (language: UiLanguage): void => storage.set(PLACE, language);
