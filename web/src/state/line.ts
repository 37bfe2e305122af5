/** The line to the server: one WebSocket that is taken up again by itself, and commands that are sent until they are answered. */
import type { Ack, Incoming, Outgoing, Refused } from "../protocol";
import { PROTOCOL } from "../protocol";
import { initial, type Own, reduce, type State } from "./reduce";
import { createStore, type Store } from "./store";
import { dropToken, randomText, tokenFor } from "./token";

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Command = DistributiveOmit<Extract<Incoming, { id: string }>, "id">;
export type Passing = Extract<Incoming, { type: "tag" | "reach" | "draft" }>;

const WAITS = [1000, 2000, 4000, 8000, 8000, 8000, 8000, 15_000, 30_000];
/** After so many failures nobody counts the seconds any more. */
const SELDOM = 8;
/** How far a wait strays from the usual, so that a whole house does not knock in the same instant. */
const STRAY = 0.25;
const KICKED = 4001;
const BAD_MESSAGE = 4002;
const TOO_SLOW = 1013;

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
  let password: string | undefined;
  let closed = false;
  let move = takeMoveCode();
  const nobody = stranger ? randomText(32) : undefined;

  const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
  const post = (message: Incoming): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  function connect(): void {
    clearTimeout(timer);
    if (closed) return;
    if (socket) {
      socket.onclose = null;
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
      for (const { message: waiting } of unanswered.values()) post(waiting);
      return;
    }
    store.dispatch(message);
    if (message.type === "ack" || message.type === "refused") {
      unanswered.get(message.id)?.answer(message);
      unanswered.delete(message.id);
    }
  }

  function lost(code: number): void {
    if (closed || store.get().line.is === "shut") return;
    if (code === KICKED) return store.dispatch({ type: "own.line", line: { is: "shut", why: "kicked" } });
    if (code === BAD_MESSAGE) return store.dispatch({ type: "own.line", line: { is: "shut", why: "other-protocol" } });
    const wait = code === TOO_SLOW ? 500 * Math.random() : waitAfter(failures);
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
    if (!socket || store.get().line.is !== "open") return;
    socket.onclose = null;
    socket.close();
    lost(0);
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
        unanswered.set(message.id, { message, answer });
        post(message);
      });
    },
    say(message) {
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
      store.dispatch({ type: "own.line", line: { is: "connecting" } });
      connect();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      removeEventListener("online", tryNow);
      removeEventListener("offline", onOffline);
      document.removeEventListener("visibilitychange", onVisible);
      socket?.close();
    },
  };
}
