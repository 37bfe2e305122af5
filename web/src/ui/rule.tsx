import type { VNode } from "preact";
import { useMessages } from "../i18n/use";

/** A rule by its id. A tap shows its lines over what is there; opened in a new tab it is the whole page. */
export function RuleLink({ rule }: { rule: string }): VNode {
  const messages = useMessages();
  return (
    <a
      class="rule" href={`/rules#${rule.toLowerCase()}`} target="_blank" rel="noopener" aria-label={messages.text("rule-link", { rule })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        const { href } = event.currentTarget;
        import("./rulelines").then(({ showRule }) => showRule(rule, messages), () => window.open(href, "_blank", "noopener"));
      }}
    >
      {rule}
    </a>
  );
}
