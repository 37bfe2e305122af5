/** The lines of one rule, over the game. */
import { type ComponentProps, render, type VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Speak, useMessages } from "../i18n/use";
import { rulesFor, tagOf } from "../i18n/languages";
import { Markdown } from "../screens/markdown";
import { rulesIn } from "../state/api";
import { Dialog } from "./dialog";

type Speaking = ComponentProps<typeof Speak>["value"];

/** A rule is an item of a list that begins with its id, and goes on as long as its lines are indented. */
export function linesOf(source: string, rule: string): string | undefined {
  const lines = source.replaceAll("\r", "").split("\n");
  const from = lines.findIndex((line) => line.startsWith(`- **${rule}**`));
  if (from < 0) return undefined;
  const next = lines.findIndex((line, at) => at > from && !/^\s+\S/.test(line));
  return lines.slice(from, next < 0 ? undefined : next).join("\n");
}

function RuleLines({ rule, onClose }: { rule: string; onClose: () => void }): VNode {
  const { text: t, language } = useMessages();
  const [lines, setLines] = useState<string | null>();
  useEffect(() => {
    rulesIn(language).then((source) => setLines(linesOf(source, rule) ?? null), () => setLines(null));
  }, []);
  return (
    <Dialog label={rule} class="rulelines" headed onClose={onClose}>
      <div lang={tagOf(rulesFor(language ?? ""))} role="status">{lines === undefined ? <p>{t("rules-loading")}</p> : lines !== null && <Markdown source={lines} />}</div>
      <p><a href={`/rules#${rule.toLowerCase()}`} target="_blank" rel="noopener">{t("rules")}</a></p>
    </Dialog>
  );
}

/** In a place of its own: what had the link may be gone before the reader is through. */
export function showRule(rule: string, messages: NonNullable<Speaking>): void {
  const place = document.createElement("div");
  document.body.append(place);
  const close = (): void => {
    render(null, place);
    place.remove();
  };
  render(<Speak value={messages}><RuleLines rule={rule} onClose={close} /></Speak>, place);
}
