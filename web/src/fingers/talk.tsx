/** Sure, unsure, not this; who points where; faces after a cover. Nobody who knows the key has any of it (TABLE-11). */
import "./fingers.css";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { TagSeen } from "../board/card";
import { announce } from "../effects/announce";
import { useFingerWords } from "../i18n/fingers";
import { useText } from "../i18n/use";
import { useFaces } from "../pictures/faces";
import type { GameView, Presence } from "../protocol";
import type { State } from "../state/reduce";
import { createStore } from "../state/store";
import { coveredCount, may, nameOf, useTable } from "../table/context";
import { type Fingers, fingersOf, point, tagsOn } from "../table/pointing";
import { Choice } from "../ui/controls";
import type { Layout } from "../ui/layout";
import { counted, Face, FACES, type FaceName } from "./faces";
import type { FingerTalk } from "./fingers";
import { tagsSpoken } from "./spoken";

/** What the table hands over: the card that was tapped last, and a way to choose another. */
export interface At {
  game: GameView;
  target: number | undefined;
  choose: (card: number) => void;
  layout: Layout;
}

/** Where there is no rail the faces are shown for so long after a cover. */
const OFFERED = 4000;
/** What is said to screen readers is gathered for so long. */
const GATHER = 2000;
const MOST_AGAINST = 3;
const DOUBTS = ["sure", "unsure", "not"] as const;
type HowSure = (typeof DOUBTS)[number];

/** Goes up when somebody asks for the faces by key. */
const asked = createStore<number, number>(0, (_, now) => now);

const howSure = ({ unsure, against }: Fingers, card: number): HowSure => (against.includes(card) ? "not" : unsure.includes(card) ? "unsure" : "sure");

/** One's fingers after saying how sure one is of a card, which is tagged by that if it was not. */
function doubted({ choices, unsure, against }: Fingers, card: number, how: HowSure): Fingers {
  const others = (cards: readonly number[]): number[] => cards.filter((one) => one !== card);
  if (how === "not") return { choices: others(choices), unsure: others(unsure), against: [...others(against), card].slice(-MOST_AGAINST) };
  return {
    choices: choices.includes(card) ? choices : [...choices.slice(0, 2), card],
    unsure: how === "unsure" ? [...others(unsure), card] : others(unsure),
    against: others(against),
  };
}

/** No cover ended such a game. */
const CALLED_OFF = "TABLE-5";

/** The card that faces are made at; undefined if one makes none now: one knows the running game's key, or a clue was given since. */
function facedCard(game: GameView, { you, last, fingers }: State): number | undefined {
  if (!fingers || you.person === undefined || coveredCount(game) === 0) return undefined;
  const turns = Object.values(game.turns ?? {});
  if (game.ending) return game.ending.by === CALLED_OFF ? undefined : lastCovered(game);
  if (you.knowsKey || game.key != null) return undefined;
  const now = turns.at(-1);
  if (now?.word != null) return now.touched?.at(-1);
  if (last?.event.type === "card_covered") return last.event.card;
  return now?.covered?.at(-1) ?? turns.at(-2)?.touched?.at(-1);
}

/** Says to screen readers what fingers say, and gives the table its words and keys. */
export function Talker({ game, target, choose, onTalk }: At & { onTalk: (talk: () => FingerTalk) => void }): null {
  const table = useTable();
  const words = useFingerWords();
  const t = useText();
  const faces = useFaces(game);
  const latest = useRef({ table, game, target, choose });
  latest.current = { table, game, target, choose };
  useEffect(() => {
    if (!words) return;
    const by = ({ me, name, choice = 1, several, unsure }: TagSeen): string => words.say("finger-by", {
      name: me ? t("you") : name, how: choice === 0 ? "not" : unsure ? "unsure" : several ? (["first", "second", "third"][choice - 1] ?? "third") : "only",
    });
    const talk: FingerTalk = {
      words: (tags) => tags.length < 3 && tags.every(({ choice, several, unsure }) => choice !== 0 && !several && !unsure) ? undefined : words.say("finger-list", { n: tags.filter(({ choice }) => choice !== 0).length, names: tags.map(by).join("; ") }),
      key(pressed, card) {
        const { table: { line, state }, game: now } = latest.current;
        if (pressed === "q") {
          asked.dispatch(asked.get() + 1);
          setTimeout(() => document.querySelector<HTMLElement>(".faces button")?.focus());
          return true;
        }
        if ((pressed !== "u" && pressed !== "n") || !may(state, "guess") || String(card) in (now.covered ?? {})) return false;
        const mine = fingersOf(state, state.you.person);
        const was = howSure(mine, card);
        const wanted = pressed === "u" ? "unsure" : "not";
        if (was === "not" && wanted === "not") point(line, { ...mine, against: mine.against.filter((one) => one !== card) });
        else point(line, doubted(mine, card, was === wanted ? "sure" : wanted));
        if (wanted !== "not") latest.current.choose(card);
        return true;
      },
    };
    onTalk(() => talk);
  }, [words?.say]);

  const { state, view } = table;
  const before = useRef<Pick<State, "tags" | "rest" | "faces">>({ tags: state.tags, rest: state.rest, faces: state.faces });
  const gathered = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const was = before.current;
    before.current = { tags: state.tags, rest: state.rest, faces: state.faces };
    if (!words) return;
    const told = (id: string, how: string, cards: readonly number[] = [], known: readonly number[] = []): string[] =>
      cards.filter((card) => !known.includes(card)).map((card) => words.say("finger-told", { name: nameOf(view, id), how, word: faces.name(card) }));
    const others = (id: string): boolean => id !== state.you.person;
    gathered.current.push(
      ...tagsSpoken(was.tags, state, words.say, t),
      ...Object.entries(state.rest).filter(([id]) => others(id)).flatMap(([id, { later, unsure, against }]) => [
        ...told(id, "later", later, was.rest[id]?.later), ...told(id, "unsure", unsure, was.rest[id]?.unsure), ...told(id, "not", against, was.rest[id]?.against),
      ]),
      ...Object.entries(state.faces).filter(([id, face]) => others(id) && was.faces[id] !== face).map(([id, face]) => `${nameOf(view, id)}: ${words.say(`face-${face}`)}`),
    );
    if (gathered.current.length === 0 || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      announce(gathered.current.splice(0).join(" "), false);
    }, GATHER);
  }, [state.tags, state.rest, state.faces]);
  return null;
}

/** The three degrees, for the card that was tapped last. */
function Doubts({ game, target }: At): VNode | null {
  const { line, state } = useTable();
  const words = useFingerWords();
  const faces = useFaces(game);
  if (!words || target === undefined || !may(state, "guess")) return null;
  const mine = fingersOf(state, state.you.person);
  const label = words.say("doubt-title", { word: faces.name(target) });
  return (
    <section class="doubts">
      <h2>{label}</h2>
      <Choice
        label={label} value={howSure(mine, target)} options={DOUBTS.map((value) => ({ value, label: words.say(`doubt-${value}`) }))}
        onChange={(how) => point(line, doubted(mine, target, how))}
      />
    </section>
  );
}

/** The same under the thumb, beside the bar that is held: one button that goes through the three. */
export function Doubt({ game, target }: At): VNode | null {
  const { line, state } = useTable();
  const words = useFingerWords();
  const faces = useFaces(game);
  if (!words || target === undefined) return null;
  const mine = fingersOf(state, state.you.person);
  const how = howSure(mine, target);
  const said = words.say(`doubt-${how}`);
  return (
    <button
      type="button" class={`btn doubt ${how}`} aria-label={words.say("doubt-change", { word: faces.name(target), how: said })}
      onClick={() => point(line, doubted(mine, target, how === "sure" ? "unsure" : "not"))}
    >
      {said}
    </button>
  );
}

/** Which cards people point at, the most wanted first. */
function Pointed({ game }: { game: GameView }): VNode | null {
  const { state, view } = useTable();
  const words = useFingerWords();
  const faces = useFaces(game);
  const cards = game.cards.map((_, card) => ({ card, tags: String(card) in (game.covered ?? {}) ? [] : tagsOn(state, view, card) })).filter(({ tags }) => tags.length > 0);
  if (!words || cards.length === 0) return null;
  const weight = (tags: readonly TagSeen[]): number => tags.reduce((sum, { choice = 1, unsure }) => sum + (choice === 0 ? -0.5 : (4 - choice) / (unsure ? 6 : 3)), 0);
  cards.sort((a, b) => weight(b.tags) - weight(a.tags));
  return (
    <section class="pointed">
      <h2>{words.say("fingers-title")}</h2>
      <ul>
        {cards.map(({ card, tags }) => (
          <li key={card}>
            <span class="pword" lang={faces.lang(card)}>{faces.name(card)}</span>
            <span class={`chips ${game.turn}`}>
              {tags.map(({ id, name, me, choice, unsure }) => (
                <i key={id} class={`${choice === 0 ? "not" : unsure ? "unsure" : choice === 1 ? "first" : ""}${me ? " me" : ""}`} title={name}>{[...name].slice(0, 2).join("")}</i>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ game, card, named }: { game: GameView; card: number; named: boolean }): VNode | null {
  const { line, state } = useTable();
  const words = useFingerWords();
  const faces = useFaces(game);
  if (!words) return null;
  const mine = state.faces[state.you.person ?? ""];
  const make = (face: FaceName): void => line.say({ type: "react", face: mine === face ? null : face, seen: coveredCount(game) });
  const counts = new Map(counted(state.faces));
  return (
    <div class="faces" role="group" aria-label={words.say("faces-title", { word: faces.name(card) })}>
      {FACES.map((face) => {
        const said = words.say(`face-${face}`);
        const n = counts.get(face) ?? 0;
        return (
          <button key={face} type="button" aria-pressed={mine === face} aria-label={n > 0 ? `${said} ${n}` : said} title={said} onClick={() => make(face)}>
            <Face of={face} />
            {named && <span aria-hidden="true">{said}</span>}
            {n > 0 && <b aria-hidden="true" data-n={n} />}
          </button>
        );
      })}
    </div>
  );
}

/** The card whose cover ended the game. */
function lastCovered(game: GameView): number | undefined {
  const turn = Object.values(game.turns ?? {}).at(-1);
  return turn?.touched?.at(-1) ?? turn?.covered?.at(-1);
}

/** Beside the board when the game is over: faces at the cover that ended it, for everybody at the table. */
export function EndFaces({ game }: { game: GameView }): VNode | null {
  const { state } = useTable();
  const words = useFingerWords();
  const faces = useFaces(game);
  const card = facedCard(game, state);
  if (!words || card === undefined) return null;
  return <section class="endfaces"><h2>{words.say("faces-title", { word: faces.name(card) })}</h2><Row game={game} card={card} named /></section>;
}

/** In the rail: how sure one is, the faces until the next cover, and who points where. */
export function FingersPanel(at: At): VNode | null {
  const { state } = useTable();
  const words = useFingerWords();
  const faces = useFaces(at.game);
  const card = facedCard(at.game, state);
  if (!words) return null;
  return (
    <div class="fingers">
      <Doubts {...at} />
      {card !== undefined && <section><h2>{words.say("faces-title", { word: faces.name(card) })}</h2><Row game={at.game} card={card} named /></section>}
      <Pointed game={at.game} />
    </div>
  );
}

/** True for a moment after each cover, after one's own face, and after the key. */
function useBriefly(): boolean {
  const { state } = useTable();
  const [opened, setOpened] = useState(asked.get());
  const [open, setOpen] = useState(false);
  const began = useRef(true);
  useEffect(() => asked.watch(setOpened), []);
  useEffect(() => {
    const first = began.current;
    began.current = false;
    // Somebody who has just come saw no cover.
    if (first) return undefined;
    setOpen(true);
    const timer = setTimeout(() => setOpen(false), OFFERED);
    return () => clearTimeout(timer);
  }, [state.cover, opened, state.faces[state.you.person ?? ""]]);
  return open;
}

/** Over the hint of a phone's dock: nothing moves for it. */
export function FacesBriefly(): VNode | null {
  const { state, view } = useTable();
  const open = useBriefly();
  const game = view.game ?? undefined;
  const card = game && facedCard(game, state);
  return open && game && card !== undefined ? <div class="facesover"><Row game={game} card={card} named={false} /></div> : null;
}

/** Between: the degrees if a card is tagged, else the faces for a moment. */
export function TabletFingers(at: At): VNode | null {
  const { state } = useTable();
  const open = useBriefly();
  const card = facedCard(at.game, state);
  if (at.target !== undefined && may(state, "guess")) return <Doubts {...at} />;
  return open && card !== undefined ? <Row game={at.game} card={card} named={false} /> : null;
}

/** On the card that was covered last: the faces with their counts. */
export function FacesOn({ faces }: { faces: NonNullable<Presence["faces"]> }): VNode | null {
  const made = counted(faces).filter(([, n]) => n > 0);
  if (made.length === 0) return null;
  return <span class="got" aria-hidden="true">{made.map(([face, n]) => <i key={face} data-n={n}><Face of={face} /></i>)}</span>;
}
