/** The end: who won and why, the key, the log, and the next game. */
import "../styles/later.css";
import "../styles/end.css";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import { besideGame } from "../i18n/beside";
import { useText } from "../i18n/use";
import { hasPictures, isPicture } from "../pictures/faces";
import { useLooking } from "../pictures/looking";
import { EndFaces, type FingerTalk, FacesOn, Talker } from "../fingers/fingers";
import type { EndingSeen, GameView } from "../protocol";
import type { Identity } from "../state/reduce";
import { BotNotes } from "../table/bots";
import { fewCards, teamOf, useTable } from "../table/context";
import { Header } from "../table/header";
import { Log, turnsOf } from "../table/log";
import { Refused } from "../table/refused";
import { Watching } from "../table/rail";
import { Talk } from "../table/talk";
import { reasonOf, titleOf, verdictOf } from "../table/verdict";
import { Emblem, Icon, INK } from "../ui/emblem";
import { useLayout } from "../ui/layout";
import { lazy, Suspense } from "../ui/lazy";
import { go } from "../ui/route";
import { Scrub } from "../ui/scrub";

const Evening = lazy(() => import("../evening/evening").then(({ Evening: loaded }) => loaded));

/** Every cover of the game, in its order. */
export function stepsOf(game: GameView): Array<{ card: number; turn: number }> {
  return turnsOf(game).flatMap(({ turn, number }) =>
    [...(turn.covered ?? []), ...(turn.touched ?? [])].map((card) => ({ card, turn: number })),
  );
}

export const EndScreen = besideGame(function EndScreen({ game, ending, onLobby }: { game: GameView; ending: EndingSeen; onLobby: () => void }): VNode {
  const { line, state, view } = useTable();
  const t = useText();
  const layout = useLayout();
  const looking = useLooking(game);
  const steps = stepsOf(game);
  const [step, setStep] = useState(steps.length);
  const [ringed, setRinged] = useState<readonly number[]>([]);
  const replay = `/t/${view.link ?? line.table}/replay?game=${view.games ?? 1}&seat=${state.you.seat}`;
  const whole = step >= steps.length;
  const [fingers, setFingers] = useState<FingerTalk>();
  const ended = steps.at(-1)?.card;
  const shown = Object.fromEntries(
    Object.entries(game.covered ?? {}).filter(([card]) => whole || steps.slice(0, step).some((one) => String(one.card) === card)),
  ) as Record<string, Identity>;
  return (
    <div class={`screen table end ${layout}${hasPictures(game) ? " pics" : ""}`} data-screen="end">
      <a class="skip" href="#board">{t("skip")}</a>
      <main class="felt">
        <div class="play">
          <Verdict game={game} ending={ending} />
          <div class="boardwrap">
            <Board
              game={game}
              covered={shown}
              showKey={game.key != null}
              team={teamOf(state.you.seat)}
              tagsAt={() => []}
              mine={undefined}
              last={steps[Math.min(step, steps.length) - 1]?.card}
              ringed={ringed}
              reached={[]}
              sent={undefined}
              pressable={() => false}
              dimmed={() => false}
              short={layout === "phone"}
              inert={false}
              strip={(card) => whole && card === ended ? <Suspense of={FacesOn} props={{ faces: state.faces }} /> : null}
              onPress={() => undefined}
              onEnter={() => undefined}
              onKey={(key, card) => {
                const look = key.toLowerCase() === "z" && isPicture(game, card);
                if (look) looking.look(card);
                return look || (fingers?.key(key.toLowerCase(), card) ?? false);
              }}
              onLook={looking.look}
              className="keyend"
            />
          </div>
          {steps.length > 0 && (
            <Scrub
              step={step} last={steps.length} onStep={setStep}
              ticks={turnsOf(game).flatMap(({ number, turn }) => {
                const at = steps.findIndex((one) => one.turn === number);
                return at < 0 ? [] : [{ at, team: turn.team }];
              })}
              said={t("scrub-step", { n: step, turn: (steps[step - 1]?.turn ?? 0) + 1 })}
            >
              <a class="btn quiet again" href={replay} onClick={(event) => {
                event.preventDefault();
                go(replay);
              }}>{t("replay-open")}</a>
            </Scrub>
          )}
        </div>
        <aside class="rail" aria-label={t("rail")}>
          <Next onLobby={onLobby} />
          {state.fingers && <Suspense of={EndFaces} props={{ game }} />}
          {ending.score != null && <Ladder game={game} score={ending.score} />}
          <Suspense of={Evening} props={{ game }} />
          <section class="log" id="log">
            <h2>{t("log")} <span class="cap soft">{t("log-turns", { n: turnsOf(game).length })}</span></h2>
            <Log game={game} view={view} state={state} onRing={setRinged} current={whole ? undefined : steps[step - 1]?.turn} />
          </section>
          <BotNotes />
          <Talk />
          <div class="foot"><Watching /></div>
        </aside>
      </main>
      {looking.dialog}
      {state.fingers && <Suspense of={Talker} props={{ game, target: undefined, choose: () => undefined, layout, onTalk: setFingers }} />}
      <Header game={game} layout={layout === "phone" ? "tablet" : layout} />
    </div>
  );
});

function Verdict({ game, ending }: { game: GameView; ending: EndingSeen }): VNode {
  const { line, view } = useTable();
  const t = useText();
  const review = `/t/${view.link ?? line.table}/review?game=${view.games ?? 1}`;
  const ink: Identity = ending.winner ?? "bystander";
  const heading = useRef<HTMLHeadingElement>(null);
  // The board that had the focus is gone: the next Tab goes on from here, not from the top of the page.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section class={`verdict ${INK[ink]}`}>
      <span class="blk"><Emblem of={ink} /></span>
      <div class="say">
        <h1 ref={heading} tabIndex={-1}>{verdictOf(game, ending, t)}</h1>
        <p>{reasonOf(game, ending, t)} {t("end-key")}</p>
      </div>
      <a class="btn main toreview" href={review} onClick={(event) => {
        event.preventDefault();
        go(review);
      }}>{t("review-open")}</a>
      {ending.score != null && (
        <div class={`stamp ${game.starting}`}>
          <small>{t("end-score", { n: ending.score })}</small>
          {titleOf(game, ending.score, t)}
        </div>
      )}
      <Refused />
    </section>
  );
}

function Next({ onLobby }: { onLobby: () => void }): VNode {
  const { line, state, view } = useTable();
  const t = useText();
  const [busy, setBusy] = useState(false);
  const ready = view.missing == null && !busy;
  // Cards that lie there can be turned, however few there are to draw from.
  const turnable = (ready || (fewCards(view) && !busy)) && view.can_flip;
  const deal = (flip: boolean): void => {
    setBusy(true);
    void line.ask({ type: "deal", flip }).then(() => setBusy(false));
  };
  const size = (view.settings.rules?.grid ?? "5x5") === "5x5" ? 25 : 20;
  return (
    <section class="next">
      <h2>{t("next")}</h2>
      {state.you.host ? <>
        <div class="g">
          <button type="button" class="btn main" disabled={!turnable} onClick={() => deal(true)}>
            <span class="row"><Icon name="flip" />{t("next-flip")}</span><small>{t("next-flip-line")}</small>
          </button>
          <button type="button" class="btn" disabled={!ready} onClick={() => deal(false)}>
            <span>{t("next-fresh")}</span><small>{t((view.settings.kind ?? "words") === "words" ? "next-fresh-line" : "next-fresh-cards", { n: size })}</small>
          </button>
        </div>
        {view.missing && <p class="why">{t(view.missing.message, view.missing.args)}</p>}
      </> : <p class="soft">{t("next-host", { name: view.people?.[view.host ?? ""]?.name ?? "" })}</p>}
      <button type="button" class="btn wide" onClick={onLobby}>{t("next-lobby")}</button>
    </section>
  );
}

function Ladder({ game, score }: { game: GameView; score: number }): VNode {
  const t = useText();
  const most = game.cards.length < 25 ? 7 : 8;
  return (
    <section class="ladderp">
      <b>{t("end-pile")}</b>
      <div class="ladder" role="img" aria-label={t("end-score", { n: score })}>
        {Array.from({ length: most }, (_, i) => <i key={i} class={i + 1 === score ? `on ${game.starting}` : ""}>{i + 1}</i>)}
      </div>
    </section>
  );
}
