/** Past days: a month as a sheet of punched holes. What is half solved is ringed. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Say } from "../i18n/extra";
import { Icon } from "../ui/emblem";
import { dateOf, doneOf, hasPictures, isCovered, isoOf, nearest, stateOf, weekOf } from "./days";
import { FIRST } from "./span";
import { toPuzzle } from "./way";
import { dayName, monthName, weekdayName } from "./ticket";

function monthAfter(day: string, by: number): string {
  const date = dateOf(`${day.slice(0, 7)}-01`);
  date.setMonth(date.getMonth() + by);
  return isoOf(date);
}

function daysOf(first: string): string[] {
  const end = dateOf(monthAfter(first, 1));
  end.setDate(0);
  return Array.from({ length: end.getDate() }, (_, i) => `${first.slice(0, 7)}-${String(i + 1).padStart(2, "0")}`);
}

export function Archive({ say, language, cards, now }: { say: Say; language: string; /** The language of the cards. */ cards: string; now: string }): VNode {
  const [first, setFirst] = useState(() => (nearest(now, now) ?? FIRST).slice(0, 7).concat("-01"));
  const days = daysOf(first);
  const from = first <= FIRST ? undefined : monthAfter(first, -1);
  const to = first.slice(0, 7) >= (nearest(now, now) ?? FIRST).slice(0, 7) ? undefined : monthAfter(first, 1);
  const blanks = (dateOf(days[0] ?? first).getDay() + 6) % 7;
  const turn = (to_month: string | undefined, id: string, icon: "back" | "next"): VNode => (
    <button type="button" class="btn icon" aria-label={say(id)} disabled={!to_month} onClick={() => to_month && setFirst(to_month)}><Icon name={icon} /></button>
  );
  return (
    <section class="sheet archive">
      <div class="month">
        {turn(from, "puzzle-earlier", "back")}
        <h2 aria-live="polite">{monthName(language, first)}</h2>
        {turn(to, "puzzle-later", "next")}
      </div>
      <ol class="names" aria-hidden="true">{weekOf(now).map((day) => <li key={day}>{weekdayName(language, day)}</li>)}</ol>
      <ol class="holes">
        {Array.from({ length: blanks }, (_, i) => <li key={`blank${i}`} aria-hidden="true" />)}
        {days.map((day) => {
          const words = stateOf(doneOf(day, cards, "words"));
          const pictures = hasPictures(day) ? stateOf(doneOf(day, cards, "pictures")) : words;
          const both = words === "done" && pictures === "done" ? "done" : words === "open" && pictures === "open" ? "open" : words === "done" || pictures === "done" ? "done" : "half";
          const state = day > now || !isCovered(day) ? "later" : both;
          const label = say("puzzle-day", { date: dayName(language, day), state });
          return (
            <li key={day}>
              {state === "later" ? <span class="day later" role="img" aria-label={label}><span aria-hidden="true">{Number(day.slice(8))}</span><i class="hole" /></span> : (
                <a
                  class={`day ${state}`} href={`/puzzle?date=${day}`} aria-label={label} aria-current={day === now ? "date" : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    toPuzzle(day === now ? {} : { day });
                  }}
                ><span aria-hidden="true">{Number(day.slice(8))}</span><i class={`hole ${state}${day === now ? " now" : ""}`} /></a>
              )}
            </li>
          );
        })}
      </ol>
      <p class="soft small">{say("puzzle-archive-line")}</p>
    </section>
  );
}
