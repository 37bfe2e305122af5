/** How far somebody is in the lesson, and whether it is still offered. Kept in this browser, nowhere else. */
import { readJson, storage } from "../state/storage";

export const STEPS = 6;
const PLACE = "cryptonym.learn";
/** Left so often, the lesson is not offered any more. It stays where it is. */
const ENOUGH = 2;

interface Kept {
  step?: number;
  left?: number;
  done?: boolean;
}

const kept = (): Kept => readJson<Kept>(PLACE) ?? {};
const keep = (change: Kept): void => storage.set(PLACE, JSON.stringify({ ...kept(), ...change }));

/** The step at which the lesson goes on: where it was left, and the first one after its end. */
export function stepToTake(): number {
  const { step = 1, done } = kept();
  return !done && Number.isInteger(step) && step >= 1 && step <= STEPS ? step : 1;
}

export const reached = (step: number): void => keep({ step });
export const left = (): void => keep({ left: (kept().left ?? 0) + 1 });
export const finished = (): void => keep({ done: true });

export const isOffered = (): boolean => !kept().done && (kept().left ?? 0) < ENOUGH;
