/** The rules of play for one phone, after `engine/decide.py`: no clock, no referee and no challenge, all else the same (ADR 0021). Pure. */
import { LIMITS } from "../protocol";
import type { Identity, Team } from "../state/reduce";
import { type Game, type GameEvent, guessesOf, highestOf, left, other, phaseOf, teamOf } from "./model";

/** What somebody asks for; whose move it is, the phone knows by who holds it. */
export type Move =
  | { type: "clue"; word: string; number: number | null }
  | { type: "guess"; card: number }
  | { type: "stop" }
  | { type: "cover"; card: number };

/** Why a move was not taken: a message of violations.ftl. Nothing has changed. */
export interface Refusal {
  message: string;
  args?: Record<string, string | number>;
}

export const isRefusal = (decision: GameEvent[] | Refusal): decision is Refusal => !Array.isArray(decision);

const refuse = (message: string, args?: Refusal["args"]): Refusal => ({ message: `violation-${message}`, ...(args ? { args } : {}) });
const endTurn = (game: Game, by: string): GameEvent => ({ type: "turn_ended", team: game.turn, by });
const end = (winner: Team, by: string, score: number | null = null): GameEvent => ({ type: "game_ended", winner, by, score });

export function decide(game: Game, move: Move): GameEvent[] | Refusal {
  const phase = phaseOf(game);
  if (phase === "over") return refuse("game-over");
  switch (move.type) {
    case "clue":
      return phase === "enemy" ? refuse("enemy-cover-due") : phase === "guess" ? refuse("clue-already-given") : giveClue(game, move.word, move.number);
    case "guess":
      return mayNotGuess(phase) ?? noCard(game, move.card) ?? guess(game, move.card);
    case "stop":
      return mayNotGuess(phase) ?? stop(game);
    case "cover":
      return phase !== "enemy" ? refuse("nothing-to-cover") : (noCard(game, move.card) ?? coverForTheEnemy(game, move.card));
  }
}

/** One word and one number (CLUE-1); a number that cannot be true is not taken (CLUE-9). */
function giveClue(game: Game, said: string, number: number | null): GameEvent[] | Refusal {
  const word = said.normalize("NFC").trim();
  if (!word) return refuse("clue-without-word");
  if ([...word].length > LIMITS.clue) return refuse("clue-too-long", { most: LIMITS.clue });
  if (!/^(?: |[^\p{C}\p{Z}])+$/u.test(word)) return refuse("clue-unreadable");
  if (number !== null && number < 0) return refuse("number-negative");
  if (number !== null && number > highestOf(game)) return refuse("number-too-high", { most: highestOf(game) });
  return [{ type: "clue_given", team: game.turn, word, number }];
}

const mayNotGuess = (phase: ReturnType<typeof phaseOf>): Refusal | undefined =>
  phase === "enemy" ? refuse("enemy-cover-due") : phase === "clue" ? refuse("no-clue-yet") : undefined;

function noCard(game: Game, card: number): Refusal | undefined {
  if (!Number.isInteger(card) || card < 0 || card >= game.cards.length) return refuse("no-such-card");
  return game.covered.includes(card) ? refuse("card-covered", { card: game.cards[card] ?? "" }) : undefined;
}

/** The touched card is covered (TURN-3); what it turns out to be settles the turn. */
function guess(game: Game, card: number): GameEvent[] {
  const identity = game.key[card] ?? "bystander";
  return [{ type: "card_covered", card, identity, by: "TURN-3" }, ...consequences(game, identity)];
}

/** TURN-4 to TURN-7, TURN-10, FINE-1 to FINE-4; the game is as it was before the touch. */
function consequences(game: Game, identity: Identity): GameEvent[] {
  const ending = endingByWords(game, identity);
  if (ending) return [ending];
  if (identity === "assassin") return assassinTouched(game);
  const own = identity === game.turn;
  if (game.lastStand) {
    if (!own) return [end(other(game.turn), "FINE-4")];
    return left(game, game.turn) > 1 ? [] : [end(game.turn, "FINE-3", scoreOf(game))];
  }
  if (!own) return [endTurn(game, identity === "bystander" ? "TURN-5" : "TURN-6")];
  const limit = guessesOf(game.clue?.number ?? null);
  return limit !== null && game.touches + 1 >= limit ? [endTurn(game, "TURN-10")] : [];
}

/** With its last word covered a team wins (END-1), co-op's enemy even in the assassin ending (COOP-3, FINE-6). */
function endingByWords(game: Game, identity: Identity): GameEvent | undefined {
  if (identity === "bystander" || identity === "assassin" || left(game, identity) > 1) return undefined;
  const team = teamOf(game);
  if (team && identity !== team) return end(identity, "COOP-3");
  return game.rules.assassin_ending ? undefined : end(identity, "END-1", scoreOf(game));
}

/** Co-op's score: the enemy agents left in the pile (COOP-4). */
function scoreOf(game: Game): number | null {
  const team = teamOf(game);
  return team ? left(game, other(team)) : null;
}

function assassinTouched(game: Game): GameEvent[] {
  if (!game.rules.assassin_ending) return [end(other(game.turn), "TURN-7")];
  return left(game, game.turn) > 0 ? [{ type: "last_stand_began", team: game.turn }] : [end(game.turn, "FINE-2", scoreOf(game))];
}

/** After at least one guess (TURN-8, TURN-9); in a last stand it loses (FINE-4). */
function stop(game: Game): GameEvent[] | Refusal {
  if (game.touches === 0) return refuse("guess-first");
  return [game.lastStand ? end(other(game.turn), "FINE-4") : endTurn(game, "TURN-9")];
}

/** At the enemy's turn the spymaster covers one of its words (COOP-2). */
function coverForTheEnemy(game: Game, card: number): GameEvent[] | Refusal {
  if (game.key[card] !== game.turn) return refuse("cover-the-enemys");
  const covered: GameEvent = { type: "card_covered", card, identity: game.turn, by: "COOP-2" };
  const ending = endingByWords(game, game.turn);
  return [covered, ...(ending ? [ending] : game.enemyCovers === 1 ? [endTurn(game, "COOP-2")] : [])];
}
