import { describe, expect, it } from "vitest";
import { changed } from "../src/screens/settings";
import type { Settings } from "../src/state/reduce";
import { view } from "./table.fixture";

const seen: Settings = view.settings;

describe("two quick changes of settings", () => {
  it("are both made, though the second was made looking at the old ones", () => {
    const first = changed(seen, seen, { kind: "pictures", rules: { ...seen.rules, grid: "5x4" } });
    const second = changed(first, seen, { rules: { ...seen.rules, mode: "coop" } });
    expect(second).toMatchObject({ kind: "pictures", rules: { grid: "5x4", mode: "coop", referee: "warns" } });
  });

  it("of the same thing: the last counts", () => {
    const first = changed(seen, seen, { rules: { ...seen.rules, mode: "coop" } });
    expect(changed(first, seen, { rules: { ...seen.rules, mode: "trio" } }).rules?.mode).toBe("trio");
  });
});
