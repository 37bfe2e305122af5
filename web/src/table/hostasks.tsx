/** What a game under way asks of its host: who wants a seat, and whether a bot takes the seat of somebody who is away. */
import "../styles/watchbar.css";
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { besideGame } from "../i18n/beside";
import { Rich, useText } from "../i18n/use";
import { lastLevel } from "../state/levels";
import { nameOf, type Seated, useTable } from "./context";

const LONG = 60_000;
/** So long somebody had been away when this was fetched. */
const BEFORE = 5000;

/** It stays mounted between questions, because it counts how long people have been away. */
export function HostAsks({ away }: { away: readonly Seated[] }): VNode {
  return <Asked long={useLongAway(away)} />;
}

/** One question at a time. */
const Asked = besideGame(function Asked({ long }: { long: LongAway }): VNode | null {
  const { line, view } = useTable();
  const t = useText();
  const [person, wish] = Object.entries(view.requests ?? {})[0] ?? [];
  if (person !== undefined && wish !== undefined) {
    const answer = (granted: boolean) => () => void line.ask({ type: "answer_request", person, granted });
    return <Question yes={t("request-yes")} onYes={answer(true)} no={t("request-no")} onNo={answer(false)}><Rich id="request" args={{ name: nameOf(view, person), seat: wish }} /></Question>;
  }
  const seat = long.person?.seat;
  if (!long.person || seat == null) return null;
  return (
    <Question yes={t("away-bot")} onYes={() => void line.ask({ type: "seat_bot", seat, level: lastLevel() })} no={t("away-wait")} onNo={long.wait}>
      <Rich id="away-long" args={{ name: long.person.name }} />
    </Question>
  );
});

function Question({ children, yes, onYes, no, onNo }: { children: ComponentChildren; yes: string; onYes: () => void; no: string; onNo: () => void }): VNode {
  return (
    <div class="request" role="status">
      <p>{children}</p>
      <button type="button" class="btn main" onClick={onYes}>{yes}</button>
      <button type="button" class="btn" onClick={onNo}>{no}</button>
    </div>
  );
}

interface LongAway {
  person: Seated | undefined;
  wait(): void;
}

/** The first of these people who has been away for a minute. `wait` grants them another one. */
function useLongAway(people: readonly Seated[]): LongAway {
  const [, tick] = useState(0);
  const since = useRef(new Map(people.map(({ id }) => [id, Date.now() - BEFORE])));
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
  return {
    person,
    wait() {
      if (person) since.current.set(person.id, Date.now());
      tick((n) => n + 1);
    },
  };
}
