/** A file as text, line by line: one that is not UTF-8 costs only itself. */
import { LIMITS } from "../protocol";
import type { Fault } from "../state/api";

const NEWLINE = 10;

export const isTooLarge = (bytes: number): boolean => bytes > LIMITS.deck;

export function readDeck(bytes: Uint8Array): { text: string; faults: Fault[] } {
  const strict = new TextDecoder("utf-8", { fatal: true });
  try {
    return { text: strict.decode(bytes), faults: [] };
  } catch {
    const faults: Fault[] = [];
    const lines = linesOf(bytes).map((line, i) => {
      try {
        return strict.decode(line);
      } catch {
        faults.push({ line: i + 1, what: "not-utf8", args: [] });
        return ""; // The lines below keep their numbers.
      }
    });
    return { text: lines.join("\n"), faults };
  }
}

function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let from = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
    lines.push(bytes.subarray(from, at));
    from = at + 1;
  }
  return [...lines, bytes.subarray(from)];
}

/** A line that is no card of two sides: somebody pasted a list with commas, semicolons or tabs between the words. */
export const isCrowded = (text: string): boolean =>
  !/^\s+meaning:/m.test(text) && text.split("\n").some((line) => partsOf(line).length > 2);

/** Each word of a crowded line on a line of its own; lines of one or two sides stay as they are. */
export const oneALine = (text: string): string =>
  text.split("\n").flatMap((line) => (partsOf(line).length > 2 ? partsOf(line) : [line])).join("\n");

const partsOf = (line: string): string[] => line.split(/[,;\t]/).map((part) => part.trim()).filter(Boolean);
