import { describe, expect, it } from "vitest";
import { byLanguage, CARD_LANGUAGES, cardsFor, isCardLanguage, LANGUAGES, rulesFor, tagOf } from "../src/i18n/languages";
import { loadMessages } from "../src/i18n/messages";
import { loadDeck } from "../src/one/draw";

describe("languages", () => {
  it.each(LANGUAGES)("%s has its words, all in one", async (language) => {
    const { has } = await loadMessages(language);
    // One message of each file that comes with every screen.
    expect(["home-open", "violation-card-covered", "referee-language"].filter((id) => !has(id))).toEqual([]);
  });
  it.each(CARD_LANGUAGES)("%s has its cards", async (language) => {
    expect((await loadDeck(language)).length).toBeGreaterThan(25);
  });
  it("are found by the folder of a file", async () => {
    const files = byLanguage<"ca" | "xx">({ "../words/ca/cards.txt": async () => "GAT", "../words/xx/cards.txt": async () => "XAX" });
    expect([await files.ca(), await files.xx()]).toEqual(["GAT", "XAX"]);
  });
  it("have cards and rules, or English ones", () => {
    for (const language of LANGUAGES) expect(isCardLanguage(cardsFor(language))).toBe(true);
    expect([isCardLanguage("qq"), isCardLanguage(undefined), cardsFor("qq" as "en"), rulesFor("pl")]).toEqual([false, false, "en", "pl"]);
  });
  it("have a tag for screen readers and hyphens", () => {
    expect(["pt", "pl", "other"].map(tagOf)).toEqual(["pt-BR", "pl", "und"]);
  });
});
