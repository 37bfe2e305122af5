/** What screen readers hear of tags. */
import type { Messages } from "../i18n/messages";
import { cardName } from "../pictures/faces";
import type { State } from "../state/reduce";
import { nameOf } from "../table/context";

/** Whose first choice is another now, in words; `say` has the words of fingers, `t` those of the page. */
export function tagsSpoken(before: State["tags"], state: Pick<State, "tags" | "view" | "you">, say: Messages["text"], t: Messages["text"]): string[] {
  const { view, tags } = state;
  const game = view?.game;
  const others = (id: string): boolean => id !== state.you.person;
  const put = Object.entries(tags)
    .filter(([id, card]) => others(id) && before[id] !== card)
    .map(([id, card]) => t("announce-tags", { name: view ? nameOf(view, id) : "", word: view && game ? cardName(game, card, view, t) : "" }));
  const taken = Object.keys(before)
    .filter((id) => others(id) && !(id in tags))
    .map((id) => say("announce-untag", { name: view ? nameOf(view, id) : "" }));
  return [...put, ...taken];
}
