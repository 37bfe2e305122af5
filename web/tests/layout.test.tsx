import { h, render } from "preact";
import { describe, expect, it, vi } from "vitest";
import { rowsOf, stepToTurned } from "../src/board/place";
import { useLayout } from "../src/ui/layout";

describe("the layout", () => {
  it("is that of the window as it is now, also if it changed before anybody listened", async () => {
    let narrow = false;
    window.matchMedia = ((query: string) => ({
      matches: narrow === query.includes("max-width: 699.98px"), addEventListener: () => undefined, removeEventListener: () => undefined,
    })) as unknown as typeof matchMedia;
    const Shown = () => h("p", null, useLayout());
    const page = document.createElement("div");
    document.body.append(page);
    render(h(Shown, null), page);
    expect(page.textContent).toBe("wide");
    narrow = true; // between the first drawing and the effect
    await vi.waitFor(() => expect(page.textContent).toBe("phone"));
  });
});

describe("a board that is turned", () => {
  it("has a row for each letter", () => {
    expect(rowsOf(20, 5, true)).toEqual([0, 1, 2, 3, 4].map((column) => [column, column + 5, column + 10, column + 15]));
    expect(rowsOf(20, 5, false)[1]).toEqual([5, 6, 7, 8, 9]);
  });
  it("is walked as it lies", () => {
    expect(stepToTurned(0, "ArrowRight", 5, 20, false)).toBe(5);
    expect(stepToTurned(0, "ArrowDown", 5, 20, false)).toBe(1);
    expect(stepToTurned(15, "ArrowRight", 5, 20, false)).toBe(15);
    expect(stepToTurned(4, "ArrowDown", 5, 20, false)).toBe(4);
    expect(stepToTurned(6, "End", 5, 20, false)).toBe(16);
    expect(stepToTurned(16, "Home", 5, 20, false)).toBe(1);
    expect(stepToTurned(6, "End", 5, 20, true)).toBe(19);
  });
});
