import "../styles/watchbar.css";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { besideGame } from "../i18n/beside";
import { useText } from "../i18n/use";
import type { GameView } from "../protocol";
import { lateness } from "../state/reduce";
import { Icon } from "../ui/emblem";
import { openTo, useTable } from "./context";
import { NameField, useSit } from "./sit";

/** Somebody who came late: sit down, ask the host for another seat, or just watch (TABLE-7). Which seats there are the server says. */
export const WatchBar = besideGame(function WatchBar({ game }: { game: GameView }): VNode | null {
  const { line, state, view } = useTable();
  const t = useText();
  const sit = useSit();
  const [shut, setShut] = useState(false);
  if (state.you.seat !== "watcher" || state.you.caller || game.ending) return null;
  const me = state.you.person;
  const wish = me === undefined ? undefined : view.requests?.[me];
  const late = lateness(state);
  const open = openTo(view, me);
  const onRequest = me === undefined || wish ? [] : (view.people?.[me]?.may_get ?? []).filter((seat) => !open.includes(seat));
  const newcomer = me === undefined && !view.locked;
  if (shut) {
    return open.length > 0 || newcomer ? <div class="watchagain"><button type="button" class="btn" onClick={() => setShut(false)}>{t("watch-sit")}</button></div> : null;
  }
  const says = wish ? "ask-waiting" : open.length > 0 ? "watch-open" : me !== undefined ? "watch-host-seats" : view.locked ? "invite-locked" : "watch-line";
  return (
    <section class="watchbar" aria-label={t("watch-title")}>
      <p><b>{t("watch-title")}</b><span>{t(says)}{late > 0 && <> {t("late", { n: late })}</>}</span></p>
      {newcomer && <NameField />}
      {open.map((seat) => <button type="button" key={seat} class="btn main" onClick={() => void sit.take(seat)}>{t("sit-as", { seat })}</button>)}
      {newcomer && open.length === 0 && <button type="button" class="btn" onClick={() => void sit.join()}>{t("watch-join")}</button>}
      {onRequest.map((seat) => (
        <button type="button" key={seat} class="btn" onClick={() => void line.ask({ type: "request_seat", seat })}>{t("ask-seat", { seat })}</button>
      ))}
      {wish && <button type="button" class="btn" onClick={() => void line.ask({ type: "request_seat", seat: null })}>{t("ask-back")}</button>}
      <button type="button" class="btn quiet icon" aria-label={t("close")} onClick={() => setShut(true)}><Icon name="close" /></button>
    </section>
  );
});
