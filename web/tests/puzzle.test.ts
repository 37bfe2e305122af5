// @vitest-environment node
/** Puzzles: their text, their rules and their days, beside Python's. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { hasPictures, isCovered, isDay, nearest, plus, punchedDays, remember, stateOf, streak, weekOf, doneOf } from "../src/puzzle/days";
import { attemptOf, gradeOf, lozenges, ranked, shared, targetsOf, touch } from "../src/puzzle/play";
import { type Operative, puzzlesIn, turned } from "../src/puzzle/text";
import { FIRST, LAST } from "../src/puzzle/span";
import { addressOf } from "../src/puzzle/way";
import { storage } from "../src/state/storage";
import { routeOf } from "../src/ui/route";

const root = join(__dirname, "../..");
const python = [".venv/bin/python", ".venv/Scripts/python.exe"].map((path) => join(root, path)).find(existsSync);
const folder = join(root, "src/cryptonym/puzzles/data");
const month = (language: string, name: string): string => readFileSync(join(folder, language, `${name}.txt`), "utf8");

const TASK: Operative = { cards: [..."ABCDEFGH"], key: ["red", "bystander", "blue", "red", "assassin", "bystander", "red", "blue"], clue: "word", number: 3, near: 1 };

describe("a month of puzzles", () => {
  it("is read as Python reads it", () => {
    const script = `
import json
from cryptonym.puzzles import month_of
from cryptonym.puzzles.playing import Attempt, lozenges
from cryptonym.puzzles.model import grade
told = []
for one in month_of("pl", "2026-12"):
    op, spy = one.operative, one.spymaster
    attempt = Attempt(op)
    for card in range(len(op.cards)):
        attempt = attempt.touch(card)
    told.append([one.day.isoformat(), str(one.kind), list(op.cards), op.clue, op.number, op.near, list(op.targets), attempt.emblems,
        attempt.is_over, attempt.misses, list(spy.cards), [offer.word for offer in spy.ranked], [lozenges(grade(offer.worth, spy.ranked)) for offer in spy.ranked]])
print(json.dumps(told))`;
    const told = JSON.parse(execFileSync(python ?? "python3", ["-c", script], { cwd: root, encoding: "utf8", env: { ...process.env, PYTHONPATH: join(root, "src") } })) as unknown;
    const ours = puzzlesIn(month("pl", "2026-12")).map(({ day, kind, operative, spymaster }) => {
      const touched = operative.cards.reduce<readonly number[]>((before, _, card) => touch(operative, before, card), []);
      const { emblems, over, misses } = attemptOf(operative, touched);
      return [
        day, kind, operative.cards, operative.clue, operative.number, operative.near ?? null, targetsOf(operative), emblems, over, misses, spymaster.cards,
        ranked(spymaster).map(({ word }) => word), ranked(spymaster).map(({ worth }) => lozenges(gradeOf(worth, spymaster))),
      ];
    });
    expect(ours).toEqual(told);
  });

  it("begins and ends where the page takes it to begin and to end", () => {
    for (const language of readdirSync(folder)) {
      const days = readdirSync(join(folder, language)).sort().flatMap((file) => puzzlesIn(month(language, file.replace(".txt", ""))));
      expect([days[0]?.day, days.at(-1)?.day]).toEqual([FIRST, LAST]);
      expect(days.filter(({ kind }) => kind === "pictures").map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].filter(hasPictures));
    }
  });

  it("has a nearest day, which has come", () => {
    const [before, after] = [plus(FIRST, -1), plus(LAST, 1)];
    expect([before, FIRST, LAST, after].map(isCovered)).toEqual([false, true, true, false]);
    expect([nearest("2020-01-01", "2026-11-20"), nearest("2026-11-18", "2026-11-20"), nearest("2027-01-01", "2026-11-20")]).toEqual([FIRST, "2026-11-18", "2026-11-20"]);
    expect([nearest(after, after), nearest("2040-01-01", "2040-01-01")]).toEqual([LAST, LAST]);
    expect(nearest(before, before)).toBeUndefined();
  });

  it("is turned back by turning it again", () => expect(turned(turned("Łódź ·~! Às"))).toBe("Łódź ·~! Às"));
});

describe("an attempt", () => {
  it("ends when all are found, at the assassin and at the third miss", () => {
    expect(attemptOf(TASK, [0, 1, 3, 6])).toMatchObject({ over: true, solved: true, misses: 1, emblems: "◆□◆◆" });
    expect(attemptOf(TASK, [0, 4])).toMatchObject({ over: true, solved: false, assassin: true });
    expect(attemptOf(TASK, [1, 2])).toMatchObject({ over: false, misses: 2 });
    expect(attemptOf(TASK, [1, 2, 5]).over).toBe(true);
  });

  it("does not change by what cannot be touched", () => {
    const touched = [1];
    for (const card of [1, 8, -1]) expect(touch(TASK, touched, card)).toBe(touched);
    expect(touch(TASK, [0, 3, 6], 1)).toEqual([0, 3, 6]);
  });

  it("is shared without a word of it", () => {
    const text = shared("Cryptonym 1 gru · pl", [["tajniak", "◆□◆◆"], ["szef", "◆◆◇"]], 12, "12 dni z rzędu", "https://x.example/puzzle");
    expect(text.split("\n")).toEqual(["Cryptonym 1 gru · pl", "tajniak ◆□◆◆", "szef    ◆◆◇", "12 dni z rzędu", "https://x.example/puzzle"]);
    expect(shared("a", [], 2, "2 dni", "b")).toBe("a\nb");
  });
});

describe("days", () => {
  beforeEach(() => storage.drop("cryptonym.puzzle"));

  it("are counted in a row, and a missed one begins anew without a word", () => {
    for (const day of ["2026-12-28", "2026-12-29", "2026-12-31", "2027-01-01"]) remember(day, "pl", "words", { operative: true }, day);
    expect([streak("2027-01-01"), streak("2027-01-02"), streak("2027-01-03"), streak("2026-12-29")]).toEqual([2, 2, 0, 2]);
  });

  it("count for either task, any language and any kind, on their own day alone", () => {
    remember("2026-12-02", "it", "pictures", { offer: 2 }, "2026-12-02");
    remember("2026-12-01", "it", "words", { operative: true }, "2026-12-02");
    remember("2026-12-03", "it", "words", { touched: [1] }, "2026-12-03");
    expect([...punchedDays()]).toEqual(["2026-12-02"]);
    expect(stateOf(doneOf("2026-12-01", "it", "words"))).toBe("half");
    expect(stateOf(remember("2026-12-01", "it", "words", { offer: 0 }, "2026-12-09"))).toBe("done");
    expect(stateOf(doneOf("2026-12-03", "it", "words"))).toBe("open");
  });

  it("go from Monday to Sunday, across months and the change of clocks", () => {
    expect(weekOf("2027-03-28")).toEqual(["2027-03-22", "2027-03-23", "2027-03-24", "2027-03-25", "2027-03-26", "2027-03-27", "2027-03-28"]);
    expect([plus("2026-12-31", 1), plus("2027-03-27", 2), plus("2027-11-01", -1)]).toEqual(["2027-01-01", "2027-03-29", "2027-10-31"]);
    expect(["2027-02-29", "2027-2-1", "x", undefined, "2027-02-28"].map(isDay)).toEqual([false, false, false, false, true]);
  });
});

describe("addresses", () => {
  it("say day and kind, and are understood", () => {
    for (const wanted of [{}, { day: "2026-12-06" }, { day: "2026-12-06", kind: "pictures" }, { archive: true }] as const) {
      const [path = "", query = ""] = addressOf(wanted).split("?");
      expect(routeOf(path, query)).toEqual({ at: "puzzle", day: undefined, kind: "words", archive: false, ...wanted });
    }
  });
});
