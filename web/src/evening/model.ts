/** An evening as the server tells it: the last games of a table that are over (`server/http/evenings.py`). */
import type { Given } from "../table/number";
import type { Team } from "../state/reduce";
import { keptToken } from "../state/token";

export interface PlayedClue {
  turn: number;
  team: Team;
  word: string;
  number: Given;
  name: string | null;
  votes: number;
}

export interface PlayedGame {
  game: number;
  mode: string;
  winner: Team | null;
  by: string;
  score: number | null;
  /** Red's chances from the deal to the end, in hundredths; none if they could not be worked out. */
  flag: readonly number[];
  clues: readonly PlayedClue[];
}

export interface EveningTold {
  games: number;
  wins: Record<Team, number>;
  people: readonly string[];
  shown: readonly PlayedGame[];
}

const TRIES = 4;

/** After a game everybody at the table asks at once: who is told to come later does. */
export async function askEvening(table: string, tries = TRIES): Promise<EveningTold | undefined> {
  const token = keptToken(table);
  try {
    const response = await fetch(`/api/tables/${table}/evening`, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
    if (response.ok) return (await response.json()) as EveningTold;
    if (response.status !== 429 && response.status !== 503) return undefined;
    const wait = Math.min(30, Number(response.headers.get("retry-after")) || 1);
    if (tries <= 1) return undefined;
    await new Promise((done) => setTimeout(done, 1000 * (wait + Math.random())));
    return await askEvening(table, tries - 1);
  } catch {
    return undefined;
  }
}

/** The cut of a small flag: one equal step a touch. Without figures the winner has it all from the middle on. */
export function flagOf({ flag, winner }: Pick<PlayedGame, "flag" | "winner">, width: number, height: number): Array<[number, number]> {
  const chances = flag.length > 1 ? flag : [50, winner === "red" ? 100 : winner === "blue" ? 0 : 50];
  const step = width / chances.length;
  return chances.flatMap((chance, i): Array<[number, number]> => {
    const y = height * (1 - chance / 100);
    return [[i * step, y], [(i + 1) * step, y]];
  });
}

const byVotes = (one: PlayedClue, other: PlayedClue): number => other.votes - one.votes;

/** The clues with most votes, the earlier of two that are level; none without a vote. */
export const finestOf = ({ shown }: EveningTold, most = 3): PlayedClue[] =>
  shown.flatMap(({ clues }) => clues).filter(({ votes }) => votes > 0).sort(byVotes).slice(0, most);
