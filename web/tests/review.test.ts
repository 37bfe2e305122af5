import { describe, expect, it } from "vitest";
import { writeLog } from "../src/game/log";
import type { GameEvent } from "../src/game/model";
import type { Review, Touch } from "../src/review/model";
import { cutOf } from "../src/review/partition";
import { isReview } from "../src/replay/replay";
import { routeOf } from "../src/ui/route";

const touch = (turn: number, chance: number): Touch => ({ turn, card: 0, identity: "red", by: "TURN-3", chance });
const review = (touches: Touch[], mode = "teams"): Review => ({
  mode, columns: 5, cards: ["A", "B"], key: ["red", "blue"], starting: "blue", winner: "red", figures: true, start: 0.5, touches,
  clues: [0, 1, 2].map((turn) => ({
    turn, team: "red", word: "w", number: 1, covered: [], touched: [], ended_by: null, meant: [], marked: false, before: 0, after: 0, known: false, heat: [], risk: null,
    assassin: null, story: null, instead: null,
  })),
  tipped: null, summary: { message: "review-even", args: {}, cards: {}, listed: [] }, honours: { finest: null, boldest: null, lucky: null },
});

describe("the partition", () => {
  const touches = [touch(0, 0.7), touch(0, 0.8), touch(0, 0.9), touch(2, 0.2)];
  it("has a step for each touch, and turns side by side as wide as their touches", () => {
    const cut = cutOf(review(touches), 400, 100, 0);
    expect(cut.marks.map(({ y }) => Math.round(y))).toEqual([30, 20, 10, 80]);
    expect(cut.turns.map(({ turn, from, to }) => [turn, Math.round(to - from)])).toEqual([[0, 240], [1, 80], [2, 80]]);
    expect(cut.turns.at(-1)?.to).toBeCloseTo(400);
    const xs = cut.points.map(([x]) => x);
    expect(Math.max(...xs)).toBeLessThanOrEqual(400);
    expect(cut.points).toHaveLength(2 + 2 * touches.length);
  });
  it("leaves each turn room for a finger", () => {
    const cut = cutOf(review(touches), 366, 232, 44);
    for (const { from, to } of cut.turns) expect(to - from).toBeGreaterThanOrEqual(44 * 0.8);
  });
  it("is the same for the same game, and never off by more than a point", () => {
    const [one, two] = [cutOf(review(touches), 400, 100, 0), cutOf(review(touches), 400, 100, 0)];
    expect(one).toEqual(two);
    expect(Math.abs((one.points[2]?.[1] ?? 0) - 30)).toBeLessThanOrEqual(1);
  });
  it("gives a blue team of its own the upper sheet", () => {
    expect(Math.round(cutOf(review([touch(0, 0.9)], "coop"), 100, 100, 0).marks[0]?.y ?? 0)).toBe(90);
  });
});

describe("a saved game with a challenge", () => {
  const clue: GameEvent = { type: "clue_given", team: "red", word: "mare", number: 1 };
  const challenged: GameEvent = { type: "clue_challenged", team: "blue" };
  const ruling = (upheld: boolean, judge: "referee" | "challenger"): GameEvent => ({ type: "challenge_decided", upheld, judge, rule: upheld ? "CLUE-4" : null, codename: null });
  const verdictIn = (log: string): unknown => (JSON.parse(log.split("\n")[1] ?? "") as { verdict: unknown }).verdict;
  it("keeps what the referee said aloud, so that it can be replayed", () => {
    expect(verdictIn(writeLog([clue, challenged, ruling(true, "referee")]))).toEqual({ finding: "illegal", rule: "CLUE-4", codename: null });
    expect(verdictIn(writeLog([clue, challenged, ruling(false, "referee")]))).toEqual({ finding: "legal", rule: null, codename: null });
  });
  it("has no word of the referee where it did not rule", () => {
    expect(verdictIn(writeLog([clue, challenged, ruling(true, "challenger")]))).toBeNull();
    expect(verdictIn(writeLog([clue]))).toBeNull();
  });
});

it("a review has an address beside its replay", () => {
  const table = "A".repeat(22);
  expect(routeOf(`/t/${table}/review`, "?game=2")).toMatchObject({ at: "replay", table, game: 2 });
  expect(routeOf(`/t/${table}/replay`, "?game=2")).toMatchObject({ at: "replay", table, game: 2 });
  expect(routeOf("/review")).toMatchObject({ at: "replay", table: undefined });
  expect(["/review", `/t/${table}/review/`, "/replay", `/t/${table}/replay`].map(isReview)).toEqual([true, true, false, false]);
});
