import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/i18n/languages";
import { messagesFrom } from "../src/i18n/messages";

const source = (language: string): string => readFileSync(join(__dirname, "../../src/cryptonym/messages", language, "around.ftl"), "utf8");
const folders = ["tv", "replay", "one"].map((name) => join(__dirname, "../src", name));
const files = [...folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name))), ...["publicslip", "shows"].map((name) => join(__dirname, `../src/table/${name}.tsx`))];
const code = files.filter((name) => /\.tsx?$/.test(name)).map((name) => readFileSync(name, "utf8")).join("\n");
const written = [...source("en").matchAll(/^((?:tv|public|replay|one|delay)[\w-]*) =/gm)].map((match) => match[1] ?? "");
/** Of links.ftl, which the whole page has. */
const ELSEWHERE = new Set(["replay-open"]);
/** Asked for by the name of a fault. */
const BUILT = ["missing", "running", "password", "no-server", "bad-link"].map((why) => `replay-${why}`);
const named = [...new Set([...code.matchAll(/"((?:tv|public|replay|one)-[a-z-]+|delay[a-z-]*)"/g)].map((match) => match[1] ?? ""))];
const SCREENS = new Set(["replay-choose", "one-setup", "one-cover", "one-board", "one-key", "one-end"]);
const asked = [...named.filter((id) => !ELSEWHERE.has(id)), ...BUILT];

describe.each(LANGUAGES)("around.ftl in %s", (language) => {
  const { has, text } = messagesFrom(language, source(language));
  it("has every message that these screens ask for, and no other", () => {
    expect(asked.filter((id) => !has(id) && !SCREENS.has(id))).toEqual([]);
    expect(written.filter((id) => !asked.includes(id))).toEqual([]);
  });
  it("has a form for each seat, team and fault", () => {
    const different = (id: string, args: ReadonlyArray<Record<string, string | number>>): void => {
      expect([id, new Set(args.map((one) => text(id, one))).size]).toEqual([id, args.length]);
    };
    const spymasters = ["red-spymaster", "blue-spymaster", "spymaster"].map((to) => ({ to }));
    different("one-hand", [...spymasters, ...["red-operative", "blue-operative", "both-operative", "operative"].map((to) => ({ to }))]);
    different("one-i-am", spymasters);
    different("one-pass", spymasters);
    different("public-penalty", [{ team: "red" }, { team: "blue" }]);
    different("replay-fault", ["empty", "other", "newer", "damaged"].map((why) => ({ why, line: 3 })));
    different("one-clock-choice", [0, 1, 2].map((n) => ({ n })));
  });
});
