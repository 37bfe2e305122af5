/** A game as the page itself can hold it, for replays and for one phone without a server: the same data as `engine/model.py` and `events.py`. */
import type { GameView } from "../protocol";
import type { Identity, Rules, Team } from "../state/reduce";

export type GridName = Rules["grid"];
export type Ending = { winner: Team | null; by: string; score: number | null };

/** What has happened, as a log keeps it (`engine/log.py`); `number` is null for unlimited. */
export type GameEvent =
  | { type: "game_dealt"; rules: Rules; cards: string[]; pictures: number[]; starting: Team; key: { starting: Team; identities: Identity[] } }
  | { type: "clue_given"; team: Team; word: string; number: number | null }
  | { type: "card_covered"; card: number; identity: Identity; by: string }
  | { type: "last_stand_began"; team: Team }
  | { type: "clue_challenged"; team: Team }
  | { type: "challenge_decided"; upheld: boolean; judge: "referee" | "challenger" | "spymaster"; rule: string | null; codename: string | null }
  | { type: "cover_declined"; team: Team }
  | { type: "turn_ended"; team: Team; by: string }
  | { type: "hourglass_turned"; at: number; seconds: number }
  | { type: "clock_started"; at: number; ends: number }
  | { type: "clock_paused"; left: number }
  | ({ type: "game_ended" } & Ending);
export type Dealt = Extract<GameEvent, { type: "game_dealt" }>;

export interface Turn {
  team: Team;
  word: string | null;
  number: number | null;
  touched: readonly number[];
  /** Covered by a spymaster, not by a touch (PEN-2, COOP-2). */
  covered: readonly number[];
  endedBy: string | null;
}

export interface Game {
  rules: Rules;
  cards: readonly string[];
  pictures: readonly number[];
  starting: Team;
  key: readonly Identity[];
  turn: Team;
  /** In the order in which they were covered. */
  covered: readonly number[];
  clue: { word: string; number: number | null } | null;
  touches: number;
  challenged: boolean;
  awaitsRuling: boolean;
  penaltyOpen: boolean;
  enemyCovers: number;
  lastStand: boolean;
  turns: readonly Turn[];
  hourglass: number | null;
  clock: { ends: number | null; left: number | null } | null;
  ending: Ending | null;
}

export const other = (team: Team): Team => (team === "red" ? "blue" : "red");

/** A team's words that are still uncovered: its pile, which all can see (SET-6). */
export const left = (game: Game, team: Team): number =>
  game.key.filter((identity, card) => identity === team && !game.covered.includes(card)).length;

/** Co-op's one team, which starts (COOP-1). */
export const teamOf = (game: Game): Team | undefined => (game.rules.mode === "coop" ? game.starting : undefined);

export function phaseOf(game: Game): GameView["phase"] {
  if (game.ending) return "over";
  if (game.enemyCovers > 0) return "enemy";
  if (game.awaitsRuling) return "ruling";
  return game.clue ? "guess" : "clue";
}

/** The seat whose move it is, as `Game.on_move` in Python says it. */
export function onMove(game: Pick<GameView, "rules" | "turn" | "starting" | "phase">): `${Team}-spymaster` | `${Team}-operative` | "both-operative" {
  const { mode } = game.rules;
  if (game.phase === "guess") return mode === "trio" ? "both-operative" : `${game.turn}-operative`;
  return `${mode === "coop" ? game.starting : game.turn}-spymaster`;
}

/** The highest number that can be true for the team on turn (CLUE-9, FINE-5). */
export const highestOf = (game: Game): number => left(game, game.turn) + (game.rules.assassin_ending ? 1 : 0);

/** How many guesses a clue allows (TURN-10); null for no limit (EXPERT-1, EXPERT-2). */
export const guessesOf = (number: number | null): number | null => (number ? number + 1 : null);
