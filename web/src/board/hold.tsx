/** Hold to touch: 600 ms that can be broken off, so that nobody touches a card by a slip of the hand. */
import type { RefObject, VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { delays } from "../state/prefs";
import type { Team } from "../state/reduce";
import { Emblem } from "../ui/emblem";

/** No test shortens this one: a key or a card that is pressed and let go must never touch. */
const FULL_HOLD = 600;
/** A shorter press on the tagged card is a tap, and takes the tag off; a longer one was a hold that was broken off. */
const TAP = 300;
/** A tap is over before teammates hear that somebody is about to touch. */
const REACH_AFTER = 120;
/** How long the button says that a tap is not enough. */
const TOLD_FOR = 1600;

/** How something else than the button, such as the tagged card itself, is held in its place. */
export interface Grip {
  start(event: PointerEvent, hold?: number): void;
  lift(event: PointerEvent): void;
  stop(): void;
}

export function HoldButton(props: {
  class: string;
  label: string;
  holdingLabel: string;
  /** Shown for a moment after a press that was too short. */
  longerLabel: string;
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
  grip?: RefObject<Grip | null>;
}): VNode {
  const [holding, setHolding] = useState(false);
  const [told, setTold] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reach = useRef<ReturnType<typeof setTimeout>>(undefined);
  const early = useRef<ReturnType<typeof setTimeout>>(undefined);
  const born = useRef(0);
  /** The press under way: how long it has to last, and when the finger came down; Infinity if that does not count. */
  const press = useRef<{ hold: number; since: number }>(undefined);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    born.current = Date.now();
  }, []);

  const unreach = (): void => {
    if (reach.current === undefined) latest.current.onReach(false);
    clearTimeout(reach.current);
    reach.current = undefined;
  };
  const stop = (): void => {
    press.current = undefined;
    clearTimeout(early.current);
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    setHolding(false);
    unreach();
  };
  const finish = (): void => {
    press.current = undefined;
    clearTimeout(timer.current);
    timer.current = undefined;
    clearTimeout(reach.current);
    reach.current = undefined;
    setHolding(false);
    if (latest.current.confirmOnly) {
      latest.current.onReach(false);
      latest.current.onAsk();
    } else latest.current.onDone();
  };
  const begin = (hold: number, since = Infinity): void => {
    press.current = { hold, since };
    setTold(0);
    setHolding(true);
    reach.current = setTimeout(() => {
      reach.current = undefined;
      latest.current.onReach(true);
    }, REACH_AFTER);
    timer.current = setTimeout(finish, hold);
  };
  useEffect(() => stop, [props.epoch, props.waits]);
  useEffect(() => {
    if (props.disabled) stop();
    // Pressed while the board rested: the hold counts from here.
    else if (press.current && timer.current === undefined) begin(press.current.hold);
  }, [props.disabled]);

  const start = (event: PointerEvent, hold: number = delays().hold): void => {
    if (event.button !== 0 || timer.current !== undefined) return;
    // A finger is captured by what it came down on: let go of it, so that sliding off is noticed.
    const under = event.target as HTMLElement;
    if (under.hasPointerCapture?.(event.pointerId)) under.releasePointerCapture(event.pointerId);
    press.current = { hold, since: event.timeStamp };
    if (props.disabled) return;
    // The strip is dead at first: it may have appeared under a finger that meant something else.
    const dead = born.current + delays().dead - Date.now();
    if (dead <= 0) return begin(hold, event.timeStamp);
    early.current = setTimeout(() => {
      if (press.current && !latest.current.disabled) begin(hold);
    }, dead);
  };
  // On a busy machine the finger may be up before the timer has its say: what counts is how long it was down.
  const lift = (event: PointerEvent): void => {
    if (timer.current !== undefined && press.current && event.timeStamp - press.current.since >= press.current.hold) finish();
    else stop();
  };
  const tooShort = (): void => setTold((n) => n + 1);
  useEffect(() => {
    if (told === 0) return undefined;
    const calm = setTimeout(() => setTold(0), TOLD_FOR);
    return () => clearTimeout(calm);
  }, [told]);

  useEffect(() => {
    if (!props.keyed || props.disabled) return undefined;
    begin(FULL_HOLD);
    return () => {
      if (timer.current === undefined) return;
      stop();
      latest.current.onAsk();
    };
  }, [props.keyed]);

  const { grip } = props;
  useEffect(() => {
    if (!grip) return undefined;
    const mine = { start, lift, stop };
    grip.current = mine;
    return () => {
      if (grip.current === mine) grip.current = null;
    };
  });

  return (
    <button
      type="button"
      class={`${props.class}${holding ? " holding" : ""}`}
      aria-label={props.label}
      aria-disabled={props.disabled}
      tabIndex={-1}
      onPointerDown={(event) => !props.confirmOnly && start(event)}
      onPointerUp={lift}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation();
        // A click without a pointer comes from a keyboard, a switch or a screen reader: they get the question.
        if (props.confirmOnly || event.detail === 0) {
          if (!props.disabled) props.onAsk();
        } else tooShort();
      }}
    >
      <span class="fill" aria-hidden="true" />
      <span class="say" data-say={holding ? props.holdingLabel : told > 0 ? props.longerLabel : props.label}><Emblem of={props.ink} /></span>
    </button>
  );
}

export interface CardHold {
  onPointerDown(event: PointerEvent): void;
  onContextMenu(event: Event): void;
  onClickCapture(event: Event): void;
}

/** The tagged card is held like the button: anywhere on it. A short press stays a click, and takes the tag off. */
export function useCardHold(grip: RefObject<Grip | null> | undefined): CardHold {
  const latest = useRef(grip);
  latest.current = grip;
  return useMemo(() => {
    const tagged = (event: Event): Element | null => {
      const target = event.target as HTMLElement;
      return target.closest(".hold") ? null : target.closest(".card.mine");
    };
    let forget: (() => void) | undefined;
    let swallowUntil = 0;
    const end = (): void => {
      forget?.();
      forget = undefined;
    };
    return {
      onPointerDown(event) {
        end();
        const card = tagged(event);
        if (!card || event.button !== 0 || !latest.current?.current) return;
        const { pointerId, timeStamp } = event;
        latest.current.current.start(event, FULL_HOLD);
        const onMove = (moved: PointerEvent): void => {
          if (moved.pointerId === pointerId && !card.contains(moved.target as Node)) onCancel(moved);
        };
        const onCancel = (gone: PointerEvent): void => {
          if (gone.pointerId !== pointerId) return;
          end();
          latest.current?.current?.stop();
        };
        const onUp = (up: PointerEvent): void => {
          if (up.pointerId !== pointerId) return;
          end();
          if (up.timeStamp - timeStamp >= TAP) swallowUntil = up.timeStamp + 100;
          latest.current?.current?.lift(up);
        };
        forget = () => {
          removeEventListener("pointermove", onMove);
          removeEventListener("pointerup", onUp);
          removeEventListener("pointercancel", onCancel);
        };
        addEventListener("pointermove", onMove);
        addEventListener("pointerup", onUp);
        addEventListener("pointercancel", onCancel);
      },
      // What a phone makes of a long press by itself.
      onContextMenu(event) {
        if (forget && tagged(event)) event.preventDefault();
      },
      onClickCapture(event) {
        if (event.timeStamp > swallowUntil) return;
        swallowUntil = 0;
        event.stopPropagation();
        event.preventDefault();
      },
    };
  }, []);
}
