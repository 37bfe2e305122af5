import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { spokenOf } from "../src/effects/spoken";
import { tagsSpoken } from "../src/fingers/spoken";
import { messagesFrom } from "../src/i18n/messages";
import { stepsOf } from "../src/screens/end";
import type { Happened } from "../src/protocol";
import { waitAfter } from "../src/state/line";
import { reduce } from "../src/state/reduce";
import { minutes, timeShown } from "../src/table/clock";
import { choices } from "../src/table/number";
import { event, game, stateOf, view } from "./table.fixture";

const { text } = messagesFrom("en", readFileSync(join(__dirname, "../../src/cryptonym/messages/en/page.ftl"), "utf8"));
const { text: fingers } = messagesFrom("en", readFileSync(join(__dirname, "../../src/cryptonym/messages/en/fingers.ftl"), "utf8"));

describe("what screen readers hear", () => {
  it("is whole sentences, with what is left", () => {
    const covered = event(11, { type: "card_covered", card: 8, identity: "red", by: "TURN-3" }, { game: { covered: { 8: "red" }, clue: { guesses_left: 2 } } }, ["guess"]);
    expect(spokenOf(covered, stateOf(), reduce(stateOf(), covered), text)).toEqual({ text: "KOTWICA: red agent. 2 touches left.", now: true });
  });
  it("says whose clue it is, and that it is ours to guess", () => {
    const given = event(11, { type: "clue_given", team: "red", word: "fala", number: "unlimited" }, {}, ["guess"]);
    expect(spokenOf(given, stateOf(), reduce(stateOf(), given), text)?.text).toBe("Your team guesses: fala, unlimited");
    expect(spokenOf(given, stateOf(), stateOf({ type: "snapshot", n: 11, view: stateOf().view!, actions: [] }), text)?.text).toBe("Red’s clue: fala, unlimited");
  });
  it("says in the lobby who comes, and what the host switched", () => {
    const lobby = stateOf({ type: "snapshot", n: 11, view: { ...view, game: null }, actions: [] });
    const joined = event(12, { type: "person_joined", person: "e", name: "Lis" } as Happened["event"], {});
    expect(spokenOf(joined, lobby, reduce(lobby, joined), text)).toEqual({ text: "Lis came to the table.", now: false });
    const settings = { ...view.settings, rules: { ...view.settings.rules, assassin_ending: true, house: ["rhymes_ok"], clue_seconds: 120, guess_seconds: 120 } };
    const changed = event(12, { type: "settings_changed" } as Happened["event"], { settings });
    expect(spokenOf(changed, lobby, reduce(lobby, changed), text)?.text)
      .toBe("Wydra changed “Time”: 2 min. Wydra switched on: Assassin ending. Wydra switched on: Any rhyme.");
  });
  it("tells of others' tags, never of one's own", () => {
    const before = stateOf();
    const after = reduce(before, { type: "presence", here: [], tags: { a: 1, d: 2 } });
    expect(tagsSpoken(before.tags, after, fingers, text)).toEqual(["Ryś tags ŹRÓDŁO"]);
    expect(tagsSpoken(after.tags, before, fingers, text)).toEqual(["Ryś takes a tag off"]);
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

describe("a lost line", () => {
  it("is taken up again ever more slowly, and never by a whole house at once", () => {
    const usual = Array.from({ length: 12 }, (_, failures) => waitAfter(failures, 0.5) / 1000);
    expect(usual).toEqual([1, 2, 4, 8, 8, 8, 8, 15, 30, 30, 30, 30]);
    expect([waitAfter(3, 0), waitAfter(3, 1)]).toEqual([6000, 10_000]);
  });
});
