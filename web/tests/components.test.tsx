import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { HoldButton } from "../src/board/hold";
import { messagesFrom } from "../src/i18n/messages";
import { LANGUAGES, WITHOUT } from "../src/i18n/languages";
import { Rich, Speak } from "../src/i18n/use";
import type { Outgoing } from "../src/protocol";
import { blocks } from "../src/screens/markdown";
import { TableScreen } from "../src/screens/table";
import type { Command, Passing, TableLine } from "../src/state/line";
import { type Own, reduce, type State } from "../src/state/reduce";
import { createStore, useStore } from "../src/state/store";
import { ALL } from "../src/table/boss";
import { TableContext } from "../src/table/context";
import { event, game, stateOf, view } from "./table.fixture";

const messages = messagesFrom("en", ["page", "violations", "seats", "beside"].map((name) => readFileSync(join(__dirname, `../../src/cryptonym/messages/en/${name}.ftl`), "utf8")).join("\n"));

beforeAll(async () => {
  for (const part of ALL) await part.load(); // The page fetches them as soon as somebody is a spymaster.
});
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  window.matchMedia = ((query: string) => ({ matches: query.includes("min-width: 1100px"), addEventListener: () => undefined, removeEventListener: () => undefined })) as unknown as typeof matchMedia;
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function seat(state: State) {
  const store = createStore<State, Outgoing | Own>(state, (before, message) => reduce(before, message));
  const asked: Command[] = [];
  const said: Passing[] = [];
  const line: TableLine = {
    table: "t", store,
    ask: (command) => {
      asked.push(command);
      return new Promise(() => undefined);
    },
    say: (message) => said.push(message),
    tryNow: () => undefined, knock: () => undefined, comeAnew: () => undefined, close: () => undefined,
  };
  function Seat() {
    const now = useStore(store);
    const seen = now.view ?? view;
    return <Speak value={{ ...messages, change: () => undefined }}><TableContext value={{ line, state: now, view: seen }}><TableScreen game={seen.game ?? game} /></TableContext></Speak>;
  }
  render(<Seat />);
  return { store, asked, said };
}

const cell = (name: RegExp): HTMLElement => screen.getByRole("gridcell", { name });
const hold = (button: HTMLElement, ms: number): void => {
  fireEvent.pointerDown(button, { button: 0, pointerId: 1 });
  act(() => void vi.advanceTimersByTime(ms));
};

describe("the operative's table", () => {
  it("names every card in full", () => {
    seat(stateOf({ type: "presence", here: ["a"], tags: { a: 0, d: 0 } }));
    expect(screen.getAllByRole("gridcell")).toHaveLength(25);
    expect(cell(/^A1, LATARNIA, tagged by you, Ryś$/)).toBeTruthy();
    expect(cell(/^D1, NOSOROŻEC, red agent$/)).toBeTruthy();
    expect(screen.getAllByRole("row")).toHaveLength(5);
  });
  it("tags with a tap, moves the tag, takes it off, and touches nothing by that", () => {
    const { said, asked } = seat(stateOf());
    fireEvent.click(cell(/KSIĘŻYC/));
    fireEvent.click(cell(/MAPA/));
    fireEvent.click(cell(/MAPA/));
    expect(said).toEqual([{ type: "tag", card: 6 }, { type: "tag", card: 14 }, { type: "tag", card: null }]);
    expect(asked).toEqual([]);
  });
  it("leaves covered cards alone", () => {
    const { said } = seat(stateOf());
    fireEvent.click(cell(/NOSOROŻEC/));
    expect(said).toEqual([]);
  });
  it("touches after a hold of 600 ms, with what was seen", () => {
    const { asked, said } = seat(stateOf());
    fireEvent.click(cell(/MAPA/));
    act(() => void vi.advanceTimersByTime(400));
    hold(screen.getByRole("button", { name: "Hold to touch" }), 601);
    expect(said.slice(1)).toEqual([{ type: "reach", card: 14 }, { type: "reach", card: null }]);
    expect(asked).toEqual([{ type: "guess", card: 14, seen: 1 }]);
  });
  it("touches after a hold anywhere on the tagged card, and a tap there takes the tag off", () => {
    const { asked, said } = seat(stateOf());
    const card = cell(/MAPA/);
    const word = within(card).getByText("MAPA");
    const press = (ms: number): void => {
      hold(word, ms);
      fireEvent.pointerUp(word, { pointerId: 1 });
      fireEvent.click(word, { detail: 1 });
    };
    press(50);
    act(() => void vi.advanceTimersByTime(400));
    press(100);
    expect(said.filter(({ type }) => type === "tag")).toEqual([{ type: "tag", card: 14 }, { type: "tag", card: null }]);
    expect(said.some(({ type }) => type === "reach")).toBe(false);
    press(50);
    act(() => void vi.advanceTimersByTime(400));
    press(601);
    expect(asked).toEqual([{ type: "guess", card: 14, seen: 1 }]);
  });
  it("lets a hold die when something lands", () => {
    const { asked, store } = seat(stateOf());
    fireEvent.click(cell(/MAPA/));
    act(() => void vi.advanceTimersByTime(400));
    hold(screen.getByRole("button", { name: "Hold to touch" }), 300);
    act(() => store.dispatch(event(11, { type: "card_covered", card: 8, identity: "red", by: "TURN-3" }, { game: { covered: { 8: "red" } } }, ["guess", "stop"])));
    act(() => void vi.advanceTimersByTime(2000));
    expect(asked).toEqual([]);
  });
  it("lets a teammate's tap on the same card break the hold, once", () => {
    const { asked, store } = seat(stateOf());
    fireEvent.click(cell(/MAPA/));
    act(() => void vi.advanceTimersByTime(400));
    hold(screen.getByRole("button", { name: "Hold to touch" }), 300);
    act(() => store.dispatch({ type: "presence", here: ["a"], tags: { a: 14, e: 14 } }));
    act(() => void vi.advanceTimersByTime(2000));
    expect(asked).toEqual([]);
    hold(screen.getByRole("button", { name: "Hold to touch" }), 601);
    expect(asked).toHaveLength(1);
  });
  it("asks on Enter, with the focus on the way back", () => {
    const { asked } = seat(stateOf());
    const card = cell(/LATARNIA/);
    card.focus();
    fireEvent.keyDown(card, { key: "Enter" });
    const dialog = screen.getByRole("dialog");
    expect(dialog.textContent).toContain("Touch LATARNIA for good?");
    fireEvent.click(within(dialog).getByRole("button", { name: "Touch" }));
    expect(asked).toEqual([{ type: "guess", card: 0, seen: 1 }]);
  });
  it("asks on Enter pressed on the tagged card, and touches on Enter held", () => {
    const { asked } = seat(stateOf());
    const card = cell(/LATARNIA/);
    card.focus();
    fireEvent.keyDown(card, { key: " " });
    const press = (ms: number): void => {
      fireEvent.keyDown(card, { key: "Enter" });
      fireEvent.keyDown(card, { key: "Enter", repeat: true });
      act(() => void vi.advanceTimersByTime(ms));
      fireEvent.keyUp(card, { key: "Enter" });
    };
    press(590);
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Back" }));
    expect(asked).toEqual([]);
    press(610);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(asked).toEqual([{ type: "guess", card: 0, seen: 1 }]);
  });
  it("does not go on holding when the focus goes elsewhere", () => {
    const { asked } = seat(stateOf());
    const card = cell(/LATARNIA/);
    card.focus();
    fireEvent.keyDown(card, { key: " " });
    fireEvent.keyDown(card, { key: "Enter" });
    act(() => void vi.advanceTimersByTime(300));
    fireEvent.blur(card);
    act(() => void vi.advanceTimersByTime(1000));
    expect(asked).toEqual([]);
  });
  it("moves over the grid by keys, and jumps by co-ordinates", () => {
    seat(stateOf());
    cell(/LATARNIA/).focus();
    fireEvent.keyDown(cell(/LATARNIA/), { key: "ArrowRight" });
    expect(document.activeElement).toBe(cell(/WĄŻ/));
    fireEvent.keyDown(cell(/WĄŻ/), { key: "e" });
    fireEvent.keyDown(cell(/WĄŻ/), { key: "5" });
    expect(document.activeElement).toBe(cell(/CYTRYNA/));
  });
  it("offers only what the server offers, and says why not", () => {
    const { store, asked } = seat(stateOf());
    const off = (name: RegExp): string | null => screen.getByRole("button", { name }).getAttribute("aria-disabled");
    expect(off(/End the turn/)).toBe("false");
    act(() => store.dispatch(event(11, { type: "hourglass_turned", seconds: 60 }, {}, ["guess"])));
    const stop = screen.getByRole("button", { name: /End the turn/ });
    expect(off(/End the turn/)).toBe("true");
    expect(stop.textContent).toContain("Touch at least one card first.");
    expect(off(/hourglass/)).toBe("true");
    fireEvent.click(stop);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("alert").textContent).toBe("Touch at least one card first. TURN-8");
    fireEvent.click(screen.getByRole("button", { name: /hourglass/ }));
    expect(asked).toEqual([{ type: "turn_hourglass" }]); // The server says why not.
  });
  it("says why a card cannot be touched", () => {
    const { store, said, asked } = seat(stateOf());
    const told = (): string | null | undefined => screen.queryByRole("alert")?.textContent;
    fireEvent.click(cell(/NOSOROŻEC/));
    expect(told()).toBe("NOSOROŻEC is covered already. TURN-11");
    act(() => store.dispatch({ type: "snapshot", n: 12, view: { ...view, game: { ...game, phase: "clue", clue: null } }, actions: [] }));
    fireEvent.click(cell(/MAPA/));
    expect(told()).toBe("There is no clue yet. TURN-2");
    act(() => store.dispatch({ type: "snapshot", n: 13, view: { ...view, game: { ...game, turn: "blue" } }, actions: [] }));
    fireEvent.keyDown(cell(/MAPA/), { key: "Enter" });
    expect(told()).toBe("It is not for you to touch a card now. TURN-3");
    fireEvent.keyDown(cell(/MAPA/), { key: "x" });
    expect(told()).toBe("It is not for you to touch a card now. TURN-3");
    expect([...said, ...asked]).toEqual([]);
  });
  it("tells somebody that they are the host now", () => {
    const { store } = seat(stateOf());
    act(() => store.dispatch({ type: "you", person: "a", seat: "red-operative", host: false }));
    expect(screen.queryByRole("alert")).toBeNull();
    act(() => store.dispatch({ type: "you", person: "a", seat: "red-operative", host: true }));
    expect(screen.getByRole("alert").textContent).toContain("You are the host now");
  });
  it("shows a free cover apart from what was touched for the clue", () => {
    const turns = { 0: { team: "red", word: "fala", number: 2, covered: [3], touched: [8] } } as const;
    seat(stateOf({ type: "snapshot", n: 12, view: { ...view, game: { ...game, turns, covered: { 3: "red", 8: "red" } } as unknown as typeof game }, actions: [] }));
    expect(document.querySelector(".turns .hits")?.textContent).toBe(game.cards[8]);
    expect(document.querySelector(".turns .free")?.textContent).toContain(`A free cover, before the clue: ${game.cards[3]}`);
  });
  it("shows a refusal for four seconds in the rule's words", () => {
    const { store } = seat(stateOf());
    act(() => store.dispatch({ type: "refused", id: "x", broken: { rule: "TURN-11", message: "violation-card-covered", args: { card: "MAPA" } } }));
    expect(screen.getByRole("alert").textContent).toContain("MAPA is covered already.");
    act(() => void vi.advanceTimersByTime(4100));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the log", () => {
  it("tells of a clue that was ruled out in order, once, and by which rule", () => {
    const { store } = seat(stateOf());
    act(() => {
      store.dispatch(event(11, { type: "clue_challenged", team: "blue" }, { game: { phase: "ruling", challenged: true } }));
      store.dispatch(event(12, { type: "challenge_decided", upheld: true, judge: "referee", rule: "CLUE-3" }, { game: {} }));
      store.dispatch(event(13, { type: "turn_ended", team: "red", by: "PEN-1" }, { game: { turn: "blue", phase: "clue", clue: null, turns: { 0: { ended_by: "PEN-1" }, 1: { team: "blue" } } } }));
    });
    const notes = [...document.querySelectorAll("#log .note")].map((note) => note.textContent);
    expect(notes).toEqual(["Wydra challenged the clue.", "The referee ruled the clue out. CLUE-3"]);
  });
});

describe("a caller's table", () => {
  const caller = (): State => stateOf({ type: "you", person: "e", seat: "watcher", caller: true });
  it("touches and stops for the team on turn, and is not asked to take a seat", () => {
    const { said } = seat(caller());
    expect(screen.getByRole("button", { name: /End the turn/ })).toHaveProperty("disabled", false);
    expect(screen.queryByRole("region", { name: "You are watching" })).toBeNull();
    fireEvent.click(cell(/MAPA/));
    expect(said).toEqual([{ type: "tag", card: 14 }]);
    expect(screen.getByRole("button", { name: "Hold to touch" })).toBeTruthy();
  });
});

describe("strict time that waits for somebody", () => {
  it("says for whom", () => {
    seat(stateOf({
      type: "snapshot", n: 11, actions: [],
      view: { ...view, awaiting: { seat: "red-spymaster", until: 0 }, game: { ...game, clock: { left: 30_000 } } },
    }));
    expect(screen.getByRole("timer").textContent).toContain("Time waits for Red’s spymaster");
  });
});

describe("somebody who is away", () => {
  const gone: Outgoing = { type: "presence", here: ["a", "b", "c"] };
  const offered = (): HTMLElement | null => screen.queryByRole("button", { name: "Seat a bot there" });
  const pass = async (ms: number): Promise<void> => {
    await vi.dynamicImportSettled();
    await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  };

  it("has a bot offered for the seat after a minute, to the host, who may wait once more", async () => {
    const { asked } = seat(stateOf(gone));
    await pass(0);
    await pass(5_000); // Who is back before this was never away.
    await pass(54_000);
    expect(offered()).toBeNull();
    await pass(1_100);
    expect(offered()?.parentElement?.textContent).toContain("Ryś has been away for a minute.");
    fireEvent.click(screen.getByRole("button", { name: "Wait" }));
    expect(offered()).toBeNull();
    await pass(60_100);
    fireEvent.click(offered() as HTMLElement);
    expect(asked).toEqual([{ type: "seat_bot", seat: "blue-operative", level: "steady" }]);
  });

  it("takes the offer along when coming back", async () => {
    const { store } = seat(stateOf(gone));
    await pass(0);
    await pass(5_000);
    await pass(55_100);
    expect(offered()).not.toBeNull();
    act(() => store.dispatch({ type: "presence", here: ["a", "b", "c", "d"] }));
    expect(offered()).toBeNull();
  });

  it.each([
    ["somebody else is at that seat", { ...view.people, e: { name: "Jeż", seat: "blue-operative" as const } }, ["a", "b", "c", "e"], true],
    ["a bot is", { ...view.people, e: { name: "Bot", seat: "blue-operative" as const, bot: "steady" } }, ["a", "b", "c"], true],
    ["one is not the host", view.people, ["a", "b", "c"], false],
  ])("is nobody's business where %s", async (_, people, here, host) => {
    seat(stateOf(
      { type: "you", person: "a", seat: "red-operative", host },
      { type: "snapshot", n: 11, view: { ...view, people: people ?? {} }, actions: [] },
      { type: "presence", here },
    ));
    await pass(0);
    await pass(5_000);
    await pass(56_000);
    expect(offered()).toBeNull();
  });
});

describe("the spymaster's table", () => {
  const key = game.cards.map((_, card) => (card < 9 ? "red" : card < 17 ? "blue" : card < 24 ? "bystander" : "assassin")) as NonNullable<typeof game.key>;
  const spymaster = (): State => stateOf(
    { type: "you", person: "b", seat: "red-spymaster" },
    { type: "snapshot", n: 12, view: { ...view, game: { ...game, key, phase: "clue", clue: null, highest: 8 } }, actions: ["clue", "hourglass"] },
  );
  it("names the key, card by card", () => {
    seat(spymaster());
    expect(cell(/^A1, LATARNIA, yours$/)).toBeTruthy();
    expect(cell(/^E5, CYTRYNA, assassin$/)).toBeTruthy();
    expect(cell(/^E2, GWIAZDA, theirs$/)).toBeTruthy();
  });
  it("gives a clue of one word and one number, from nothing to unlimited", () => {
    const { asked } = seat(spymaster());
    const field = screen.getByRole("textbox", { name: "Clue" });
    expect(screen.getAllByRole("radio")).toHaveLength(10);
    expect(screen.getByRole("button", { name: "Send" }).getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(screen.getByRole("alert").textContent).toContain("Write a clue first.");
    fireEvent.input(field, { target: { value: " fala " } });
    fireEvent.submit(field);
    expect(screen.getByRole("alert").textContent).toContain("Choose a number too.");
    fireEvent.click(screen.getByRole("radio", { name: "2" }));
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(asked).toEqual([{ type: "give_clue", word: "fala", number: 2 }]);
  });
  it("lets the referee read along 300 ms after the last key, and marks nothing", () => {
    const { said } = seat(spymaster());
    fireEvent.input(screen.getByRole("textbox", { name: "Clue" }), { target: { value: "fa" } });
    act(() => void vi.advanceTimersByTime(200));
    fireEvent.input(screen.getByRole("textbox", { name: "Clue" }), { target: { value: "fala" } });
    act(() => void vi.advanceTimersByTime(310));
    expect(said).toEqual([{ type: "draft", word: "fala", number: "unlimited" }]);
    fireEvent.click(cell(/MAPA/));
    expect(said).toHaveLength(1);
  });
  it("marks own cards while there is a word, sends as many signs with marks as without, and keeps none", () => {
    const marking = stateOf(
      { type: "welcome", protocol: 1, build: "b1", table: "t", now: 1_000_500, marks: true },
      { type: "you", person: "b", seat: "red-spymaster" },
      { type: "snapshot", n: 12, view: { ...view, game: { ...game, key, phase: "clue", clue: null } }, actions: ["clue"] },
    );
    const { store, asked, said } = seat(marking);
    const own = cell(/LATARNIA/);
    fireEvent.click(own);
    expect(own.className).not.toContain("ringed");
    const field = screen.getByRole("textbox", { name: "Clue" });
    const give = (): void => {
      fireEvent.input(field, { target: { value: "fala" } });
      fireEvent.click(screen.getByRole("radio", { name: "2" }));
      fireEvent.submit(field);
    };
    give();
    for (const name of [/GWIAZDA/, /NOSOROŻEC/, /LATARNIA/]) fireEvent.click(cell(name));
    fireEvent.keyDown(cell(/LATARNIA/), { key: "Enter" });
    fireEvent.keyDown(cell(/LATARNIA/), { key: " " });
    expect(own.className).toContain("ringed");
    expect(own.getAttribute("aria-selected")).toBe("true");
    expect([...document.querySelectorAll(".ringed")]).toHaveLength(1);
    give();
    const [plain, marked] = asked as Array<{ marks?: string }>;
    expect([plain?.marks, marked?.marks]).toEqual(["0".repeat(25), `1${"0".repeat(24)}`]);
    expect(JSON.stringify(plain).length).toBe(JSON.stringify(marked).length);
    expect(JSON.stringify(said)).not.toContain("mark");
    act(() => store.dispatch(event(13, { type: "clue_given", team: "red", word: "fala", number: 2 }, { game: { phase: "guess", clue: { word: "fala", number: 2 } } }, [])));
    expect(document.querySelector(".ringed")).toBeNull();
    act(() => store.dispatch({ type: "snapshot", n: 14, view: { ...view, game: { ...game, key, phase: "clue", clue: null } }, actions: ["clue"] }));
    expect(document.querySelector(".ringed")).toBeNull();
    expect(JSON.stringify([store.get(), localStorage])).not.toContain(marked?.marks);
  });
  it("hears a quiet question and answers it", () => {
    const { store, asked } = seat(stateOf(
      { type: "you", person: "c", seat: "blue-spymaster" },
      { type: "snapshot", n: 12, view: { ...view, game: { ...game, key, phase: "clue", clue: null } }, actions: ["hourglass"] },
    ));
    act(() => store.dispatch({ type: "quiet_question", team: "red", word: "gwiezdny" }));
    fireEvent.click(screen.getByRole("button", { name: "It’s fine" }));
    expect(asked).toEqual([{ type: "answer_quietly", word: "gwiezdny", lets_pass: true }]);
  });
  it("is told on a phone what is asked and by whom, and whose turn it is beside a clue", () => {
    window.matchMedia = ((query: string) => ({ matches: query.includes("max-width: 699.98px"), addEventListener: () => undefined, removeEventListener: () => undefined })) as unknown as typeof matchMedia;
    const { store } = seat(stateOf(
      { type: "you", person: "c", seat: "blue-spymaster" },
      { type: "snapshot", n: 12, view: { ...view, game: { ...game, key } }, actions: [] },
    ));
    const banner = screen.getByRole("banner");
    expect(within(banner).getByText("Red is guessing")).toBeTruthy();
    act(() => store.dispatch({ type: "snapshot", n: 13, view: { ...view, game: { ...game, key, phase: "clue", clue: null } }, actions: ["hourglass"] }));
    act(() => store.dispatch({ type: "quiet_question", team: "red", word: "gwiezdny" }));
    expect(within(banner).getByText("May they say this?")).toBeTruthy();
    expect(document.querySelector(".slip .say")?.textContent).toBe("Bóbr asks you gwiezdny");
  });
  it("covers a word of the team's own after a penalty, and no other", () => {
    const { asked } = seat(stateOf(
      { type: "you", person: "b", seat: "red-spymaster" },
      { type: "snapshot", n: 12, view: { ...view, game: { ...game, key, phase: "clue", clue: null, penalty_open: true } }, actions: ["clue", "cover", "decline"] },
    ));
    fireEvent.click(cell(/GWIAZDA/));
    expect(screen.queryByRole("button", { name: "Hold to cover" })).toBeNull();
    fireEvent.click(cell(/LATARNIA/));
    act(() => void vi.advanceTimersByTime(400));
    hold(screen.getByRole("button", { name: "Hold to cover" }), 601);
    expect(asked).toEqual([{ type: "cover_word", card: 0, seen: 1 }]);
  });
});

describe("holding", () => {
  const Held = (props: { onDone: () => void; confirmOnly?: boolean; onAsk?: () => void }) => (
    <HoldButton class="hold" ink="red" label="Hold" holdingLabel="Keep" longerLabel="Longer" epoch={0} waits={0} disabled={false} confirmOnly={props.confirmOnly ?? false}
      onReach={() => undefined} onDone={props.onDone} onAsk={props.onAsk ?? (() => undefined)} />
  );
  it("is dead at first, and is broken off by letting go or sliding off", () => {
    const done = vi.fn();
    render(<Held onDone={done} />);
    const button = screen.getByRole("button");
    hold(button, 800); // It counts from when the button is alive.
    fireEvent.pointerUp(button);
    act(() => void vi.advanceTimersByTime(1000));
    expect(done).not.toHaveBeenCalled();
    hold(button, 300);
    fireEvent.pointerUp(button);
    act(() => void vi.advanceTimersByTime(1000));
    hold(button, 300);
    fireEvent.pointerLeave(button);
    act(() => void vi.advanceTimersByTime(1000));
    expect(done).not.toHaveBeenCalled();
    hold(button, 601);
    expect(done).toHaveBeenCalledTimes(1);
  });
  it("says that a tap is too short", () => {
    render(<Held onDone={() => undefined} />);
    fireEvent.click(screen.getByRole("button"), { detail: 1 });
    expect(document.querySelector(".say")?.getAttribute("data-say")).toBe("Longer");
    act(() => void vi.advanceTimersByTime(2000));
    expect(document.querySelector(".say")?.getAttribute("data-say")).toBe("Hold");
  });
  it("asks instead where one prefers that, and for clicks without a pointer", () => {
    const ask = vi.fn();
    const done = vi.fn();
    render(<Held onDone={done} onAsk={ask} confirmOnly />);
    act(() => void vi.advanceTimersByTime(400));
    hold(screen.getByRole("button"), 1000);
    fireEvent.click(screen.getByRole("button"), { detail: 1 });
    expect(ask).toHaveBeenCalledTimes(1);
    expect(done).not.toHaveBeenCalled();
  });
});

describe("rich messages", () => {
  it("knows four tags, and takes no markup from what people typed", () => {
    render(<Speak value={{ ...messages, change: () => undefined }}><p data-testid="p"><Rich id="about-to-touch" args={{ name: "<b>Eve</b><img>", word: "MAPA" }} /></p></Speak>);
    const made = screen.getByTestId("p");
    expect(made.querySelectorAll("b")).toHaveLength(2);
    expect(made.querySelector("img")).toBeNull();
    expect(made.textContent).toContain("<b>Eve</b><img> is about to touch MAPA");
  });
});

describe("the rules page", () => {
  it("gives every rule an anchor and drops dangerous links", () => {
    render(<div data-testid="r">{blocks("# Rules\n\n## SET — setting up\n\n- **SET-1** Two *teams*,\n  red and blue. [x](javascript:alert(1)) [at the end](#end)\n- **SET-2** More.\n\n| a | b |\n| --- | --- |\n| 1 | **2** |\n")}</div>);
    const page = screen.getByTestId("r");
    expect(page.querySelector("#set-1")?.textContent).toContain("red and blue");
    expect(page.querySelector("#set")).not.toBeNull();
    expect([...page.querySelectorAll("a")].map((a) => a.getAttribute("href"))).toEqual(["#end"]);
    expect(page.querySelectorAll("td")).toHaveLength(2);
  });
  it.each(LANGUAGES.filter((language) => !WITHOUT.rules.includes(language)))("has a place for every rule and every family of rules in %s, and every link in it leads somewhere", (language) => {
    const rules = (one: string): string => readFileSync(join(__dirname, `../../docs/rules/${one}.md`), "utf8");
    render(<div data-testid="r">{blocks(rules(language))}</div>);
    const page = screen.getByTestId("r");
    expect(page.textContent).not.toMatch(/<!--|-->/);
    const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
    const wanted = [...rules("en").matchAll(/\*\*([A-Z]+)-\d+\*\*/g)].flatMap(([rule, family]) => [rule.replaceAll("*", "").toLowerCase(), family?.toLowerCase() ?? ""]);
    expect([...new Set(wanted)].filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids).toHaveLength(new Set(ids).size);
    const links = [...page.querySelectorAll("a[href^='#']")].map((a) => decodeURIComponent(a.getAttribute("href")?.slice(1) ?? ""));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
