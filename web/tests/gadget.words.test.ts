import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/i18n/languages";
import { messagesFrom } from "../src/i18n/messages";

const folder = join(__dirname, "../../src/cryptonym/messages");
const gadget = join(__dirname, "../src/gadget");
const source = (language: string, file: string): string => readFileSync(join(folder, language, `${file}.ftl`), "utf8");
const code = readdirSync(gadget).filter((name) => /\.tsx?$/.test(name)).map((name) => readFileSync(join(gadget, name), "utf8")).join("\n");
const asked = [...new Set([...code.matchAll(/"(gadget-[a-z-]+)"/g)].map((match) => match[1] ?? ""))];
const written = [...source("en", "gadget").matchAll(/^(gadget-[\w-]+) =/gm)].map((match) => match[1] ?? "");

describe.each(LANGUAGES)("gadget.ftl in %s", (language) => {
  const { has, text } = messagesFrom(language, source(language, "gadget"));
  it("has every message that the gadget asks for, and the gadget asks for every message", () => {
    expect(asked.filter((id) => !has(id))).toEqual([]);
    expect(written.filter((id) => !asked.includes(id))).toEqual([]);
  });
  it("has a form for each team, phase, identity and reason", () => {
    const different = (id: string, args: ReadonlyArray<Record<string, string | number>>): void => {
      expect([id, new Set(args.map((one) => text(id, one))).size]).toEqual([id, args.length]);
    };
    const teams = ["red", "blue"].map((team) => ({ team, time: "1:00" }));
    for (const id of ["gadget-starts", "gadget-drawn", "gadget-out", "gadget-used", "gadget-team"]) different(id, teams);
    const phases = teams.flatMap(({ team }) => ["clue", "guess"].map((phase) => ({ team, phase })));
    for (const id of ["gadget-on", "gadget-say-turn"]) different(id, phases);
    const identities = ["red", "blue", "bystander", "assassin"].map((identity) => ({ identity, place: "A1", places: "A1, B2", n: 2 }));
    for (const id of ["gadget-square", "gadget-list"]) different(id, identities);
    different("gadget-code-refused", ["length", "sign", "range"].map((why) => ({ why })));
    different("gadget-column", ["clue", "guess", "sum"].map((phase) => ({ phase })));
  });
  it("has the link that leads there", () => {
    expect(messagesFrom(language, source(language, "links")).has("home-gadget")).toBe(true);
  });
});
