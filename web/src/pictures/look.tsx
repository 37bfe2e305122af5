/** Look closer: one picture, large, with its title and what is seen on it; on to the next with the arrows. */
import "../styles/look.css";
import type { VNode } from "preact";
import { placeName } from "../board/place";
import { useText } from "../i18n/use";
import type { GameView } from "../protocol";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/emblem";
import { type AtTable, may, useTableIfAny } from "../table/context";
import { fingersOf, point, tapped } from "../table/pointing";
import { useFaces } from "./faces";

export function Look({ game, card, onMove, onClose }: {
  game: GameView;
  card: number;
  onMove: (card: number) => void;
  onClose: () => void;
}): VNode {
  const t = useText();
  const faces = useFaces(game);
  const table = useTableIfAny();
  const pictures = game.pictures ?? [];
  const face = faces.face(card);
  const at = pictures.indexOf(card);
  const go = (by: number): void => {
    const next = pictures[(at + by + pictures.length) % pictures.length];
    if (next !== undefined) onMove(next);
  };
  return (
    <Dialog label={t("look")} class="look" onClose={onClose}>
      <div
        onKeyDown={(event) => {
          const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          go(by);
        }}
      >
        <figure>
          <img src={face?.src} alt="" width={600} height={600} draggable={false} />
          <figcaption aria-live="polite">
            <span class="at">{placeName(card, game.columns)}</span>
            <span lang={faces.lang(card)}><b>{face?.title}</b>{face && face.alt !== face.title && <span class="alt">{face.alt}</span>}</span>
          </figcaption>
        </figure>
        <div class="row">
          <button type="button" class="btn icon" aria-label={t("scrub-back")} onClick={() => go(-1)}><Icon name="back" /></button>
          <span class="soft grow">{at + 1} / {pictures.length}</span>
          {table && <TagHere table={table} game={game} card={card} />}
          <button type="button" class="btn" autofocus onClick={onClose}>{t("close")}</button>
          <button type="button" class="btn icon" aria-label={t("scrub-next")} onClick={() => go(1)}><Icon name="next" /></button>
        </div>
      </div>
    </Dialog>
  );
}

/** Whose turn it is to guess need not close the picture to tag it. */
function TagHere({ table, game, card }: { table: AtTable; game: GameView; card: number }): VNode | null {
  const t = useText();
  const { state, line } = table;
  const me = state.you.person;
  const sent = Object.values(state.sent).some(({ type }) => type === "guess");
  if (me === undefined || sent || !may(state, "guess") || String(card) in (game.covered ?? {})) return null;
  const fingers = fingersOf(state, me);
  const mine = fingers.choices.includes(card);
  const tag = (): void => point(line, state.fingers ? tapped(fingers, card) : { choices: mine ? [] : [card], unsure: [], against: [] });
  return <button type="button" class="btn" aria-pressed={mine} onClick={tag}>{t("look-tag")}</button>;
}
