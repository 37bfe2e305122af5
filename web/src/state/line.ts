/** The line to the server: one WebSocket that is taken up again by itself, and commands that are sent until they are answered. */
import type { Ack, Incoming, Outgoing, Refused } from "../protocol";
import { CLOSE, FINAL_CLOSES, PASSING, PROTOCOL } from "../protocol";
import { initial, type Own, reduce, type Shut, type State } from "./reduce";
import { createStore, type Store } from "./store";
import { dropToken, randomText, tokenFor } from "./token";

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Command = DistributiveOmit<Extract<Incoming, { id: string }>, "id">;
export type Passing = Extract<Incoming, { type: "tag" | "fingers" | "react" | "reach" | "draft" }>;

const WAITS = [1000, 2000, 4000, 8000, 8000, 8000, 8000, 15_000, 30_000];
/** After so many failures nobody counts the seconds any more. */
const SELDOM = 8;
/** What the server holds up is sent again every eight seconds at the slowest. */
const MOST_HOLDUPS = 3;
/** How far a wait strays from the usual, so that a whole house does not knock in the same instant. */
const STRAY = 0.25;
/** A command that has had no answer for so long is on a line that is dead and does not know it. */
const ANSWER_WITHIN = 15_000;
/** What was said in passing for so long before the server complained may be among what it dropped. */
const LATELY = 3000;
/** What a final close says by itself, if the trouble before it did not come through. */
const WHY: Readonly<Record<number, Shut["why"]>> = {
  [CLOSE.KICKED]: "kicked",
  [CLOSE.BAD_MESSAGE]: "bad-message",
  [CLOSE.NO_TABLE]: "no-such-table",
  [CLOSE.TOO_MANY]: "too-many",
  [CLOSE.BANNED]: "banned",
  [CLOSE.PASSWORD]: "password-needed",
  [CLOSE.ELSEWHERE]: "elsewhere",
  [CLOSE.UNREADABLE]: "broken-table",
};

/** How long to wait after so many failures in a row. */
export const waitAfter = (failures: number, chance: number = Math.random()): number =>
  (WAITS[Math.min(failures, WAITS.length - 1)] ?? 0) * (1 - STRAY + 2 * STRAY * chance);

export interface TableLine {
  readonly table: string;
  readonly store: Store<State, Outgoing | Own>;
  /** Sends a command, again after a lost line, and gives the server's answer. */
  ask(command: Command): Promise<Ack | Refused>;
  /** Says something in passing: lost where the line is. */
  say(message: Passing): void;
  tryNow(): void;
  /** Says the password at a door that asks for one. */
  knock(password: string): void;
  /** Comes back as somebody new, who only watches: after one was asked to leave. */
  comeAnew(): void;
  close(): void;
}

/** The code that moves a seat here stands in the address behind the #, which no server sees, and is taken out of it at once. */
function takeMoveCode(): string | undefined {
  const code = /^#move=([A-Za-z0-9_-]{22})$/.exec(location.hash)?.[1];
  if (code) history.replaceState(null, "", location.pathname);
  return code;
}

/** `stranger`: without the seat that this browser may have at the table. A television must not show what its owner may see. */
export function openLine(table: string, { stranger = false }: { stranger?: boolean } = {}): TableLine {
  const store = createStore<State, Outgoing | Own>(initial, (state, message) => reduce(state, message));
  const unanswered = new Map<string, { message: Incoming; answer: (answer: Ack | Refused) => void }>();
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** How often in a row the server could not take what was sent. */
  let holdups = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** The last word of each kind that was said in passing. */
  const passing = new Map<Passing["type"], { message: Passing; at: number }>();
  let password: string | undefined;
  let closed = false;
  let move = takeMoveCode();
  const nobody = stranger ? randomText(32) : undefined;

  const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
  const post = (message: Incoming): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  /** The server holds something up: all that has no answer is sent again, under the same ids, so that it happens once. */
  function sendAgain(): void {
    again = undefined;
    for (const { message } of unanswered.values()) post(message);
    watchForAnswers();
  }

  function heldUp(dropped: boolean): void {
    clearTimeout(silence);
    if (again !== undefined) return;
    const since = Date.now() - LATELY;
    again = setTimeout(() => {
      if (dropped) for (const { message, at } of passing.values()) if (at >= since) post(message);
      sendAgain();
    }, waitAfter(holdups));
    holdups = Math.min(holdups + 1, MOST_HOLDUPS);
  }

  /** A socket may be dead without a word: who waits too long for an answer takes up the line anew. */
  function watchForAnswers(): void {
    clearTimeout(silence);
    if (unanswered.size === 0) return;
    silence = setTimeout(() => {
      if (store.get().line.is === "open") drop();
    }, ANSWER_WITHIN);
  }

  function drop(): void {
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    lost(0);
  }

  function connect(): void {
    clearTimeout(timer);
    clearTimeout(again);
    again = undefined;
    if (closed) return;
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    }
    const mine = new WebSocket(address);
    socket = mine;
    mine.onopen = () => {
      const { view, n } = store.get();
      // Somebody was asked to leave, and the link is another now: whoever only watches comes back by the new one.
      const link = view?.link ?? table;
      post({ type: "hello", protocol: PROTOCOL, table: link, token: nobody ?? tokenFor(table), ...(view ? { since: n } : {}), ...(password ? { password } : {}), ...(move ? { move } : {}) });
    };
    mine.onmessage = ({ data }) => hear(JSON.parse(String(data)) as Outgoing);
    mine.onclose = ({ code }) => lost(code);
  }

  function hear(message: Outgoing): void {
    if (message.type === "welcome") {
      failures = 0;
      move = undefined;
      store.dispatch(message);
      // Another node may be of an older release, which refuses what it does not know.
      if (!message.marks) for (const { message: waiting } of unanswered.values()) if (waiting.type === "give_clue") delete waiting.marks;
      sendAgain();
      return;
    }
    store.dispatch(message);
    if (message.type === "ack" || message.type === "refused") {
      holdups = 0;
      unanswered.get(message.id)?.answer(message);
      unanswered.delete(message.id);
      watchForAnswers();
    }
    // The socket of a server that stops closes by itself.
    if (message.type === "error" && PASSING.has(message.code) && message.code !== "stopping") heldUp(message.code === "too-fast");
  }

  function lost(code: number): void {
    clearTimeout(silence);
    clearTimeout(again);
    again = undefined;
    if (closed || store.get().line.is === "shut") return;
    if (FINAL_CLOSES.has(code)) return store.dispatch({ type: "own.line", line: { is: "shut", why: WHY[code] ?? "gone" } });
    if (code === CLOSE.STOPPING) store.dispatch({ type: "error", code: "stopping" });
    // Who was at the table and only read too slowly comes back at once.
    const wait = code === CLOSE.TOO_SLOW && failures === 0 ? 500 * Math.random() : waitAfter(failures);
    failures += 1;
    store.dispatch({ type: "own.line", line: { is: "lost", retryAt: Date.now() + wait, seldom: failures >= SELDOM } });
    timer = setTimeout(connect, wait);
  }

  const tryNow = (): void => {
    if (store.get().line.is === "lost") connect();
  };
  const onVisible = (): void => {
    if (document.visibilityState === "visible") tryNow();
  };
  // A socket may not notice for minutes that the network is gone; the browser knows at once.
  const onOffline = (): void => {
    if (store.get().line.is === "open") drop();
  };
  addEventListener("online", tryNow);
  addEventListener("offline", onOffline);
  document.addEventListener("visibilitychange", onVisible);
  connect();

  return {
    table,
    store,
    ask(command) {
      const message = { ...command, id: randomText(12) } as Extract<Incoming, { id: string }>;
      store.dispatch({
        type: "own.sent", id: message.id, command: { type: message.type, card: "card" in message ? message.card : undefined },
      });
      return new Promise((answer) => {
        const first = unanswered.size === 0;
        unanswered.set(message.id, { message, answer });
        post(message);
        if (first && again === undefined) watchForAnswers();
      });
    },
    say(message) {
      passing.set(message.type, { message, at: Date.now() });
      post(message);
    },
    tryNow,
    knock(said) {
      password = said;
      store.dispatch({ type: "own.line", line: { is: "connecting" } });
      connect();
    },
    comeAnew() {
      dropToken(table);
      unanswered.clear(); // It was somebody else who asked.
      store.dispatch({ type: "own.anew" });
      connect();
    },
    close() {
      closed = true;
      for (const waiting of [timer, again, silence]) clearTimeout(waiting);
      removeEventListener("online", tryNow);
      removeEventListener("offline", onOffline);
      document.removeEventListener("visibilitychange", onVisible);
      socket?.close();
    },
  };
}
