/** Where else the table can be seen, and how late by those who only watch. */
import type { VNode } from "preact";
import { useAroundWords } from "../i18n/around";
import { LIMITS } from "../protocol";
import { Choice } from "../ui/controls";
import { useTable } from "./context";

/** A stream's delay is a matter of a few steps, not of seconds. */
const DELAYS = [0, 5, 10, 15, 30, LIMITS.delay] as const;

export function Televisions(): VNode | null {
  const { line, view } = useTable();
  const say = useAroundWords()?.say;
  if (!say) return null;
  const link = `/t/${view.link ?? line.table}`;
  return (
    <section class="televisions">
      <h3>{say("tv-open")}</h3>
      <p class="soft small">{say("tv-open-line")}</p>
      <div class="menurow">
        <a class="btn" href={`${link}?tv`} target="_blank" rel="noopener">{say("tv-open")}</a>
        <a class="btn quiet" href={`${link}?tv=plain`} target="_blank" rel="noopener">{say("tv-plain")}</a>
      </div>
    </section>
  );
}

export function WatchersDelay(): VNode | null {
  const { line, view } = useTable();
  const say = useAroundWords()?.say;
  if (!say) return null;
  const now = view.delay ?? 0;
  return (
    <div class="watchersdelay">
      <b id="watchers-delay">{say("delay")}</b>
      <Choice
        label={say("delay")} value={String(now)} class="wrap" onChange={(seconds) => void line.ask({ type: "delay_watchers", seconds: Number(seconds) })}
        options={[...new Set([...DELAYS, now])].sort((a, b) => a - b).map((n) => ({ value: String(n), label: say("delay-seconds", { n }) }))}
      />
      <small class="soft">{say("delay-line")}</small>
    </div>
  );
}
