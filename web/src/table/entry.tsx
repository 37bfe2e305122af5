/** Clue entry: one word, one number. The referee reads along, for the typist alone. */
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { tagOf } from "../i18n/languages";
import { useText } from "../i18n/use";
import { type DraftVerdict, type GameView, LIMITS } from "../protocol";
import { Choice } from "../ui/controls";
import type { Layout } from "../ui/layout";
import { useTable } from "./context";
import { explain } from "./refused";
import { choices, type Given, numberText } from "./number";

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
  const field = useRef<HTMLInputElement | null>(null);
  const mayGive = state.actions.includes("clue");
  const clean = word.trim().replace(/\s+/g, " ");

  useEffect(() => {
    if (mayGive) return;
    setWord("");
    setNumber(undefined);
    setAskedFor(undefined);
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
    asked,
    lapsed: answered?.type === "quiet_lapse" && !asked,
    send() {
      if (!mayGive || !clean || number === undefined) return;
      void line.ask({ type: "give_clue", word: clean, number });
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

export function ClueEntry({ game, drafting, layout }: { game: GameView; drafting: Drafting; layout: Layout }): VNode {
  const t = useText();
  const table = useTable();
  const { state } = table;
  const against = drafting.verdict?.finding === "illegal" && drafting.answer !== true;
  const ready = drafting.word.trim() !== "" && drafting.number !== undefined;
  const refuses = against && game.rules.referee === "refuses";
  const numbers = choices(game.highest);
  const busy = Object.values(state.sent).some(({ type }) => type === "give_clue");
  const form = useRef<HTMLFormElement>(null);
  // The entry goes when its clue is given: who was in it stays where the clue now stands, and not nowhere.
  useLayoutEffect(() => () => {
    if (form.current?.contains(document.activeElement)) document.getElementById("slip")?.focus();
  }, []);
  return (
    <form
      ref={form}
      class="entry"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        const reason = drafting.verdict?.reasons?.[0];
        if (drafting.word.trim() === "") {
          explain(table, "entry-no-word", "CLUE-1");
          drafting.focus();
        } else if (drafting.number === undefined) explain(table, "entry-no-number", "CLUE-1");
        else if (refuses && reason) explain(table, reason.message, reason.rule, reason.args);
        else drafting.send();
      }}
    >
      <input
        ref={drafting.field}
        class={`word${against ? " bad" : ""}`}
        aria-label={t("entry-word")}
        placeholder={t("entry-word")}
        lang={tagOf(game.language)}
        autocomplete="off"
        autocapitalize="off"
        autocorrect="off"
        spellcheck={false}
        enterkeyhint="send"
        maxLength={LIMITS.clue}
        value={drafting.word}
        onInput={(event) => drafting.setWord(event.currentTarget.value)}
      />
      <Choice
        class={`nums${numbers.length > (layout === "phone" ? 9 : 6) ? " many" : ""}`}
        columns={Math.ceil(numbers.length / 2)}
        label={t("entry-number")}
        value={drafting.number === undefined ? "" : String(drafting.number)}
        options={numbers.map((number) => ({
          value: String(number),
          label: <span class={number === "unlimited" ? "inf" : ""} aria-label={number === "unlimited" ? t("number-unlimited") : undefined}>{numberText(number)}</span>,
          title: hintOf(number) && t(hintOf(number) ?? ""),
        }) as { value: string; label: VNode; title?: string })}
        onChange={(value) => drafting.setNumber(value === "unlimited" ? "unlimited" : Number(value))}
      />
      <button type="submit" class={`btn team ${game.turn}`} aria-disabled={!ready || refuses || busy}>
        <span class="either">
          <span>{t(against && !refuses ? "entry-send-anyway" : "entry-send")}</span>
          {/* The other label keeps its width, so that the numbers stay under the finger when the referee speaks. */}
          <span class="ghost" aria-hidden="true">{t(against && !refuses ? "entry-send" : "entry-send-anyway")}</span>
        </span>
      </button>
    </form>
  );
}
