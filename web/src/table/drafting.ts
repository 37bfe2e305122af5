/** The clue under way: its word and number, what the referee and the other spymaster say to it, and the cards that are meant. */
import { useEffect, useRef, useState } from "preact/hooks";
import { type DraftVerdict, type GameView } from "../protocol";
import { may, useTable } from "./context";
import type { Given } from "./number";

/** The clue under way. It lives above the slip, because the referee's panel stands elsewhere on the screen. */
export interface Drafting {
  word: string;
  number: Given | undefined;
  setWord(word: string): void;
  setNumber(number: Given): void;
  /** The referee's word on exactly this clue; undefined while none is there. */
  verdict: DraftVerdict | undefined;
  /** What the opposing spymaster said to this word (CLUE-18). */
  answer: boolean | undefined;
  asked: boolean;
  /** The giver's own cards may be marked now (TABLE-2): there is a word, and the server keeps marks. */
  marking: boolean;
  /** The marked cards. They go along with the clue, and are gone from here when it is given. */
  marks: readonly number[];
  mark(card: number): void;
  /** The question lapsed without an answer. */
  lapsed: boolean;
  send(): void;
  ask(): void;
  focus(): void;
  field: { current: HTMLInputElement | null };
}

const REST = 300;

export function useDrafting(game: GameView | undefined): Drafting {
  const { line, state } = useTable();
  const [word, setWord] = useState("");
  const [number, setNumber] = useState<Given>();
  const [askedFor, setAskedFor] = useState<{ word: string; /** How many answers there were then. */ after: number }>();
  const [marks, setMarks] = useState<readonly number[]>([]);
  const field = useRef<HTMLInputElement | null>(null);
  const mayGive = state.actions.includes("clue");
  const clean = word.trim().replace(/\s+/g, " ");

  useEffect(() => {
    if (mayGive) return;
    setWord("");
    setNumber(undefined);
    setAskedFor(undefined);
    setMarks([]);
  }, [mayGive]);

  const highest = game?.highest ?? 0;
  useEffect(() => {
    if (typeof number === "number" && number > highest) setNumber(undefined);
  }, [highest]);

  const silent = game?.rules.referee === "silent";
  useEffect(() => {
    if (!mayGive || !clean || silent) return undefined;
    const timer = setTimeout(() => line.say({ type: "draft", word: clean, number: number ?? "unlimited" }), REST);
    return () => clearTimeout(timer);
  }, [clean, number, mayGive, silent, state.line.is]);

  const { verdict } = state;
  const fits = verdict !== undefined && verdict.word === clean && verdict.number === (number ?? "unlimited");
  const answered = state.answers.findLast((one) => one.word === clean && one.team === game?.turn);
  const asked = askedFor?.word === clean && !state.answers.slice(askedFor.after).some((one) => one.word === clean);
  return {
    word, number, setWord, setNumber, field,
    verdict: clean && fits ? verdict : undefined,
    answer: answered?.type === "quiet_answer" ? answered.lets_pass : undefined,
    asked, marks,
    marking: state.marks && clean !== "" && mayGive && !may(state, "cover"),
    mark(card) {
      setMarks(marks.includes(card) ? marks.filter((one) => one !== card) : [...marks, card]);
    },
    lapsed: answered?.type === "quiet_lapse" && !asked,
    send() {
      if (!mayGive || !clean || number === undefined) return;
      // Always as many signs, so that no size tells whether anything is marked.
      void line.ask({ type: "give_clue", word: clean, number, ...(state.marks ? { marks: signsOf(marks) } : {}) });
    },
    ask() {
      setAskedFor({ word: clean, after: state.answers.length });
      void line.ask({ type: "ask_quietly", word: clean });
    },
    focus() {
      field.current?.focus();
      field.current?.select();
    },
  };
}

/** Zero and unlimited explain themselves, in one line. */
export const hintOf = (number: Given | undefined): string | undefined =>
  number === 0 ? "entry-zero-hint" : number === "unlimited" ? "entry-unlimited-hint" : undefined;


const PLACES = 25;

/** A sign for each place on the largest table. */
const signsOf = (marks: readonly number[]): string => Array.from({ length: PLACES }, (_, card) => (marks.includes(card) ? "1" : "0")).join("");
