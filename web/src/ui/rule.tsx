import type { VNode } from "preact";
import { useText } from "../i18n/use";

/** A rule by its id, one tap away from its words. */
export function RuleLink({ rule }: { rule: string }): VNode {
  const t = useText();
  return (
    <a class="rule" href={`/rules#${rule.toLowerCase()}`} target="_blank" rel="noopener" aria-label={t("rule-link", { rule })}>
      {rule}
    </a>
  );
}
