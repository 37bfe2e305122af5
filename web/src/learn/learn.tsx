/** Learn in ninety seconds: six steps on nine cards, with the table's own slip, cards, tags, hold and referee. No server is asked. */
import "../styles/room.css";
import "./learn.css";
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import type { TagSeen } from "../board/card";
import { type Grip, HoldButton } from "../board/hold";
import { placeName } from "../board/place";
import { announce } from "../effects/announce";
import { play } from "../effects/sounds";
import { keepOffline } from "../gadget/install";
import { gameOf } from "../game/evolve";
import { phaseOf } from "../game/model";
import { byLanguage, cardsFor } from "../i18n/languages";
import type { Say } from "../i18n/extra";
import { useLessonWords } from "../i18n/learn";
import { Rich, useMessages, useText } from "../i18n/use";
import { prefs } from "../state/prefs";
import type { Language } from "../state/reduce";
import { readJson, storage } from "../state/storage";
import { useStore } from "../state/store";
import { turnsOf } from "../table/log";
import { PublicSlip } from "../table/publicslip";
import { Confirm } from "../ui/dialog";
import { Emblem, Icon, Mark } from "../ui/emblem";
import { useLayout } from "../ui/layout";
import { missed } from "../ui/missing";
import { go } from "../ui/route";
import { LessonEntry, LessonReferee } from "./entry";
import { after, askedAt, ANCHOR, botsChoice, CASTLE, COLUMNS, eventsAt, KEY, NUMBER, SIREN, theOther, UMBRELLA, viewAt } from "./lesson";
import { finished, left, reached, STEPS, stepToTake } from "./offer";
import { type Said, type Sayings, sayingsOf } from "./sayings";
import { cameFrom } from "./way";

const SAYINGS = byLanguage<Language>(import.meta.glob("./data/*/sayings.json", { import: "default" }));

/** After the reader's tag, and after a thought. */
const TAG_AFTER = 600;
const TOUCH_AFTER = 900;

export function Learn(): VNode {
  const words = useLessonWords();
  useEffect(keepOffline, []);
  return words ? <Lesson key={words.language} say={words.say} /> : (
    <div class="screen learn phone waiting" data-screen="waiting" aria-busy="true">
      <main class="ghostboard">{Array.from({ length: COLUMNS * COLUMNS }, (_, i) => <i key={i} />)}</main>
    </div>
  );
}

/** The lists of referee and bot; they are needed at the last step only. */
function useSayings(language: Language): Said | undefined {
  const [said, setSaid] = useState<Said>();
  useEffect(() => {
    let current = true;
    const load = (): void => void SAYINGS[language]?.().then((told) => current && setSaid(sayingsOf(told as unknown as Sayings)), () => missed(() => current && load()));
    load();
    return () => {
      current = false;
    };
  }, [language]);
  return said;
}

interface Heard {
  word: string;
  number: number;
  touches: readonly number[];
}

function Lesson({ say }: { say: Say }): VNode {
  const t = useText();
  const { language } = useMessages();
  const layout = useLayout();
  const { confirm } = useStore(prefs);
  const deck = cardsFor(language);
  const cards = useMemo(() => say("lesson-cards").split(" "), [say]);
  const [mate = "", boss = "", rival = ""] = say("lesson-bots").split(" ");
  const clue = say("lesson-clue");
  const said = useSayings(deck);
  const [step, setStep] = useState(stepToTake);
  const [events, setEvents] = useState(() => eventsAt(step, cards, clue));
  const [mine, setMine] = useState<number>();
  const [bots, setBots] = useState<number>();
  const [early, setEarly] = useState(false);
  const [asking, setAsking] = useState(false);
  const [draft, setDraft] = useState({ word: "", number: NUMBER });
  const [heard, setHeard] = useState<Heard>();
  const grip = useRef<Grip>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const game = useMemo(() => gameOf(events), [events]);
  const phase = phaseOf(game);
  const begun = eventsAt(step, cards, clue).length;
  /** The step has shown what it is for. */
  const shown = step === 1 || (step >= 3 && step <= 5 && events.length > begun);
  const isBoss = step === STEPS;
  const asked = shown ? [] : askedAt(step);
  const name = (card: number): string => cards[card] ?? "";

  const take = (to: number): void => {
    setStep(to);
    setEvents(eventsAt(to, cards, clue));
    setMine(to === 3 ? mine : undefined);
    setBots(undefined);
    setEarly(false);
    setAsking(false);
    setHeard(undefined);
    setDraft({ word: "", number: NUMBER });
    reached(to);
  };
  const takeStep = useRef(take);
  takeStep.current = take;
  const goTo = (to: number): void => {
    history.pushState({ ...history.state, lesson: to }, "");
    take(to);
  };
  useEffect(() => {
    history.replaceState({ ...history.state, lesson: step }, "");
    const back = (): void => {
      const wanted = (history.state as { lesson?: unknown } | null)?.lesson;
      if (typeof wanted === "number" && wanted >= 1 && wanted <= STEPS) takeStep.current(wanted);
    };
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, []);
  // Where a step begins, its title is read out; the clue stands on the slip, and is said once.
  useEffect(() => {
    title.current?.focus();
    if (step === 1) announce(t("announce-clue", { word: clue, number: NUMBER }));
  }, [step]);

  // The only things that move by themselves: the bot's tag, and its touch.
  useEffect(() => {
    if (step !== 3 || bots !== undefined || game.covered.length > 1) return undefined;
    const wait = setTimeout(() => {
      const choice = game.covered.length === 0 ? botsChoice(mine) : theOther(game.covered[0] ?? ANCHOR);
      setBots(choice);
      announce(t("announce-tags", { name: mate, word: name(choice) }));
    }, TAG_AFTER);
    return () => clearTimeout(wait);
  }, [step, bots, game]);
  useEffect(() => {
    if (step !== 3 || game.covered.length !== 1 || bots === undefined || game.covered.includes(bots)) return undefined;
    const wait = setTimeout(() => touch(bots), TOUCH_AFTER);
    return () => clearTimeout(wait);
  }, [step, game, bots]);
  useEffect(() => {
    if (!heard || phase !== "guess") return undefined;
    const next = heard.touches[game.touches];
    if (next === undefined && game.touches === 0) return undefined;
    const wait = setTimeout(() => (next === undefined ? setEvents(after(events, { type: "stop" })) : touch(next)), TOUCH_AFTER);
    return () => clearTimeout(wait);
  }, [heard, game]);
  const spoken = heard && said && (heard.touches.length === 0 || phase !== "guess" || game.touches >= NUMBER);
  useEffect(() => {
    if (spoken) finished();
  }, [spoken]);

  function touch(card: number): void {
    setAsking(false);
    setEarly(false);
    setMine(undefined);
    setBots(undefined);
    setEvents(after(events, { type: "guess", card }));
    const now = gameOf(after(events, { type: "guess", card }));
    play(now.ending ? "end" : "cover");
    announce(t("announce-covered", { word: name(card), identity: KEY[card] ?? "bystander" }), true);
  }
  const tag = (card: number): void => {
    if (isBoss || game.covered.includes(card) || shown) {
      if (step === 1) goTo(2);
      return;
    }
    setEarly(false);
    setMine(step === 2 || mine !== card ? card : undefined);
    play("tag");
    if (step === 2) {
      setMine(card);
      history.pushState({ ...history.state, lesson: 3 }, "");
      setStep(3);
      reached(3);
    }
  };
  const leave = (): void => {
    left();
    go(cameFrom());
  };
  const toHome = (mode: "alone" | "teams"): void => {
    storage.set("cryptonym.opened", JSON.stringify({ ...readJson<object>("cryptonym.opened"), mode }));
    go("/");
  };
  const next = (): void => {
    if (step < STEPS && shown && !waits) goTo(step + 1);
  };
  /** The bot is about to touch: what comes next comes by itself. */
  const waits = step === 3 && game.covered.length < 2;
  const target = mine !== undefined && asked.includes(mine) ? mine : undefined;
  const send = (): void => {
    const word = draft.word.trim();
    if (!said || !word || said.verdict(word).finding === "illegal") return;
    setHeard({ word, number: draft.number, touches: said.touches(word, draft.number) });
    setEvents(after(events, { type: "clue", word, number: draft.number }));
    announce(t("announce-clue", { word, number: draft.number }));
  };
  const tagsAt = (card: number): TagSeen[] => [
    ...(bots === card ? [{ id: "bot", name: mate, me: false }] : []),
    ...(mine === card ? [{ id: "me", name: t("you"), me: true }] : []),
  ];

  const view = viewAt(events, isBoss && !heard, deck);
  const writing = isBoss && !heard;
  const wide = layout === "wide";
  const entry = <LessonEntry say={say} draft={draft} said={said} team="red" language={deck} onDraft={setDraft} onSend={send} />;
  const ring = step === 3 ? undefined : asked[0];
  const choice = botsChoice(mine);
  const bold = (id: string, args: Record<string, string | number> = {}): VNode => <Rich say={say} id={id} args={args} />;
  const lines = (): VNode => {
    switch (step) {
      case 1: return bold("lesson-1", { clue });
      case 2: return bold("lesson-2", { clue });
      case 3: {
        if (game.covered.length === 0) return early ? bold("lesson-3-early") : bold("lesson-3", { bot: mate, word: name(choice) });
        const other = name(theOther(game.covered[0] ?? ANCHOR));
        return bold(waits ? "lesson-3-wait" : "lesson-3-done", { bot: mate, other });
      }
      case 4: return bold(shown ? "lesson-4-done" : "lesson-4", { word: name(askedAt(4)[0] ?? 0) });
      case 5: return bold(shown ? "lesson-5-done" : "lesson-5", { word: name(SIREN) });
      default: return heard ? <>{spoken ? answer(heard) : say("lesson-thinks", { bot: mate })}</>
        : bold("lesson-6", { first: name(CASTLE), second: name(UMBRELLA), assassin: name(SIREN) });
    }
  };
  const answer = ({ word, number, touches }: Heard): string => {
    const [first, second] = touches;
    const args = { bot: mate, word, first: first === undefined ? "" : name(first), second: second === undefined ? "" : name(second) };
    const isOurs = (card: number): boolean => KEY[card] === "red";
    if (first === undefined) return say("lesson-nothing", args);
    if (!isOurs(first)) return say("lesson-wrong", args);
    if (second === undefined) return say(number === 1 ? "lesson-single" : "lesson-one", args);
    return say(isOurs(second) ? "lesson-both" : "lesson-second-wrong", args);
  };
  const button = (id: string, press: () => void, kind = "btn main big wide"): VNode => <button type="button" class={kind} onClick={press}>{say(id)}</button>;
  // On the card itself where there is room, else under the thumb: as at the table.
  const hold = (kind: string): VNode => (
    <HoldButton
      key={String(target)} class={kind} ink="red" label={t(confirm ? "tap-touch" : "hold-touch-word", { word: name(target ?? 0) })}
      holdingLabel={t("hold-on")} longerLabel={t("hold-longer")} grip={grip} epoch={events.length} waits={0} disabled={false} confirmOnly={confirm}
      onReach={(reaching) => !reaching && setEarly(true)} onDone={() => target !== undefined && touch(target)} onAsk={() => setAsking(true)}
    />
  );
  const acts = (): ComponentChildren => {
    if (step === 1) return button("lesson-1-next", () => goTo(2));
    if (spoken) {
      return <>
        {button("lesson-bots-play", () => toHome("alone"))}
        <div class="row">{button("lesson-again", () => take(STEPS), "btn grow")}{button("lesson-open", () => toHome("teams"), "btn grow")}</div>
      </>;
    }
    if (shown && !waits) return button(step === 5 ? "lesson-put-back" : "lesson-next", next);
    if (target !== undefined && !wide) return hold("holdbar red");
    if (step === 2) return <p class="dockhint">{say("lesson-2-hint")}</p>;
    if (asked.length === 0) return null;
    return <p class="dockhint">{mine === undefined || target !== undefined ? t("dock-guess") : say("lesson-take", { word: name(step === 3 ? choice : (asked[0] ?? 0)) })}</p>;
  };
  const heading = spoken ? say(game.ending?.winner === "red" ? "lesson-won-title" : "lesson-over-title") : say(`lesson-${step}-title`);
  const teach = <>
    <section class={`lesson${writing && !wide ? " sr" : ""}`}>
      {wide && <span class="cap soft">{say("lesson-step", { n: step, all: STEPS })}</span>}
      <h1 ref={title} tabIndex={-1}>{heading}</h1>
      <p class="lede" aria-live="polite">{lines()}</p>
    </section>
    {writing && <LessonReferee say={say} draft={draft} said={said} wide={wide} onIdea={(word) => setDraft({ ...draft, word })} />}
    {writing && !wide ? entry : !writing && <div class="acts">{acts()}</div>}
    {wide && step > 1 && <div class="lessonfoot"><button type="button" class="btn quiet" onClick={() => goTo(step - 1)}><Icon name="back" />{say("lesson-back")}</button></div>}
  </>;
  return (
    <div
      class={`screen table learn ${wide ? "wide" : "phone"}${writing ? " boss giving" : ""}`} data-screen="learn" data-step={step} data-shown={spoken || (shown && !waits) ? "" : undefined}
      onKeyDown={(event) => {
        const at = event.target as HTMLElement;
        if (event.defaultPrevented || at.closest("dialog")) return;
        if (event.key === "Escape") leave();
        else if (event.key === "Enter" && !at.closest("button, a, input, label")) next();
      }}
    >
      <a class="skip" href="#board">{t("skip")}</a>
      <main class="felt" aria-label={say("lesson-name")}>
        <div class="play">
          {writing ? (
            <section class="slip entering red" id="slip">
              <div class="who"><span class="blk"><Emblem of="red" /></span><div class="title"><strong>{t("slip-clue-title")}</strong>{wide && <span>{t("slip-clue-sub")}</span>}</div></div>
              {wide ? entry : <p class="say">{say("lesson-6-short", { first: name(CASTLE), second: name(UMBRELLA) })}</p>}
            </section>
          ) : (
            <div class={`lessonslip${step === 1 ? " ringed" : ""}`}><PublicSlip game={view} say={say} bossOf={(team) => (team === "blue" ? rival : isBoss ? t("you") : boss)} /></div>
          )}
          <div class="boardwrap">
            <Board
              game={view} covered={view.covered ?? {}} showKey={view.key != null} team="red" tagsAt={tagsAt} mine={target}
              last={turnsOf(view).at(-1)?.turn.touched?.at(-1)} ringed={[]} reached={[]} sent={undefined}
              pressable={(card) => !isBoss && (!shown || step === 1) && !game.covered.includes(card)} dimmed={() => false} short={!wide} inert={false}
              strip={(card) => (wide && target === card ? hold("hold") : ring === card && <i class="pencil" aria-hidden="true" />)}
              grip={grip} onPress={tag} onRelease={() => undefined} onKey={() => false} className={game.ending ? "keyend" : ""}
              onEnter={(card) => {
                if (shown) return next();
                if (!asked.includes(card)) return tag(card);
                setMine(card);
                return setAsking(true);
              }}
            />
          </div>
          {!wide && <div class="dock teach">{teach}</div>}
        </div>
        {wide && <aside class="rail teach" aria-label={say("lesson-name")}>{teach}</aside>}
      </main>
      <header class="top">
        <a class="brand home" href="/" aria-label="Cryptonym" onClick={(event) => {
          event.preventDefault();
          go("/");
        }}><Mark />{wide && "Cryptonym"}</a>
        <span class="grow" />
        <span class="punched" role="img" aria-label={say("lesson-step", { n: step, all: STEPS })}>
          {Array.from({ length: STEPS }, (_, i) => <i key={i} class={i + 1 < step ? "done" : i + 1 === step ? "now" : ""} />)}
        </span>
        <span class="grow" />
        <button type="button" class="btn quiet leave" onClick={leave}>{say("lesson-skip")}</button>
      </header>
      {asking && target !== undefined && (
        <Confirm
          question={t("touch-question", { word: name(target) })} line={placeName(target, COLUMNS)} yes={t("touch-yes")} no={t("back")}
          onYes={() => touch(target)} onNo={() => setAsking(false)}
        />
      )}
    </div>
  );
}
