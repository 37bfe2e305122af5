/** The log: newest first, each turn with its clue and what was touched, in order. */
import type { VNode } from "preact";
import { tagOf } from "../i18n/languages";
import { useText } from "../i18n/use";
import { useFaces } from "../pictures/faces";
import type { GameView, TableSeen } from "../protocol";
import type { Identity, Note, State } from "../state/reduce";
import { Emblem, INK } from "../ui/emblem";
import { RuleLink } from "../ui/rule";
import { nameOf } from "./context";
import { numberText } from "./number";

export interface LoggedTurn {
  number: number;
  turn: NonNullable<GameView["turns"]>[string];
}

export const turnsOf = (game: GameView): LoggedTurn[] =>
  Object.entries(game.turns ?? {})
    .map(([number, turn]) => ({ number: Number(number), turn }))
    .sort((a, b) => a.number - b.number);

export function Log(props: {
  game: GameView;
  view: TableSeen;
  state: State;
  onRing?: (cards: readonly number[]) => void;
  current?: number | undefined;
  most?: number;
}): VNode {
  const t = useText();
  const turns = turnsOf(props.game).reverse();
  const shown = turns.filter(({ turn, number }) => turn.word || turn.touched?.length || turn.covered?.length || turn.ended_by || notesOf(props, number).length);
  if (shown.length === 0) return <p class="empty soft">{t("log-empty")}</p>;
  return (
    <ol class="turns">
      {shown.slice(0, props.most).map(({ turn, number }) => (
        <LogTurn key={number} {...props} turn={turn} number={number} now={number === turns.length - 1 && !props.game.ending} />
      ))}
    </ol>
  );
}

const notesOf = ({ state }: { state: State }, number: number): Note[] => state.notes.filter((note) => note.turn === number);

function LogTurn(props: {
  game: GameView; view: TableSeen; state: State; turn: LoggedTurn["turn"]; number: number; now: boolean;
  current?: number | undefined; onRing?: (cards: readonly number[]) => void;
}): VNode {
  const t = useText();
  const { turn, game } = props;
  const faces = useFaces(game);
  const covered = turn.covered ?? [];
  const touched = turn.touched ?? [];
  const cards = [...covered, ...touched];
  const enemy = game.rules.mode === "coop" && turn.team !== game.starting;
  const chips = (some: readonly number[]) => some.map((card) => {
    const identity = game.covered?.[String(card)] ?? game.key?.[card];
    return identity ? <Chip key={card} identity={identity} word={faces.name(card)} lang={faces.lang(card)} src={faces.face(card)?.src} /> : null;
  });
  const notes = notesOf(props, props.number);
  const ruled = notes.some(({ event }) => event.type === "challenge_decided" && event.upheld);
  return (
    <li
      class={`${turn.team}${props.current === props.number ? " cur" : ""}`}
      onPointerEnter={() => props.onRing?.(cards)}
      onPointerLeave={() => props.onRing?.([])}
    >
      <div class="c">
        <Emblem of={turn.team} />
        <span class="sr">{t("team-name", { team: turn.team })}</span>
        {turn.word ? (
          <span class="cluew" lang={tagOf(game.language)}>{turn.word}&nbsp;{numberText(turn.number ?? "unlimited")}</span>
        ) : (
          <span class="plain">{enemy ? t("log-enemy") : turn.ended_by ? t("log-no-clue") : t("log-thinking")}</span>
        )}
        <span class="grow" />
        <span class="soft when">{props.now ? t("log-now") : t("log-turn", { n: props.number + 1 })}</span>
      </div>
      {/* What a penalty gave away was covered before the clue, and nobody touched it for the clue (PEN-2). */}
      {covered.length > 0 && !enemy && <p class="note free">{t("log-free-cover")} {chips(covered)}</p>}
      {(enemy ? cards : touched).length > 0 && <div class="hits">{chips(enemy ? cards : touched)}</div>}
      {notes.map((note) => <LogNote key={note.n} note={note} view={props.view} />)}
      {turn.ended_by && ENDINGS.has(turn.ended_by) && !ruled && <p class="note">{t(`log-ended-${turn.ended_by.toLowerCase()}`)}</p>}
    </li>
  );
}

/** Ways for a turn to end that its cards do not tell. */
const ENDINGS = new Set(["PEN-1", "TIME-2"]);

export const Chip = ({ identity, word, lang, src }: { identity: Identity; word: string; lang: string; src: string | undefined }): VNode => (
  <span class={`chip ${INK[identity]}`}><Emblem of={identity} />{src && <img src={src} alt="" width={28} height={28} />}<span lang={lang}>{word}</span></span>
);

function LogNote({ note, view }: { note: Note; view: TableSeen }): VNode | null {
  const t = useText();
  const { event } = note;
  const who = nameOf(view, note.who);
  switch (event.type) {
    case "hourglass_turned": return <p class="note">{t("note-hourglass", { name: who })}</p>;
    case "clue_challenged": return <p class="note">{t("note-challenged", { name: who })}</p>;
    case "challenge_decided": return <p class="note">{t("note-decided", { upheld: event.upheld ? "yes" : "no", judge: event.judge, rule: event.rule ?? "", codename: event.codename ?? "" })} {event.rule && <RuleLink rule={event.rule} />}</p>;
    case "cover_declined": return <p class="note">{t("note-declined")}</p>;
    case "clock_paused": return <p class="note">{t("note-paused")}</p>;
    case "last_stand_began": return <p class="note">{t("note-last-stand")}</p>;
    case "seat_taken": return <p class="note">{t("note-sat", { name: nameOf(view, event.person), seat: event.seat })}</p>;
    case "seat_left": return <p class="note">{t("note-stood", { name: nameOf(view, event.person) })}</p>;
    case "person_left": return <p class="note">{t("note-left", { name: event.name })}</p>;
    case "host_changed": return <p class="note">{t("note-host", { name: nameOf(view, event.person) })}</p>;
    case "settings_changed": return <p class="note">{t("note-settings")}</p>;
    default: return null;
  }
}
