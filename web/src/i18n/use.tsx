import { type ComponentChildren, createContext, Fragment, type VNode } from "preact";
import { useContext } from "preact/hooks";
import type { UiLanguage } from "./languages";
import type { Args, Messages } from "./messages";

interface Speaking extends Messages {
  change(language: UiLanguage): void;
}

const Context = createContext<Speaking | undefined>(undefined);
export const Speak = Context.Provider;

export function useMessages(): Speaking {
  const messages = useContext(Context);
  if (!messages) throw new Error("no language is loaded");
  return messages;
}

/** `t("home-open")`: the text of a message in the reader's language. */
export function useText(): Messages["text"] {
  return useMessages().text;
}

/** A message with <b>, <i>, <kbd> or <br> in it; nothing else is markup, and arguments never are. */
export function Rich({ id, args, say }: { id: string; args?: Args; /** Where the message travels with its screen. */ say?: Messages["text"] }): VNode {
  const { text } = useMessages();
  const held: string[] = [];
  const guarded: Args = {};
  for (const [name, value] of Object.entries(args ?? {})) {
    guarded[name] = typeof value === "string" && /[<>]/.test(value) ? `\u0001${held.push(value) - 1}\u0001` : value;
  }
  const back = (piece: string): string => piece.replace(/\u0001(\d+)\u0001/g, (_, i: string) => held[Number(i)] ?? "");
  return <>{elements((say ?? text)(id, guarded), back)}</>;
}

const MARKED = /<(b|i|kbd)>(.*?)<\/\1>|<br>/g;

function elements(text: string, back: (piece: string) => string): ComponentChildren[] {
  const found: ComponentChildren[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    found.push(back(text.slice(from, match.index)));
    const Tag = match[1] as "b" | "i" | "kbd" | undefined;
    found.push(Tag ? <Tag>{back(match[2] ?? "")}</Tag> : <br />);
    from = match.index + match[0].length;
  }
  found.push(back(text.slice(from)));
  return found.map((piece, i) => <Fragment key={i}>{piece}</Fragment>);
}
