import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rulesFor } from "../src/i18n/languages";
import { messagesFrom } from "../src/i18n/messages";
import { Speak } from "../src/i18n/use";
import type { Outgoing } from "../src/protocol";
import { Lobby } from "../src/screens/lobby";
import type { TableLine } from "../src/state/line";
import { type Own, reduce, type State } from "../src/state/reduce";
import { createStore } from "../src/state/store";
import { TableContext } from "../src/table/context";
import { stateOf, view } from "./table.fixture";

// As if Polish were a language that is not whole yet: `table.fixture` plays with its cards.
vi.mock("../src/i18n/names", async (original) => ({
  ...(await original<object>()),
  WITHOUT: { pictures: ["pl"], referee: [], bots: ["pl"], rules: ["pl"] },
}));

beforeEach(() => {
  window.matchMedia = (() => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined })) as unknown as typeof matchMedia;
});
afterEach(cleanup);

const messages = messagesFrom("en", ["page", "violations", "seats", "beside", "pictures"].map((name) => readFileSync(join(__dirname, `../../src/cryptonym/messages/en/${name}.ftl`), "utf8")).join("\n"));

async function lobbyWith(kind: "words" | "mixed"): Promise<string> {
  const store = createStore<State, Outgoing | Own>(stateOf(), (before, message) => reduce(before, message));
  const line = { table: "t", store, ask: () => new Promise(() => undefined), say: () => undefined } as unknown as TableLine;
  const seen = { ...view, game: null, settings: { ...view.settings, kind } };
  render(<Speak value={{ ...messages, change: () => undefined }}><TableContext value={{ line, state: store.get(), view: seen }}><Lobby /></TableContext></Speak>);
  await screen.findByRole("radiogroup", { name: "Deck language" });
  return document.body.textContent ?? "";
}

it("the lobby says what the language of the cards lacks", async () => {
  const text = await lobbyWith("words");
  expect(text).toContain("Bots do not know this language yet");
  expect(text).not.toContain("The referee does not know this language yet");
  expect(text).not.toContain("Pictures still have English titles");
});

it("and speaks of pictures where there are some", async () => {
  expect(await lobbyWith("mixed")).toContain("Pictures still have English titles");
});

it("a language without rules shows the English ones", () => {
  expect([rulesFor("pl"), rulesFor("it")]).toEqual(["en", "it"]);
});
