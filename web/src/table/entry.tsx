/** Clue entry: one word, one number. The referee reads along, for the typist alone. */
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { tagOf } from "../i18n/languages";
import { useGivingWords } from "../i18n/giving";
import { useText } from "../i18n/use";
import { type GameView, LIMITS } from "../protocol";
import { Choice } from "../ui/controls";
import type { Layout } from "../ui/layout";
import { useTable } from "./context";
import { explain } from "./refused";
import { type Drafting, hintOf } from "./drafting";
import { choices, numberText } from "./number";

/** A number that is as wide as any: more cards than that are hardly ever meant. */
const MOST_MARKS = 9;

export function ClueEntry({ game, drafting, layout }: { game: GameView; drafting: Drafting; layout: Layout }): VNode {
  const t = useText();
  const table = useTable();
  const { state } = table;
  const against = drafting.verdict?.finding === "illegal" && drafting.answer !== true;
  const ready = drafting.word.trim() !== "" && drafting.number !== undefined;
  const refuses = against && game.rules.referee === "refuses";
  const anyway = against && !refuses;
  const words = useGivingWords();
  const label = (insists: boolean, marked: number): string =>
    marked > 0 && words ? words.say("entry-send-marks", { n: marked, insists: insists ? "yes" : "no" }) : insists && words ? words.say("entry-send-anyway") : t("entry-send");
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
          title: hintOf(number) && words?.say(hintOf(number) ?? ""),
        }) as { value: string; label: VNode; title?: string })}
        onChange={(value) => drafting.setNumber(value === "unlimited" ? "unlimited" : Number(value))}
      />
      <button type="submit" class={`btn team ${game.turn}`} aria-disabled={!ready || refuses || busy}>
        <span class="either">
          <span>{label(anyway, drafting.marks.length)}</span>
          {/* The other labels keep their width, so that the numbers stay under the finger when the referee speaks or a card is marked. */}
          <span class="ghost" aria-hidden="true">{label(!anyway, 0)}</span>
          {words && <span class="ghost" aria-hidden="true">{label(false, MOST_MARKS)}</span>}
        </span>
      </button>
    </form>
  );
}
