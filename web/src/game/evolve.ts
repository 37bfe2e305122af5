/** Folds an event into the game, as `engine/evolve.py` does. Never refuses. */
import { type Dealt, type Game, type GameEvent, left, other, teamOf, type Turn } from "./model";
import type { Team } from "../state/reduce";

const fresh = (team: Team): Turn => ({ team, word: null, number: null, touched: [], covered: [], endedBy: null });

export const begin = ({ rules, cards, pictures, starting, key }: Dealt): Game => ({
  rules, cards, pictures, starting, key: key.identities, turn: starting, covered: [], clue: null, touches: 0, challenged: false, awaitsRuling: false,
  penaltyOpen: false, enemyCovers: 0, lastStand: false, turns: [fresh(starting)], hourglass: null, clock: null, ending: null,
});

/** The turn under way with some of it changed. */
function turnWith(game: Game, part: (turn: Turn) => Partial<Turn>): Turn[] {
  const turn = game.turns.at(-1) ?? fresh(game.turn);
  return [...game.turns.slice(0, -1), { ...turn, ...part(turn) }];
}

export function evolve(game: Game, event: GameEvent): Game {
  switch (event.type) {
    case "game_dealt":
      return begin(event);
    case "clue_given":
      return {
        ...game, clue: { word: event.word, number: event.number }, touches: 0, challenged: false, penaltyOpen: false, hourglass: null, clock: null,
        turns: turnWith(game, () => ({ word: event.word, number: event.number })),
      };
    case "card_covered": {
      const touched = event.by === "TURN-3";
      return {
        ...game, covered: [...game.covered, event.card], touches: game.touches + (touched ? 1 : 0), penaltyOpen: false, hourglass: null,
        enemyCovers: Math.max(0, game.enemyCovers - (event.by === "COOP-2" ? 1 : 0)),
        turns: turnWith(game, (turn) => (touched ? { touched: [...turn.touched, event.card] } : { covered: [...turn.covered, event.card] })),
      };
    }
    case "last_stand_began":
      return { ...game, lastStand: true };
    case "clue_challenged":
      return { ...game, challenged: true, awaitsRuling: true };
    case "challenge_decided":
      return { ...game, awaitsRuling: false };
    case "cover_declined":
      return { ...game, penaltyOpen: false };
    case "turn_ended": {
      const next = other(event.team);
      const penalty = event.by === "PEN-1";
      return {
        ...game, turn: next, clue: null, touches: 0, challenged: false, awaitsRuling: false, hourglass: null, clock: null,
        penaltyOpen: penalty && game.rules.mode !== "coop" && left(game, next) > 0,
        enemyCovers: event.team === teamOf(game) ? (penalty ? 2 : 1) : 0,
        turns: [...turnWith(game, () => ({ endedBy: event.by })), fresh(next)],
      };
    }
    case "hourglass_turned":
      return { ...game, hourglass: event.at + 1000 * event.seconds };
    case "clock_started":
      return { ...game, clock: { ends: event.ends, left: null } };
    case "clock_paused":
      return { ...game, clock: { ends: null, left: event.left } };
    case "game_ended":
      return {
        ...game, ending: { winner: event.winner, by: event.by, score: event.score }, awaitsRuling: false, penaltyOpen: false, enemyCovers: 0,
        hourglass: null, clock: null, turns: turnWith(game, () => ({ endedBy: event.by })),
      };
  }
}

/** A whole log, folded; its first event is the deal. */
export function gameOf(events: readonly GameEvent[]): Game {
  const [dealt, ...rest] = events;
  if (dealt?.type !== "game_dealt") throw new Error("nothing was dealt");
  return rest.reduce(evolve, begin(dealt));
}
