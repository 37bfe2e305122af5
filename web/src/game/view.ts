/** What somebody may know of a game, in the shape in which the server would send it, so that everything that draws a table draws this too. */
import type { ClueSeen, GameView } from "../protocol";
import type { Language } from "../state/reduce";
import { type Game, guessesOf, highestOf, left, phaseOf, type Turn } from "./model";

const numberSeen = (number: number | null): ClueSeen["number"] => number ?? "unlimited";

const turnSeen = (turn: Turn): NonNullable<GameView["turns"]>[string] => ({
  team: turn.team,
  ...(turn.word === null ? {} : { word: turn.word, number: numberSeen(turn.number) }),
  ...(turn.touched.length > 0 ? { touched: [...turn.touched] } : {}),
  ...(turn.covered.length > 0 ? { covered: [...turn.covered] } : {}),
  ...(turn.endedBy === null ? {} : { ended_by: turn.endedBy }),
});

function clueSeen(game: Game): ClueSeen | undefined {
  if (!game.clue) return undefined;
  const limit = game.lastStand ? null : guessesOf(game.clue.number);
  return { word: game.clue.word, number: numberSeen(game.clue.number), ...(limit === null ? {} : { guesses_left: limit - game.touches }) };
}

/** `knows`: whether the key may be seen. After the end everybody may (END-2). */
export function viewOf(game: Game, knows: boolean, language: Language | "other"): GameView {
  const clue = clueSeen(game);
  return {
    rules: game.rules,
    language,
    columns: 5,
    cards: [...game.cards],
    pictures: [...game.pictures],
    starting: game.starting,
    turn: game.turn,
    phase: phaseOf(game),
    covered: Object.fromEntries(game.covered.map((card) => [String(card), game.key[card] ?? "bystander"])),
    ...(knows || game.ending ? { key: [...game.key] } : {}),
    left: { red: left(game, "red"), blue: left(game, "blue") },
    highest: highestOf(game),
    ...(clue ? { clue } : {}),
    touches: game.touches,
    challenged: game.challenged,
    penalty_open: game.penaltyOpen,
    enemy_covers: game.enemyCovers,
    last_stand: game.lastStand,
    turns: Object.fromEntries(game.turns.map((turn, number) => [String(number), turnSeen(turn)])),
    ...(game.hourglass === null ? {} : { hourglass: game.hourglass }),
    ...(game.clock ? { clock: game.clock } : {}),
    ...(game.ending ? { ending: game.ending } : {}),
  };
}
