/** Where else the table can be seen, and how late by those who only watch. */
import type { VNode } from "preact";
import { useText } from "../i18n/use";
import { Choice } from "../ui/controls";
import { useTable } from "./context";

/** A stream's delay is a matter of a few steps, not of seconds. */
const DELAYS = [0, 5, 10, 15, 30, 60] as const;

export function Televisions(): VNode {
  const { line, view } = useTable();
  const t = useText();
  const link = `/t/${view.link ?? line.table}`;
  return (
    <section class="televisions">
      <h3>{t("tv-open")}</h3>
      <p class="soft small">{t("tv-open-line")}</p>
      <div class="menurow">
        <a class="btn" href={`${link}?tv`} target="_blank" rel="noopener">{t("tv-open")}</a>
        <a class="btn quiet" href={`${link}?tv=plain`} target="_blank" rel="noopener">{t("tv-plain")}</a>
      </div>
    </section>
  );
}

export function WatchersDelay(): VNode {
  const { line, view } = useTable();
  const t = useText();
  const now = view.delay ?? 0;
  return (
    <div class="watchersdelay">
      <b id="watchers-delay">{t("delay")}</b>
      <Choice
        label={t("delay")} value={String(now)} class="wrap" onChange={(seconds) => void line.ask({ type: "delay_watchers", seconds: Number(seconds) })}
        options={[...new Set([...DELAYS, now])].sort((a, b) => a - b).map((n) => ({ value: String(n), label: t("delay-seconds", { n }) }))}
      />
      <small class="soft">{t("delay-line")}</small>
    </div>
  );
}
