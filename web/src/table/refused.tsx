/** A wish that was not granted: one line in the slip's place for four seconds, in the rule's words. */
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { useText } from "../i18n/use";
import { RuleLink } from "../ui/rule";
import { useTable } from "./context";

const SHOWN_FOR = 4000;

export function Refused(): VNode | null {
  const { state, line } = useTable();
  const t = useText();
  const { refused } = state;
  useEffect(() => {
    if (!refused) return undefined;
    const timer = setTimeout(() => line.store.dispatch({ type: "own.calm" }), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [refused?.serial]);
  if (!refused) return null;
  const { broken } = refused;
  return (
    <p class="refused" role="alert">
      <span>{t(broken.message, broken.args)}</span> <RuleLink rule={broken.rule} />
    </p>
  );
}
