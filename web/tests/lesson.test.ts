// @vitest-environment node
/** The lesson: its games by the page's rules, and its lists beside the referee and the bot that they were made from. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { gameOf } from "../src/game/evolve";
import { phaseOf } from "../src/game/model";
import { LANGUAGES } from "../src/i18n/languages";
import { messagesFrom } from "../src/i18n/messages";
import { after, ANCHOR, askedAt, botsChoice, CASTLE, eventsAt, KEY, LIGHTHOUSE, NUMBER, SIREN, theOther, UMBRELLA, viewAt, WAVE } from "../src/learn/lesson";
import { type Reason, type Sayings, sayingsOf } from "../src/learn/sayings";

const root = join(__dirname, "../..");
const python = [".venv/bin/python", ".venv/Scripts/python.exe"].map((path) => join(root, path)).find(existsSync);
const sayings = (language: string): Sayings => JSON.parse(readFileSync(join(root, `web/src/learn/data/${language}/sayings.json`), "utf8")) as Sayings;
const words = (language: (typeof LANGUAGES)[number]) =>
  messagesFrom(language, readFileSync(join(root, `src/cryptonym/messages/${language}/lesson.ftl`), "utf8"));
const MAY_DIFFER = 0.02;
const CARDS = ["A", "B", "C", "D", "E", "F", "G", "H", "I"];
const at = (step: number) => eventsAt(step, CARDS, "sea");

describe("the games of the lesson", () => {
  it("asks for two agents, a bystander and the assassin", () => {
    expect([3, 4, 5].map((step) => askedAt(step).map((card) => KEY[card]))).toEqual([["red", "red"], ["bystander"], ["assassin"]]);
    expect([1, 2, 6].map(askedAt)).toEqual([[], [], []]);
  });

  it("lets the turn go on after an agent, and end at a bystander", () => {
    const one = after(at(3), { type: "guess", card: ANCHOR });
    expect(phaseOf(gameOf(one))).toBe("guess");
    const turn = gameOf(after(at(4), { type: "guess", card: LIGHTHOUSE }));
    expect([turn.turn, phaseOf(turn), turn.ending]).toEqual(["blue", "clue", null]);
  });

  it("loses at the assassin, and has put it back a step later", () => {
    expect(gameOf(after(at(5), { type: "guess", card: SIREN })).ending).toMatchObject({ winner: "blue", by: "TURN-7" });
    expect(gameOf(at(6)).covered).toEqual([ANCHOR, WAVE]);
  });

  it("is won by a clue for castle and umbrella", () => {
    let events = after(at(6), { type: "clue", word: "beach", number: NUMBER });
    for (const card of [UMBRELLA, CASTLE]) events = after(events, { type: "guess", card });
    expect(gameOf(events).ending).toMatchObject({ winner: "red", by: "END-1" });
  });

  it("keeps the key from whoever only touches", () => {
    expect(viewAt(at(4), false, "en").key).toBeUndefined();
    expect(viewAt(at(6), true, "en").key).toEqual(KEY);
    expect(viewAt(at(6), true, "en").columns).toBe(3);
  });

  it("has the bot agree with a right tag, and go its own way beside a wrong one", () => {
    expect([ANCHOR, WAVE, SIREN, undefined].map(botsChoice)).toEqual([ANCHOR, WAVE, ANCHOR, ANCHOR]);
    expect([ANCHOR, WAVE].map(theOther)).toEqual([WAVE, ANCHOR]);
  });

  it("does nothing where the rules do not allow it", () => {
    expect(after(at(6), { type: "guess", card: CASTLE })).toEqual(at(6));
  });
});

describe.each(LANGUAGES)("the lesson in %s", (language) => {
  const { text } = words(language);
  const said = sayingsOf(sayings(language));

  it("has nine different cards, which are those of its lists", () => {
    const cards = text("lesson-cards").split(" ");
    expect(new Set(cards).size).toBe(9);
    expect(sayings(language).cards).toEqual(cards);
    expect(text("lesson-bots").split(" ")).toHaveLength(3);
  });

  it("offers clues that are legal and lead the bot to castle and umbrella", () => {
    for (const idea of text("lesson-ideas").split(" ")) {
      expect([idea, said.verdict(idea).finding]).toEqual([idea, "legal"]);
      expect([idea, [...said.touches(idea, 2)].sort()]).toEqual([idea, [CASTLE, UMBRELLA]]);
      expect(said.touches(idea, 1)).toHaveLength(1);
    }
  });

  it("bars the cards themselves, also in capitals and between signs", () => {
    const [castle = ""] = text("lesson-cards").split(" ");
    for (const typed of [castle, castle.toLowerCase(), ` «${castle}»! `]) expect(said.verdict(typed).reasons?.[0]?.rule).toBe("CLUE-3");
  });

  it("knows of nothing that a bot would touch for a word that nobody knows", () => {
    expect(said.touches("qwxzk", 2)).toEqual([]);
    expect(said.verdict("qwxzk")).toEqual({ finding: "legal", reasons: [] });
  });
});

// Only where the project is set up: the real judgements come out of Python.
describe.skipIf(!python)("beside the real referee and the real bot", () => {
  type Told = Record<string, { judged: Array<{ clue: string; reasons: Reason[] }>; touched: Array<{ clue: string; touches: number[] }> }>;
  const told = python
    ? (JSON.parse(execFileSync(python, ["-m", "tests.lesson_sayings"], { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 })) as Told) : {};

  it.each(LANGUAGES)("says the same of hundreds of clues in %s", (language) => {
    const said = sayingsOf(sayings(language));
    const { judged = [], touched = [] } = told[language] ?? {};
    expect(judged.length).toBeGreaterThan(250);
    const other: unknown[] = [];
    const compare = (ours: unknown, real: unknown): void => {
      if (JSON.stringify(ours) !== JSON.stringify(real)) other.push([ours, real]);
    };
    for (const { clue, reasons } of judged) {
      const { finding, reasons: ours = [] } = said.verdict(clue);
      compare([clue, finding], [clue, reasons[0]?.[0] ?? "legal"]);
      // Of several words the page says that they are several, and no more. Why a word is in doubt may be said in more than one way.
      if (finding === "doubtful" || reasons.some(([, rule]) => rule === "CLUE-2")) continue;
      compare([clue, ours.map(({ rule, message, args = {} }) => [rule, message, args.codename ?? null])], [clue, reasons.map(([, rule, message, args]) => [rule, message, args.codename ?? null])]);
    }
    for (const { clue, touches } of touched) compare([clue, said.touches(clue, NUMBER)], [clue, touches]);
    // A word that is mended in the referee since the lists were made is no fault; many are: run `python -m tools.lesson`.
    expect(other.length, JSON.stringify(other)).toBeLessThanOrEqual(Math.floor((judged.length + touched.length) * MAY_DIFFER));
  }, 60_000);
});
