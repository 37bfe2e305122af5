import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { isFaceDown } from "../src/gadget/cover";
import { inPlay, keepKeys, keptKeys, turned, withGrid, withKey, withMark } from "../src/gadget/key";
import { below, codeOf, count, draw, fromCode, type GridName, GRIDS, type Key, rank, readCode, SIGNS, turnedFrom, unrank } from "../src/gadget/rank";
import { voiceFor } from "../src/gadget/speech";
import { again, cueAt, isOut, keepTimer, keptTimer, leftAt, more, newTimer, next, nextUp, pause, ranOut, secondsLeft, start, type Timer, usedAt, withLength, withTeam } from "../src/gadget/timer";
import { routeOf } from "../src/ui/route";

const GRID_NAMES = Object.keys(GRIDS) as GridName[];
const LETTERS = { red: "r", blue: "b", bystander: "i", assassin: "x" } as const;
const letters = (key: Key): string => key.identities.map((identity) => LETTERS[identity]).join("");

interface Shared {
  grid: GridName;
  starting: "red" | "blue";
  key: string;
  rank: string;
  code: string;
}
const shared = JSON.parse(readFileSync(join(__dirname, "gadget.keys.json"), "utf8")) as Shared[];

beforeEach(() => localStorage.clear());

describe("keys by number", () => {
  it("are the same as the engine's, 200 times", () => {
    expect(shared).toHaveLength(200);
    for (const one of shared) {
      const key = unrank(one.grid, BigInt(one.rank));
      expect([key.starting, letters(key), String(rank(key)), codeOf(key)]).toEqual([one.starting, one.key, one.rank, one.code]);
      expect(readCode(one.code)).toEqual(key);
    }
  });
  it.each(GRID_NAMES)("fit into the signs of a %s code, and into no sign fewer", (grid) => {
    const { signs } = GRIDS[grid];
    expect(count(grid)).toBeLessThanOrEqual(32n ** BigInt(signs));
    expect(count(grid)).toBeGreaterThan(32n ** BigInt(signs - 1));
    expect(new Set(SIGNS).size).toBe(32);
    expect(SIGNS).not.toMatch(/[0O1I]/);
  });
  it("are as many as the rules allow", () => {
    expect([count("5x5"), count("5x4")]).toEqual([420_689_412_000n, 997_682_400n]);
  });
  it("are refused beyond the last, and below the first", () => {
    for (const grid of GRID_NAMES) for (const n of [-1n, count(grid)]) expect(() => unrank(grid, n)).toThrow(RangeError);
  });
  it("are drawn without favour: what is too large is thrown away, never folded back", () => {
    const given = [0xffffffff, 0xffffffff, 0, 7];
    expect(below(10n, () => given.shift() ?? 0)).toBe(7n);
    expect(given).toEqual([]);
    const seen = new Set(Array.from({ length: 400 }, () => below(10n)));
    expect(seen.size).toBe(10);
  });
  it.each(GRID_NAMES)("are legal when drawn for %s", (grid) => {
    const teams = new Set<string>();
    for (let i = 0; i < 100; i += 1) {
      const key = draw(grid);
      teams.add(key.starting);
      const many = (of: string): number => key.identities.filter((identity) => identity === of).length;
      const { agents, bystanders } = GRIDS[grid];
      expect([many(key.starting), many("red") + many("blue"), many("bystander"), many("assassin")]).toEqual([agents + 1, 2 * agents + 1, bystanders, 1]);
    }
    expect(teams.size).toBe(2);
  });
});

describe("a code", () => {
  it("can be typed any way", () => {
    const key = unrank("5x5", 230_888_125_440n);
    expect(codeOf(key)).toBe("8R32-4F22");
    for (const typed of ["8r324f22", " 8R32 – 4F22 ", "8 r 3 2 4 f 2 2", "8R32—4F22"]) expect(readCode(typed)).toEqual(key);
  });
  it.each([
    ["5x5", "", "length"], ["5x5", "2222-222", "length"], ["5x5", "2222-22222", "length"], ["5x4", "2222-2222", "length"],
    ["5x5", "2222-222O", "sign"], ["5x5", "2222-2221", "sign"], ["5x4", "222_222", "sign"], ["5x4", "222-2ß", "sign"],
    ["5x5", "ZZZZ-ZZZZ", "range"], ["5x4", "ZZZ-ZZZ", "range"],
  ] as const)("of %s is refused: «%s» for its %s", (grid, typed, why) => {
    expect(fromCode(grid, typed)).toBe(why);
  });
  it("says by its length for which grid it is", () => {
    expect([readCode("222222"), readCode("22222222")].map((key) => typeof key === "object" && key.grid)).toEqual(["5x4", "5x5"]);
    expect([readCode("2222222"), readCode("222222222")]).toEqual(["length", "length"]);
  });
});

describe("the key in play", () => {
  it("turns a quarter on 5×5: the top left goes to the top right", () => {
    const from = turnedFrom("5x5");
    expect([from[4], from[24], from[20], from[0], from[12]]).toEqual([0, 4, 24, 20, 12]);
  });
  it.each([["5x5", 4], ["5x4", 2]] as const)("%s is itself again after %i turns, marks and all, and another key before", (grid, ways) => {
    let keys = withMark(withMark(withKey(keptKeys(), unrank(grid, 123_456_789n)), 1), 7);
    const first = inPlay(keys);
    const codes = new Set<string>();
    for (let i = 0; i < ways; i += 1) {
      codes.add(codeOf(inPlay(keys).key));
      keys = turned(keys);
      const { key, found } = inPlay(keys);
      expect(found.map((square) => key.identities[square])).toEqual(first.found.map((square) => first.key.identities[square]));
    }
    expect(codes.size).toBe(ways);
    expect(inPlay(keys)).toEqual(first);
  });
  it("marks and unmarks what was found", () => {
    const keys = withMark(withMark(withMark(keptKeys(), 3), 4), 3);
    expect(inPlay(keys).found).toEqual([4]);
  });
  it("is kept in this browser, one for each grid", () => {
    const keys = withGrid(withMark(withKey(withMark(withKey(keptKeys(), unrank("5x4", 5n)), 2), unrank("5x5", 9n)), 24), "5x4");
    keepKeys(keys);
    expect(keptKeys()).toEqual(keys);
    expect(inPlay(withGrid(keptKeys(), "5x5"))).toEqual({ key: unrank("5x5", 9n), found: [24] });
  });
  it.each(["nonsense", "{}", '{"grid":"9x9","each":{"5x5":{"rank":"999999999999","found":[99]},"5x4":{"rank":"-1"}}}'])("is drawn anew where what is kept is none: %s", (kept) => {
    localStorage.setItem("cryptonym.gadget.key", kept);
    const keys = keptKeys();
    expect(keys.grid).toBe("5x5");
    expect(inPlay(keys).key.identities).toHaveLength(25);
    expect(inPlay(keys).found).toEqual([]);
  });
  it("covers itself on its face, not on its back or upright", () => {
    expect([isFaceDown(180, 0), isFaceDown(-175, 5), isFaceDown(0, 0), isFaceDown(60, 10), isFaceDown(null, null)]).toEqual([true, true, false, false, false]);
  });
});

describe("the timer", () => {
  const fresh = newTimer("red", { clue: 60, guess: 120 });
  const at = (timer: Timer, now: number): number => leftAt(timer, now) / 1000;

  it("stands still until it is started, and stops where it is paused", () => {
    expect(at(fresh, 1e9)).toBe(60);
    const runs = start(fresh, 1000);
    expect([at(runs, 1000), at(runs, 11_000), secondsLeft(runs, 11_001)]).toEqual([60, 50, 50]);
    const still = pause(runs, 11_000);
    expect(at(still, 99_000)).toBe(50);
    expect(at(start(still, 99_000), 100_000)).toBe(49);
  });
  it("goes from a clue to guesses to the other team", () => {
    const guess = next(start(fresh, 0), 20_000);
    expect([guess.team, guess.phase, at(guess, 20_000)]).toEqual(["red", "guess", 120]);
    const blue = next(guess, 50_000);
    expect([blue.team, blue.phase, at(blue, 50_000)]).toEqual(["blue", "clue", 60]);
  });
  it("splits the time per team and phase, to the millisecond", () => {
    const blue = next(next(start(fresh, 0), 20_000), 50_000);
    const used = pause(more(again(blue, 55_000), 60_000), 61_500).used;
    expect(used).toEqual({ red: { clue: 20_000, guess: 30_000 }, blue: { clue: 11_500, guess: 0 } });
    expect([usedAt(blue, "blue", "clue", 53_000), usedAt(blue, "red", "clue", 53_000)]).toEqual([3000, 20_000]);
  });
  it("runs out, stands at nought, and goes on with the other team, as with no clue none is given (TIME-2)", () => {
    const runs = start(fresh, 0);
    expect(ranOut(runs, 59_999)).toBe(runs);
    const out = ranOut(runs, 75_000);
    expect([isOut(out), out.used.red.clue, nextUp(out)]).toEqual([true, 60_000, { team: "blue", phase: "clue" }]);
    expect(at(next(out, 80_000), 80_000)).toBe(60);
    expect(next(out, 80_000).ends).toBe(140_000);
    expect([more(out, 80_000).ends, start(out, 80_000).ends, again(out, 80_000).ends]).toEqual([110_000, 140_000, null]);
  });
  it("does not start by itself where it stands still", () => {
    expect([next(fresh, 5).ends, again(fresh, 5).ends, more(fresh, 5).ends, withTeam(start(fresh, 0), "blue", 5).ends]).toEqual([null, null, null, null]);
  });
  it("takes another length at once where nothing has run, else from the next phase on", () => {
    expect(at(withLength(fresh, "clue", 300), 0)).toBe(300);
    const runs = withLength(start(fresh, 0), "clue", 300);
    expect([at(runs, 1000), at(again(runs, 1000), 1000)]).toEqual([59, 300]);
    expect([withLength(fresh, "guess", 1).lengths.guess, withLength(fresh, "guess", 1e9).lengths.guess]).toEqual([5, 3600]);
  });
  it("says thirty, ten and time, and counts the last ten if wanted", () => {
    const said = (counted: boolean, length = 60): unknown[] =>
      Array.from({ length }, (_, i) => cueAt(length - 1 - i, length, counted)).filter(Boolean).map((cue) => (cue?.kind === "time" ? "time" : cue?.n));
    expect(said(false)).toEqual([30, 10, "time"]);
    expect(said(true)).toEqual([30, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, "time"]);
    expect(said(false, 10)).toEqual(["time"]);
  });
  it("is kept, running or not; what is no timer is none", () => {
    const runs = next(start(fresh, 0), 20_000);
    keepTimer(runs);
    expect(keptTimer("blue", 30_000)).toEqual(runs);
    expect(isOut(keptTimer("blue", 9e9))).toBe(true);
    localStorage.setItem("cryptonym.gadget.timer", '{"team":"green"}');
    expect(keptTimer("blue", 0)).toEqual(newTimer("blue"));
  });
});

describe("the voice", () => {
  const voice = (lang: string, localService = true): SpeechSynthesisVoice => ({ lang, localService, name: lang, voiceURI: lang, default: false });
  it("is the device's own, in the reader's language, Brazil's where there is one", () => {
    const voices = [voice("it-IT", false), voice("pt-PT"), voice("pt_BR"), voice("en-US")];
    expect(voiceFor("pt-BR", voices)?.lang).toBe("pt_BR");
    expect(voiceFor("pt-BR", [voice("pt-PT")])?.lang).toBe("pt-PT");
    expect(voiceFor("en", voices)?.lang).toBe("en-US");
    expect(voiceFor("it", voices)).toBeUndefined();
    expect(voiceFor("ca", voices)).toBeUndefined();
  });
});

describe("the address", () => {
  it("of the gadget is its own", () => {
    expect([routeOf("/key"), routeOf("/key/"), routeOf("/keys")]).toEqual([{ at: "gadget" }, { at: "gadget" }, { at: "home" }]);
  });
});
