// A bot that sits down and does anything legal. Nothing has to be installed: Node 22.18 or later, Deno and Bun run it as it is.
//   node examples/random_bot.ts URL             opens a table, with our bots on the other seats, and plays a game
//   node examples/random_bot.ts URL TABLE SEAT  sits down at a table
// The types are made from the protocol's schema; when it runs they are gone.
import type { Happened, Incoming, OpenTable, Outgoing, TableSeen, You } from "../web/src/protocol.ts";

type Seat = NonNullable<OpenTable["seat"]>;
type Actions = Happened["actions"];
type Wish = Incoming extends infer One ? (One extends { id: string } ? Omit<One, "id"> : never) : never;

const PASSES = [1001, 1005, 1006, 1012, 1013, 4003]; // the codes after which one comes back
const any = <T>(some: readonly T[]): T => some[Math.floor(Math.random() * some.length)]!;
const secret = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

async function open(url: string, body: OpenTable): Promise<string> {
  const answer = await fetch(`${url}/api/tables`, { method: "POST", body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { table: string }).table;
}

/** What to ask for now. `actions` are what the server would allow: no rule of the game is needed here. */
function wanted(view: TableSeen, you: You, actions: Actions, seat: Seat): Wish | undefined {
  const game = view.game;
  if (!you.person) return { type: "join", name: "Brass" };
  if (you.seat !== seat) return { type: "sit", seat };
  if (!game) return you.host && !view.missing ? { type: "deal" } : undefined;
  const covered = game.covered ?? {};
  if (actions.includes("clue")) return { type: "give_clue", word: any(["feather", "cloud", "tin"]), number: Math.min(2, game.highest) };
  if (!actions.includes("guess")) return undefined;
  const free = game.cards.map((_, card) => card).filter((card) => !(card in covered));
  return { type: "guess", card: any(free), seen: Object.keys(covered).length };
}

/** An object merges, null takes away, everything else replaces (RFC 7396). */
function merged(old: any, patch: any): any {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const next = { ...old };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete next[name];
    else next[name] = merged(next[name], value);
  }
  return next;
}

/** Play until a game is over; a line that breaks is taken up again where it was. */
function play(url: string, table: string, seat: Seat, token: string): Promise<TableSeen> {
  let view: TableSeen | undefined;
  let you: You = { type: "you" };
  let actions: Actions = [];
  let since: number | undefined; // the last message that is in the view
  let asked: object | undefined; // a command without its answer yet
  let pause = 100;
  return new Promise((done, fail) => {
    const line = (): void => {
      const socket = new WebSocket(`${url.replace("http", "ws")}/ws`);
      const send = (message: object | undefined): void => {
        if (message && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      };
      const hear = (message: Outgoing): void => {
        if (message.type === "welcome") pause = 100;
        if (message.type === "you") you = message;
        if (message.type === "snapshot") view = message.view;
        if (message.type === "event") view = merged(view, message.patch);
        if (message.type === "snapshot" || message.type === "event") ({ n: since, actions } = message);
        if (message.type === "error") setTimeout(send, 1000, asked); // if it passes; otherwise the socket closes
        if (message.type === "refused" && message.broken.rule !== "TABLE-8") fail(new Error(message.broken.rule));
        if (message.type === "ack" || message.type === "refused") asked = undefined;
        const wish = view && message.type !== "you" && !asked && wanted(view, you, actions, seat);
        if (wish) send((asked = { id: secret(), ...wish }));
        if (view?.game?.ending) socket.close();
      };
      socket.onopen = () => {
        send({ type: "hello", protocol: 1, table: view?.link ?? table, token, since });
        send(asked); // with the id that it had: it happens once
      };
      socket.onmessage = ({ data }) => hear(JSON.parse(String(data)));
      const lost = (code: number): void => {
        socket.onclose = socket.onerror = null;
        if (view?.game?.ending) return done(view);
        if (!PASSES.includes(code)) return fail(new Error(`closed with ${code}`));
        console.error(`the line broke (${code}); back after message ${since}`);
        setTimeout(line, pause * (0.5 + Math.random() / 2)); // so that not all come back at once
        pause = Math.min(8000, 2 * pause);
      };
      socket.onclose = ({ code }) => lost(code);
      socket.onerror = () => lost(1006); // Node says no more than this of a line that could not be made
    };
    line();
  });
}

const [url = "http://127.0.0.1:8000", given, sits = "red-operative"] = process.argv.slice(2);
const token = secret(); // whoever has it has the seat: it goes into no address
const seat = sits as Seat;
const table = given ?? (await open(url, { token, name: "Brass", seat, bots: "gentle" }));
const { game } = await play(url, table, seat, token);
console.log(JSON.stringify({ table, ending: game?.ending, covered: game?.covered }));
