/** Puzzles as they are written, a line each: the same as `cryptonym.puzzles.text`. Letters are turned so that nobody reads an answer by chance. */
import type { Identity } from "../state/reduce";

export type Kind = "words" | "pictures";

export interface Operative {
  cards: readonly string[];
  key: readonly Identity[];
  clue: string;
  number: number;
  /** The card that the clue points to most of those that it is not for. */
  near: number | undefined;
}

export interface Offer {
  word: string;
  number: number;
  targets: readonly number[];
  /** The card of somebody else that spoils it. */
  near: number | undefined;
  worth: number;
}

export interface Spymaster {
  cards: readonly string[];
  key: readonly Identity[];
  offers: readonly Offer[];
}

export interface Puzzle {
  /** As in 2026-12-24. */
  day: string;
  kind: Kind;
  operative: Operative;
  spymaster: Spymaster;
}

const [FIRST, LAST, STEP, BARE] = [33, 126, 47, 128];

/** Turned twice it is the text again. */
export function turned(text: string): string {
  return Array.from(text, (letter) => {
    const number = letter.codePointAt(0) ?? 0;
    if (number >= FIRST && number <= LAST) return String.fromCharCode(FIRST + ((number - FIRST + STEP) % (LAST - FIRST + 1)));
    return number >= BARE ? String.fromCodePoint(number ^ 1) : letter;
  }).join("");
}

const IDENTITIES: Readonly<Record<string, Identity>> = { r: "red", b: "blue", i: "bystander", x: "assassin" };
const keyOf = (letters: string): Identity[] => Array.from(letters, (letter) => IDENTITIES[letter] ?? "bystander");
const nearOf = (near: number): number | undefined => (near < 0 ? undefined : near);

type Told = [[string, string, string, number, number], [string, string, Array<[string, number, number[], number, number]>]];

export function puzzlesIn(text: string): Puzzle[] {
  return text.split("\n").filter((line) => line && !line.startsWith("#")).map((line) => {
    const [day = "", kind = "words"] = line.split(" ", 2);
    const [[cards, key, clue, number, near], [laid, its, offers]] = JSON.parse(turned(line.slice(day.length + kind.length + 2))) as Told;
    return {
      day, kind: kind as Kind,
      operative: { cards: cards.split("|"), key: keyOf(key), clue, number, near: nearOf(near) },
      spymaster: {
        cards: laid.split("|"), key: keyOf(its),
        offers: offers.map(([word, its_number, targets, spoilt, worth]) => ({ word, number: its_number, targets, near: nearOf(spoilt), worth })),
      },
    };
  });
}
