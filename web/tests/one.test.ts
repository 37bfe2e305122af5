import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import pairs from "./alike.json";
import { gameOf } from "../src/game/evolve";
import { CARD_LANGUAGES } from "../src/i18n/languages";
import { anyAlike, lookAlike } from "../src/one/alike";
import { cardsIn, drawCards, drawKey, nameOf } from "../src/one/draw";
import { after, type Evening, freshDeal, keepEvening, keptEvening, type OneSettings, turnedOver } from "../src/one/evening";

const deckOf = (language: string) => cardsIn(readFileSync(join(__dirname, "../../src/cryptonym/decks/words", language, "cards.txt"), "utf8"));
const settings: OneSettings = { language: "pl", grid: "5x5", mode: "teams", fine: false, minutes: 0 };

describe("the decks of one phone", () => {
  it.each(CARD_LANGUAGES)("%s has some two hundred cards with two sides each", (language) => {
    const cards = deckOf(language);
    expect(cards.length).toBeGreaterThanOrEqual(200);
    expect(new Set(cards.flat()).size).toBe(2 * cards.length);
    expect(cards.flat().every((side) => side === side.trim() && side !== "")).toBe(true);
  });
});

describe("look-alikes", () => {
  it.each(pairs as [string, string, boolean][])("%s and %s: %s, as the server says", (one, other, expected) => {
    expect([lookAlike(one, other), lookAlike(other, one)]).toEqual([expected, expected]);
    expect(anyAlike(["UNRELATED", one, "WORDS", other])).toBe(expected);
  });
  it("do not lie on one table, nor on the other sides (NEXT-1)", () => {
    const deck = deckOf("ca");
    for (let game = 0; game < 40; game += 1) {
      const { laid } = drawCards(deck, 25, []);
      expect([anyAlike(laid.map(({ face }) => face)), anyAlike(laid.map(({ other }) => other))]).toEqual([false, false]);
    }
  });
  it("lie together where the deck allows no other draw (NEXT-2)", () => {
    const deck = ["PILOT", "PILOTA", ..."ABCDEFGHIJKLMNOPQRSTUVW"].map((name) => [name, `${name}9`] as const);
    expect(drawCards(deck, 25, []).laid).toHaveLength(25);
  });
});

describe("drawing", () => {
  const deck = deckOf("en");
  it("lays no card twice until the deck is through (NEXT-2)", () => {
    let used: string[] = [];
    const seen = new Set<string>();
    for (let game = 0; game < 8; game += 1) {
      const drawn = drawCards(deck, 25, used);
      for (const card of drawn.laid) expect(seen.has(nameOf(card))).toBe(false);
      for (const card of drawn.laid) seen.add(nameOf(card));
      used = drawn.used;
    }
    const ninth = drawCards(deck, 25, used);
    expect(new Set(ninth.laid.map(nameOf)).size).toBe(25);
    expect(ninth.used).toHaveLength(25);
  });
  it("takes what is left first where the deck runs out in the middle", () => {
    const used = deck.slice(10).map(([front, back]) => nameOf({ face: front, other: back }));
    const { laid } = drawCards(deck, 25, used);
    const left = deck.slice(0, 10).map(([front, back]) => nameOf({ face: front, other: back }));
    expect(left.filter((name) => laid.some((card) => nameOf(card) === name))).toHaveLength(10);
  });
  it("turns up either side (SET-4), and either team starts (KEY-4)", () => {
    const sides = Array.from({ length: 40 }, () => drawCards(deck, 25, []).laid).flat();
    const fronts = sides.filter(({ face }) => deck.some(([front]) => front === face)).length;
    expect(fronts / sides.length).toBeGreaterThan(0.4);
    expect(fronts / sides.length).toBeLessThan(0.6);
    const starting = Array.from({ length: 200 }, () => drawKey("5x4").starting);
    expect(starting.filter((team) => team === "red").length).toBeGreaterThan(60);
    expect(starting.filter((team) => team === "blue").length).toBeGreaterThan(60);
    expect(drawKey("5x5", "blue").starting).toBe("blue");
  });
});

describe("an evening", () => {
  beforeEach(() => localStorage.clear());
  const played = (evening: Evening): Evening => {
    const game = gameOf(evening.events);
    const next = after(evening, { type: "clue", word: "morze", number: 2 });
    if ("message" in next) throw new Error(next.message);
    const touched = after(next, { type: "guess", card: game.key.indexOf("assassin") });
    if ("message" in touched) throw new Error(touched.message);
    return touched;
  };
  it("is kept and found again, move for move", () => {
    const evening = played(freshDeal(settings, deckOf("pl")));
    keepEvening(evening);
    expect(keptEvening()).toEqual(evening);
    keepEvening(undefined);
    expect(keptEvening()).toBeUndefined();
  });
  it.each(["", "{}", '{"log":"x"}', '{"settings":{},"laid":[],"used":[],"wins":{},"log":"{}"}', "[]", "null"])("does not trip over what cannot be read: %s", (text) => {
    localStorage.setItem("cryptonym.one", text);
    expect(keptEvening()).toBeUndefined();
  });
  it("counts who won, turns the cards over (NEXT-1), and deals others (NEXT-2)", () => {
    const deck = deckOf("pl");
    const evening = played(freshDeal(settings, deck));
    const { ending, cards } = gameOf(evening.events);
    expect(evening.wins[ending?.winner ?? "red"]).toBe(1);
    const turned = turnedOver(evening);
    expect(turned.laid.map(({ other }) => other)).toEqual(cards);
    expect(turned.laid.map(nameOf)).toEqual(evening.laid.map(nameOf));
    expect(turned.wins).toEqual(evening.wins);
    const fresh = freshDeal(settings, deck, evening);
    expect(fresh.laid.some((card) => evening.laid.some((old) => nameOf(old) === nameOf(card)))).toBe(false);
    expect(freshDeal({ ...settings, language: "it" }, deckOf("it"), evening).used).toHaveLength(25);
  });
  it("refuses what the rules refuse, and stays as it was", () => {
    const evening = freshDeal({ ...settings, grid: "5x4", mode: "coop" }, deckOf("pl"));
    expect(gameOf(evening.events).starting).toBe("red");
    expect(after(evening, { type: "guess", card: 0 })).toEqual({ message: "violation-no-clue-yet" });
    expect(after(evening, { type: "clue", word: "morze", number: 12 })).toEqual({ message: "violation-number-too-high", args: { most: 8 } });
  });
});
