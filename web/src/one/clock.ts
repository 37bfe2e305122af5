/** A clock that only nudges (TIME-1): it runs while somebody holds the phone for a phase, and knocks once when the time is over. */
import { useEffect, useRef, useState } from "preact/hooks";
import { play } from "../effects/sounds";
import type { TimeShown } from "../table/clock";

export function useSoftClock(minutes: number, phase: string, held: boolean, onOver: () => void): TimeShown | undefined {
  const [left, setLeft] = useState(minutes * 60);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => setLeft(minutes * 60), [phase, minutes]);
  const runs = minutes > 0 && held && left > 0;
  useEffect(() => {
    if (!runs) return undefined;
    const until = Date.now() + left * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      play("knock");
      over.current();
    }, 250);
    return () => clearInterval(timer);
  }, [runs, phase]);
  return minutes > 0 && held ? { kind: "hourglass", seconds: left, paused: false } : undefined;
}
