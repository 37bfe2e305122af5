/** What this device remembers of puzzles: how they went, and the days of the streak. Kept in this browser, nowhere else. */
import { readJson, storage } from "../state/storage";
import { FIRST, LAST } from "./span";
import type { Kind } from "./text";

export const PLACE = "cryptonym.puzzle";
/** Puzzles that are remembered, and days. */
const MOST = 500;

export interface OwnClue {
  word: string;
  number: number;
  grade: number;
  found: readonly number[];
  near: number | undefined;
}

export interface Done {
  /** Cards, in the order in which they were touched. */
  touched?: readonly number[];
  /** The operative's task has ended. */
  operative?: boolean;
  /** One of the five, or a clue of one's own: the spymaster's task has ended. */
  offer?: number;
  own?: OwnClue;
}

interface Kept {
  done?: Record<string, Done>;
  days?: string[];
}

const kept = (): Kept => readJson<Kept>(PLACE) ?? {};
const nameOf = (day: string, language: string, kind: Kind): string => `${day} ${language} ${kind}`;

export const isoOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
/** Local midnight decides the day. */
export const today = (): string => isoOf(new Date());
/** Noon, so that no change of clocks leads to another day. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);
export function plus(day: string, days: number): string {
  const date = dateOf(day);
  date.setDate(date.getDate() + days);
  return isoOf(date);
}
export const isDay = (text: string | undefined): text is string => text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(dateOf(text).getTime()) && isoOf(dateOf(text)) === text;

/** Wednesday and Sunday have pictures too. */
export const hasPictures = (day: string): boolean => [0, 3].includes(dateOf(day).getDay());

/** Whether there is a puzzle of this day; nobody asks the server for another. */
export const isCovered = (day: string): boolean => FIRST <= day && day <= LAST;
/** The day nearest to this one that has a puzzle and has come. */
export function nearest(day: string, now = today()): string | undefined {
  const last = now < LAST ? now : LAST;
  return last < FIRST ? undefined : day < FIRST ? FIRST : day > last ? last : day;
}

export const doneOf = (day: string, language: string, kind: Kind): Done => kept().done?.[nameOf(day, language, kind)] ?? {};

export const spymasterDone = (done: Done): boolean => done.offer !== undefined || done.own !== undefined;
export const stateOf = (done: Done): "open" | "half" | "done" =>
  done.operative && spymasterDone(done) ? "done" : done.operative || spymasterDone(done) ? "half" : "open";

/** Remember how far it has gone. A task that ends on the puzzle's own day counts for the streak. */
export function remember(day: string, language: string, kind: Kind, change: Done, now = today()): Done {
  const before = kept();
  const next = { ...before.done?.[nameOf(day, language, kind)], ...change };
  const done = Object.fromEntries(Object.entries({ ...before.done, [nameOf(day, language, kind)]: next }).sort().slice(-MOST));
  const counts = day === now && (next.operative || spymasterDone(next));
  const days = counts ? [...new Set([...(before.days ?? []), day])].sort().slice(-MOST) : (before.days ?? []);
  storage.set(PLACE, JSON.stringify({ done, days }));
  return next;
}

export const punchedDays = (): ReadonlySet<string> => new Set(kept().days ?? []);

/** Days in a row until today; until yesterday as long as today's is not solved. */
export function streak(now = today()): number {
  const days = punchedDays();
  let day = days.has(now) ? now : plus(now, -1);
  let count = 0;
  while (days.has(day)) {
    count += 1;
    day = plus(day, -1);
  }
  return count;
}

/** Monday to Sunday of the week that a day is in. */
export function weekOf(day: string): string[] {
  const monday = plus(day, -((dateOf(day).getDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, i) => plus(monday, i));
}
