/** Hold to touch: 600 ms that can be broken off, so that nobody touches a card by a slip of the hand. */
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { delays } from "../state/prefs";
import type { Team } from "../state/reduce";
import { Emblem } from "../ui/emblem";

/** No test shortens this one: a key that is pressed and let go must never touch. */
const KEY_HOLD = 600;

export function HoldButton(props: {
  class: string;
  label: string;
  holdingLabel: string;
  ink: Team;
  /** Something landed on the table: a hold under way dies. */
  epoch: unknown;
  /** The board rests after a cover. */
  disabled: boolean;
  /** "Tap, then confirm": a plain button that asks. */
  confirmOnly: boolean;
  onReach: (reaching: boolean) => void;
  onDone: () => void;
  onAsk: () => void;
  /** Goes up when a teammate says "Wait!". */
  waits: number;
  /** Enter is down on the card: let go of early it asks, held it touches. */
  keyed?: boolean;
}): VNode {
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const born = useRef(0);
  const since = useRef(0);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    born.current = Date.now();
  }, []);

  const stop = (): void => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    setHolding(false);
    latest.current.onReach(false);
  };
  useEffect(() => stop, [props.epoch, props.disabled, props.waits]);

  const start = (event: PointerEvent): void => {
    if (props.confirmOnly || props.disabled || event.button !== 0) return;
    const { hold, dead } = delays();
    // The strip is dead at first: it may have appeared under a finger that meant something else.
    if (Date.now() - born.current < dead) return;
    // A finger is captured by what it came down on: let go of it, so that sliding off is noticed.
    const under = event.target as HTMLElement;
    if (under.hasPointerCapture?.(event.pointerId)) under.releasePointerCapture(event.pointerId);
    since.current = event.timeStamp;
    begin(hold);
  };

  const begin = (hold: number): void => {
    setHolding(true);
    latest.current.onReach(true);
    timer.current = setTimeout(finish, hold);
  };
  useEffect(() => {
    if (!props.keyed || props.disabled) return undefined;
    begin(KEY_HOLD);
    return () => {
      if (timer.current === undefined) return;
      stop();
      latest.current.onAsk();
    };
  }, [props.keyed]);

  const finish = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setHolding(false);
    latest.current.onDone();
  };
  // On a busy machine the finger may be up before the timer has its say: what counts is how long it was down.
  const lift = (event: PointerEvent): void => {
    if (timer.current !== undefined && event.timeStamp - since.current >= delays().hold) finish();
    else stop();
  };

  return (
    <button
      type="button"
      class={`${props.class}${holding ? " holding" : ""}`}
      aria-label={props.label}
      aria-disabled={props.disabled}
      tabIndex={-1}
      onPointerDown={start}
      onPointerUp={lift}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation();
        // A click without a pointer comes from a keyboard, a switch or a screen reader: they get the question.
        if (!props.disabled && (props.confirmOnly || event.detail === 0)) props.onAsk();
      }}
    >
      <span class="fill" aria-hidden="true" />
      <span class="say" data-say={holding ? props.holdingLabel : props.label}><Emblem of={props.ink} /></span>
    </button>
  );
}
