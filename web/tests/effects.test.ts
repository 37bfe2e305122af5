import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { spokenOf, tagsSpoken } from "../src/effects/spoken";
import { messagesFrom } from "../src/i18n/messages";
import { stepsOf } from "../src/screens/end";
import { reduce } from "../src/state/reduce";
import { minutes, timeShown } from "../src/table/clock";
import { choices } from "../src/table/number";
import { event, game, stateOf } from "./table.fixture";

const { text } = messagesFrom("en", readFileSync(join(__dirname, "../../src/cryptonym/messages/en/page.ftl"), "utf8"));

describe("what screen readers hear", () => {
  it("is whole sentences, with what is left", () => {
    const covered = event(11, { type: "card_covered", card: 8, identity: "red", by: "TURN-3" }, { game: { covered: { 8: "red" }, clue: { guesses_left: 2 } } }, ["guess"]);
    expect(spokenOf(covered, reduce(stateOf(), covered), text)).toEqual({ text: "KOTWICA: red agent. 2 touches left.", now: true });
  });
  it("says whose clue it is, and that it is ours to guess", () => {
    const given = event(11, { type: "clue_given", team: "red", word: "fala", number: "unlimited" }, {}, ["guess"]);
    expect(spokenOf(given, reduce(stateOf(), given), text)?.text).toBe("Your team guesses: fala, unlimited");
    expect(spokenOf(given, stateOf({ type: "snapshot", n: 11, view: stateOf().view!, actions: [] }), text)?.text).toBe("Red’s clue: fala, unlimited");
  });
  it("tells of others' tags, never of one's own", () => {
    const before = stateOf();
    const after = reduce(before, { type: "presence", here: [], tags: { a: 1, d: 2 } });
    expect(tagsSpoken(before.tags, after, text)).toEqual(["Ryś tags ŹRÓDŁO"]);
    expect(tagsSpoken(after.tags, before, text)).toEqual(["Ryś takes a tag off"]);
  });
});

describe("time", () => {
  it("is the server's: strict time first, else sand, else none", () => {
    expect(timeShown({ ...game, clock: { ends: 61_000 } }, 500, 500)).toEqual({ kind: "strict", seconds: 60, paused: false });
    expect(timeShown({ ...game, clock: { left: 9_500 } }, 0, 0)).toEqual({ kind: "strict", seconds: 10, paused: true });
    expect(timeShown({ ...game, hourglass: 30_000 }, 0, 1_000)).toEqual({ kind: "hourglass", seconds: 29, paused: false });
    expect(timeShown({ ...game, hourglass: 30_000 }, 0, 31_000)).toBeUndefined();
    expect([0, 7, 61].map(minutes)).toEqual(["0:00", "0:07", "1:01"]);
  });
});

it("numbers go from nothing to the highest, then without limit", () => {
  expect(choices(2)).toEqual([0, 1, 2, "unlimited"]);
});

it("a game is stepped through in the order of its covers", () => {
  const turns = { 1: { team: "blue" as const, covered: [7], touched: [9] }, 0: { team: "red" as const, word: "a", number: 1, touched: [3, 4] } };
  expect(stepsOf({ ...game, turns }).map(({ card }) => card)).toEqual([3, 4, 7, 9]);
});
