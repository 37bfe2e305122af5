import { expect, it } from "vitest";
import { isCrowded, isTooLarge, oneALine, readDeck } from "../src/screens/deckfile";

it("reads UTF-8, with or without a mark at its head", () => {
  expect(readDeck(new TextEncoder().encode("\ufeffŁÓDŹ\nMAPA"))).toEqual({ text: "ŁÓDŹ\nMAPA", faults: [] });
});

it("leaves out a line that is not UTF-8, and keeps the numbers of the others", () => {
  const bytes = new Uint8Array([...new TextEncoder().encode("MAPA\n"), 0xb3, 0xf3, 10, ...new TextEncoder().encode("ŁÓDŹ")]);
  expect(readDeck(bytes)).toEqual({ text: "MAPA\n\nŁÓDŹ", faults: [{ line: 2, what: "not-utf8", args: [] }] });
});

it("knows how much is too much", () => {
  expect([65536, 65537].map(isTooLarge)).toEqual([false, true]);
});

it("puts a pasted list on lines of its own, and leaves cards of two sides alone", () => {
  expect(["mapa, łódź", "mapa\nłódź", "mapa,łódź,", "ZAMEK\n  meaning: a, b, c"].map(isCrowded)).toEqual([false, false, false, false]);
  expect(["a, b, c", "mapa\na;b;c", "a\tb\tc"].map(isCrowded)).toEqual([true, true, true]);
  expect(oneALine("mapa, łódź\na, b,, c")).toBe("mapa, łódź\na\nb\nc");
});
