import { describe, expect, it } from "vitest";
import type { Outgoing } from "../src/protocol";
import { initial, reduce } from "../src/state/reduce";
import { event, stateOf } from "./table.fixture";

describe("reduce", () => {
  it("takes a snapshot, who one is, and the server's clock", () => {
    const state = stateOf();
    expect(state.n).toBe(10);
    expect(state.view?.game?.clue?.word).toBe("morze");
    expect(state.you).toEqual({ person: "a", seat: "red-operative", host: true, caller: false, knowsKey: false });
    expect(state.skew).toBe(500);
    expect(state.line).toEqual({ is: "open" });
  });
  it("merges the patch of an event, and only that", () => {
    const before = stateOf();
    const after = reduce(before, event(11, { type: "card_covered", card: 8, identity: "red", by: "TURN-3" }, { game: { covered: { 8: "red" }, left: { red: 7 }, touches: 2 } }, ["guess", "stop"]));
    expect(after.view?.game?.covered).toEqual({ 3: "red", 8: "red" });
    expect(after.view?.game?.left).toEqual({ red: 7, blue: 8 });
    expect(after.view?.people).toBe(before.view?.people);
    expect(after.actions).toEqual(["guess", "stop"]);
  });
  it("hears an event once, however often the line repeats it", () => {
    const once = stateOf(event(11, { type: "turn_ended", team: "red", by: "TURN-9" }, { game: { turn: "blue" } }));
    expect(reduce(once, event(11, { type: "turn_ended", team: "red", by: "TURN-9" }, { game: { turn: "red" } }))).toBe(once);
  });
  it("hears for which bots one of the server's moved, until it is told otherwise", () => {
    const told = reduce(stateOf(), { type: "presence", here: ["a"], stood_in: ["z"] });
    expect(told.stoodIn).toEqual(["z"]);
    expect(reduce(told, { type: "presence", here: ["a"] }).stoodIn).toEqual([]);
  });
  it("keeps refusals apart from the table", () => {
    const before = stateOf();
    const after = reduce(before, { type: "refused", id: "x", broken: { rule: "TURN-11", message: "violation-card-covered", args: { card: "MAPA" } } });
    expect(after.view).toBe(before.view);
    expect(after.refused?.broken.rule).toBe("TURN-11");
  });
  it("draws one's own tag at once, and believes the server after that", () => {
    const tagged = reduce(stateOf(), { type: "own.tag", card: 4 });
    expect(tagged.tags).toEqual({ a: 4 });
    const crossed = reduce(tagged, { type: "presence", here: ["a"], tags: { d: 2 } });
    expect(crossed.tags).toEqual({ a: 4, d: 2 });
    const confirmed = reduce(crossed, { type: "presence", here: ["a"], tags: { a: 4 } });
    expect(reduce(confirmed, { type: "presence", here: ["a"], tags: {} }).tags).toEqual({});
  });
  it("gives up a tag that the server contradicts for long", () => {
    const silence: Outgoing = { type: "presence", here: ["a"], tags: {} };
    const tagged = reduce(stateOf(), { type: "own.tag", card: 4 });
    expect(reduce(reduce(reduce(tagged, silence), silence), silence).tags).toEqual({});
  });
  it("knows which commands are under way", () => {
    const sent = reduce(stateOf(), { type: "own.sent", id: "x", command: { type: "guess", card: 4 } });
    expect(sent.sent).toEqual({ x: { type: "guess", card: 4 } });
    expect(reduce(sent, { type: "ack", id: "x", n: 11 }).sent).toEqual({});
  });
  it("forgets the verdict on a draft when the turn goes on", () => {
    const judged = stateOf({ type: "draft_verdict", word: "fala", number: 2, finding: "legal" });
    expect(judged.verdict?.word).toBe("fala");
    expect(reduce(judged, event(11, { type: "clue_given", team: "red", word: "fala", number: 2 }, {})).verdict).toBeUndefined();
  });
  it("says so when the server has a newer build", () => {
    const again: Outgoing = { type: "welcome", protocol: 1, build: "b2", table: "t", now: 0 };
    expect(stateOf().newBuild).toBe(false);
    expect(stateOf(again).newBuild).toBe(true);
  });
  it("shuts the door for good only where there is no way back", () => {
    expect(stateOf({ type: "error", code: "kicked" }).line).toEqual({ is: "shut", why: "kicked" });
    expect(stateOf({ type: "error", code: "too-fast" }).line).toEqual({ is: "open" });
  });
  it("ignores what it does not know", () => {
    const before = stateOf();
    expect(reduce(before, { type: "song", notes: 3 } as unknown as Outgoing)).toBe(before);
  });
});

describe("a line of the server's host", () => {
  const told = { type: "announced", line: "Back at nine", until: 5000 } as const;
  it("is kept until it is read", () => {
    const heard = reduce(initial, told);
    expect(heard.announced).toEqual({ line: "Back at nine", until: 5000 });
    expect(reduce(heard, { type: "own.read" }).announced).toBeUndefined();
  });
});
