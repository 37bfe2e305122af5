/** The last step: one word, one number, and the referee who reads along. */
import type { VNode } from "preact";
import type { Say } from "../i18n/extra";
import { tagOf } from "../i18n/languages";
import { useText } from "../i18n/use";
import { LIMITS } from "../protocol";
import type { Team } from "../state/reduce";
import { Choice } from "../ui/controls";
import { Icon } from "../ui/emblem";
import { RuleLink } from "../ui/rule";
import { NUMBER } from "./lesson";
import type { Said } from "./sayings";

export interface Draft {
  word: string;
  number: number;
}

const FIELD = "lesson-clue";
const NUMBERS = Array.from({ length: NUMBER }, (_, i) => String(i + 1));

export function LessonEntry({ draft, said, team, language, onDraft, onSend }: {
  say: Say;
  draft: Draft;
  said: Said | undefined;
  team: Team;
  language: string;
  onDraft: (draft: Draft) => void;
  onSend: () => void;
}): VNode {
  const t = useText();
  const word = draft.word.trim();
  const against = word !== "" && said?.verdict(word).finding === "illegal";
  return (
    <form
      class="entry"
      onSubmit={(event) => {
        event.preventDefault();
        if (against || !word) focusField();
        else onSend();
      }}
    >
      <input
        id={FIELD} class={`word${against ? " bad" : ""}`} aria-label={t("entry-word")} placeholder={t("entry-word")} lang={tagOf(language)} autocomplete="off" autocapitalize="off"
        autocorrect="off" spellcheck={false} enterkeyhint="send" maxLength={LIMITS.clue} value={draft.word} onInput={(event) => onDraft({ ...draft, word: event.currentTarget.value })}
      />
      <Choice
        class="nums" label={t("entry-number")} value={String(draft.number)} options={NUMBERS.map((value) => ({ value, label: value }))}
        onChange={(value) => onDraft({ ...draft, number: Number(value) })}
      />
      <button type="submit" class={`btn team ${team}`} aria-disabled={against || !word || !said}>{t("entry-send")}</button>
    </form>
  );
}

function focusField(): void {
  const field = document.getElementById(FIELD);
  if (field instanceof HTMLInputElement) {
    field.focus();
    field.select();
  }
}

export function LessonReferee({ say, draft, said, wide, onIdea }: { say: Say; draft: Draft; said: Said | undefined; wide: boolean; onIdea: (word: string) => void }): VNode {
  const t = useText();
  const word = draft.word.trim();
  const verdict = word && said ? said.verdict(word) : undefined;
  const reasons = verdict?.reasons ?? [];
  const loud = reasons.length > 0;
  const shown = wide ? reasons : reasons.slice(0, 1);
  const findings = shown.map((reason, i) => <p key={i}>{t(reason.message, reason.args)} <RuleLink rule={reason.rule} /></p>);
  const fine = verdict && <p class="fine"><Icon name="check" small /> {t("referee-nothing", { word })}</p>;
  const ideas = (
    <div class="ideas">
      <span class="cap soft">{say("lesson-try")}</span>
      <span class="row">{say("lesson-ideas").split(" ").map((idea) => <button type="button" key={idea} class="btn idea" onClick={() => onIdea(idea)}>{idea}</button>)}</span>
    </div>
  );
  if (!wide) {
    return <>
      <div class={`refline${loud ? " loud" : ""}`} aria-live="polite" aria-label={t("referee")} role="group"><div class="said">{loud ? findings : (fine ?? t("referee-waiting"))}</div></div>
      {ideas}
    </>;
  }
  return <>
    <section class={`ref${loud ? " loud" : ""}`} aria-live="polite" aria-label={t("referee")}>
      <h2>{loud ? t(`referee-${verdict?.finding ?? "illegal"}`) : t("referee")}</h2>
      <div class="findings">{loud ? findings : (fine ?? <p>{t("referee-waiting")}</p>)}</div>
      {loud && <div class="acts"><button type="button" class="btn main" onClick={focusField}>{t("referee-change")}</button></div>}
      {loud && <p class="only"><Icon name="eye" small /><span>{t("referee-only")}</span></p>}
    </section>
    {ideas}
  </>;
}
