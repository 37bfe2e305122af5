import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, WITHOUT } from "../src/i18n/languages";
import { linesOf } from "../src/ui/rulelines";

const rules = (language: string): string => readFileSync(join(__dirname, `../../docs/rules/${language}.md`), "utf8");

describe("the lines of a rule", () => {
  it("end where the next rule begins", () => {
    const lines = linesOf(rules("en"), "CLUE-4") ?? "";
    expect(lines).toMatch(/^- \*\*CLUE-4\*\* Not any form of a visible word/);
    expect(lines).toContain("gosling");
    expect(lines).not.toContain("CLUE-5");
    expect(linesOf(rules("en"), "CLUE-400")).toBeUndefined();
  });
  it.each(LANGUAGES.filter((language) => !WITHOUT.rules.includes(language)))("are found for every rule in %s", (language) => {
    const ids = [...rules("en").matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id ?? "");
    expect(ids.length).toBeGreaterThan(50);
    expect(ids.filter((id) => (linesOf(rules(language), id) ?? "").length < 20)).toEqual([]);
  });
});
