import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { broken, emsOf, fit } from "../src/board/fit";
import { placeName, placeOf, stepTo } from "../src/board/place";

/** A card's width and the room for a word on it, at 360 px and five columns. */
const CARD_360 = (360 - 16 - 20) / 5;
const ROOM = CARD_360 * 0.91;

describe("fit", () => {
  it("is narrower at a narrower width", () => {
    expect(emsOf("KSIĘŻYC", 62)).toBeLessThan(emsOf("KSIĘŻYC", 100));
  });
  it("keeps short words whole and at their natural width", () => {
    expect(fit("WĄŻ").lines).toEqual(["WĄŻ"]);
    expect(fit("WĄŻ").stretch).toBe(98);
  });
  it.each(["NIEPODLEGŁOŚĆ", "CINEMATOGRAFIA", "ESPANTAOCELLS", "KONSTANTYNOPOL", "SZACHOWNICA"])("breaks %s in two on a phone", (word) => {
    const shape = fit(word);
    expect(shape.lines.join("")).toBe(word);
    expect(shape.lines).toHaveLength(2);
    expect(ROOM / shape.narrowEms).toBeGreaterThanOrEqual(12);
  });
  it("breaks at a space or hyphen of the word's own", () => {
    expect(broken("BIAŁY NIEDŹWIEDŹ")).toEqual({ lines: ["BIAŁY", "NIEDŹWIEDŹ"], hyphen: false });
    expect(broken("ÓLEO-DE-SOJA").hyphen).toBe(false);
  });
  it("does not part two letters for one sound", () => {
    for (const word of ["RZEŹBIARZOWA", "CZARNOKSIĘŻNIK", "ESPANTALLOPS"]) {
      const [first = "", second = ""] = broken(word).lines;
      expect(/(RZ|CZ|SZ|LL)/.test(first.slice(-1) + second.slice(0, 1))).toBe(false);
    }
  });
  it("parts a compound where its parts meet", () => {
    expect(broken("ROUNDABOUT").lines).toEqual(["ROUND", "ABOUT"]);
    expect(broken("MEBLOŚCIANKA").lines).toEqual(["MEBLO", "ŚCIANKA"]);
  });

  const decks = join(__dirname, "../../src/cryptonym/decks/words");
  const codenames = readdirSync(decks, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".txt"))
    .flatMap((file) => readFileSync(join(decks, file), "utf8").match(/^\p{Lu}[\p{Lu}·’' -]+(?=\s|$)/gmu) ?? []);
  it(`fits every codename of every deck on a card at 360 px (${codenames.length})`, () => {
    const small = codenames.filter((word) => ROOM / fit(word.trim()).narrowEms < 11.5);
    expect(small).toEqual([]);
  });
});

describe("places", () => {
  it("names cards by column and row", () => {
    expect([0, 4, 5, 24].map((card) => placeName(card, 5))).toEqual(["A1", "E1", "A2", "E5"]);
    expect(placeOf("c", "2", 5, 25)).toBe(7);
    expect(placeOf("e", "5", 5, 20)).toBeUndefined();
  });
  it("moves on the grid and stops at its edges", () => {
    expect(stepTo(0, "ArrowLeft", 5, 25, false)).toBe(0);
    expect(stepTo(7, "ArrowDown", 5, 25, false)).toBe(12);
    expect(stepTo(22, "ArrowDown", 5, 25, false)).toBe(22);
    expect(stepTo(7, "Home", 5, 25, false)).toBe(5);
    expect(stepTo(7, "End", 5, 25, true)).toBe(24);
  });
});
