import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { CARD_LANGUAGES, LANGUAGES, preferred, type UiLanguage } from "../src/i18n/languages";
import { messagesFrom } from "../src/i18n/messages";
import { EXAMPLES } from "../src/screens/examples";
import { HOUSE_RULES, appliesTo } from "../src/screens/house";

const folder = join(__dirname, "../../src/cryptonym/messages");
const source = (language: UiLanguage): string =>
  readdirSync(join(folder, language))
    .filter((name) => !/^(gadget|terminal)\.ftl$/.test(name))
    .map((name) => readFileSync(join(folder, language, name), "utf8"))
    .join("\n");
const page = (language: UiLanguage): string => ["page", "beside"].map((name) => readFileSync(join(folder, language, `${name}.ftl`), "utf8")).join("\n");
const idsOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "").sort();
const argsOf = (text: string): string[] => [...new Set([...text.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ""))].sort();
const bodies = (text: string): Map<string, string> =>
  new Map(text.split(/^(?=[a-z][\w-]* =)/m).flatMap((part) => (/^([a-z][\w-]*) =/.exec(part) ? [[/^([\w-]+)/.exec(part)?.[1] ?? "", part.replace(/^#.*$/gm, "")] as const] : [])));
const in_ = (language: UiLanguage) => messagesFrom(language, source(language)).text;

describe.each(LANGUAGES)("page.ftl and beside.ftl in %s", (language) => {
  it("has the same messages as English, each parsed", () => {
    expect(idsOf(page(language))).toEqual(idsOf(page("en")));
    expect(new FluentResource(page(language)).body).toHaveLength(idsOf(page("en")).length);
  });
  it("hands the same arguments to each", () => {
    const mine = bodies(page(language));
    for (const [id, english] of bodies(page("en"))) expect([id, argsOf(mine.get(id) ?? "")]).toEqual([id, argsOf(english)]);
  });
  it("has every message that the page asks for", () => {
    const files = readdirSync(join(__dirname, "../src"), { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
    const asked = files.flatMap((name) => {
      const text = readFileSync(join(__dirname, "../src", name), "utf8");
      return [...text.matchAll(/\bt\("([\w-]+)"|<Rich id="([\w-]+)"|\bt\([a-z]+ \? "([\w-]+)" : "([\w-]+)"/g)].flatMap((match) => match.slice(1).filter(Boolean));
    });
    const { has } = messagesFrom(language, source(language));
    expect(asked.length).toBeGreaterThan(150);
    expect([...new Set(asked)].filter((id) => !has(id))).toEqual([]);
  });
  it("has forty animals, none twice", () => {
    expect(new Set(in_(language)("animals").split(" ")).size).toBe(40);
  });
});

it.each(CARD_LANGUAGES)("%s has an example for each house rule", (language) => {
  for (const rule of HOUSE_RULES) if (appliesTo(rule, language, "mixed")) expect(EXAMPLES[language][rule]?.[0]).toBeTruthy();
});

describe("plurals", () => {
  const counted = ["touches-left", "agents-left", "players", "log-turns", "end-score", "next-fresh-line", "watching-count", "announce-seconds"];
  /** The words around a number, so that two numbers of one category can be compared. */
  const form = (language: UiLanguage, id: string, n: number): string => in_(language)(id, { n }).replace(String(n), "#");

  it.each(counted)("%s follows the Polish categories", (id) => {
    const [one, few, many] = [form("pl", id, 1), form("pl", id, 3), form("pl", id, 5)];
    expect(form("pl", id, 22)).toBe(few);
    expect([form("pl", id, 12), form("pl", id, 25)]).toEqual([many, many]);
    expect(one).not.toBe(many);
  });
  it.each(["it", "ca", "pt", "en"] as const)("%s has one and other", (language) => {
    for (const id of ["players", "log-turns", "next-fresh-line", "announce-seconds"]) {
      expect(form(language, id, 1)).not.toBe(form(language, id, 2));
      expect(form(language, id, 2)).toBe(form(language, id, 25));
    }
  });
  it("put no marks around what is handed in", () => {
    expect(in_("pl")("card-plain", { place: "A1", word: "ŁÓDŹ" })).toBe("A1, ŁÓDŹ");
  });
});

describe("the reader's language", () => {
  it("is the first that we have", () => {
    localStorage.clear();
    expect(preferred(["de-DE", "ca-ES", "es"])).toBe("ca");
    expect(preferred(["pt-PT"])).toBe("pt");
    expect(preferred(["fi"])).toBe("en");
  });
});
