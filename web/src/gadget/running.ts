/** The timer in this browser: it strikes the seconds, speaks, and is kept. */
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../effects/announce";
import { tagOf, type UiLanguage } from "../i18n/languages";
import type { Team } from "../state/reduce";
import { useStore } from "../state/store";
import { allowTones, hush, speak, tone, useVoice } from "./speech";
import { cueAt, keepTimer, keptTimer, pause, ranOut, secondsLeft, start, type Timer } from "./timer";
import { voicePrefs } from "./voice";
import type { Say } from "./words";

export interface Running {
  timer: Timer;
  now: number;
  /** Change the timer, as data; a phase that begins is called out. */
  change: (how: (timer: Timer, now: number) => Timer) => void;
  toggle: () => void;
  /** Whether the device has a voice for the reader's language. */
  hasVoice: boolean;
}

export function useRunning(say: Say, language: UiLanguage, starting: Team): Running {
  const [timer, setTimer] = useState(() => keptTimer(starting, Date.now()));
  const [now, setNow] = useState(() => Date.now());
  const prefs = useStore(voicePrefs);
  const voice = useVoice(tagOf(language));
  const struck = useRef<number>(undefined);

  const call = (text: string, kind: "turn" | "left" | "count" | "time"): void => {
    if (kind !== "count") announce(text, kind === "time");
    if (!prefs.on) return;
    if (voice) speak(text, voice);
    else tone(kind);
  };
  const callTurn = ({ team, phase }: Timer): void => call(say("gadget-say-turn", { team, phase }), "turn");

  const latest = useRef(timer);
  latest.current = timer;
  const change: Running["change"] = (how) => {
    allowTones();
    const before = latest.current;
    const at = Date.now();
    const after = how(before, at);
    latest.current = after;
    struck.current = secondsLeft(after, at);
    setNow(at);
    setTimer(after);
    const begins = after.ends !== null && (before.team !== after.team || before.phase !== after.phase || before.ends === null && before.left === before.lengths[before.phase] * 1000);
    if (begins) callTurn(after);
    else if (after.ends === null) hush();
  };

  useEffect(() => keepTimer(timer), [timer]);

  useEffect(() => {
    if (timer.ends === null) return undefined;
    const strike = (): void => {
      const at = Date.now();
      const seconds = secondsLeft(timer, at);
      if (seconds !== struck.current) {
        struck.current = seconds;
        setNow(at); // Only a new second is worth drawing.
        const cue = cueAt(seconds, timer.lengths[timer.phase], prefs.counted);
        if (cue?.kind === "time") call(say("gadget-say-time"), "time");
        else if (cue) call(cue.kind === "left" ? say("gadget-say-left", { n: cue.n }) : String(cue.n), cue.kind);
        // Screen readers hear thirty, ten and the end, counted or not.
        if (cue?.kind === "count" && cue.n === 10) announce(say("gadget-say-left", { n: 10 }));
      }
      if (seconds === 0) setTimer((running) => ranOut(running, at));
    };
    const clock = setInterval(strike, 100);
    return () => clearInterval(clock);
  }, [timer, prefs.on, prefs.counted, voice, say]);

  useEffect(() => hush, []);

  return {
    timer, now, change, hasVoice: voice !== undefined,
    toggle: () => change((running, at) => {
      if (running.ends === null) return start(running, at);
      announce(say("gadget-say-paused"));
      return pause(running, at);
    }),
  };
}
