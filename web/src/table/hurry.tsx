/** Whoever waits for a bot may hurry it. Apart from all else about bots, which a game under way does not need. */
import type { VNode } from "preact";
import { useText } from "../i18n/use";
import type { GameView } from "../protocol";
import { Icon } from "../ui/emblem";
import { onMove } from "../game/model";
import { at, useTable } from "./context";

export function HurryBot({ game }: { game: GameView }): VNode | null {
  const { line, state, view } = useTable();
  const t = useText();
  const people = at(view, onMove(game));
  const bots = people.length > 0 && people.every((person) => person.bot != null);
  if (!bots || state.you.person === undefined || game.ending) return null;
  return <button type="button" class="btn quiet" onClick={() => void line.ask({ type: "hurry_bots" })}><Icon name="bot" />{t("bot-hurry")}</button>;
}
