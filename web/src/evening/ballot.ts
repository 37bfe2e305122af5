/** Which clues are offered for the vote, and what one chose on this device. */
import type { GameView } from "../protocol";
import type { Team } from "../state/reduce";
import { readJson, storage } from "../state/storage";
import { type Given } from "../table/number";

export interface Candidate {
  turn: number;
  team: Team;
  word: string;
  number: Given;
  /** Cards of its own team that it brought. */
  found: number;
}

const weight = (number: Given): number => (number === "unlimited" ? 10 : number);

/** All clues of the game but those from one's own chair (TABLE-12): first those that brought most. */
export function candidates(game: GameView, mySeat: string): Candidate[] {
  return Object.entries(game.turns ?? {})
    .flatMap(([turn, { team, word, number, touched }]): Candidate[] => {
      if (word == null || number == null || mySeat === `${team}-spymaster`) return [];
      return [{ turn: Number(turn), team, word, number, found: (touched ?? []).filter((card) => game.covered?.[card] === team).length }];
    })
    .sort((one, other) => other.found - one.found || weight(other.number) - weight(one.number) || one.turn - other.turn);
}

/** Three of them, with one of each team that has any. */
export function shortlist(all: readonly Candidate[]): Candidate[] {
  const first = all.slice(0, 3);
  const missing = all.find(({ team }) => !first.some((one) => one.team === team));
  return missing && first.length === 3 ? [...first.slice(0, 2), missing] : first;
}

const PLACE = "cryptonym.vote";

interface Kept {
  table: string;
  game: number;
  turn: number;
}

export function keptVote(table: string, game: number): number | undefined {
  const kept = readJson<Kept>(PLACE);
  return kept?.table === table && kept.game === game ? kept.turn : undefined;
}

export function keepVote(table: string, game: number, turn: number | undefined): void {
  if (turn === undefined) storage.drop(PLACE);
  else storage.set(PLACE, JSON.stringify({ table, game, turn }));
}
