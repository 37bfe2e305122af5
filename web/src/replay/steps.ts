/** A finished game cut into steps: what a watcher would have noticed, each with the game as it was then. */
import { begin, evolve } from "../game/evolve";
import type { Game, GameEvent } from "../game/model";

export interface Step {
  event: GameEvent;
  game: Game;
}

/** What nobody sees happen: it shows with the next step. */
const SILENT = new Set<GameEvent["type"]>(["turn_ended", "hourglass_turned", "clock_started", "clock_paused"]);

/** Whether a touch ended the game, and not somebody who called it off, gave up or ran out of time after it. */
function endedBy(touch: GameEvent | undefined, event: GameEvent, turn: Game["turn"] | undefined): boolean {
  if (touch?.type !== "card_covered" || event.type !== "game_ended" || event.by === "TABLE-5") return false;
  return event.by !== "FINE-4" || touch.identity !== turn;
}

export function stepsOf(events: readonly GameEvent[]): Step[] {
  const steps: Step[] = [];
  let game: Game | undefined;
  for (const [place, event] of events.entries()) {
    const ends = endedBy(events[place - 1], event, game?.turn);
    if (event.type === "game_dealt") game = begin(event);
    else if (game) game = evolve(game, event);
    const last = steps.at(-1);
    if (ends && last && game) last.game = game; // nobody sees the table in between
    else if (game && !SILENT.has(event.type)) steps.push({ event, game });
  }
  return steps;
}

/** Where turns begin: at their clue, or at the enemy's cover. */
export function ticksOf(steps: readonly Step[]): Array<{ at: number; team: Game["turn"] }> {
  const seen = new Set<number>();
  return steps.flatMap(({ event, game }, at) => {
    const turn = game.turns.length;
    if (event.type === "game_dealt" || event.type === "game_ended" || seen.has(turn)) return [];
    seen.add(turn);
    return [{ at, team: game.turns.at(-1)?.team ?? game.turn }];
  });
}
