/** A wish that was not granted: one line in the slip's place for a few seconds, in the rule's words. */
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useText } from "../i18n/use";
import { RuleLink } from "../ui/rule";
import { type AtTable, useTable } from "./context";

const SHOWN_FOR = 4000;
/** News comes unasked, and is read later. */
const NEWS_SHOWN_FOR = 9000;
const HOST_NOW = "host-now";

/** What the page knows without asking the server; without a rule where none is broken. */
export const explain = ({ line }: AtTable, message: string, rule = "", args: Record<string, string | number> = {}): void =>
  line.store.dispatch({ type: "own.refused", broken: { rule, message, args } });

export function Refused(): VNode | null {
  const table = useTable();
  const { state, line } = table;
  const t = useText();
  const { refused } = state;
  useEffect(() => {
    if (!refused) return undefined;
    const timer = setTimeout(() => line.store.dispatch({ type: "own.calm" }), refused.broken.message === HOST_NOW ? NEWS_SHOWN_FOR : SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [refused?.serial]);
  const { host } = state.you;
  const hosted = useRef(host);
  useEffect(() => {
    if (host && !hosted.current) explain(table, HOST_NOW);
    hosted.current = host;
  }, [host]);
  if (!refused) return null;
  const { broken } = refused;
  return (
    <p class="refused" role="alert">
      <span>{t(broken.message, broken.args)}</span> {broken.rule && <RuleLink rule={broken.rule} />}
    </p>
  );
}
