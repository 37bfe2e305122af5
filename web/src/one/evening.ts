/** What one phone keeps: the settings, the cards that lie, what has been drawn, and the game as its events. A reload loses nothing. */
import { decide, isRefusal, type Move, type Refusal } from "../game/decide";
import { gameOf } from "../game/evolve";
import { readLog, writeLog } from "../game/log";
import type { GameEvent, GridName } from "../game/model";
import type { Language, Rules, Team } from "../state/reduce";
import { readJson, storage } from "../state/storage";
import { type Card, drawCards, drawKey, type Laid, nameOf } from "./draw";

export interface OneSettings {
  language: Language;
  grid: GridName;
  mode: NonNullable<Rules["mode"]>;
  fine: boolean;
  /** Minutes until the phone knocks; 0 for no clock. It only nudges, as an hourglass does (TIME-1). */
  minutes: number;
}

export interface Evening {
  settings: OneSettings;
  laid: readonly Laid[];
  /** Cards that have lain since the deck was last through (NEXT-2). */
  used: readonly string[];
  events: readonly GameEvent[];
  wins: Readonly<Record<Team, number>>;
}

const PLACE = "cryptonym.one";

const rulesOf = ({ grid, mode, fine }: OneSettings): Rules => ({
  grid, mode, assassin_ending: fine, referee: "silent", house: [], own_limits: "", hourglass_seconds: 60, clue_seconds: null, guess_seconds: null,
});

function dealt(settings: OneSettings, laid: readonly Laid[], used: readonly string[], wins: Evening["wins"]): Evening {
  const key = drawKey(settings.grid, settings.mode === "coop" ? "red" : undefined);
  const event: GameEvent = {
    type: "game_dealt", rules: rulesOf(settings), cards: laid.map(({ face }) => face), pictures: [], starting: key.starting,
    key: { starting: key.starting, identities: [...key.identities] },
  };
  return { settings, laid, used, events: [event], wins };
}

/** Fresh cards (SET-3, SET-4); those of the last games stay away until the deck is through (NEXT-2). */
export function freshDeal(settings: OneSettings, deck: readonly Card[], before?: Evening): Evening {
  const sameDeck = before?.settings.language === settings.language;
  const { laid, used } = drawCards(deck, settings.grid === "5x5" ? 25 : 20, sameDeck ? before.used : []);
  return dealt(settings, laid, used, before?.wins ?? { red: 0, blue: 0 });
}

/** The same cards on their other side, where they lie (NEXT-1). */
export const turnedOver = ({ settings, laid, used, wins }: Evening): Evening =>
  dealt(settings, laid.map(({ face, other }) => ({ face: other, other: face })), used, wins);

/** The evening after a move, or why it was not taken. */
export function after(evening: Evening, move: Move): Evening | Refusal {
  const decision = decide(gameOf(evening.events), move);
  if (isRefusal(decision)) return decision;
  const last = decision.at(-1);
  const winner = last?.type === "game_ended" ? last.winner : null;
  const wins = winner ? { ...evening.wins, [winner]: evening.wins[winner] + 1 } : evening.wins;
  return { ...evening, events: [...evening.events, ...decision], wins };
}

interface Kept extends Omit<Evening, "events"> {
  log: string;
}

export function keepEvening(evening: Evening | undefined): void {
  if (!evening) return storage.drop(PLACE);
  const { events, ...rest } = evening;
  return storage.set(PLACE, JSON.stringify({ ...rest, log: writeLog(events) } satisfies Kept));
}

/** What was kept; undefined where there is nothing, or nothing that can be read any more. */
export function keptEvening(): Evening | undefined {
  const kept = readJson<Kept>(PLACE);
  if (!kept) return undefined;
  try {
    const { log, ...rest } = kept;
    const evening: Evening = { ...rest, events: readLog(log) };
    const faces = evening.laid.map(({ face }) => face);
    return JSON.stringify(faces) === JSON.stringify(gameOf(evening.events).cards) && evening.laid.every((card) => nameOf(card)) ? evening : undefined;
  } catch {
    return undefined;
  }
}
