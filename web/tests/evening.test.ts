import { describe, expect, it } from "vitest";
import { candidates, keepVote, keptVote, shortlist } from "../src/evening/ballot";
import { type EveningTold, finestOf, flagOf } from "../src/evening/model";
import { nextSpymasters } from "../src/evening/passing";
import { linesOf } from "../src/evening/picture";
import type { GameView, PersonSeen, TableSeen } from "../src/protocol";

const person = (seat: string | null, chaired = 0, bot: string | null = null): PersonSeen => ({ name: "x", seat, bot, chaired }) as unknown as PersonSeen;
const table = (people: Record<string, PersonSeen>, mode = "teams"): TableSeen =>
  ({
    people, settings: { rules: { mode } },
    seats: mode === "trio" ? ["red-spymaster", "blue-spymaster", "both-operative"] : mode === "coop" ? ["red-spymaster", "red-operative"] : ["red-spymaster", "red-operative", "blue-spymaster", "blue-operative"],
  }) as unknown as TableSeen;
const ids = (view: TableSeen, here: string[]): string[] => nextSpymasters(view, here).map(({ id }) => id);

describe("who gets a chair next (NEXT-5), as table/passing.py has it", () => {
  const people = {
    ann: person("red-spymaster", 3), bob: person("blue-spymaster", 3), cat: person("red-operative", 2), dan: person("blue-operative"), eve: person("red-operative", 1), fay: person("blue-operative"),
  };
  const all = Object.keys(people);
  it("is the one of each team who has waited longest, in the order of coming", () => expect(ids(table(people), all)).toEqual(["eve", "dan"]));
  it("is nobody who is away", () => expect(ids(table(people), ["ann", "bob", "cat", "fay"])).toEqual(["cat", "fay"]));
  it("is no bot, and no bot gives a chair", () => {
    expect(ids(table({ ...people, eve: person("red-operative", 0, "steady"), bob: person("blue-spymaster", 0, "sharp") }), all)).toEqual(["cat"]);
  });
  it("changes all three chairs of three players who are here", () => {
    const three = { ann: person("red-spymaster", 1), bob: person("blue-spymaster", 1), cat: person("both-operative") };
    expect(ids(table(three, "trio"), ["ann", "bob", "cat"])).toEqual(["cat", "ann"]);
    expect(ids(table(three, "trio"), ["ann", "cat"])).toEqual(["cat"]);
    expect(ids(table(three, "trio"), ["ann"])).toEqual([]);
  });
});

describe("the clues that are offered for a vote", () => {
  const turn = (team: string, word: string | undefined, touched: number[], number: number | "unlimited" = 2): unknown => ({ team, word, number: word && number, touched });
  const game = (turns: unknown[]): GameView =>
    ({ turns: Object.fromEntries(turns.map((one, i) => [i, one])), covered: { 0: "red", 1: "red", 2: "blue", 3: "bystander", 4: "red" } }) as unknown as GameView;
  const played = game([turn("red", "one", [0, 1]), turn("blue", "two", [3]), turn("red", "three", [4]), turn("red", "four", [], 1), turn("blue", undefined, [])]);
  it("are all that were given, those that brought most first", () => {
    expect(candidates(played, "blue-operative").map(({ word }) => word)).toEqual(["one", "three", "two", "four"]);
  });
  it("are none from one's own chair", () => expect(candidates(played, "red-spymaster").map(({ word }) => word)).toEqual(["two"]));
  it("are three, with one of each team that has any", () => {
    const all = candidates(game([turn("red", "a", [0]), turn("red", "b", [1]), turn("red", "c", [4]), turn("blue", "d", [3])]), "watcher");
    expect(shortlist(all).map(({ word }) => word)).toEqual(["a", "b", "d"]);
    expect(shortlist(all.slice(0, 2))).toHaveLength(2);
  });
  it("are remembered on this device for that game alone", () => {
    keepVote("T", 2, 5);
    expect(keptVote("T", 2)).toBe(5);
    expect(keptVote("T", 3)).toBeUndefined();
    expect(keptVote("U", 2)).toBeUndefined();
    keepVote("T", 2, undefined);
    expect(keptVote("T", 2)).toBeUndefined();
  });
});

describe("the evening", () => {
  const clue = (word: string, votes: number): EveningTold["shown"][number]["clues"][number] => ({ turn: 0, team: "red", word, number: 1, name: null, votes });
  const told = (...clues: Array<ReturnType<typeof clue>>): EveningTold => ({
    games: 1, wins: { red: 1, blue: 0 }, people: [], shown: [{ game: 1, mode: "teams", winner: "red", by: "TURN-6", score: null, flag: [], clues }],
  });
  it("has up to three finest clues, and none without a vote", () => {
    expect(finestOf(told(clue("a", 1), clue("b", 0), clue("c", 3), clue("d", 1), clue("e", 1))).map(({ word }) => word)).toEqual(["c", "a", "d"]);
    expect(finestOf(told(clue("a", 0)))).toEqual([]);
  });
  it("has a flag with a step a touch that ends where the game did", () => {
    const cut = flagOf({ flag: [50, 75, 100], winner: "red" }, 90, 40);
    expect(cut).toEqual([[0, 20], [30, 20], [30, 10], [60, 10], [60, 0], [90, 0]]);
    expect(flagOf({ flag: [], winner: "blue" }, 100, 40).at(-1)).toEqual([100, 40]);
    expect(flagOf({ flag: [], winner: null }, 100, 40).at(-1)).toEqual([100, 20]);
  });
  it("names people in two lines, and says how many more there are", () => {
    const say = (_: string, args?: object): string => `${(args as { names: string }).names} and ${(args as { n: number }).n} more`;
    const width = (text: string): number => text.length;
    expect(linesOf(["Ann", "Bob"], 0, 20, say, width)).toEqual(["Ann · Bob"]);
    expect(linesOf(["Ann", "Bob", "Cat", "Dan"], 0, 9, say, width)).toEqual(["Ann · Bob", "Cat · Dan"]);
    expect(linesOf(["Ann", "Bob", "Cat", "Dan", "Eve"], 0, 16, say, width)).toEqual(["Ann · Bob · Cat", "Dan · Eve"]);
    expect(linesOf(["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gil"], 0, 14, say, width)).toEqual(["Ann · Bob", "Cat and 4 more"]);
    expect(linesOf(["Ann"], 2, 40, say, width)).toEqual(["Ann and 2 more"]);
  });
});
