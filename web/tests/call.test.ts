import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askLeave, callBack } from "../src/effects/call";
import type { Outgoing } from "../src/protocol";
import type { TableLine } from "../src/state/line";
import type { State } from "../src/state/reduce";

type Watcher = (state: State, message: Outgoing) => void;

/** A table of which only what one may do is known. */
function table(): { line: TableLine; tell(mine: boolean, type?: string): void } {
  const state = (mine: boolean): State => ({ actions: mine ? ["guess"] : [] }) as unknown as State;
  let now = state(false);
  const watchers = new Set<Watcher>();
  const store = { get: () => now, watch: (watcher: Watcher) => (watchers.add(watcher), () => watchers.delete(watcher)) };
  return {
    line: { store } as unknown as TableLine,
    tell(mine, type = "event") {
      now = state(mine);
      for (const watcher of watchers) watcher(now, { type } as Outgoing);
    },
  };
}

const isMine = ({ actions }: State): boolean => actions.length > 0;
const said: unknown[][] = [];
const closed: string[] = [];
let permission: NotificationPermission;
let asked: number;
let visible: boolean;
const vibrate = vi.fn(() => true);

class FakeNotification {
  static get permission(): NotificationPermission {
    return permission;
  }

  static requestPermission(): Promise<NotificationPermission> {
    asked += 1;
    permission = "granted";
    return Promise.resolve(permission);
  }

  onclick: unknown;
  constructor(private readonly title: string, options: object) {
    said.push([title, options]);
  }

  close(): void {
    closed.push(this.title);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  [permission, asked, visible] = ["granted", 0, false];
  said.length = closed.length = 0;
  vibrate.mockClear();
  vi.stubGlobal("Notification", FakeNotification);
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (visible ? "visible" : "hidden") });
  Object.defineProperty(navigator, "vibrate", { configurable: true, value: vibrate });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(1);
};

describe("being called back", () => {
  it("says that it is one's turn, and nothing of the game", async () => {
    const { line, tell } = table();
    const stop = callBack(line, isMine, () => "● Your turn · Cryptonym");
    tell(true);
    await settled();
    expect(said).toEqual([["Your turn · Cryptonym", { tag: "cryptonym-turn", renotify: true, icon: "/icons/icon-192.png", data: location.href, vibrate: [90, 60, 90] }]]);
    expect(vibrate).toHaveBeenCalledOnce();
    stop();
    expect(closed).toHaveLength(1);
  });
  it("happens once a turn, and is taken back when the turn is over or its reader is here", async () => {
    const { line, tell } = table();
    const stop = callBack(line, isMine, () => "turn");
    tell(true);
    tell(true);
    await settled();
    expect(said).toHaveLength(1);
    tell(false);
    expect(closed).toHaveLength(1);
    tell(true);
    await settled();
    expect(said, "not twice within three seconds").toHaveLength(1);
    tell(false);
    vi.advanceTimersByTime(4000);
    tell(true);
    await settled();
    expect(said).toHaveLength(2);
    visible = true;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(closed).toHaveLength(2);
    stop();
  });
  it("does not happen to who looks at the page, nor to who has just opened it", async () => {
    const { line, tell } = table();
    const stop = callBack(line, isMine, () => "turn");
    tell(true, "snapshot");
    await settled();
    expect(said).toEqual([]);
    tell(false);
    visible = true;
    tell(true);
    await settled();
    expect(said).toEqual([]);
    expect(vibrate).not.toHaveBeenCalled();
    stop();
  });
  it("buzzes on a table where the phone lies untouched, without a notification", async () => {
    const { line, tell } = table();
    visible = true;
    const stop = callBack(line, isMine, () => "turn");
    vi.advanceTimersByTime(31_000);
    tell(true);
    await settled();
    expect(vibrate).toHaveBeenCalledOnce();
    expect(said).toEqual([]);
    tell(false);
    dispatchEvent(new Event("pointerdown"));
    vi.advanceTimersByTime(5000);
    tell(true);
    expect(vibrate).toHaveBeenCalledOnce();
    stop();
  });
  it("calls a spymaster who is asked quietly", async () => {
    const { line, tell } = table();
    const stop = callBack(line, isMine, () => "turn");
    tell(false, "quiet_question");
    await settled();
    expect(said).toHaveLength(1);
    stop();
  });
  it("notifies nobody without leave, and asks only when it is asked to", async () => {
    permission = "default";
    const { line, tell } = table();
    const stop = callBack(line, isMine, () => "turn");
    tell(true);
    await settled();
    expect([said, asked]).toEqual([[], 0]);
    expect(await askLeave()).toBe("granted");
    expect(asked).toBe(1);
    permission = "denied";
    expect(await askLeave()).toBe("denied");
    expect(asked, "a no is a no").toBe(1);
    stop();
  });
});
