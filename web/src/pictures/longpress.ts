/** A long press on a picture looks closer. It is not a tap: the click that follows it tags nothing. */
import { useMemo, useRef } from "preact/hooks";

const LONG = 450;
/** How far a finger may stray, in pixels. */
const STILL = 10;

export interface LongPress {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onContextMenu(event: Event): void;
  onClickCapture(event: Event): void;
}

const cardUnder = (event: Event): number | undefined => {
  const target = event.target as HTMLElement;
  if (target.closest(".hold")) return undefined;
  const cell = target.closest<HTMLElement>(".card.pic");
  return cell ? Number(cell.dataset["card"]) : undefined;
};

const isTagged = (event: Event): boolean => (event.target as HTMLElement).closest(".card.mine") !== null;

export function useLongPress(onLong: (card: number) => void): LongPress {
  const latest = useRef(onLong);
  latest.current = onLong;
  return useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let swallow = false;
    const stop = (): void => {
      clearTimeout(timer);
      timer = undefined;
    };
    const open = (card: number): void => {
      stop();
      swallow = true;
      latest.current(card);
    };
    return {
      onPointerDown(event) {
        stop();
        swallow = false;
        const card = cardUnder(event);
        // The tagged picture is held to touch it.
        if (card === undefined || event.button !== 0 || isTagged(event)) return;
        from = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => open(card), LONG);
      },
      onPointerMove(event) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      // The other mouse button, and what a phone makes of a long press by itself.
      onContextMenu(event) {
        const card = cardUnder(event);
        if (card === undefined) return;
        event.preventDefault();
        const byMouse = (event as PointerEvent).pointerType === "mouse";
        if (!swallow && (byMouse || !isTagged(event))) open(card);
      },
      onClickCapture(event) {
        if (!swallow) return;
        swallow = false;
        event.stopPropagation();
        event.preventDefault();
      },
    };
  }, []);
}
