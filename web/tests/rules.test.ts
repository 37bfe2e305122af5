// @vitest-environment node
/** The page's rules say what the engine's say (ADR 0021): the same games, move by move, and back again. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { decide, isRefusal, type Move, type Refusal } from "../src/game/decide";
import { evolve, gameOf } from "../src/game/evolve";
import { LogFault, readLog, readMarks, writeLog } from "../src/game/log";
import { type Dealt, type Game, type GameEvent, highestOf, phaseOf } from "../src/game/model";
import { viewOf } from "../src/game/view";
import { isPacked, packed, unpacked } from "../src/replay/share";
import { stepsOf } from "../src/replay/steps";

const root = join(__dirname, "../..");
const python = [".venv/bin/python", ".venv/Scripts/python.exe"].map((path) => join(root, path)).find(existsSync);
const ask = (what: string, input = ""): string =>
  execFileSync(python ?? "python3", ["-m", "tests.page_rules", what], { cwd: root, encoding: "utf8", input, maxBuffer: 1 << 28 });

interface Told {
  played: Array<{ name: string; dealt: Dealt; moves: Array<Move & { refused?: Refusal; events?: GameEvent[] }> }>;
  logged: Array<{ name: string; log: string; views: unknown[] }>;
}

/** What is left out of JSON and what is there with its default say the same. */
function pruned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pruned);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).map(([name, inner]) => [name, pruned(inner)] as const)
    .filter(([name, inner]) => inner !== null && inner !== undefined && !(Array.isArray(inner) && inner.length === 0) && !(QUIET.has(name) && (inner === false || inner === 0))
      && !(name === "covered" && Object.keys(inner as object).length === 0));
  return Object.fromEntries(kept);
}
const QUIET = new Set(["touches", "challenged", "penalty_open", "enemy_covers", "last_stand"]);

// Only where the project is set up: the games come out of Python.
describe.skipIf(!python)("beside the engine", () => {
  const told = python ? (JSON.parse(ask("games")) as Told) : { played: [], logged: [] };

  it("takes and refuses the same moves, with the same consequences", () => {
    expect(told.played.length).toBeGreaterThan(100);
    for (const { name, dealt, moves } of told.played) {
      let game = gameOf([dealt]);
      moves.forEach(({ refused, events, ...move }, i) => {
        const decision = decide(game, move);
        const where = `${name}, move ${i}`;
        if (isRefusal(decision)) return expect([where, { args: {}, ...decision }]).toEqual([where, refused]);
        expect([where, decision]).toEqual([where, events]);
        game = decision.reduce(evolve, game);
        return undefined;
      });
      expect(game.ending, name).not.toBeNull();
    }
  });

  it("meets every ending there is", () => {
    const ends = new Set(told.played.flatMap(({ moves }) => moves.at(-1)?.events?.at(-1)).map((event) => event?.type === "game_ended" && event.by));
    expect([...ends].sort()).toEqual(["COOP-3", "END-1", "FINE-2", "FINE-3", "FINE-4", "TURN-7"]);
  });

  it("reads every log, and folds it to the views that the server would send", () => {
    for (const { name, log, views } of told.logged) {
      const events = readLog(log);
      expect(events.length).toBe(views.length);
      events.forEach((_, i) => {
        const game = gameOf(events.slice(0, i + 1));
        expect([name, i, pruned(viewOf(game, i % 2 === 1, "it"))]).toEqual([name, i, pruned(views[i])]);
      });
    }
  });

  it("plays games that the engine finds nothing wrong with", () => {
    const logs = told.played.map(({ dealt }, i) => writeLog(randomGame(dealt, i + 1)));
    expect(JSON.parse(ask("check", JSON.stringify(logs)))).toEqual([]);
    const [first = ""] = logs;
    expect(JSON.parse(ask("check", JSON.stringify([first.replace('"by":"TURN-3"', '"by":"TURN-4"')])))).toHaveLength(1);
  });

  it("carries a whole game in a link of moderate length", async () => {
    for (const { log } of told.logged) {
      const events = readLog(log);
      const link = await packed(events);
      expect(isPacked(link)).toBe(true);
      expect(link.length).toBeLessThan(4000);
      expect(await unpacked(link)).toBe(writeLog(events));
      const marks = [{ turn: 0, cards: [3, 4] }];
      const marked = await unpacked(await packed(events, marks));
      expect(readMarks(marked)).toEqual(marks);
      expect(readLog(marked)).toEqual(events);
      expect(readMarks(writeLog(events))).toEqual([]);
    }
    await expect(unpacked("#g=AAAA")).rejects.toThrow();
  });
});

/** A small generator of numbers (Park and Miller), so that a game that goes wrong can be had again. */
function dice(seed: number): (below: number) => number {
  let state = seed * 48271;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

function randomGame(dealt: Dealt, seed: number): GameEvent[] {
  const below = dice(seed);
  const events: GameEvent[] = [dealt];
  let game = gameOf(events);
  while (!game.ending) {
    const decision = decide(game, randomMove(game, below));
    if (isRefusal(decision)) continue;
    events.push(...decision);
    game = decision.reduce(evolve, game);
  }
  return events;
}

function randomMove(game: Game, below: (n: number) => number): Move {
  const open = game.cards.map((_, card) => card).filter((card) => !game.covered.includes(card));
  const own = open.filter((card) => game.key[card] === game.turn);
  const from = (cards: number[]): number => cards[below(cards.length)] ?? -1;
  switch (phaseOf(game)) {
    case "clue": return { type: "clue", word: "alfa", number: below(5) === 0 ? null : below(highestOf(game) + 2) };
    case "enemy": return { type: "cover", card: from(own) };
    default: return below(8) === 0 ? { type: "stop" } : { type: "guess", card: below(4) > 0 && own.length > 0 ? from(own) : from(open) };
  }
}

const header = '{"cryptonym":"game","version":1}';
const dealt = JSON.stringify({
  n: 1, type: "game_dealt", v: 1, cards: Array.from({ length: 20 }, (_, i) => `W${i}`), pictures: [], starting: "red",
  rules: { grid: "5x4", mode: "teams", assassin_ending: false, referee: "warns", house: [], own_limits: "", hourglass_seconds: 60, clue_seconds: null, guess_seconds: null },
  key: { starting: "red", identities: [...Array(8).fill("red"), ...Array(7).fill("blue"), ...Array(4).fill("bystander"), "assassin"] },
});

describe("a log that was not written by us", () => {
  const fault = (text: string): string => {
    try {
      readLog(text);
      return "none";
    } catch (error) {
      return error instanceof LogFault ? `${error.line} ${error.why}` : "thrown";
    }
  };
  it.each([
    ["", "1 empty"],
    ["hello", "1 other"],
    ["[]", "1 other"],
    ['{"players":{}}', "1 other"],
    ['{"cryptonym":"game","version":2}', "1 newer"],
    [header, "1 empty"],
    [`${header}\n${dealt}`, "none"],
    [`${header}\n\n${dealt}\n`, "none"],
    [`${header}\n${dealt}\n${dealt}`, "3 damaged"],
    [`${header}\n${dealt.replace('"n":1', '"n":2')}`, "2 damaged"],
    [`${header}\n${dealt.replace('"W1"', '"W0"')}`, "2 damaged"],
    [`${header}\n${dealt.replace('"W1"', "1")}`, "2 damaged"],
    [`${header}\n${dealt.replace('"v":1', '"v":2')}`, "2 newer"],
    [`${header}\n${dealt}\n{"n":2,"type":"game_flown","v":1}`, "3 newer"],
    [`${header}\n${dealt}\n{"n":2,"type":"toString","v":1}`, "3 newer"],
    [`${header}\n${dealt}\n{"n":2,"type":"card_covered","v":1,"card":19,"identity":"red","by":"TURN-3"}`, "3 damaged"],
    [`${header}\n${dealt}\n{"n":2,"type":"card_covered","v":1,"card":25,"identity":"red","by":"TURN-3"}`, "3 damaged"],
    [`${header}\n${dealt}\n{"n":2,"type":"card_covered"`, "3 damaged"],
  ])("%# is told by its line", (text, expected) => {
    expect(fault(text)).toBe(expected);
  });
});

describe("a game seen again", () => {
  const [deal] = readLog(`${header}\n${dealt}\n`);
  const clue: GameEvent = { type: "clue_given", team: "red", word: "alfa", number: 2 };
  const touch = (card: number, identity: "red" | "bystander" | "assassin"): GameEvent => ({ type: "card_covered", card, identity, by: "TURN-3" });
  const end = (by: string): GameEvent => ({ type: "game_ended", winner: "blue", by, score: null });
  const kinds = (...events: GameEvent[]): string[] => stepsOf([deal as GameEvent, clue, ...events]).slice(2).map(({ event, game }) => `${event.type}${game.ending ? "!" : ""}`);

  it("ends with the touch that ended it", () => {
    expect(kinds(touch(19, "assassin"), end("TURN-7"))).toEqual(["card_covered!"]);
    expect(kinds({ type: "last_stand_began", team: "red" }, touch(15, "bystander"), end("FINE-4"))).toEqual(["last_stand_began", "card_covered!"]);
  });
  it("ends by itself where somebody called it off or gave up after a touch", () => {
    expect(kinds(touch(0, "red"), end("TABLE-5"))).toEqual(["card_covered", "game_ended!"]);
    expect(kinds(touch(0, "red"), { type: "turn_ended", team: "red", by: "TURN-9" }, end("TABLE-5"))).toEqual(["card_covered", "game_ended!"]);
    expect(kinds({ type: "last_stand_began", team: "red" }, touch(0, "red"), end("FINE-4"))).toEqual(["last_stand_began", "card_covered", "game_ended!"]);
  });
});
