/** A button that has to be held: nobody shows or draws a key by a slip of the hand. Keyboards and screen readers get a question. */
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { delays, prefs } from "../state/prefs";
import { useStore } from "../state/store";

/** How long the button says that it wants to be held, after somebody only tapped it. */
const HINT = 1800;

/** The finger that opened something is still down, over what is there now: letting go presses nothing. */
function swallowRelease(isUp: boolean): void {
  const swallow = (event: MouseEvent): void => {
    if (event.detail === 0) return; // from a keyboard, a switch or a screen reader
    event.stopPropagation();
    event.preventDefault();
  };
  const forget = (): void => {
    removeEventListener("click", swallow, true);
    removeEventListener("pointerdown", forget, true);
    removeEventListener("pointerup", soon, true);
    removeEventListener("pointercancel", soon, true);
  };
  const soon = (): void => void setTimeout(forget, 100);
  addEventListener("click", swallow, true);
  addEventListener("pointerdown", forget, true);
  addEventListener("pointerup", soon, true);
  addEventListener("pointercancel", soon, true);
  if (isUp) soon();
}

export function Hold(props: {
  class: string;
  label: string;
  /** What it says to somebody who let go too early. */
  hint: string;
  onDone: () => void;
  onAsk: () => void;
  children: (label: string) => ComponentChildren;
}): VNode {
  const { confirm } = useStore(prefs);
  const [holding, setHolding] = useState(false);
  const [hinting, setHinting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const since = useRef(0);
  const latest = useRef(props);
  latest.current = props;

  const stop = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setHolding(false);
  };
  useEffect(() => stop, []);
  useEffect(() => {
    if (!hinting) return undefined;
    const over = setTimeout(() => setHinting(false), HINT);
    return () => clearTimeout(over);
  }, [hinting]);

  const finish = (isUp = false): void => {
    stop();
    swallowRelease(isUp);
    latest.current.onDone();
  };
  const start = (event: PointerEvent): void => {
    if (confirm || event.button !== 0) return;
    const button = event.currentTarget as HTMLElement;
    // A finger that slides off lets go.
    if (button.hasPointerCapture?.(event.pointerId)) button.releasePointerCapture(event.pointerId);
    since.current = event.timeStamp;
    setHinting(false);
    setHolding(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(finish, delays().hold);
  };
  const lift = (event: PointerEvent): void => {
    if (timer.current === undefined) return;
    // On a busy machine the finger may be up before the timer has its say.
    if (event.timeStamp - since.current >= delays().hold) return finish(true);
    stop();
    setHinting(true);
  };

  return (
    <button
      type="button"
      class={`${props.class}${holding ? " holding" : ""}`}
      onPointerDown={start}
      onPointerUp={lift}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        if (confirm || event.detail === 0) props.onAsk();
      }}
    >
      <span class="fill" aria-hidden="true" />
      {props.children(hinting || holding ? props.hint : props.label)}
    </button>
  );
}
