/** What referee and bot say of a clue beside the lesson's cards, without a server: lists that `tools/lesson.py` made. Pure. */
import { type DraftVerdict, LIMITS } from "../protocol";

export type Reason = [finding: DraftVerdict["finding"], rule: string, message: string, args: Record<string, string | number>];

/** as `data/<language>/sayings.json` has it. Words stand in one text with strokes between them, by the numbers of their reasons or cards. */
export interface Sayings {
  cards: string[];
  reasons: Reason[];
  said: Record<string, string>;
  touched: Record<string, string>;
}

export interface Said {
  verdict(clue: string): Pick<DraftVerdict, "finding" | "reasons">;
  /** The cards that a bot touches at a clue, one after the other; none if the clue leads it nowhere. */
  touches(clue: string, number: number): number[];
}

const AROUND = /^[\s.,;:!?¡¿…"“”„«»‹›()[\]{}<>*_~|/\\\-'’‘]+|[\s.,;:!?¡¿…"“”„«»‹›()[\]{}<>*_~|/\\\-'’‘]+$/gu;
const PARTED = /[\s\-‐‑‒–—'’/+&_.,;:]/u;

/** The clue without what stands around it, as the referee reads it. */
export const cleaned = (clue: string): string => clue.normalize("NFKC").trim().replace(AROUND, "");

function byWord(lists: Record<string, string>): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [numbers, words] of Object.entries(lists)) {
    for (const word of words.split("|")) found.set(word, numbers.split(",").map(Number));
  }
  return found;
}

export function sayingsOf(told: Sayings): Said {
  const said = byWord(told.said);
  const touched = byWord(told.touched);
  return {
    verdict(clue) {
      const text = cleaned(clue);
      const listed = (said.get(text.toLowerCase()) ?? []).flatMap((number) => (told.reasons[number] ? [told.reasons[number]] : []));
      return judgement(text, listed.length > 0 ? listed : form(text));
    },
    touches: (clue, number) => (touched.get(cleaned(clue).toLowerCase()) ?? []).slice(0, number),
  };
}

/** What can be said without any list: is there a clue, is it one word? */
function form(text: string): Reason[] {
  if (!text) return [["illegal", "CLUE-1", "referee-empty", { most: LIMITS.clue }]];
  return PARTED.test(text) ? [["illegal", "CLUE-2", "referee-two-words", {}]] : [];
}

function judgement(clue: string, reasons: readonly Reason[]): Pick<DraftVerdict, "finding" | "reasons"> {
  return { finding: reasons[0]?.[0] ?? "legal", reasons: reasons.map(([, rule, message, args]) => ({ rule, message, args: { ...args, clue } })) };
}
