/** The secret that makes a seat one's own. It is made here, kept under the table's id, and never stands in an address. */
import { storage } from "./storage";

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

export const randomText = (bytes: number): string => base64url(crypto.getRandomValues(new Uint8Array(bytes)));

const placeOf = (table: string): string => `cryptonym.token.${table}`;

export function tokenFor(table: string): string {
  const kept = storage.get(placeOf(table));
  if (kept) return kept;
  const token = randomText(32);
  storage.set(placeOf(table), token);
  return token;
}

/** The secret of a table where this browser has been; none is made for one where it has not. */
export const keptToken = (table: string): string | undefined => storage.get(placeOf(table));
export const keepToken = (table: string, token: string): void => storage.set(placeOf(table), token);
export const dropToken = (table: string): void => storage.drop(placeOf(table));
