/** A timer for each phase, as data: what time it is comes in from outside (GADGET-2). */
import type { Team } from "../state/reduce";
import { readJson, storage } from "../state/storage";

export type Phase = "clue" | "guess";
export const PRESETS = [60, 120, 180, 300] as const;
export const LEAST = 5;
export const MOST = 3600;
export const MORE = 30_000;

export interface Timer {
  team: Team;
  phase: Phase;
  /** Seconds for each phase. */
  lengths: Record<Phase, number>;
  /** When it runs out; null where it stands still. */
  ends: number | null;
  /** Milliseconds that were left when it was last started, stopped or changed. */
  left: number;
  /** Milliseconds that each team has used till then. */
  used: Record<Team, Record<Phase, number>>;
}

const unused = (): Timer["used"] => ({ red: { clue: 0, guess: 0 }, blue: { clue: 0, guess: 0 } });

export const newTimer = (starting: Team, lengths: Timer["lengths"] = { clue: 120, guess: 120 }): Timer => ({
  team: starting, phase: "clue", lengths, ends: null, left: lengths.clue * 1000, used: unused(),
});

export const leftAt = (timer: Timer, now: number): number => (timer.ends === null ? timer.left : Math.max(0, timer.ends - now));
export const secondsLeft = (timer: Timer, now: number): number => Math.ceil(leftAt(timer, now) / 1000);
export const isOut = (timer: Timer): boolean => timer.ends === null && timer.left === 0;

export function usedAt(timer: Timer, team: Team, phase: Phase, now: number): number {
  const running = timer.team === team && timer.phase === phase ? timer.left - leftAt(timer, now) : 0;
  return timer.used[team][phase] + running;
}

/** What has run so far goes to the team's account. */
function settled(timer: Timer, now: number): Timer {
  const { team, phase, used } = timer;
  return { ...timer, left: leftAt(timer, now), used: { ...used, [team]: { ...used[team], [phase]: usedAt(timer, team, phase, now) } } };
}

const span = (timer: Timer, phase: Phase = timer.phase): number => timer.lengths[phase] * 1000;

export function start(timer: Timer, now: number): Timer {
  const left = timer.left || span(timer);
  return timer.ends === null ? { ...timer, left, ends: now + left } : timer;
}

export const pause = (timer: Timer, now: number): Timer => ({ ...settled(timer, now), ends: null });

/** Time that has run out stands at nought until somebody does something. */
export const ranOut = (timer: Timer, now: number): Timer => (timer.ends !== null && leftAt(timer, now) === 0 ? pause(timer, now) : timer);

/** Half a minute more; time that had run out runs on. */
export function more(timer: Timer, now: number): Timer {
  const after = settled(timer, now);
  const left = Math.min(after.left + MORE, MOST * 1000);
  return { ...after, left, ends: timer.ends !== null || isOut(timer) ? now + left : null };
}

/** The whole span again; it runs on if it ran. */
export function again(timer: Timer, now: number): Timer {
  const left = span(timer);
  return { ...settled(timer, now), left, ends: timer.ends === null ? null : now + left };
}

/** Whose phase comes next: guesses after a clue, and the other team after guesses or when time ran out with no clue (TIME-2). */
export const nextUp = (timer: Timer): { team: Team; phase: Phase } =>
  timer.phase === "clue" && !isOut(timer) ? { team: timer.team, phase: "guess" } : { team: timer.team === "red" ? "blue" : "red", phase: "clue" };

export function next(timer: Timer, now: number): Timer {
  const up = nextUp(timer);
  const left = span(timer, up.phase);
  const runs = timer.ends !== null || isOut(timer);
  return { ...settled(timer, now), ...up, left, ends: runs ? now + left : null };
}

/** Somebody else is on: a clue's whole time, standing still. */
export const withTeam = (timer: Timer, team: Team, now: number): Timer =>
  ({ ...settled(timer, now), team, phase: "clue", left: span(timer, "clue"), ends: null });

/** Another length holds from the next phase on, and at once where nothing of this one has run. */
export function withLength(timer: Timer, phase: Phase, seconds: number): Timer {
  const length = Math.min(MOST, Math.max(LEAST, Math.round(seconds)));
  const untouched = timer.phase === phase && timer.ends === null && (timer.left === span(timer) || timer.left === 0);
  return { ...timer, lengths: { ...timer.lengths, [phase]: length }, left: untouched ? length * 1000 : timer.left };
}

/** What is said when a second strikes: words at thirty and ten, the last ten counted if wanted, and the end. */
export type Cue = { kind: "left"; n: number } | { kind: "count"; n: number } | { kind: "time" };

export function cueAt(seconds: number, length: number, counted: boolean): Cue | undefined {
  if (seconds <= 0) return { kind: "time" };
  if (seconds <= 10 && counted && seconds < length) return { kind: "count", n: seconds };
  return (seconds === 30 || seconds === 10) && seconds < length ? { kind: "left", n: seconds } : undefined;
}

export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const PLACE = "cryptonym.gadget.timer";
export const keepTimer = (timer: Timer): void => storage.set(PLACE, JSON.stringify(timer));

export function keptTimer(starting: Team, now: number): Timer {
  const kept = readJson<Timer>(PLACE);
  const whole = kept && [kept.left, kept.lengths?.clue, kept.lengths?.guess, kept.used?.red?.clue, kept.used?.red?.guess, kept.used?.blue?.clue, kept.used?.blue?.guess]
    .every((part) => typeof part === "number" && Number.isFinite(part)) && (kept.ends === null || typeof kept.ends === "number");
  const known = whole && (kept.team === "red" || kept.team === "blue") && (kept.phase === "clue" || kept.phase === "guess");
  return known ? ranOut(kept, now) : newTimer(starting);
}
