/** The lesson's games: the same nine cards at each of its six steps, as events that the page's rules fold (ADR 0021). Pure. */
import { decide, isRefusal, type Move } from "../game/decide";
import { gameOf } from "../game/evolve";
import type { Game, GameEvent } from "../game/model";
import { viewOf } from "../game/view";
import type { GameView } from "../protocol";
import type { Identity, Language } from "../state/reduce";

export const COLUMNS = 3;
/** Castle, anchor, wolf, lighthouse, umbrella, siren, volcano, wave, horse. */
export const KEY: readonly Identity[] = ["red", "red", "blue", "bystander", "red", "assassin", "blue", "red", "bystander"];
export const CASTLE = 0;
export const ANCHOR = 1;
export const LIGHTHOUSE = 3;
export const UMBRELLA = 4;
export const SIREN = 5;
export const WAVE = 7;
export const NUMBER = 2;

const RULES: Game["rules"] = {
  grid: "5x5", mode: "teams", assassin_ending: false, referee: "refuses", house: [], own_limits: "", hourglass_seconds: 60, clue_seconds: null, guess_seconds: null,
};

const touched = (card: number): GameEvent => ({ type: "card_covered", card, identity: KEY[card] ?? "bystander", by: "TURN-3" });

/** How the table lies when a step begins. */
export function eventsAt(step: number, cards: readonly string[], clue: string): GameEvent[] {
  const dealt: GameEvent = { type: "game_dealt", rules: RULES, cards: [...cards], pictures: [], starting: "red", key: { starting: "red", identities: [...KEY] } };
  const given: GameEvent = { type: "clue_given", team: "red", word: clue, number: NUMBER };
  if (step <= 3) return [dealt, given];
  const found = [dealt, given, touched(ANCHOR), touched(WAVE)];
  if (step <= 5) return found;
  return [...found, { type: "turn_ended", team: "red", by: "TURN-9" }, { type: "turn_ended", team: "blue", by: "TURN-9" }];
}

/** The events after a move that the rules allow; the same ones if they do not. */
export function after(events: readonly GameEvent[], move: Move): GameEvent[] {
  const decision = decide(gameOf(events), move);
  return isRefusal(decision) ? [...events] : [...events, ...decision];
}

/** The cards that a step asks for. */
export function askedAt(step: number): readonly number[] {
  if (step === 3) return [ANCHOR, WAVE];
  return step === 4 ? [LIGHTHOUSE] : step === 5 ? [SIREN] : [];
}

/** The card on which the bot puts its tag: the reader's, if that is right, else the anchor. */
export const botsChoice = (mine: number | undefined): number => (mine === WAVE ? WAVE : ANCHOR);
export const theOther = (card: number): number => (card === WAVE ? ANCHOR : WAVE);

export const viewAt = (events: readonly GameEvent[], knows: boolean, language: Language | "other"): GameView => ({
  ...viewOf(gameOf(events), knows, language), columns: COLUMNS,
});
