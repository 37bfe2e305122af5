/** The few things that are asked over plain HTTP. */
import { rulesFor } from "../i18n/languages";
import type { BringDeck, Broken, GradeClue, OpenTable, ReportTable, ReviewGame } from "../protocol";
import type { Review } from "../review/model";

export class Answered extends Error {
  constructor(readonly status: number, readonly code: string, detail: string, readonly broken?: Broken) {
    super(detail);
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const body = (await response.json().catch(() => ({}))) as { code?: string; detail?: string; broken?: Broken };
  throw new Answered(response.status, body.code ?? "unknown", body.detail ?? "", body.broken);
}

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

export const openTable = async (body: OpenTable): Promise<{ table: string; code: string }> => answer(await post("/api/tables", body));

/** What is wrong with a line of a deck; `what` names a message of decks.ftl. */
export interface Fault {
  line: number;
  what: string;
  args: readonly string[];
}

/** A deck of the host's own: how many cards were taken, and what was left out. */
export const bringDeck = async (table: string, body: BringDeck): Promise<{ cards: number; faults: Fault[] }> =>
  answer(await post(`/api/tables/${table}/deck`, body));

/** A deck that the server offers to all tables. */
export interface Offered {
  name: string;
  title: string;
  language: NonNullable<BringDeck["language"]>;
  cards: number;
}

export const offeredDecks = async (): Promise<Offered[]> => answer(await fetch("/api/decks"));

/** Why a picture was not taken; `what` names a message of pictures.ftl. */
export interface PictureFault {
  name: string;
  what: string;
}

export interface PicturesWanted {
  files: ReadonlyArray<{ name: string; title: string; data: string }>;
}

const asHost = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });

/** Pictures of the host's own: which were taken, and which were not. */
export const bringPictures = async (
  table: string, token: string, body: PicturesWanted,
): Promise<{ taken: ReadonlyArray<{ name: string; id: string }>; refused: PictureFault[] }> =>
  answer(await fetch(`/api/tables/${table}/pictures`, {
    method: "POST", headers: { "Content-Type": "application/json", ...asHost(token) }, body: JSON.stringify(body),
  }));

export async function dropPictures(table: string, token: string): Promise<void> {
  const response = await fetch(`/api/tables/${table}/pictures`, { method: "DELETE", headers: asHost(token) });
  if (!response.ok) await answer(response);
}

const asked = async (method: string, path: string, token: string): Promise<void> => {
  const response = await fetch(path, { method, headers: asHost(token) });
  if (!response.ok) await answer(response);
};

/** A line in the log of the server's host. */
export async function reportTable(table: string, token: string, body: ReportTable): Promise<void> {
  const headers = { "Content-Type": "application/json", ...asHost(token) };
  const response = await fetch(`/api/tables/${table}/report`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) await answer(response);
}

/** One's name goes from the table, and oneself too. */
export const forgetName = (table: string, token: string): Promise<void> => asked("POST", `/api/tables/${table}/forget`, token);

/** Everything of the table goes, for everybody. */
export const deleteTable = (table: string, token: string): Promise<void> => asked("DELETE", `/api/tables/${table}`, token);

/** Where the server's host says who they are, and what becomes of people's data. */
export interface House {
  imprint: string | null;
  privacy: string | null;
}

export const askHouse = async (): Promise<House> => answer(await fetch("/api/house"));

/** A finished game, reviewed. Nothing of it is stored. */
export const reviewGame = async (body: ReviewGame): Promise<Review> => answer(await post("/api/review", body));

/** What the bots' mind says of a clue of one's own; `grade` is missing if it does not know the word, or the referee will not have it. */
export interface ClueGraded {
  finding: "legal" | "notice" | "doubtful" | "illegal";
  reasons: ReadonlyArray<{ rule: string; message: string; args: Readonly<Record<string, string | number>> }>;
  known: boolean;
  grade?: number;
  worth?: number;
  found?: readonly number[];
  near?: number | null;
}

/** A clue for a puzzle's spymaster, graded. Nothing of it is stored. */
export const gradeClue = async (body: GradeClue): Promise<ClueGraded> => answer(await post("/api/puzzle", body));

/** Case, spaces and the dash do not matter. */
export const cleanCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** Six characters, without those that are mistaken for others. What is not that is no table's code. */
export const isCode = (clean: string): boolean => /^[2-9A-HJ-NP-Z]{6}$/.test(clean);

export const findTable = async (code: string): Promise<{ table: string }> =>
  answer(await fetch(`/api/codes/${encodeURIComponent(cleanCode(code))}`));

export async function rulesIn(language: string): Promise<string> {
  const response = await fetch(`/api/rules/${rulesFor(language)}`);
  if (!response.ok) throw new Answered(response.status, "unknown", "");
  return response.text();
}
