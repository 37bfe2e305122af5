/** How a puzzle goes. Pure; `cryptonym.puzzles.playing` has the same, and a test compares the two. */
import type { GameView } from "../protocol";
import type { Identity, Language } from "../state/reduce";
import type { Kind, Offer, Operative, Spymaster } from "./text";

export const MISSES = 3;
export const MOST_GRADE = 3;
/** A streak of fewer days is not shared. */
const WORTH_SAYING = 3;

export const COLUMNS: Readonly<Record<Kind, number>> = { words: 4, pictures: 3 };
/** Where the board is wider than high, drawings are larger in three rows of four. */
export const columnsOf = (kind: Kind, wide: boolean): number => (wide ? 4 : COLUMNS[kind]);
const EMBLEMS: Readonly<Record<Identity, string>> = { red: "◆", blue: "●", bystander: "□", assassin: "✕" };

export interface Attempt {
  touched: readonly number[];
  identities: readonly Identity[];
  found: number;
  misses: number;
  assassin: boolean;
  solved: boolean;
  over: boolean;
  emblems: string;
}

export function attemptOf(task: Operative, touched: readonly number[]): Attempt {
  const identities = touched.map((card) => task.key[card] ?? "bystander");
  const found = identities.filter((one) => one === "red").length;
  const misses = touched.length - found;
  const assassin = identities.includes("assassin");
  const solved = found === task.number;
  return { touched, identities, found, misses, assassin, solved, over: solved || assassin || misses >= MISSES, emblems: identities.map((one) => EMBLEMS[one]).join("") };
}

/** One card more; the same touches if it cannot be touched. */
export function touch(task: Operative, touched: readonly number[], card: number): readonly number[] {
  return attemptOf(task, touched).over || touched.includes(card) || !(card in task.cards) ? touched : [...touched, card];
}

export const targetsOf = (task: Operative): number[] => task.key.flatMap((one, card) => (one === "red" ? [card] : []));

/** The best first. */
export const ranked = (task: Spymaster): Offer[] => [...task.offers].sort((a, b) => b.worth - a.worth || (a.word < b.word ? -1 : 1));

export const gradeOf = (worth: number, task: Spymaster): number => Math.max(0, MOST_GRADE - task.offers.filter((offer) => offer.worth > worth).length);

export const lozenges = (grade: number): string => "◆".repeat(grade) + "◇".repeat(MOST_GRADE - grade);

/** What is sent to friends: no clue, no card, no time. */
export function shared(head: string, parts: ReadonlyArray<readonly [string, string]>, days: number, streak: string, link: string): string {
  const width = Math.max(0, ...parts.map(([name]) => [...name].length));
  return [head, ...parts.map(([name, signs]) => `${name}${" ".repeat(width - [...name].length)} ${signs}`), ...(days >= WORTH_SAYING ? [streak] : []), link].join("\n");
}

/** A board in the shape in which the server would send one, so that what draws a table draws this too. */
export function viewOf(cards: readonly string[], key: readonly Identity[], kind: Kind, language: Language, covered: readonly number[], shown: boolean, columns = COLUMNS[kind]): GameView {
  return {
    rules: {
      grid: "5x5", mode: "teams", assassin_ending: false, referee: "refuses", house: [], own_limits: "", hourglass_seconds: 60, clue_seconds: null, guess_seconds: null,
    },
    language, columns, cards: [...cards],
    pictures: kind === "pictures" ? cards.map((_, card) => card) : [],
    starting: "red", turn: "red", phase: "guess", left: { red: 0, blue: 0 }, highest: 0,
    covered: Object.fromEntries(covered.map((card) => [String(card), key[card] ?? "bystander"])),
    ...(shown ? { key: [...key] } : {}),
  };
}
