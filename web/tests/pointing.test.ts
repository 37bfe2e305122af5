import { expect, it } from "vitest";
import type { Outgoing } from "../src/protocol";
import type { Passing, TableLine } from "../src/state/line";
import { type Own, reduce, type State } from "../src/state/reduce";
import { createStore } from "../src/state/store";
import { fingersOf, point, tagsOn, tapped } from "../src/table/pointing";
import { stateOf, view } from "./table.fixture";

function pointing(): { line: TableLine; said: Passing[] } {
  const store = createStore<State, Outgoing | Own>(stateOf({ type: "welcome", protocol: 1, build: "b1", table: "t", now: 0, fingers: true }), (before, message) => reduce(before, message));
  const said: Passing[] = [];
  return { line: { store, say: (message: Passing) => said.push(message) } as unknown as TableLine, said };
}

it("taps tag up to three cards in order, and take tags off again", () => {
  let mine = { choices: [], unsure: [], against: [7] } as ReturnType<typeof tapped>;
  for (const card of [4, 5, 6]) mine = tapped(mine, card);
  expect(mine.choices).toEqual([4, 5, 6]);
  expect(tapped(mine, 9).choices).toEqual([4, 5, 9]);
  expect(tapped(mine, 4).choices).toEqual([5, 6]);
  expect(tapped(mine, 7)).toEqual({ choices: [4, 5, 7], unsure: [], against: [] });
});

it("one sure tag is said as every release knows it, more in one message", () => {
  const { line, said } = pointing();
  point(line, { choices: [4], unsure: [], against: [] });
  point(line, { choices: [4, 5], unsure: [5, 9], against: [7] });
  point(line, { choices: [], unsure: [4], against: [] });
  expect(said).toEqual([{ type: "tag", card: 4 }, { type: "fingers", choices: [4, 5], unsure: [5], against: [7] }, { type: "tag", card: null }]);
});

it("one's own fingers outlive a presence that was on its way, and no more than that", () => {
  const { line } = pointing();
  point(line, { choices: [4, 5], unsure: [], against: [] });
  const mine = (): readonly number[] => fingersOf(line.store.get(), "a").choices;
  line.store.dispatch({ type: "presence", here: ["a"], tags: { a: 4 } });
  expect(mine()).toEqual([4, 5]);
  line.store.dispatch({ type: "presence", here: ["a"], tags: { a: 4 }, fingers: { a: { later: [5] } } });
  expect(line.store.get().hasty).toBeUndefined();
  line.store.dispatch({ type: "presence", here: ["a"], tags: {} });
  expect(mine()).toEqual([]);
});

it("tags on a card say whose choice it is, and advice comes last", () => {
  const state = stateOf({ type: "presence", here: ["a"], tags: { a: 1, d: 2 }, fingers: { d: { later: [1], unsure: [1] }, b: { against: [1] } } });
  expect(tagsOn(state, view, 1)).toEqual([
    { id: "a", name: "Wydra", me: true, choice: 1, several: false, unsure: false },
    { id: "d", name: "Ryś", me: false, choice: 2, several: true, unsure: true },
    { id: "b", name: "Bóbr", me: false, choice: 0, several: false, unsure: false },
  ]);
});
