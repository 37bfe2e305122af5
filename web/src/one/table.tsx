/** The game on one phone: the board that all may see, a cover between hands, and the key behind a hold. */
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import { type Grip, HoldButton } from "../board/hold";
import { placeName } from "../board/place";
import { announce } from "../effects/announce";
import { play } from "../effects/sounds";
import { useCover } from "../gadget/cover";
import type { Move, Refusal } from "../game/decide";
import { gameOf } from "../game/evolve";
import { type Game, other, phaseOf } from "../game/model";
import { viewOf } from "../game/view";
import type { Say } from "../i18n/extra";
import { useText } from "../i18n/use";
import type { GameView } from "../protocol";
import { packed } from "../replay/share";
import { prefs } from "../state/prefs";
import type { Team } from "../state/reduce";
import { useStore } from "../state/store";
import { turnsOf } from "../table/log";
import { PersonalSettings } from "../table/personal";
import { PublicSlip } from "../table/publicslip";
import { Confirm, Dialog } from "../ui/dialog";
import { Emblem, Icon, Mark } from "../ui/emblem";
import { go } from "../ui/route";
import { useSoftClock } from "./clock";
import { Handing, whoHas } from "./cover";
import { type Draft, Entry } from "./entry";
import { after, type Evening, type OneSettings, turnedOver } from "./evening";

export function OneTable({ say, evening, onChange, onFresh, onSettings }: {
  say: Say;
  evening: Evening;
  onChange: (evening: Evening | undefined) => void;
  onFresh: (settings: OneSettings) => void;
  onSettings: () => void;
}): VNode {
  const t = useText();
  const { settings } = evening;
  const game = useMemo(() => gameOf(evening.events), [evening.events]);
  const phase = phaseOf(game);
  const secret = phase === "clue" || phase === "enemy";
  // The board at first, also after a reload: what all may see.
  const [handing, setHanding] = useState(false);
  const { shown, show, cover } = useCover();
  const [draft, setDraft] = useState<Draft>({ word: "", number: undefined });
  const [refused, setRefused] = useState<Refusal>();
  const [menu, setMenu] = useState<"menu" | "quit">();
  const keyed = secret && shown;
  const time = useSoftClock(settings.minutes, `${game.turns.length}/${phase}`, (keyed || !secret) && !handing && phase !== "over", () => announce(say("one-time-up"), true));

  // Laid down, hidden or left, the key is covered: it takes the hold again.
  useEffect(() => {
    if (shown) return () => setHanding(true);
    return undefined;
  }, [shown]);

  const move = (wanted: Move): void => {
    const next = after(evening, wanted);
    if ("message" in next) return setRefused(next);
    setRefused(undefined);
    onChange(next);
    const now = gameOf(next.events);
    tell(game, now, t);
    if (wanted.type === "clue") {
      setDraft({ word: "", number: undefined });
      cover();
      setHanding(true);
    } else if (wanted.type === "cover" && phaseOf(now) === "over") {
      cover();
      setHanding(false);
    }
    return undefined;
  };
  // A cover that follows a clue is for the operatives; the effect above must not outlive an end.
  useEffect(() => {
    if (phase === "over") setHanding(false);
  }, [phase]);

  const dialogs = <>
    {menu === "menu" && (
      <Dialog label={t("menu")} class="menu" headed onClose={() => setMenu(undefined)}>
        <PersonalSettings />
        <section class="menurow"><button type="button" class="btn danger" onClick={() => setMenu("quit")}>{say("one-quit")}</button></section>
      </Dialog>
    )}
    {menu === "quit" && (
      <Confirm question={say("one-quit-question")} line={say("one-quit-line")} yes={say("one-quit")} no={t("back")} onNo={() => setMenu(undefined)} onYes={() => {
        setMenu(undefined);
        onSettings();
      }} />
    )}
  </>;
  if (handing && phase !== "over") {
    const taken = (): void => {
      setHanding(false);
      if (secret) show();
    };
    return <><Handing say={say} game={game} secret={secret} onTaken={taken} />{dialogs}</>;
  }
  const view = viewOf(game, keyed, settings.language);
  return (
    <div class={`screen table phone one${keyed ? " boss" : ""}${phase === "over" ? " oneover" : ""}`} data-screen={phase === "over" ? "one-end" : keyed ? "one-key" : "one-board"}>
      <a class="skip" href="#board">{t("skip")}</a>
      <main class="felt">
        <h1 class="sr">{say("one-title")}</h1>
        <div class="play">
          {keyed
            ? <KeySlip say={say} game={game} view={view} onCover={cover} />
            : <PublicSlip game={view} say={say} bossOf={() => undefined} time={time} />}
          {refused && <p class="onerefused" role="alert">{t(refused.message, refused.args)}</p>}
          <Play
            say={say} game={game} view={view} keyed={keyed} move={move}
            dock={
              phase === "over" ? <Next say={say} evening={evening} onFlip={() => {
                play("deal");
                onChange(turnedOver(evening));
              }} onFresh={() => onFresh(settings)} onSettings={onSettings} />
                : phase === "clue" && keyed ? <Entry say={say} view={view} draft={draft} onDraft={setDraft} onSend={(word, number) => move({ type: "clue", word, number })} />
                  : secret && !keyed ? <button type="button" class={`btn team big wide ${game.rules.mode === "coop" ? game.starting : game.turn}`} onClick={() => setHanding(true)}>{say("one-pass", { to: whoHas(game) })}</button>
                    : undefined
            }
          />
        </div>
      </main>
      <header class="top">
        <a class="home" href="/" aria-label="Cryptonym" onClick={(event) => {
          event.preventDefault();
          go("/");
        }}><Mark /></a>
        <Score view={view} />
        <span class="grow" />
        <button type="button" class="btn quiet icon" aria-label={t("menu")} onClick={() => {
          cover();
          setMenu("menu");
        }}><Icon name="menu" /></button>
      </header>
      {dialogs}
    </div>
  );
}

/** For ears: what a move has done. */
function tell(before: Game, now: Game, t: Say): void {
  const cards = now.covered.slice(before.covered.length);
  if (cards.length > 0) play(now.ending ? "end" : "cover");
  const said = cards.map((card) => t("announce-covered", { word: now.cards[card] ?? "", identity: now.key[card] ?? "bystander" }));
  if (said.length > 0) announce(said.join(" "), true);
}

const Score = ({ view }: { view: GameView }): VNode => {
  const t = useText();
  return (
    <div class="score">
      {(["red", "blue"] as const).map((one) => (
        <span key={one} class={`${one}${view.turn === one ? "" : " off"}`} aria-label={t("agents-score", { team: one, n: view.left[one] })} role="img"><Emblem of={one} />{view.left[one]}</span>
      ))}
    </div>
  );
};

function KeySlip({ say, game, view, onCover }: { say: Say; game: Game; view: GameView; onCover: () => void }): VNode {
  const t = useText();
  const enemy = view.phase === "enemy";
  return (
    <section class={`slip entering ${game.turn}`} id="slip">
      <div class="who">
        <span class="blk"><Emblem of={game.turn} /></span>
        <div class="title"><strong>{t(enemy ? "slip-enemy-title" : "slip-clue-title")}</strong></div>
      </div>
      <span class="grow" />
      <button type="button" class="btn onecoverkey" onClick={onCover}>{say("one-cover-key")}</button>
    </section>
  );
}

/** The board and what is under the thumb: tap a card, then hold to touch it. */
function Play({ say, game, view, keyed, move, dock }: {
  say: Say;
  game: Game;
  view: GameView;
  keyed: boolean;
  move: (move: Move) => void;
  dock: ComponentChildren;
}): VNode {
  const t = useText();
  const { confirm } = useStore(prefs);
  const [picked, setPicked] = useState<number>();
  const grip = useRef<Grip>(null);
  const [asking, setAsking] = useState<"touch" | "stop">();
  const phase = phaseOf(game);
  const covers = phase === "enemy" && keyed;
  const touches = phase === "guess";
  const epoch = `${game.covered.length}/${phase}/${keyed}`;
  useEffect(() => {
    setPicked(undefined);
    setAsking(undefined);
  }, [epoch]);
  const pressable = (card: number): boolean => !game.covered.includes(card) && (touches || (covers && game.key[card] === game.turn));
  const target = picked !== undefined && pressable(picked) ? picked : undefined;
  const word = target === undefined ? "" : (game.cards[target] ?? "");
  const touch = (): void => {
    setAsking(undefined);
    if (target !== undefined) move(covers ? { type: "cover", card: target } : { type: "guess", card: target });
  };
  const ask = (card: number): void => {
    if (!pressable(card)) return;
    setPicked(card);
    setAsking("touch");
  };
  const ink: Team = game.turn;
  return <>
    <div class="boardwrap">
      <Board
        game={view}
        covered={view.covered ?? {}}
        showKey={view.key != null}
        team={keyed ? (phase === "enemy" ? other(game.turn) : game.turn) : undefined}
        tagsAt={() => []}
        mine={target}
        last={turnsOf(view).at(-1)?.turn.touched?.at(-1)}
        ringed={[]}
        reached={[]}
        sent={undefined}
        pressable={pressable}
        dimmed={(card) => covers && !game.covered.includes(card) && game.key[card] !== game.turn}
        short
        inert={false}
        strip={() => null}
        grip={grip}
        onPress={(card) => pressable(card) && setPicked(picked === card ? undefined : card)}
        onEnter={ask}
        onKey={() => false}
        onLook={() => undefined}
        className={game.ending ? "keyend" : ""}
      />
    </div>
    <div class="dock">
      {dock ?? <>
        {target === undefined ? <p class="dockhint">{t(covers ? "dock-cover" : "dock-guess")}</p> : (
          <HoldButton
            key={String(target)}
            class={`holdbar ${ink}`}
            ink={ink}
            label={confirm ? t(covers ? "tap-cover" : "tap-touch", { word }) : t(covers ? "hold-cover-word" : "hold-touch-word", { word })}
            holdingLabel={t("hold-on")}
            longerLabel={t("hold-longer")}
            grip={grip}
            epoch={epoch}
            waits={0}
            disabled={false}
            confirmOnly={confirm}
            onReach={() => undefined}
            onDone={touch}
            onAsk={() => setAsking("touch")}
          />
        )}
        {touches && (
          <div class="row">
            <span class="grow soft small">{game.touches === 0 && t("stop-why-not")}</span>
            <button type="button" class="btn main stop" disabled={game.touches === 0} onClick={() => setAsking("stop")}>{t(game.lastStand ? "slip-give-up" : "stop")}</button>
          </div>
        )}
        {covers && <p class="soft small">{say("one-enemy")}</p>}
      </>}
    </div>
    {asking === "touch" && target !== undefined && (
      <Confirm
        question={t(covers ? "cover-question" : "touch-question", { word })} line={t("touch-line", { place: placeName(target, 5) })}
        yes={t(covers ? "cover-yes" : "touch-yes")} no={t("back")} onYes={touch} onNo={() => setAsking(undefined)}
      />
    )}
    {asking === "stop" && (
      <Confirm
        question={t(game.lastStand ? "give-up-question" : "stop-question")} line={game.lastStand ? t("give-up-line") : undefined} yes={t(game.lastStand ? "slip-give-up" : "stop")} no={t("back")}
        onYes={() => {
          setAsking(undefined);
          move({ type: "stop" });
        }}
        onNo={() => setAsking(undefined)}
      />
    )}
  </>;
}

/** After the end: the cards turned, fresh ones, or the game again. */
function Next({ say, evening, onFlip, onFresh, onSettings }: { say: Say; evening: Evening; onFlip: () => void; onFresh: () => void; onSettings: () => void }): VNode {
  const t = useText();
  const { wins, settings } = evening;
  return (
    <div class="onenext">
      {settings.mode !== "coop" && wins.red + wins.blue > 1 && (
        <p class="onewins"><span>{say("end-evening")}</span><b class="red"><Emblem of="red" />{wins.red}</b><b class="blue"><Emblem of="blue" />{wins.blue}</b></p>
      )}
      <button type="button" class="btn main" onClick={onFlip}><Icon name="flip" />{t("next-flip")}</button>
      <button type="button" class="btn" onClick={onFresh}>{t("next-fresh")}</button>
      <button type="button" class="btn" onClick={() => void packed(evening.events).then((game) => go(`/replay${game}`))}>{t("replay-open")}</button>
      <button type="button" class="btn quiet" onClick={onSettings}>{say("one-settings")}</button>
    </div>
  );
}
