/** How wide a codename is and where it may break, from the font's own advance widths: nothing is measured on the screen. */
import { ADVANCES } from "./advances";

export const NARROWEST = 62;
export const WIDEST = 100;
const UNKNOWN: readonly [number, number] = [600, 900];

/** The width of a text in em at a width of the font between 62 and 100. */
export function emsOf(text: string, stretch: number): number {
  const share = (stretch - NARROWEST) / (WIDEST - NARROWEST);
  let sum = 0;
  for (const letter of text) {
    const [narrow, wide] = ADVANCES[letter] ?? UNKNOWN;
    sum += narrow + (wide - narrow) * share;
  }
  return sum / 1000;
}

export interface Fit {
  /** On a card with room: the font's width, and the word's width in em at it. */
  stretch: number;
  ems: number;
  /** On a phone: the width in em of the longest line at the font's narrowest. */
  narrowEms: number;
  /** The whole word at the font's narrowest, for labels that never break. */
  labelEms: number;
  /** One line, or two where a phone has no room for one. */
  lines: readonly string[];
  /** The first line ends in a hyphen that is not the word's own. */
  hyphen: boolean;
}

/** A word keeps its natural width up to here, then the letters draw together. */
const ROOMY_EMS = 5.6;
const TIGHTEST = 70;
/** More than this does not fit on one line of 12.5 px on a card of a 360 px screen. */
const ONE_LINE_EMS = 4.8;

export function fit(word: string): Fit {
  const natural = emsOf(word, WIDEST);
  const stretch = Math.round(Math.max(TIGHTEST, Math.min(98, (WIDEST * ROOMY_EMS) / natural)));
  const labelEms = emsOf(word, NARROWEST);
  const { lines, hyphen } = labelEms > ONE_LINE_EMS ? broken(word) : { lines: [word], hyphen: false };
  const shown = hyphen ? [`${lines[0]}-`, ...lines.slice(1)] : lines;
  return {
    stretch,
    ems: emsOf(word, stretch),
    narrowEms: Math.max(...shown.map((line) => emsOf(line, NARROWEST))),
    labelEms,
    lines,
    hyphen,
  };
}

const VOWELS = /[AEIOUYÀÁÂÃÄÈÉÊËÌÍÎÏÒÓÔÕÖÙÚÛÜĄĘ]/iu;
/** Two letters for one sound stay together. */
const TOGETHER = /^(CH|LH|NH|LL|SZ|CZ|RZ|DZ|DŹ|DŻ|GN|GL|QU|GU|NY|PH|TH|SH|CK|SC|ST|ŚC)$/iu;
/** Where the parts of a compound meet no rule can tell. */
const COMPOUNDS = new Map([["ROUNDABOUT", 5]]);

/** Breaks a long word in two: at its own space or hyphen, else between syllables nearest to the middle. */
export function broken(word: string): { lines: readonly string[]; hyphen: boolean } {
  const letters = [...word];
  const own = nearestToMiddle(letters.length, (i) => letters[i - 1] === " " || letters[i - 1] === "-");
  if (own !== undefined) return { lines: [letters.slice(0, own).join("").trimEnd(), letters.slice(own).join("")], hyphen: false };
  const at =
    COMPOUNDS.get(word) ??
    nearestToMiddle(letters.length, (i) => between(letters, i)) ??
    (letters.length >= 13 ? Math.ceil(letters.length / 2) : undefined);
  if (at === undefined) return { lines: [word], hyphen: false };
  return { lines: [letters.slice(0, at).join(""), letters.slice(at).join("")], hyphen: true };
}

function nearestToMiddle(length: number, may: (at: number) => boolean): number | undefined {
  const places = Array.from({ length }, (_, i) => i).filter((i) => i >= 3 && i <= length - 3 && may(i));
  return places.sort((a, b) => Math.abs(a - length / 2) - Math.abs(b - length / 2))[0];
}

function between(letters: readonly string[], at: number): boolean {
  const [before, after, next] = [letters[at - 1] ?? "", letters[at] ?? "", letters[at + 1] ?? ""];
  if (VOWELS.test(after) || TOGETHER.test(before + after)) return false;
  return VOWELS.test(next) || TOGETHER.test(after + next);
}
