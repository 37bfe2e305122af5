import type { ComponentChildren, RefObject, VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useText } from "../i18n/use";
import { hasPictures, useFaces } from "../pictures/faces";
import { useLongPress } from "../pictures/longpress";
import type { GameView } from "../protocol";
import type { Identity } from "../state/reduce";
import { Card, type TagSeen } from "./card";
import { type Grip, useCardHold } from "./hold";
import { useUpright } from "../ui/layout";
import { placeName, placeOf, rowsOf, type Step, stepTo, stepToTurned } from "./place";

export interface BoardProps {
  game: GameView;
  /** What lies covered; the end's scrubber shows less than the game has. */
  covered: Readonly<Record<string, Identity>>;
  showKey: boolean;
  /** For the names of what the key says: "yours", "theirs". */
  team: "red" | "blue" | undefined;
  tagsAt: (card: number) => readonly TagSeen[];
  /** What the tags on a card say, if it is more than whose they are. */
  tagWords?: ((tags: readonly TagSeen[]) => string | undefined) | undefined;
  mine: number | undefined;
  last: number | undefined;
  ringed: readonly number[];
  /** Cards that a press has chosen, beside `mine`. */
  chosen?: readonly number[];
  reached: readonly number[];
  sent: number | undefined;
  pressable: (card: number) => boolean;
  dimmed: (card: number) => boolean;
  short: boolean;
  inert: boolean;
  strip: (card: number) => ComponentChildren;
  /** By which the tagged card is held; without it a card is only tapped. */
  grip?: RefObject<Grip | null>;
  onPress: (card: number) => void;
  onEnter: (card: number) => void;
  /** Enter is up again, or the focus has gone elsewhere. */
  onRelease?: () => void;
  onKey: (key: string, card: number) => boolean;
  /** Look closer at a picture. */
  onLook?: (card: number) => void;
  className?: string;
}

const STEPS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);

export function Board(props: BoardProps): VNode {
  const t = useText();
  const { game } = props;
  const { columns } = game;
  const size = game.cards.length;
  const [focus, setFocus] = useState(0);
  const letter = useRef<string>(undefined);
  const grid = useRef<HTMLDivElement>(null);
  const faces = useFaces(game);
  const upright = useUpright();
  const pictures = hasPictures(game);
  useEffect(() => {
    if (pictures) import("../pictures/drawing").then(({ drawCovered }) => drawCovered(grid.current, props.covered));
  }, [props.covered]);
  // Four rows of five squares leave a quarter of an upright phone empty: turned, the drawings are larger. Neighbours and names stay.
  const turned = pictures && props.short && upright && columns > 4 && size === 4 * columns;
  const long = useLongPress((card) => props.onLook?.(card));
  const hold = useCardHold(props.grip);
  const latest = useRef(props);
  latest.current = props;
  // Handlers stay the same for ever, so that a card is drawn again only where something on it changed.
  const press = useMemo(() => (card: number) => latest.current.onPress(card), []);
  const onFocus = useMemo(() => (card: number) => setFocus(card), []);
  useEffect(() => {
    if (focus >= size) setFocus(0);
  }, [size]);

  const go = (card: number): void => {
    setFocus(card);
    grid.current?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    const cell = (event.target as HTMLElement).closest?.("[data-card]");
    if (!cell || event.target !== cell) return;
    if (STEPS.has(event.key)) {
      event.preventDefault();
      go((turned ? stepToTurned : stepTo)(focus, event.key as Step, columns, size, event.ctrlKey));
    } else if (event.key === " ") {
      event.preventDefault();
      props.onPress(focus);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (!event.repeat) props.onEnter(focus);
    } else if (!event.ctrlKey && /^[1-5]$/.test(event.key) && letter.current) {
      const card = placeOf(letter.current, event.key, columns, size);
      if (card !== undefined) go(card);
    } else if (!event.ctrlKey && /^[a-e]$/i.test(event.key)) {
      letter.current = event.key;
      return;
    } else if (!event.ctrlKey && props.onKey(event.key, focus)) {
      event.preventDefault();
    }
    letter.current = undefined;
  };

  const label = (card: number): string => {
    const place = placeName(card, columns);
    const word = faces.inFull(card);
    const covered = props.covered[String(card)];
    if (covered) return t("card-covered", { place, word, identity: covered });
    const parts = { place, word };
    const identity = props.showKey ? game.key?.[card] : undefined;
    const tags = props.tagsAt(card);
    if (identity) {
      const whose = identity === props.team ? "own" : identity === "red" || identity === "blue" ? (props.team ? "enemy" : identity) : identity;
      return t("card-key", { ...parts, whose });
    }
    if (tags.length === 0) return t("card-plain", parts);
    const said = props.tagWords?.(tags);
    if (said) return `${t("card-plain", parts)}, ${said}`;
    return t("card-tagged", { ...parts, names: tags.map((tag) => (tag.me ? t("you") : tag.name)).join(", ") });
  };

  const rows = rowsOf(size, columns, turned);
  const looks = pictures && props.onLook ? long : undefined;
  return (
    <div
      ref={grid}
      class={`board rows${rows.length} ${turned ? "turned" : ""} ${pictures ? "haspics" : ""} ${props.showKey ? "keyview" : ""} ${props.className ?? ""}`}
      role="grid"
      id="board"
      aria-label={t("board")}
      aria-rowcount={rows.length}
      aria-colcount={rows[0]?.length}
      inert={props.inert}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        hold.onPointerDown(event);
        looks?.onPointerDown(event);
      }}
      onPointerMove={looks?.onPointerMove}
      onPointerUp={looks?.onPointerUp}
      onPointerCancel={looks?.onPointerCancel}
      onContextMenu={(event) => {
        hold.onContextMenu(event);
        looks?.onContextMenu(event);
      }}
      onClickCapture={(event) => {
        hold.onClickCapture(event);
        looks?.onClickCapture(event);
      }}
      onKeyUp={(event) => event.key === "Enter" && props.onRelease?.()}
      onBlurCapture={() => props.onRelease?.()}
    >
      {rows.map((row, number) => (
        <div class="boardrow" role="row" key={number}>
          {row.map((card) => {
            const face = faces.face(card);
            return (
              <Card
                key={card}
                index={card}
                word={faces.name(card)}
                drawing={face && (face.src ?? "")}
                alt={face?.alt ?? ""}
                at={placeName(card, columns)}
                lang={faces.lang(card)}
                label={label(card)}
                covered={props.covered[String(card)]}
                identity={props.showKey ? game.key?.[card] : undefined}
                tags={props.tagsAt(card)}
                team={game.turn}
                mine={props.mine === card}
                last={props.last === card}
                ringed={props.ringed.includes(card)}
                reached={props.reached.includes(card)}
                chosen={props.chosen?.includes(card) ?? false}
                pressable={props.pressable(card)}
                dimmed={props.dimmed(card)}
                sent={props.sent === card ? t("sent") : undefined}
                focusable={focus === card}
                short={props.short}
                onPress={press}
                onFocus={onFocus}
                strip={props.strip(card)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
