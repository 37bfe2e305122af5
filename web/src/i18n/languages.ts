import { storage } from "../state/storage";

export const LANGUAGES = ["en", "it", "ca", "pt", "pl"] as const;
export type UiLanguage = (typeof LANGUAGES)[number];

/** What stands in `lang` attributes: Portuguese here is Brazil's. */
export const tagOf = (language: string): string => (language === "pt" ? "pt-BR" : language === "other" ? "und" : language);

/** Each language by its own name. */
export const OWN_NAMES: Record<UiLanguage, string> = { en: "English", it: "Italiano", ca: "Català", pt: "Português", pl: "Polski" };
export const SHORT_NAMES: Record<UiLanguage, string> = { en: "EN", it: "IT", ca: "CA", pt: "PT", pl: "PL" };

const PLACE = "cryptonym.language";

export const isLanguage = (text: string | undefined): text is UiLanguage => LANGUAGES.includes(text as UiLanguage);

export function preferred(wishes: readonly string[] = navigator.languages): UiLanguage {
  const kept = storage.get(PLACE);
  if (isLanguage(kept)) return kept;
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

export const keep = (language: UiLanguage): void => storage.set(PLACE, language);
