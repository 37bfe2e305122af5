/** Somebody has been away for a minute and nobody else holds their seat: the host may put a bot there, so that the game goes on. */
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Rich, useText } from "../i18n/use";
import { lastLevel } from "../state/levels";
import { type Seated, useTable } from "./context";

const LONG = 60_000;

export function AwayOffer({ people }: { people: readonly Seated[] }): VNode | null {
  const { line } = useTable();
  const t = useText();
  const [, tick] = useState(0);
  // Since when each of them has been gone; whoever was waited for once more has just gone.
  const since = useRef(new Map<string, number>());
  for (const id of since.current.keys()) if (!people.some((one) => one.id === id)) since.current.delete(id);
  for (const { id } of people) if (!since.current.has(id)) since.current.set(id, Date.now());
  const left = ({ id }: Seated): number => (since.current.get(id) ?? 0) + LONG - Date.now();
  const next = Math.min(...people.map(left).filter((time) => time > 0));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(() => tick((n) => n + 1), next);
    return () => clearTimeout(timer);
  });
  const person = people.find((one) => left(one) <= 0);
  const seat = person?.seat;
  if (!person || seat == null) return null;
  return (
    <div class="request" role="status">
      <span><Rich id="away-long" args={{ name: person.name }} /></span>
      <button type="button" class="btn main" onClick={() => void line.ask({ type: "seat_bot", seat, level: lastLevel() })}>{t("away-bot")}</button>
      <button
        type="button" class="btn"
        onClick={() => {
          since.current.set(person.id, Date.now());
          tick((n) => n + 1);
        }}
      >
        {t("away-wait")}
      </button>
    </div>
  );
}
