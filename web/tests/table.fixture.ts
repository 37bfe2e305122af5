/** A table in the middle of a game, as the server would send it. */
import type { GameView, Happened, Outgoing, TableSeen } from "../src/protocol";
import { initial, reduce, type State } from "../src/state/reduce";

export const WORDS = (
  "LATARNIA WĄŻ ŹRÓDŁO NOSOROŻEC ORKIESTRA PIÓRO KSIĘŻYC ZAMEK KOTWICA GWIAZDA ŁÓDŹ PUSTYNIA CZEKOLADA SKRZYDŁO MAPA " +
  "ŚNIEG PARLAMENT KLUCZ TEATR RZEŹBIARZ MOST POCIĄG DZWON TRZMIEL CYTRYNA"
).split(" ");

const rules = { grid: "5x5", mode: "teams", assassin_ending: false, referee: "warns", house: [], own_limits: "", hourglass_seconds: 60 } as const;

export const game: GameView = {
  rules: { ...rules, house: [] }, language: "pl", columns: 5, cards: WORDS, starting: "red", turn: "red", phase: "guess",
  left: { red: 8, blue: 8 }, highest: 8, covered: { 3: "red" }, clue: { word: "morze", number: 3, guesses_left: 3 }, touches: 1,
  turns: { 0: { team: "red", word: "morze", number: 3, touched: [3] } },
};

export const view: TableSeen = {
  settings: { rules: { ...rules, house: [] }, language: "pl", kind: "words", colour: "red", deck: "builtin", picture_deck: "builtin" }, wins: { red: 0, blue: 0 }, host: "a", games: 1,
  seats: ["red-spymaster", "blue-spymaster", "red-operative", "blue-operative"],
  people: {
    a: { name: "Wydra", seat: "red-operative" }, b: { name: "Bóbr", seat: "red-spymaster" }, c: { name: "Sowa", seat: "blue-spymaster" },
    d: { name: "Ryś", seat: "blue-operative" },
  },
  game,
};

export function stateOf(...messages: Outgoing[]): State {
  const first: Outgoing[] = [
    { type: "welcome", protocol: 1, build: "b1", table: "t", now: 1_000_500, code: "TGM4KX" },
    { type: "you", person: "a", seat: "red-operative", host: true },
    { type: "snapshot", n: 10, view, actions: ["guess", "stop", "hourglass"] },
    { type: "presence", here: ["a", "b", "c", "d"] },
  ];
  return [...first, ...messages].reduce((state, message) => reduce(state, message, 1_000_000), initial);
}

export const event = (n: number, told: Happened["event"], patch: Record<string, unknown>, actions: Happened["actions"] = []): Happened => ({
  type: "event", n, at: 0, event: told, patch, actions, who: "a",
});
