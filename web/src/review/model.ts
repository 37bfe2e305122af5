/** A review as the server makes it: `docs/manual/review.md` says what each field is. */
import type { Identity, Team } from "../state/reduce";

export interface Touch {
  turn: number;
  card: number;
  identity: Identity;
  by: string;
  chance: number;
}

export interface Heat {
  card: number;
  chance: number;
}

export interface Story {
  message: string;
  args: Readonly<Record<string, string | number>>;
  cards: Readonly<Record<string, number>>;
  listed: readonly number[];
}

export interface Instead {
  word: string;
  number: number | null;
  targets: readonly number[];
  heat: readonly Heat[];
  why: readonly Story[];
}

export interface ReviewedClue {
  turn: number;
  team: Team;
  word: string;
  number: number | null;
  covered: readonly number[];
  touched: readonly number[];
  ended_by: string | null;
  meant: readonly number[];
  marked: boolean;
  before: number;
  after: number;
  known: boolean;
  heat: readonly Heat[];
  risk: number | null;
  assassin: number | null;
  story: Story | null;
  instead: Instead | null;
}

export const HONOURS = ["finest", "boldest", "lucky"] as const;

export interface Review {
  mode: string;
  columns: number;
  cards: readonly string[];
  key: readonly Identity[];
  starting: Team;
  winner: Team | null;
  figures: boolean;
  start: number;
  touches: readonly Touch[];
  clues: readonly ReviewedClue[];
  tipped: number | null;
  summary: Story;
  honours: Readonly<Record<(typeof HONOURS)[number], number | null>>;
}

export const percent = (chance: number): number => Math.round(100 * chance);

export const numberOf = (number: number | null): string => (number === null ? "∞" : String(number));

/** Red's share of the sheet: in co-op the team's, and what is not the team's is the other sheet's. */
export const redShare = (review: Review, chance: number): number => (review.mode === "coop" && review.starting === "blue" ? 1 - chance : chance);

/** The clue of a turn, and where it stands. */
export const clueOfTurn = (review: Review, turn: number): number => review.clues.findIndex((clue) => clue.turn === turn);
