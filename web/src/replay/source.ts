/** Where a game to see again comes from: a table, a file, or the link itself. */
import { LogFault, type Marked, readLog, readMarks } from "../game/log";
import type { GameEvent } from "../game/model";
import { isCardLanguage } from "../i18n/languages";
import type { Language } from "../state/reduce";
import { keptToken } from "../state/token";
import { unpacked } from "./share";

export interface Loaded {
  events: readonly GameEvent[];
  language: Language | "other";
  /** Who sat where, where that is known. */
  players: Readonly<Record<string, readonly string[]>> | undefined;
  /** What spymasters marked as meant (TABLE-2), and who they are, where that is known. */
  marks: readonly Marked[];
}

/** Why there is nothing to see; `line` where a line of a file is to blame. */
export interface Fault {
  why: "missing" | "running" | "password" | "no-server" | "bad-link" | LogFault["why"];
  line?: number;
}

export const isFault = (found: Loaded | Fault): found is Fault => "why" in found;

const LARGEST_FILE = 1 << 20;

const faultOf = (error: unknown): Fault => (error instanceof LogFault ? { why: error.why, line: error.line } : { why: "other" });

export async function fromTable(table: string, game: number | undefined): Promise<Loaded | Fault> {
  const token = keptToken(table);
  let response: Response;
  try {
    response = await fetch(`/api/tables/${table}/replay?names=1${game === undefined ? "" : `&game=${game}`}`, {
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    });
  } catch {
    return { why: "no-server" };
  }
  if (response.status === 401) return { why: "password" };
  if (!response.ok) return { why: response.status < 500 && response.status !== 429 ? "missing" : "no-server" };
  // A game that still runs comes as the history of one's own view, line by line.
  if (!/^application\/json\b(?!l)/.test(response.headers.get("content-type") ?? "")) return { why: "running" };
  try {
    const { log, players, language, marks } = (await response.json()) as { log: string; players: Record<string, string[]>; language?: string; marks?: Marked[] };
    return { events: readLog(log), players, language: isCardLanguage(language) ? language : "other", marks: marks ?? [] };
  } catch (error) {
    return faultOf(error);
  }
}

export async function fromFile(file: File): Promise<Loaded | Fault> {
  if (file.size > LARGEST_FILE) return { why: "other", line: 1 };
  try {
    const log = await file.text();
    return { events: readLog(log), players: undefined, language: "other", marks: readMarks(log) };
  } catch (error) {
    return faultOf(error);
  }
}

export async function fromLink(hash: string): Promise<Loaded | Fault> {
  try {
    const log = await unpacked(hash);
    return { events: readLog(log), players: undefined, language: "other", marks: readMarks(log) };
  } catch {
    return { why: "bad-link" };
  }
}
