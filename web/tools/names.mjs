// The languages of the page, for tools that run before the page is built: read from the generated list.
import { readFileSync } from "node:fs";

const names = () => readFileSync(new URL("../src/i18n/names.ts", import.meta.url), "utf8");

export const pageLanguages = () => JSON.parse(names().match(/PAGE_LANGUAGES = (\[.*\])/)[1]);

/** What stands in `lang` attributes. */
export const tagOf = (language) => names().match(new RegExp(`TAGS.*\\b${language}: "([\\w-]+)"`))?.[1] ?? language;
