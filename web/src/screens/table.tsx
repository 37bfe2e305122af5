import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import { type Grip, HoldButton } from "../board/hold";
import { placeName } from "../board/place";
import { announce } from "../effects/announce";
import { Rich, useText } from "../i18n/use";
import { hasPictures, isPicture, useFaces } from "../pictures/faces";
import { useLooking } from "../pictures/looking";
import type { GameView } from "../protocol";
import { delays, prefs } from "../state/prefs";
import { useStore } from "../state/store";
import { useTime } from "../table/clock";
import { coveredCount, desertedBy, isSpymaster, may, nameOf, other, teamOf, touches, useTable } from "../table/context";
import { fingersOf, point, tagsOn, tapped } from "../table/pointing";
import { explain } from "../table/refused";
import { Bar, Dock } from "../table/bar";
import { ALL, KeyWords } from "../table/boss";
import { useDrafting } from "../table/drafting";
import { Doubt, FacesBriefly, FacesOn, FingersPanel, type FingerTalk, TabletFingers, Talker } from "../fingers/fingers";
import { Header } from "../table/header";
import { Log } from "../table/log";
import { numberText } from "../table/number";
import { Rail, Sides, Watching } from "../table/rail";
import { Slip } from "../table/slip";
import { Talk } from "../table/talk";
import { spoken } from "../ui/code";
import { Confirm, Dialog } from "../ui/dialog";
import { useLayout, useRoom } from "../ui/layout";
import { useLasting } from "../ui/lasting";
import { lazy, Suspense } from "../ui/lazy";

// Whoever plays never needs it.
const WatchBar = lazy(() => import("../table/watchbar").then(({ WatchBar: loaded }) => loaded));
// Nor does anybody but the host need this.
const HostAsks = lazy(() => import("../table/hostasks").then(({ HostAsks: loaded }) => loaded));
/** Somebody whose line broke, or everybody after a restart of the server, is back before this. */
const BACK = 5000;

/** What pressing a card is for right now: the server says, the page only asks. */
type Purpose = "tag" | "cover" | "mark" | undefined;

const Keys = lazy(() => import("../table/keys").then(({ KeysHelp }) => KeysHelp));

export function TableScreen({ game }: { game: GameView }): VNode {
  const table = useTable();
  const { state, view, line } = table;
  const t = useText();
  const layout = useLayout();
  const room = useRoom();
  useEffect(() => {
    if (layout !== "wide") import("../styles/later.css").catch(() => undefined);
  }, [layout]);
  const { confirm, keys } = useStore(prefs);
  const drafting = useDrafting(game);
  const time = useTime(game, state);
  const [ringed, setRinged] = useState<readonly number[]>([]);
  const [picked, setPicked] = useState<number>();
  /** The card that I tapped last. */
  const [latest, setLatest] = useState<number>();
  const [asking, setAsking] = useState<number>();
  const [ending, setEnding] = useState(false);
  const [spelt, setSpelt] = useState(false);
  const [keyed, setKeyed] = useState(false);
  const [sheet, setSheet] = useState<"log" | "keys">();
  const faces = useFaces(game);
  const looking = useLooking(game);
  const resting = useRest(state.cover);
  const [fingers, setFingers] = useState<FingerTalk>();
  const grip = useRef<Grip>(null);

  const me = state.you.person;
  const covered = game.covered ?? {};
  const seen = coveredCount(game);
  const purpose: Purpose = may(state, "guess") ? "tag" : may(state, "cover") ? "cover" : drafting.marking ? "mark" : undefined;
  const mine = fingersOf(state, me);
  const myTag = mine.choices.find((card) => card === latest) ?? mine.choices[0];
  const chosen = purpose === "tag" ? myTag : purpose === "cover" ? picked : undefined;
  const target = chosen !== undefined && !(String(chosen) in covered) ? chosen : undefined;
  const wanted = game.phase === "enemy" ? other(game.starting) : game.turn;
  const sentCard = Object.values(state.sent).find(({ type }) => type === "guess" || type === "cover_word")?.card;
  const lost = state.line.is === "lost";
  const deserted = state.you.host && !lost ? desertedBy(view, state) : [];
  const epoch = `${seen}/${game.turn}/${game.phase}`;
  const waits = useWaits(target, epoch);

  useEffect(() => {
    if (isSpymaster(state.you.seat)) for (const part of ALL) part.load().catch(() => undefined);
  }, [state.you.seat]);
  useEffect(() => setSpelt(false), [game.clue?.word]);
  useEffect(() => {
    setAsking(undefined);
    setPicked(undefined);
  }, [epoch]);

  const isOpen = (card: number): boolean => !(String(card) in covered);
  const pressable = (card: number): boolean =>
    isOpen(card) && sentCard === undefined && (purpose === "tag" || (purpose !== undefined && game.key?.[card] === (purpose === "mark" && !game.left[wanted] ? "assassin" : wanted)));

  /** Why a press on this card does nothing, for those who may touch cards. */
  const why = (card: number): void => {
    if (purpose === "mark" || sentCard !== undefined || (!touches(state) && purpose === undefined)) return;
    if (!isOpen(card)) explain(table, "violation-card-covered", "TURN-11", { card: faces.name(card) });
    else if (purpose === "cover" && game.phase === "enemy") explain(table, "violation-cover-the-enemys", "COOP-2");
    else if (purpose === "cover") explain(table, "violation-cover-your-own", "PEN-2");
    else if (game.phase === "clue" && teamOf(state.you.seat) === game.turn) explain(table, "violation-no-clue-yet", "TURN-2");
    else explain(table, "violation-not-your-guess", "TURN-3");
  };
  const press = (card: number): void => {
    if (!pressable(card)) return why(card);
    if (purpose === "mark") return drafting.mark(card);
    if (purpose === "cover") return setPicked(picked === card ? undefined : card);
    setLatest(card);
    // Another tag of mine is chosen first, to be held or doubted; the next tap takes it off.
    if (card !== myTag && mine.choices.includes(card)) return;
    point(line, state.fingers ? tapped(mine, card) : { choices: myTag === card ? [] : [card], unsure: [], against: [] });
  };
  const touch = (card: number): void => {
    setAsking(undefined);
    line.say({ type: "reach", card: null });
    void line.ask(purpose === "cover" ? { type: "cover_word", card, seen } : { type: "guess", card, seen });
  };
  const askFor = (card: number): void => {
    if (purpose === "mark") press(card);
    else if (pressable(card)) setAsking(card);
    else why(card);
  };
  const enter = (card: number): void => {
    if (card === target && pressable(card) && !resting && !confirm) setKeyed(true);
    else askFor(card);
  };

  const spell = (): void => {
    if (!spelt && game.clue) announce([...game.clue.word].join(", "), true);
    setSpelt(!spelt);
  };

  const key = (pressed: string, card: number): boolean => {
    if (!keys) return false;
    switch (pressed.toLowerCase()) {
      case "r":
        announce(game.clue ? t("announce-clue", { word: game.clue.word, number: numberText(game.clue.number) }) : t("announce-no-clue"), true);
        return true;
      case "s":
        spell();
        return true;
      case "h":
        if (state.you.seat !== "watcher") void line.ask({ type: "turn_hourglass" });
        return true;
      case "x":
        document.querySelector<HTMLElement>("button.stop")?.click();
        return true;
      case "l":
        if (layout === "wide") document.getElementById("log")?.scrollIntoView();
        else setSheet("log");
        return true;
      case "z":
        if (isPicture(game, card)) looking.look(card);
        return true;
      case "/":
        drafting.focus();
        return true;
      case "?":
        setSheet("keys");
        return true;
      default:
        return fingers?.key(pressed.toLowerCase(), card) ?? false;
    }
  };

  const tagsAt = (card: number) => (isOpen(card) ? tagsOn(state, view, card) : []);
  const reached = Object.entries(state.reaching).filter(([id]) => id !== me);

  const holdFor = (card: number, place: "strip" | "dock"): ComponentChildren => {
    const word = faces.name(card);
    const cover = purpose === "cover";
    const args = { word };
    return (
      <HoldButton
        key={`${card}`}
        class={`${place === "strip" ? "hold" : "holdbar"} ${cover ? wanted : game.turn}`}
        ink={cover ? wanted : game.turn}
        label={confirm ? t(cover ? "tap-cover" : "tap-touch", args)
          : place === "dock" ? t(cover ? "hold-cover-word" : "hold-touch-word", args) : t(cover ? "hold-cover" : "hold-touch")}
        holdingLabel={t("hold-on")}
        longerLabel={t("hold-longer")}
        grip={grip}
        epoch={epoch}
        waits={waits}
        keyed={keyed}
        disabled={resting || lost || sentCard !== undefined}
        confirmOnly={confirm}
        onReach={(reaching) => {
          if (!cover) line.say({ type: "reach", card: reaching ? card : null });
        }}
        onDone={() => touch(card)}
        onAsk={() => askFor(card)}
      />
    );
  };

  const last = state.last?.event.type === "card_covered" ? state.last.event.card : lastTouched(game);
  const strip = (card: number): ComponentChildren =>
    layout !== "phone" && card === target && sentCard === undefined ? holdFor(card, "strip")
      : card === last && !isOpen(card) ? <Suspense of={FacesOn} props={{ faces: state.faces }} /> : null;
  const talk = { game, target, choose: setLatest, layout };

  const stop = (): void => {
    setEnding(false);
    void line.ask({ type: "stop", seen });
  };

  const watch = state.you.seat === "watcher" && <Suspense key="watch" of={WatchBar} props={{ game }} />;
  const deserts = useLasting(deserted.length > 0, BACK);
  const asks = state.you.host && (deserts || Object.keys(view.requests ?? {}).length > 0) && <Suspense key="asks" of={HostAsks} props={{ away: deserted }} />;
  return (
    <div class={`screen table ${layout} ${room}${hasPictures(game) ? " pics" : ""}${isSpymaster(state.you.seat) ? " boss" : ""}${may(state, "clue") && !may(state, "cover") ? " giving" : ""}`} data-screen="table">
      <a class="skip" href="#board">{t("skip")}</a>
      <main class="felt">
        <h1 class="sr">{t("table")} {state.code && spoken(state.code)}</h1>
        <div class="play">
          <Slip game={game} time={time} layout={layout} drafting={drafting} spelt={spelt} />
          <div class="boardwrap">
            <Board
              game={game}
              covered={covered}
              showKey={game.key != null}
              team={teamOf(state.you.seat)}
              tagsAt={tagsAt}
              tagWords={fingers?.words}
              mine={target}
              last={last}
              ringed={[...ringed, ...drafting.marks]}
              chosen={purpose === "tag" ? mine.choices : drafting.marks}
              reached={reached.map(([, card]) => card)}
              sent={sentCard}
              pressable={pressable}
              dimmed={(card) => purpose === "cover" && isOpen(card) && game.key?.[card] !== wanted}
              short={layout === "phone"}
              inert={lost}
              strip={strip}
              grip={grip}
              onPress={press}
              onEnter={enter}
              onRelease={() => setKeyed(false)}
              onKey={key}
              onLook={looking.look}
              className={dealtNow(state.last?.event.type) ? "dealing" : ""}
            />
          </div>
          {reached.length > 0 && purpose === "tag" && (
            <p class={`about ${game.turn}`} role="status">
              <Rich id="about-to-touch" args={{ name: nameOf(view, reached[0]?.[0]), word: faces.name(reached[0]?.[1] ?? 0) }} />
            </p>
          )}
          {layout === "phone" ? (
            <Dock
              game={game} drafting={drafting}
              asks={asks}
              watch={watch}
              hold={target !== undefined && sentCard === undefined ? <>{holdFor(target, "dock")}{purpose === "tag" && state.fingers && <Suspense of={Doubt} props={talk} />}</> : null}
              faces={state.fingers && <Suspense of={FacesBriefly} props={{}} />}
              onStop={() => setEnding(true)} onLog={() => setSheet("log")}
              onLook={() => looking.look(target !== undefined && isPicture(game, target) ? target : (game.pictures?.[0] ?? 0))}
            />
          ) : (
            <Bar
              game={game} drafting={layout === "tablet" ? drafting : undefined}
              onStop={() => setEnding(true)} onLog={layout === "tablet" ? () => setSheet("log") : undefined}
              fingers={layout === "tablet" && state.fingers && <Suspense of={TabletFingers} props={talk} />}
            />
          )}
          {layout !== "phone" && watch}
          {layout !== "phone" && asks}
        </div>
        {layout === "wide" && <Rail game={game} drafting={drafting} onRing={setRinged} spelt={spelt} onSpell={spell} fingers={state.fingers && <Suspense of={FingersPanel} props={talk} />} />}
        {state.fingers && <Suspense of={Talker} props={{ ...talk, onTalk: setFingers }} />}
      </main>
      <Header game={game} layout={layout} />
      {asking !== undefined && (
        <Confirm
          question={t(purpose === "cover" ? "cover-question" : "touch-question", { word: faces.name(asking) })}
          line={t("touch-line", { place: placeName(asking, game.columns) })}
          yes={t(purpose === "cover" ? "cover-yes" : "touch-yes")}
          no={t("back")}
          onYes={() => touch(asking)}
          onNo={() => setAsking(undefined)}
        />
      )}
      {ending && (
        <Confirm question={t("stop-question")} yes={t("stop")} no={t("back")} onYes={stop} onNo={() => setEnding(false)} />
      )}
      {looking.dialog}
      {sheet === "log" && (
        <Dialog label={t("log")} onClose={() => setSheet(undefined)} class="sheet" headed>
          <Sides game={game} compact={false} />
          <Suspense of={KeyWords} props={{ game }} />
          <section class="log"><Log game={game} view={view} state={state} /></section>
          <Talk />
          <div class="foot">
            <Watching />
            <span class="grow" />
            {game.clue && <button type="button" class="btn quiet" aria-pressed={spelt} onClick={spell}>{t(spelt ? "spell-back" : "spell")}</button>}
          </div>
        </Dialog>
      )}
      {sheet === "keys" && (
        <Dialog label={t("keys-title")} onClose={() => setSheet(undefined)} headed><Suspense of={Keys} props={{}} /></Dialog>
      )}
    </div>
  );
}

const dealtNow = (event: string | undefined): boolean => event === "game_dealt";

/** The card that was touched last in the turn under way, for somebody who has just come back. */
function lastTouched(game: GameView): number | undefined {
  const turns = game.turns ?? {};
  return turns[String(Object.keys(turns).length - 1)]?.touched?.at(-1);
}

/**
 * True for a moment after each cover, so that two people never touch two cards with one wish.
 * It depends on the number of the cover alone: the turn's end, which may follow at once, neither cuts the rest short nor extends it.
 */
function useRest(cover: number): boolean {
  const [rested, setRested] = useState(cover);
  const { rest } = delays();
  useEffect(() => {
    if (rest === 0) return undefined;
    const timer = setTimeout(() => setRested(cover), rest);
    return () => clearTimeout(timer);
  }, [cover]);
  return rest > 0 && cover !== rested;
}

/** A teammate's tap on the card that I hold says "Wait!": it breaks the hold, once for each card and turn. */
function useWaits(target: number | undefined, epoch: string): number {
  const { state, view } = useTable();
  const [waits, setWaits] = useState(0);
  const heard = useRef<string>("");
  const before = useRef<string>("");
  const others = target === undefined ? "" : tagsOn(state, view, target)
    .filter(({ me, choice }) => !me && choice !== 0)
    .map(({ id }) => id)
    .sort()
    .join();
  useEffect(() => {
    const now = `${target}|${others}`;
    const changed = before.current.split("|")[0] === String(target) && before.current !== now;
    before.current = now;
    const once = `${epoch}/${target}`;
    if (!changed || target === undefined || heard.current === once) return;
    heard.current = once;
    setWaits((n) => n + 1);
  }, [target, others, epoch]);
  return waits;
}
