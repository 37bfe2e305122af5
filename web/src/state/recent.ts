/** The tables that this browser sat at lately, for the way back. */
import { readJson, storage } from "./storage";
import { dropToken } from "./token";

export interface Recent {
  table: string;
  code: string;
  at: number;
}

const PLACE = "cryptonym.tables";
const MOST = 5;

export const recentTables = (): Recent[] => readJson<Recent[]>(PLACE) ?? [];

export function remember(table: string, code: string): void {
  const others = recentTables().filter((one) => one.table !== table);
  storage.set(PLACE, JSON.stringify([{ table, code, at: Date.now() }, ...others].slice(0, MOST)));
}

export function forget(table: string): void {
  storage.set(PLACE, JSON.stringify(recentTables().filter((one) => one.table !== table)));
  dropToken(table);
}
