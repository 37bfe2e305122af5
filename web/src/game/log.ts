/** A game's log as `engine/log.py` writes it: a header, then numbered events, a JSON object a line. Anything else is told by its line. */
import type { Identity } from "../state/reduce";
import type { Dealt, GameEvent } from "./model";

const HEADER = { cryptonym: "game", version: 1 };
/** Far more than any game has; a file that is no log is not read to its end. */
const LARGEST = 1_000_000;

/** Where a log goes wrong, and how: `empty`, `other` (not a game's log), `newer`, or `damaged`. */
export class LogFault extends Error {
  constructor(readonly line: number, readonly why: "empty" | "other" | "newer" | "damaged") {
    super(`line ${line}: ${why}`);
  }
}

type Fields = Record<string, unknown>;
type Check = (value: unknown) => boolean;

const oneOf = (...values: readonly unknown[]): Check => (value) => values.includes(value);
const isText: Check = (value) => typeof value === "string";
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isFlag: Check = (value) => typeof value === "boolean";
const maybe = (check: Check): Check => (value) => value === null || value === undefined || check(value);
const listOf = (check: Check): Check => (value) => Array.isArray(value) && value.every(check);
const fields = (checks: Record<string, Check>): Check => (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.entries(checks).every(([name, check]) => check((value as Fields)[name]));

const isTeam = oneOf("red", "blue");
const isIdentity = oneOf("red", "blue", "bystander", "assassin");
const isRules = fields({
  grid: oneOf("5x5", "5x4"), mode: oneOf("teams", "coop", "trio"), assassin_ending: isFlag, referee: isText, house: listOf(isText), own_limits: isText,
  hourglass_seconds: isCount, clue_seconds: maybe(isCount), guess_seconds: maybe(isCount),
});

const EVENTS: Record<GameEvent["type"], Check> = {
  game_dealt: fields({
    rules: isRules, cards: listOf(isText), pictures: listOf(isCount), starting: isTeam, key: fields({ starting: isTeam, identities: listOf(isIdentity) }),
  }),
  clue_given: fields({ team: isTeam, word: isText, number: maybe(isCount) }),
  card_covered: fields({ card: isCount, identity: isIdentity, by: isText }),
  last_stand_began: fields({ team: isTeam }),
  clue_challenged: fields({ team: isTeam }),
  challenge_decided: fields({ upheld: isFlag, judge: oneOf("referee", "challenger", "spymaster"), rule: maybe(isText), codename: maybe(isText) }),
  cover_declined: fields({ team: isTeam }),
  turn_ended: fields({ team: isTeam, by: isText }),
  hourglass_turned: fields({ at: isCount, seconds: isCount }),
  clock_started: fields({ at: isCount, ends: isCount }),
  clock_paused: fields({ left: isCount }),
  game_ended: fields({ winner: maybe(isTeam), by: isText, score: maybe(isCount) }),
};

function objectIn(line: string, number: number): Fields {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Fields;
  } catch {
    // Said below.
  }
  throw new LogFault(number, number === 1 ? "other" : "damaged");
}

/** The events of a log. LogFault for anything that no server of ours would have written. */
export function readLog(text: string): GameEvent[] {
  if (text.length > LARGEST) throw new LogFault(1, "other");
  const lines = text.split("\n").map((line, i) => ({ line: line.trim(), number: i + 1 })).filter(({ line }) => line !== "");
  const [first, ...rest] = lines;
  if (!first) throw new LogFault(1, "empty");
  const header = objectIn(first.line, 1);
  if (header.cryptonym !== HEADER.cryptonym) throw new LogFault(1, "other");
  if (header.version !== HEADER.version) throw new LogFault(1, "newer");
  if (rest.length === 0) throw new LogFault(1, "empty");
  const covered = new Set<number>();
  let dealt: Dealt | undefined;
  if (rest.length > 1 && marksIn(rest.at(-1)?.line ?? "")) rest.pop();
  return rest.map(({ line, number }, i) => {
    // What a referee made of a clue is not for this page to say.
    const { n, v, verdict, let_pass, ...stored } = objectIn(line, number);
    const check = Object.hasOwn(EVENTS, String(stored.type)) ? EVENTS[stored.type as GameEvent["type"]] : undefined;
    if (!check || (typeof v === "number" && v > 1)) throw new LogFault(number, "newer");
    const event = stored as unknown as GameEvent;
    if (n !== i + 1 || v !== 1 || !check(stored) || (event.type === "game_dealt") !== (i === 0)) throw new LogFault(number, "damaged");
    if (event.type === "game_dealt") dealt = event;
    if (!dealt || !fits(event, dealt, covered)) throw new LogFault(number, "damaged");
    return event;
  });
}

/** The cards that a spymaster marked with the clue of a turn, counted from 0. */
export interface Marked {
  turn: number;
  cards: readonly number[];
  by?: string;
}

const isMarks = fields({ marks: listOf(fields({ turn: isCount, cards: listOf(isCount) })) });

/** The last line of a log may have what was marked (TABLE-2). */
function marksIn(line: string): readonly Marked[] | undefined {
  if (!line.startsWith('{"marks"')) return undefined;
  const stored = objectIn(line, 2);
  return isMarks(stored) ? (stored.marks as Marked[]) : undefined;
}

export const readMarks = (log: string): readonly Marked[] => marksIn(log.trimEnd().split("\n").at(-1) ?? "") ?? [];

/** Whether cards and identities are those of the deal, and no card is covered twice. */
function fits(event: GameEvent, { rules, cards, starting, key }: Dealt, covered: Set<number>): boolean {
  if (event.type === "game_dealt") {
    const size = rules.grid === "5x5" ? 25 : 20;
    return cards.length === size && new Set(cards).size === size && key.identities.length === size && key.starting === starting
      && event.pictures.every((place) => place < size);
  }
  if (event.type !== "card_covered") return true;
  const known = key.identities[event.card] as Identity | undefined;
  const fresh = known === event.identity && !covered.has(event.card);
  covered.add(event.card);
  return fresh;
}

/** What the referee must have made of a clue on which it ruled two events later, or the log would not replay. Everybody heard it then. */
function verdictFor(ruling: GameEvent | undefined): { finding: string; rule: string | null; codename: string | null } | null {
  if (ruling?.type !== "challenge_decided" || ruling.judge !== "referee") return null;
  const { upheld, rule, codename } = ruling;
  return { finding: upheld ? "illegal" : "legal", rule, codename };
}

/** The log of a game, as `cryptonym replay` reads it too. */
export function writeLog(events: readonly GameEvent[], marks: readonly Marked[] = []): string {
  const stored = events.map((event, i) => {
    const { type, ...rest } = event;
    const whole = type === "clue_given" ? { ...rest, verdict: verdictFor(events[i + 2]), let_pass: false } : rest;
    return { n: i + 1, type, v: 1, ...whole };
  });
  const meant = marks.length > 0 ? [{ marks: marks.map(({ turn, cards }) => ({ turn, cards })) }] : [];
  return [HEADER, ...stored, ...meant].map((line) => `${JSON.stringify(line)}\n`).join("");
}
