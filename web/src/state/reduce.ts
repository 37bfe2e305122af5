/** What the page knows, and how a message changes it. It only merges: the rules stay on the server. */
import type {
  Line as TalkLine, BotNote, Broken, DraftVerdict, FingersSeen, GameView, Happened, Outgoing, Presence, QuietAnswer, QuietLapse, QuietQuestion, TableSeen, Trouble, You,
} from "../protocol";
import { FINAL, PASSING } from "../protocol";
import { type Json, merge } from "./merge";

export type Team = GameView["turn"];
export type Identity = NonNullable<GameView["key"]>[number];
export type Action = Happened["actions"][number];
export type SeatName = TableSeen["seats"] extends Array<infer S> | undefined ? S : never;
export type Settings = TableSeen["settings"];
export type Rules = GameView["rules"];
/** Of a deck, not of a reader: a list of the host's own may be in any. */
export type Language = Settings["language"];
export type Told = Happened["event"];

/** An event worth a line of its own in the log: what the turns of the view do not tell. */
export interface Note {
  n: number;
  at: number;
  turn: number;
  event: Told;
  who?: string | undefined;
}

export type Line =
  | { is: "connecting" }
  | { is: "open" }
  | { is: "lost"; retryAt: number; /** It is tried seldom by now. */ seldom: boolean }
  | Shut;

/** It is not taken up again before a person does something. */
export interface Shut {
  is: "shut";
  why: Trouble["code"] | "gone";
}

export interface State {
  line: Line;
  /** The server's clock minus ours, in milliseconds. */
  skew: number;
  build: string | undefined;
  newBuild: boolean;
  /** The server said that it goes and comes back. */
  restarting: boolean;
  /** Why what was sent has no answer yet: the server holds it up, and it is sent again. */
  held: Trouble["code"] | undefined;
  code: string | undefined;
  /** By how many seconds the server said it shows us the table late, before there is a view that says so. */
  delay: number;
  /** A bot may be a program outside of the server. */
  outside: boolean;
  /** The server lets hosts bring pictures of their own. */
  ownPictures: boolean;
  /** The server keeps what a spymaster marks with a clue. */
  marks: boolean;
  /** The server knows several tags a person, and faces. */
  fingers: boolean;
  you: { person: string | undefined; seat: NonNullable<You["seat"]>; host: boolean; /** Touches for both teams. */ caller: boolean; /** Of the game under way. */ knowsKey: boolean };
  n: number;
  view: TableSeen | undefined;
  actions: readonly Action[];
  here: readonly string[];
  watching: number;
  /** First choices. */
  tags: Readonly<Record<string, number>>;
  /** What people point at beside their first choice. */
  rest: Readonly<Record<string, FingersSeen>>;
  /** At the card that was covered last. */
  faces: NonNullable<Presence["faces"]>;
  reaching: Readonly<Record<string, number>>;
  /** Bots of an outside program for which a bot of the server's moved last. */
  stoodIn: readonly string[];
  /** One's own tag, drawn before the server has told of it; it outlives a presence that was already on its way. */
  hasty: { card: number | null; rest: FingersSeen | undefined; doubted: number } | undefined;
  notes: readonly Note[];
  /** The last event, for sounds, for motion and for screen readers; undefined after a snapshot. */
  last: Happened | undefined;
  /** The number of the last cover that happened while the page was looking; 0 for none. */
  cover: number;
  refused: { broken: Broken; serial: number } | undefined;
  /** Commands on their way: sent, and not answered yet. */
  sent: Readonly<Record<string, { type: string; card?: number | undefined }>>;
  question: QuietQuestion | undefined;
  /** What became of quiet questions: answered, or lapsed without an answer. */
  answers: readonly (QuietAnswer | QuietLapse)[];
  verdict: DraftVerdict | undefined;
  /** What was said at the table lately; nothing of it is stored anywhere. */
  talk: readonly TalkLine[];
  /** A line of the server's host, until a time of the server's clock; undefined if there is none, or it was read. */
  announced: { line: string; until: number } | undefined;
  /** What bots meant, when the game is over. */
  botNotes: readonly BotNote[];
  /** The one-time code by which another device takes over this place. */
  move: { code: string; until: number } | undefined;
}

/** What the page itself has to say to its state. */
export type Own =
  | { type: "own.line"; line: Line }
  /** Somebody new comes in here; what was asked before, another asked. */
  | { type: "own.anew" }
  | { type: "own.tag"; card: number | null; rest?: FingersSeen | undefined }
  | { type: "own.sent"; id: string; command: { type: string; card?: number | undefined } }
  | { type: "own.refused"; broken: Broken }
  | { type: "own.calm" }
  | { type: "own.answered" }
  | { type: "own.read" }
  | { type: "own.stay" };

export const initial: State = {
  line: { is: "connecting" },
  skew: 0,
  build: undefined,
  newBuild: false,
  restarting: false,
  held: undefined,
  code: undefined,
  delay: 0,
  outside: false,
  ownPictures: false,
  marks: false,
  fingers: false,
  you: { person: undefined, seat: "watcher", host: false, caller: false, knowsKey: false },
  n: 0,
  view: undefined,
  actions: [],
  here: [],
  watching: 0,
  tags: {},
  rest: {},
  faces: {},
  reaching: {},
  stoodIn: [],
  hasty: undefined,
  notes: [],
  last: undefined,
  cover: 0,
  refused: undefined,
  sent: {},
  question: undefined,
  answers: [],
  verdict: undefined,
  talk: [],
  announced: undefined,
  botNotes: [],
  move: undefined,
};

const NOTED = new Set<Told["type"]>([
  "clue_challenged", "challenge_decided", "cover_declined", "hourglass_turned", "clock_paused", "seat_taken", "seat_left",
  "person_left", "host_changed", "settings_changed", "last_stand_began",
]);
const MOST_NOTES = 200;

export function reduce(state: State, message: Outgoing | Own, now: number = Date.now()): State {
  switch (message.type) {
    case "welcome":
      return {
        ...state,
        line: { is: "open" },
        restarting: false,
        held: undefined,
        skew: message.now - now,
        build: message.build,
        newBuild: state.newBuild || (state.build !== undefined && state.build !== message.build),
        code: message.code ?? undefined,
        delay: message.delay ?? 0,
        outside: message.outside ?? false,
        ownPictures: message.own_pictures ?? false,
        marks: message.marks ?? false,
        fingers: message.fingers ?? false,
      };
    case "you":
      return {
        ...state,
        you: { person: message.person ?? undefined, seat: message.seat ?? "watcher", host: message.host ?? false, caller: message.caller ?? false, knowsKey: message.knows_key ?? false },
      };
    case "snapshot":
      return {
        ...state,
        n: message.n,
        view: merge({}, message.view as unknown as Json) as unknown as TableSeen,
        actions: message.actions,
        last: undefined,
      };
    case "event":
      return happened(state, message);
    case "presence":
      return presence(state, message);
    case "ack":
      return { ...state, held: undefined, sent: without(state.sent, message.id) };
    case "refused":
      return {
        ...state,
        held: undefined,
        sent: without(state.sent, message.id),
        refused: { broken: message.broken, serial: (state.refused?.serial ?? 0) + 1 },
      };
    case "quiet_question":
      return { ...state, question: message };
    case "quiet_answer":
    case "quiet_lapse":
      return { ...state, question: undefined, answers: [...state.answers, message] };
    case "draft_verdict":
      return { ...state, verdict: message };
    case "talked":
      return { ...state, talk: freshTalk(state.talk, message.lines) };
    case "announced":
      return { ...state, announced: { line: message.line, until: message.until } };
    case "own.read":
      return { ...state, announced: undefined };
    case "bot_notes":
      return { ...state, botNotes: message.notes };
    case "code":
      return { ...state, code: message.code ?? undefined };
    case "move_code":
      return { ...state, move: { code: message.code, until: message.until } };
    case "own.stay":
      return { ...state, move: undefined };
    case "error":
      if (message.code === "stopping") return { ...state, restarting: true };
      // Dropped words that were said in passing keep nobody waiting.
      if (PASSING.has(message.code)) return Object.keys(state.sent).length > 0 || state.line.is !== "open" ? { ...state, held: message.code } : state;
      return FINAL.has(message.code) ? { ...state, line: { is: "shut", why: message.code } } : state;
    case "own.anew":
      return { ...state, line: { is: "connecting" }, sent: {}, held: undefined };
    case "own.line":
      return { ...state, line: message.line };
    case "own.tag": {
      const me = state.you.person;
      if (me === undefined) return state;
      return { ...state, ...pointed(state, me, message), hasty: { card: message.card, rest: message.rest, doubted: 0 } };
    }
    case "own.sent":
      return { ...state, sent: { ...state.sent, [message.id]: message.command }, refused: undefined };
    case "own.refused":
      return { ...state, refused: { broken: message.broken, serial: (state.refused?.serial ?? 0) + 1 } };
    case "own.calm":
      return { ...state, refused: undefined };
    case "own.answered":
      return { ...state, question: undefined };
    default:
      return state; // A newer server may say more than this page understands.
  }
}

/** By how many seconds one sees the table late: whoever only watches it, where the host wants that. */
export const lateness = ({ you, view, delay }: State): number =>
  you.seat !== "watcher" || you.host || you.caller ? 0 : view ? (view.delay ?? 0) : delay;

function happened(state: State, message: Happened): State {
  if (message.n <= state.n) return state; // Heard already: a resumed line may repeat itself.
  const view = merge((state.view ?? {}) as unknown as Json, message.patch) as unknown as TableSeen;
  const dealt = message.event.type === "game_dealt";
  const turned = dealt || message.event.type === "turn_ended" || message.event.type === "clue_given";
  return {
    ...state,
    n: message.n,
    view,
    actions: message.actions,
    last: message,
    cover: message.event.type === "card_covered" ? message.n : state.cover,
    hasty: turned || message.event.type === "card_covered" ? undefined : state.hasty,
    you: dealt ? { ...state.you, knowsKey: false } : state.you,
    notes: dealt ? [] : noted(state.notes, message, view),
    question: turned ? undefined : state.question,
    answers: dealt ? [] : turned ? state.answers.filter(({ type }) => type === "quiet_answer") : state.answers,
    verdict: turned ? undefined : state.verdict,
  };
}

function noted(notes: readonly Note[], message: Happened, view: TableSeen): readonly Note[] {
  if (!NOTED.has(message.event.type)) return notes;
  const turn = Math.max(0, Object.keys(view.game?.turns ?? {}).length - 1);
  const note: Note = { n: message.n, at: message.at, turn, event: message.event, who: message.who ?? undefined };
  return [...notes, note].slice(-MOST_NOTES);
}

const MOST_TALK = 100;

/** The last hundred come again with each hello: what is there already is not said twice. */
function freshTalk(before: readonly TalkLine[], lines: readonly TalkLine[]): readonly TalkLine[] {
  const known = new Set(before.map(({ at, person, line }) => `${at} ${person} ${line}`));
  return [...before, ...lines.filter(({ at, person, line }) => !known.has(`${at} ${person} ${line}`))].slice(-MOST_TALK);
}

/** Twice contradicted, the page believes the server. */
const MOST_DOUBTS = 2;

function presence(state: State, message: Presence): State {
  const me = state.you.person;
  const tags = message.tags ?? {};
  const rest = message.fingers ?? {};
  const told = {
    here: message.here ?? [], watching: message.watching ?? 0, reaching: message.reaching ?? {}, stoodIn: message.stood_in ?? [], faces: message.faces ?? {}, tags, rest,
  };
  const { hasty } = state;
  const fits = me === undefined || !hasty || ((tags[me] ?? null) === hasty.card && JSON.stringify(rest[me]) === JSON.stringify(hasty.rest));
  if (fits || hasty.doubted >= MOST_DOUBTS) return { ...state, ...told, hasty: undefined };
  return { ...state, ...told, ...pointed(told, me, hasty), hasty: { ...hasty, doubted: hasty.doubted + 1 } };
}

const pointed = ({ tags, rest }: Pick<State, "tags" | "rest">, who: string, to: { card: number | null; rest?: FingersSeen | undefined }): Pick<State, "tags" | "rest"> => ({
  tags: put(tags, who, to.card),
  rest: put(rest, who, to.rest),
});

const put = <T>(record: Readonly<Record<string, T>>, who: string, what: T | null | undefined): Record<string, T> =>
  what == null ? without(record, who) : { ...without(record, who), [who]: what };

function without<T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> {
  const { [name]: _, ...rest } = record;
  return rest;
}
