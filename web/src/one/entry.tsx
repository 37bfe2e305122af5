/** One word and one number, typed by the spymaster who holds the phone. There is no referee on board: the others are. */
import type { VNode } from "preact";
import type { Say } from "../i18n/extra";
import { tagOf } from "../i18n/languages";
import { useText } from "../i18n/use";
import { type GameView, LIMITS } from "../protocol";
import { choices, type Given, numberText } from "../table/number";
import { Choice } from "../ui/controls";

export interface Draft {
  word: string;
  number: Given | undefined;
}

export function Entry({ say, view, draft, onDraft, onSend }: {
  say: Say;
  view: GameView;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onSend: (word: string, number: number | null) => void;
}): VNode {
  const t = useText();
  const numbers = choices(view.highest);
  const { word, number } = draft;
  const ready = word.trim() !== "" && number !== undefined;
  return <>
    <p class="refline">{say(number === 0 ? "one-zero" : number === "unlimited" ? "one-unlimited" : "one-entry")}</p>
    <form
      class="entry"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onSend(word, number === "unlimited" ? null : number);
      }}
    >
      <input
        class="word" aria-label={t("entry-word")} placeholder={t("entry-word")} lang={tagOf(view.language)} autocomplete="off" autocapitalize="off" autocorrect="off"
        spellcheck={false} enterkeyhint="send" maxLength={LIMITS.clue} value={word} onInput={(event) => onDraft({ ...draft, word: event.currentTarget.value })}
      />
      <Choice
        class={`nums${numbers.length > 9 ? " many" : ""}`} columns={Math.ceil(numbers.length / 2)} label={t("entry-number")} value={number === undefined ? "" : String(number)}
        options={numbers.map((one) => ({
          value: String(one), label: one === "unlimited" ? <><span class="inf" aria-hidden="true">{numberText(one)}</span><span class="sr">{t("number-unlimited")}</span></> : numberText(one),
        }))}
        onChange={(value) => onDraft({ ...draft, number: value === "unlimited" ? "unlimited" : Number(value) })}
      />
      <button type="submit" class="btn main" disabled={!ready}>{t("entry-send")}</button>
    </form>
  </>;
}
