import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Incoming, Outgoing } from "../src/protocol";
import { CLOSE, FINAL_CLOSES } from "../src/protocol";
import { openLine, type TableLine } from "../src/state/line";

/** A socket that the test speaks for. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  static get last(): Wire {
    const wire = Wire.all.at(-1);
    if (!wire) throw new Error("no socket");
    return wire;
  }
  readyState = 1;
  sent: Incoming[] = [];
  onopen?: (() => void) | null;
  onmessage?: ((event: { data: string }) => void) | null;
  onclose?: ((event: { code: number }) => void) | null;
  constructor() {
    Wire.all.push(this);
  }
  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as Incoming);
  }
  close(): void {
    this.readyState = 3;
  }
  says(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  ends(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  /** What came in of one type. */
  got(type: string): Incoming[] {
    return this.sent.filter((one) => one.type === type);
  }
}

const WELCOME: Outgoing = { type: "welcome", protocol: 1, build: "b1", table: "t", now: 0 };
let line: TableLine;

function welcomed(): Wire {
  const wire = Wire.last;
  wire.onopen?.();
  wire.says(WELCOME);
  return wire;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
  line = openLine("AAAAAAAAAAAAAAAAAAAAAA");
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

for (const code of ["paused", "too-fast"] as const) {
  test(`a command that met "${code}" is sent again under its id until it is answered, and the page knows what it waits for`, async () => {
    const wire = welcomed();
    const answered = vi.fn();
    void line.ask({ type: "guess", card: 4, seen: 0 }).then(answered);
    const id = (wire.got("guess")[0] as { id: string }).id;
    wire.says({ type: "error", code });
    expect(line.store.get().held).toBe(code);
    await vi.advanceTimersByTimeAsync(1300);
    expect(wire.got("guess")).toHaveLength(2);
    wire.says({ type: "error", code });
    await vi.advanceTimersByTimeAsync(1300);
    expect(wire.got("guess"), "it waits longer each time").toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1300);
    expect(wire.got("guess").map((one) => (one as { id: string }).id)).toEqual([id, id, id]);
    wire.says({ type: "ack", id, n: 1 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answered).toHaveBeenCalledOnce();
    expect(wire.got("guess")).toHaveLength(3);
    expect(line.store.get().held).toBeUndefined();
    expect(line.store.get().sent).toEqual({});
  });
}

test("a word in passing that was dropped is said again", async () => {
  const wire = welcomed();
  line.say({ type: "draft", word: "sea", number: 1 });
  line.say({ type: "draft", word: "sea", number: 2 });
  wire.says({ type: "error", code: "too-fast" });
  await vi.advanceTimersByTimeAsync(1300);
  expect(wire.got("draft")).toHaveLength(3);
  expect(wire.got("draft")[2]).toMatchObject({ number: 2 });
});

test("a line that gives no answer is taken up anew, and the command goes over it", async () => {
  const wire = welcomed();
  void line.ask({ type: "guess", card: 4, seen: 0 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(Wire.all.length).toBeGreaterThan(1);
  const next = welcomed();
  expect(next.got("guess")).toEqual(wire.got("guess"));
});

test("a server that stops says so, and the line is taken up again", async () => {
  const wire = welcomed();
  wire.says({ type: "error", code: "stopping" });
  wire.ends(CLOSE.STOPPING);
  expect(line.store.get().restarting).toBe(true);
  expect(line.store.get().line.is).toBe("lost");
  await vi.advanceTimersByTimeAsync(1300);
  welcomed();
  expect(line.store.get().restarting).toBe(false);
});

test("whatever is final ends the line, whether it was said or only the socket's code tells", async () => {
  for (const code of FINAL_CLOSES) {
    const own = openLine("AAAAAAAAAAAAAAAAAAAAAA");
    const sockets = Wire.all.length;
    welcomed().ends(code);
    expect(own.store.get().line.is, String(code)).toBe("shut");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Wire.all.length).toBe(sockets);
    own.close();
  }
  const said = openLine("AAAAAAAAAAAAAAAAAAAAAA");
  welcomed().says({ type: "error", code: "bad-message" });
  said.close();
  expect(said.store.get().line).toEqual({ is: "shut", why: "bad-message" });
});

test("a table that cannot be read just now is asked for ever more seldom", async () => {
  for (let tries = 0; tries < 40; tries += 1) {
    const wire = Wire.last;
    if (wire.readyState === 1) {
      wire.onopen?.();
      wire.says({ type: "error", code: "paused" });
      wire.ends(CLOSE.TOO_SLOW);
    }
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(line.store.get().held).toBe("paused");
  expect(Wire.all.length).toBeLessThan(8);
});

test("what was asked under the name of somebody who was sent away is not asked under the next", async () => {
  const wire = welcomed();
  void line.ask({ type: "guess", card: 4, seen: 0 });
  wire.says({ type: "error", code: "kicked" });
  line.comeAnew();
  expect(welcomed().got("guess")).toEqual([]);
  expect(line.store.get().sent).toEqual({});
});

test("a message that only a newer server knows changes nothing", () => {
  const wire = welcomed();
  const before = line.store.get();
  wire.says({ type: "fireworks", colour: "red" } as unknown as Outgoing);
  wire.says({ type: "error", code: "moonlight" } as unknown as Outgoing);
  expect(line.store.get().view).toBe(before.view);
});

test("a clue that waits goes on without its marks to a server that keeps none", () => {
  const first = Wire.last;
  first.onopen?.();
  first.says({ ...WELCOME, marks: true });
  void line.ask({ type: "give_clue", word: "sea", number: 2, marks: "1".repeat(25) });
  first.ends(CLOSE.STOPPING);
  vi.advanceTimersByTime(3000);
  const next = welcomed();
  expect(next).not.toBe(first);
  expect(next.got("give_clue")).toHaveLength(1);
  expect(next.got("give_clue")[0]).not.toHaveProperty("marks");
});
