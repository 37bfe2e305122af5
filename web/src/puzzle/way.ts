/** The addresses of puzzles. */
import { go } from "../ui/route";
import type { Kind } from "./text";

export interface Wanted {
  /** Today, if none is said. */
  day?: string;
  kind?: Kind;
  archive?: boolean;
}

export function addressOf({ day, kind, archive }: Wanted): string {
  const asked = new URLSearchParams();
  if (archive) asked.set("archive", "");
  if (day) asked.set("date", day);
  if (kind === "pictures") asked.set("cards", kind);
  const query = asked.toString().replace(/=(?=&|$)/, "");
  return `/puzzle${query && `?${query}`}`;
}

/** For friends: the language is written into it for the preview that messengers show. */
export const linkOf = (wanted: Wanted, language: string): string => {
  const [path = "", query] = addressOf(wanted).split("?");
  return `${location.origin}${path}?${[language, ...(query ? [query] : [])].join("&")}`;
};

export const toPuzzle = (wanted: Wanted): void => go(addressOf(wanted));
