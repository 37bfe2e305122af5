/** The streak: a ticket with this week's holes. Days that were missed are not punched, and nothing is said about them. */
import type { VNode } from "preact";
import type { Say } from "../i18n/extra";
import { tagOf } from "../i18n/languages";
import { dateOf, punchedDays, streak, weekOf } from "./days";

/** As the reader writes dates, if the browser says in which country: 6 December, or December 6. */
const localeOf = (language: string): string => navigator.languages.find((one) => one.split("-", 1)[0] === language) ?? tagOf(language);
const formatted = (language: string, options: Intl.DateTimeFormatOptions, day: string): string => new Intl.DateTimeFormat(localeOf(language), options).format(dateOf(day));

export const dayName = (language: string, day: string): string => formatted(language, { day: "numeric", month: "long" }, day);
export const longDay = (language: string, day: string): string => formatted(language, { day: "numeric", month: "long", year: "numeric" }, day);
export const shortDay = (language: string, day: string): string => formatted(language, { day: "numeric", month: "short" }, day);
export const monthName = (language: string, day: string): string => formatted(language, { month: "long", year: "numeric" }, day);
export const weekdayName = (language: string, day: string, length: "short" | "long" = "short"): string => formatted(language, { weekday: length }, day).replace(/\.$/, "");

export function Ticket({ say, language, now }: { say: Say; language: string; now: string }): VNode {
  const days = streak(now);
  const punched = punchedDays();
  const week = weekOf(now);
  const done = week.filter((day) => punched.has(day)).map((day) => weekdayName(language, day, "long"));
  const told = `${say("puzzle-streak", { n: days })}; ${done.length > 0 ? say("puzzle-week", { days: done.join(", ") }) : say("puzzle-week-none")}`;
  return (
    <div class="ticket" role="img" aria-label={told}>
      <p class="count" aria-hidden="true"><b>{days}</b><span>{say("puzzle-days", { n: days })}</span></p>
      <ol class="week" aria-hidden="true">
        {week.map((day) => <li key={day}><span>{weekdayName(language, day)}</span><i class={`hole${punched.has(day) ? " done" : ""}${day === now ? " now" : ""}`} /></li>)}
      </ol>
    </div>
  );
}
