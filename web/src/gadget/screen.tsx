/** The gadget for real cards: a key that only spymasters see (GADGET-1), and a timer that speaks (GADGET-2). No table, no network. */
import "../styles/menu.css";
import "./gadget.css";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../effects/announce";
import { useAwake } from "../effects/awake";
import type { UiLanguage } from "../i18n/languages";
import { useText } from "../i18n/use";
import { useStore } from "../state/store";
import { Choice } from "../ui/controls";
import { Confirm, Dialog } from "../ui/dialog";
import { Icon, Mark } from "../ui/emblem";
import { Looks } from "../ui/looks";
import { go } from "../ui/route";
import { Clock, TimeSettings } from "./clock";
import { CodeDialog } from "./code";
import { useCover } from "./cover";
import { Hold } from "./hold";
import { keepOffline } from "./install";
import { inPlay, keepKeys, type Keys, keptKeys, turned, withGrid, withKey, withMark } from "./key";
import { KeyCard } from "./keycard";
import { codeOf, draw, type GridName, type Key } from "./rank";
import { type Running, useRunning } from "./running";
import { newTimer } from "./timer";
import { voicePrefs } from "./voice";
import { type Say, useWords } from "./words";

export function Gadget(): VNode {
  const words = useWords();
  useEffect(keepOffline, []);
  return (
    <div class="screen gadget" data-screen="gadget">
      {words && <Desk say={words.say} language={words.language} />}
    </div>
  );
}

type Open = "menu" | "code" | "show" | "new";

function Desk({ say, language }: { say: Say; language: UiLanguage }): VNode {
  const t = useText();
  const [keys, setKeys] = useState<Keys>(keptKeys);
  const [turns, setTurns] = useState(0);
  const [open, setOpen] = useState<Open>();
  const { shown, show, cover } = useCover();
  const one = inPlay(keys);
  const running = useRunning(say, language, one.key.starting);
  const voice = useStore(voicePrefs);
  const close = (): void => setOpen(undefined);

  useEffect(() => keepKeys(keys), [keys]);
  useAwake(shown || running.timer.ends !== null);
  useTitle(say("gadget-title"));
  const was = useRef(shown);
  const asked = useRef(false);
  useEffect(() => {
    if (was.current !== shown) announce(say(shown ? "gadget-shown" : "gadget-covered"));
    was.current = shown;
    // Who came by keyboard goes on from the first square.
    if (shown && asked.current) document.querySelector<HTMLElement>(".sq")?.focus();
    asked.current = false;
    if (!shown) setTurns(0);
  }, [shown]);

  /** Another key is another game: covered, nothing found, the clock at its start. */
  const take = (key: Key): void => {
    cover();
    close();
    setKeys((before) => withKey(before, key));
    running.change((timer) => newTimer(key.starting, timer.lengths));
    announce(say("gadget-drawn", { team: key.starting }));
  };
  const showIt = (): void => {
    close();
    show();
  };
  const turn = (): void => {
    const after = turned(keys);
    setKeys(after);
    setTurns(turns + 1);
    announce(say("gadget-turned", { code: codeOf(inPlay(after).key) }));
  };

  return <>
    <header class="top">
      <a class="brand" href="/" aria-label={say("gadget-home")} onClick={(event) => {
        event.preventDefault();
        go("/");
      }}><Mark /></a>
      <h1>{say("gadget-title")}</h1>
      <span class="grow" />
      <button type="button" class="btn quiet icon" aria-label={say("gadget-voice")} aria-pressed={voice.on} onClick={() => voicePrefs.dispatch({ on: !voice.on })}>
        <i class={`ic ${voice.on ? "i-sound" : "i-silent"}`} aria-hidden="true" />
      </button>
      <button type="button" class="btn quiet icon" aria-label={t("menu")} onClick={() => setOpen("menu")}><Icon name="menu" /></button>
    </header>
    <main class="gadgetgrid">
      <div class="keyside">
        <KeyCard
          say={say} one={one} shown={shown} turns={turns} onShow={showIt} onAskShow={() => setOpen("show")} onCode={() => setOpen("code")}
          onMark={(square) => setKeys((before) => withMark(before, square))}
        />
        <div class="krow">
          {shown
            ? <button type="button" class="btn" onClick={cover}><i class="ic i-hide" aria-hidden="true" />{say("gadget-cover")}</button>
            : <button type="button" class="btn" onClick={() => setOpen("code")}><Icon name="key" />{say("gadget-code-type")}</button>}
          <Hold class="btn" label={say("gadget-new")} hint={say("gadget-hold-on")} onDone={() => take(draw(keys.grid))} onAsk={() => setOpen("new")}>
            {(label) => <span class="krowsay"><Icon name="flip" />{label}</span>}
          </Hold>
        </div>
        <div class="krow">
          <Choice<GridName>
            label={say("gadget-grid")} value={keys.grid}
            onChange={(grid) => {
              cover();
              setKeys((before) => withGrid(before, grid));
            }}
            options={[{ value: "5x5", label: "5 × 5" }, { value: "5x4", label: "5 × 4" }]}
          />
          <button type="button" class="btn" disabled={!shown} title={shown ? undefined : say("gadget-turn-first")} onClick={turn}>
            {say(keys.grid === "5x5" ? "gadget-turn-quarter" : "gadget-turn-half")}
          </button>
        </div>
      </div>
      <div class="timeside">
        <Clock say={say} running={running} onSettings={() => setOpen("menu")} />
        <div class="panel beside"><h2>{say("gadget-settings")}</h2><TimeSettings say={say} running={running} /></div>
      </div>
    </main>
    {open === "menu" && <Menu say={say} running={running} onClose={close} />}
    {open === "code" && <CodeDialog say={say} shown={shown ? one.key : undefined} onTake={take} onClose={close} />}
    {open === "show" && (
      <Confirm question={say("gadget-show-question")} line={say("gadget-show-question-line")} yes={say("gadget-show-yes")} no={t("back")} onYes={() => {
        asked.current = true;
        showIt();
      }} onNo={close} />
    )}
    {open === "new" && (
      <Confirm question={say("gadget-new-question")} line={say("gadget-new-line")} yes={say("gadget-new-yes")} no={t("back")} onYes={() => take(draw(keys.grid))} onNo={close} />
    )}
  </>;
}

function Menu({ say, running, onClose }: { say: Say; running: Running; onClose: () => void }): VNode {
  const t = useText();
  return (
    <Dialog label={t("menu")} onClose={onClose} class="menu gadgetmenu" headed>
      <TimeSettings say={say} running={running} />
      <section class="personal">
        <Looks />
        <p class="soft small">{say("gadget-offline")}</p>
      </section>
    </Dialog>
  );
}

/** The tab says what the page is, and nothing of the key. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Cryptonym`;
    return () => {
      document.title = "Cryptonym";
    };
  }, [title]);
}
