import { describe, expect, it } from "vitest";
import { merge } from "../src/state/merge";

describe("merge (RFC 7396)", () => {
  it("replaces, adds and takes away", () => {
    expect(merge({ a: 1, b: 2 }, { a: 3, b: null, c: 4 })).toEqual({ a: 3, c: 4 });
  });
  it("merges objects, replaces lists", () => {
    expect(merge({ o: { x: 1, y: 2 }, l: [1, 2] }, { o: { y: null, z: 3 }, l: [3] })).toEqual({ o: { x: 1, z: 3 }, l: [3] });
  });
  it("makes an object where there was none, without nulls in it", () => {
    expect(merge({ a: 1 }, { a: { b: { c: 1, d: null } } })).toEqual({ a: { b: { c: 1 } } });
  });
  it("changes neither argument and keeps what is not touched", () => {
    const view = { deep: { a: 1 }, other: { b: 2 } };
    const patch = { deep: { a: 2 } };
    const merged = merge(view, patch);
    expect(view).toEqual({ deep: { a: 1 }, other: { b: 2 } });
    expect(patch).toEqual({ deep: { a: 2 } });
    expect(merged.other).toBe(view.other);
  });
});
