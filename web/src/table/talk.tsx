/** Table talk: one line, heard by everybody, as talk at a table is. Spymasters keep quiet while a game is on (CLUE-1). */
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useText } from "../i18n/use";
import { LIMITS } from "../protocol";
import { isSpymaster, useTable } from "./context";

export function Talk(): VNode | null {
  const { line, state, view } = useTable();
  const t = useText();
  const [said, setSaid] = useState("");
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [state.talk.length]);
  if (view.talk === false) return null;
  const playing = view.game != null && !view.game.ending;
  const quiet = playing && isSpymaster(state.you.seat);
  const may = state.you.person !== undefined && !quiet && !(view.muted ?? []).includes(state.you.person) && !(playing && state.you.seat === "watcher");
  return (
    <section class="talk" aria-label={t("talk")}>
      <h2>{t("talk")}</h2>
      {state.talk.length > 0 ? (
        <ul ref={list} aria-live="polite" tabIndex={0} aria-label={t("talk")}>
          {state.talk.map((one) => <li key={`${one.at} ${one.person}`}><b>{one.name}</b> {one.line}</li>)}
        </ul>
      ) : <p class="soft small">{quiet ? t("talk-not-now") : t("talk-empty")}</p>}
      {may && (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (!said.trim()) return;
            void line.ask({ type: "talk", line: said.trim() });
            setSaid("");
          }}
        >
          <input class="field" value={said} maxLength={LIMITS.line} placeholder={t("talk-field")} aria-label={t("talk-field")} autocomplete="off" onInput={(event) => setSaid(event.currentTarget.value)} />
          <button type="submit" class="btn" disabled={!said.trim()}>{t("talk-say")}</button>
        </form>
      )}
    </section>
  );
}
