/** Where the two sheets are cut: one step a touch, the turns side by side. Numbers only; `chart.tsx` draws them. */
import { redShare, type Review } from "./model";

export interface Cut {
  /** Where each turn begins and ends, from 0 to `width`. */
  turns: ReadonlyArray<{ turn: number; from: number; to: number }>;
  marks: ReadonlyArray<{ x: number; y: number; place: number }>;
  /** The boundary as points: red lies below it. */
  points: ReadonlyArray<readonly [number, number]>;
}

/** A number from -1 to 1 that is the same for the same game: the edge of a cut sheet is never quite straight. */
function jitter(seed: number): () => number {
  let state = seed || 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state / 2 ** 32) * 2 - 1;
  };
}

const seedOf = (cards: readonly string[]): number => [...cards.join()].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7);

/** Turns are as wide as their touches; none is narrower than `least`. */
function widths(counts: readonly number[], width: number, least: number): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const wanted = counts.map((count) => Math.max(least, (count / all) * width));
  const sum = wanted.reduce((total, one) => total + one, 0);
  return wanted.map((one) => (one / sum) * width);
}

export function cutOf(review: Review, width: number, height: number, least: number): Cut {
  const numbers = [...new Set([...review.touches.map(({ turn }) => turn), ...review.clues.map(({ turn }) => turn)])].sort((a, b) => a - b);
  const touches = numbers.map((turn) => review.touches.flatMap((touch, place) => (touch.turn === turn ? [{ touch, place }] : [])));
  const wide = widths(touches.map((list) => Math.max(1, list.length)), width, least);
  const edge = jitter(seedOf(review.cards));
  const y = (chance: number): number => height * (1 - redShare(review, chance));
  const turns: Array<{ turn: number; from: number; to: number }> = [];
  const marks: Array<{ x: number; y: number; place: number }> = [];
  let level = y(review.start);
  const points: Array<readonly [number, number]> = [[0, level]];
  let from = 0;
  for (const [i, turn] of numbers.entries()) {
    const to = from + (wide[i] ?? 0);
    for (const [k, { touch, place }] of (touches[i] ?? []).entries()) {
      const x = from + ((k + 0.5) / (touches[i]?.length ?? 1)) * (to - from);
      const next = y(touch.chance);
      points.push([x + edge() * 0.6, level + edge() * 0.8], [x + edge() * 0.6, next + edge() * 0.8]);
      marks.push({ x, y: next, place });
      level = next;
    }
    turns.push({ turn, from, to });
    from = to;
  }
  points.push([width, level]);
  return { turns, marks, points };
}
