/** Time as the server has it; the page only draws it. */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { GameView } from "../protocol";
import { lateness, type State } from "../state/reduce";
import { Icon } from "../ui/emblem";

export interface TimeShown {
  kind: "strict" | "hourglass";
  seconds: number;
  paused: boolean;
}

/** What is left of strict time, else of the sand; undefined where neither runs. */
export function timeShown(game: GameView, skew: number, now: number): TimeShown | undefined {
  const server = now + skew;
  if (game.clock) {
    const { ends, left } = game.clock;
    const ms = ends != null ? ends - server : (left ?? 0);
    return { kind: "strict", seconds: Math.max(0, Math.ceil(ms / 1000)), paused: ends == null };
  }
  if (game.hourglass != null && game.hourglass > server) {
    return { kind: "hourglass", seconds: Math.ceil((game.hourglass - server) / 1000), paused: false };
  }
  return undefined;
}

export function useTime(game: GameView | undefined, state: State): TimeShown | undefined {
  // Only a new second is worth drawing.
  const [, setSecond] = useState(0);
  // Who sees the table late sees its clocks as they were then.
  const skew = state.skew - 1000 * lateness(state);
  const runs = game !== undefined && !game.ending && (game.clock?.ends != null || game.hourglass != null);
  useEffect(() => {
    if (!runs) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const now = Date.now();
      setSecond(timeShown(game, skew, now)?.seconds ?? -1);
      const ends = game.clock?.ends ?? game.hourglass ?? 0;
      const left = ends - now - skew;
      // Just after the next second strikes, and no more once the last one has.
      if (left > 0) timer = setTimeout(look, (left % 1000) + 5);
    };
    look();
    return () => clearTimeout(timer);
  }, [runs, game?.clock?.ends, game?.hourglass, skew]);
  return game && !game.ending ? timeShown(game, skew, Date.now()) : undefined;
}

export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** `awaits` says for whom time stands still, where it does. */
export const TimeLeft = ({ time, awaits }: { time: TimeShown; awaits?: string | undefined }): VNode => (
  <div class={`time ${time.kind}${time.kind === "strict" && time.seconds <= 10 && !time.paused ? " soon" : ""}`} role="timer" title={awaits}>
    <Icon name={time.paused ? "pause" : "glass"} />
    <span class="digits">{minutes(time.seconds)}</span>
    {awaits && <span class="awaits">{awaits}</span>}
  </div>
);
