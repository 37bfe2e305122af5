import "../styles/watchbar.css";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useText } from "../i18n/use";
import type { GameView } from "../protocol";
import { lateness } from "../state/reduce";
import { Icon } from "../ui/emblem";
import { at, peopleOf, useTable } from "./context";
import { NameField, useSit } from "./sit";

/** Somebody who came late: come to the table, ask the host for a seat, or just watch. */
export function WatchBar({ game }: { game: GameView }): VNode | null {
  const { line, state, view } = useTable();
  const t = useText();
  const sit = useSit();
  const [shut, setShut] = useState(false);
  if (state.you.seat !== "watcher" || state.you.caller || shut || game.ending) return null;
  const me = state.you.person;
  const wish = me === undefined ? undefined : view.requests?.[me];
  const full = peopleOf(view).length >= MOST_SEATED;
  const late = lateness(state);
  const seats = (view.seats ?? []).filter((seat) => seat === "red-operative" || seat === "blue-operative" || at(view, seat).length === 0);
  return (
    <section class="watchbar" aria-label={t("watch-title")}>
      <p>
        <b>{t("watch-title")}</b>
        <span>{wish ? t("ask-waiting") : me !== undefined ? t("watch-host-seats") : full ? t("watch-full") : t("watch-line")}{late > 0 && <> {t("late", { n: late })}</>}</span>
      </p>
      {me === undefined && !full && !view.locked && <>
        <NameField />
        <button type="button" class="btn" onClick={() => void sit.join()}>{t("watch-join")}</button>
      </>}
      {me !== undefined && !wish && seats.map((seat) => (
        <button type="button" key={seat} class="btn" onClick={() => void line.ask({ type: "request_seat", seat })}>{t("ask-seat", { seat })}</button>
      ))}
      {wish && <button type="button" class="btn" onClick={() => void line.ask({ type: "request_seat", seat: null })}>{t("ask-back")}</button>}
      <button type="button" class="btn quiet icon" aria-label={t("close")} onClick={() => setShut(true)}><Icon name="close" /></button>
    </section>
  );
}

const MOST_SEATED = 64;
