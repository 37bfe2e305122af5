/** One place for what matters now: whose move it is and what the clue is, in every state, in the same box. */
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { tagOf } from "../i18n/languages";
import { Rich, useMessages, useText } from "../i18n/use";
import type { GameView } from "../protocol";
import type { Identity } from "../state/reduce";
import { Emblem, INK } from "../ui/emblem";
import { Confirm } from "../ui/dialog";
import { Suspense } from "../ui/lazy";
import type { Layout } from "../ui/layout";
import { RuleLink } from "../ui/rule";
import { type TimeShown, TimeLeft } from "./clock";
import { coveredCount, isSpymaster, may, nameOf, other, spymasterOf, teamOf, useTable } from "./context";
import { ClueEntry } from "./boss";
import type { Drafting } from "./drafting";
import { numberText } from "./number";
import { Refused } from "./refused";

interface Shown {
  ink: Identity;
  title: string;
  sub: string;
  clue?: boolean;
  say?: ComponentChildren;
  go?: ComponentChildren;
  entry?: boolean;
}

export function Slip({ game, time, layout, drafting, spelt }: {
  game: GameView;
  time: TimeShown | undefined;
  layout: Layout;
  drafting: Drafting;
  /** Letter by letter, for whoever asked (CLUE-14). */
  spelt: boolean;
}): VNode {
  const { state, view } = useTable();
  const t = useText();
  const shown = useShown(game, layout);
  // Sand says who set it running.
  const turner = time?.kind === "hourglass" && state.notes.findLast(({ event }) => event.type === "hourglass_turned")?.who;
  const sub = turner && !shown.entry ? t("note-hourglass", { name: nameOf(view, turner) }).replace(/\.$/, "") : shown.sub;
  const sentence = !shown.clue && !shown.entry;
  return (
    <section class={`slip ${INK[shown.ink]}${shown.entry ? " entering" : ""}${sentence ? " sentence" : ""}${may(state, "challenge") ? " open" : ""}`} id="slip" tabIndex={-1}>
      <div class="who">
        <span class="blk"><Emblem of={shown.ink} /></span>
        <div class="title" key={`${shown.title}/${sub}`}>
          <strong>{shown.title}</strong>
          <span>{sub}</span>
        </div>
      </div>
      {shown.clue && game.clue && <ClueShown word={game.clue.word} number={game.clue.number} lang={game.language} spelt={spelt} />}
      {shown.say && <p class="say">{shown.say}</p>}
      {shown.entry && layout !== "phone" && <Suspense of={ClueEntry} props={{ game, drafting, layout }} />}
      {shown.entry && layout === "phone" && !time && <span class="only"><KeyOnly /></span>}
      {shown.go && <div class="go">{shown.go}</div>}
      <Left
        time={time} awaits={view.awaiting && time?.paused ? t("awaiting", { seat: view.awaiting.seat }) : undefined}
        game={shown.clue && game.phase === "guess" ? game : undefined} brief={time !== undefined || (shown.go !== undefined && layout !== "wide")}
      />
      <Refused />
    </section>
  );
}

function KeyOnly(): VNode {
  const t = useText();
  return <><i class="ic i-key small" aria-hidden="true" />{t("slip-key-only")}</>;
}

export function ClueShown({ word, number, lang, spelt }: { word: string; number: number | "unlimited"; lang: string; spelt: boolean }): VNode {
  const t = useText();
  const shown = spelt ? [...word].join("·") : word;
  return (
    <div class="clue">
      <p class="fitted" style={{ "--n": [...shown].length }}>
        <span class="cluew" lang={tagOf(lang)}>{shown}</span>{" "}
        <span class="num">{numberText(number)}{number === "unlimited" && <span class="sr">{t("number-unlimited")}</span>}</span>
      </p>
    </div>
  );
}

/** What is left: time where it runs, and touches where there is a clue. Briefly where both, or buttons, want the room. */
function Left({ time, awaits, game, brief }: { time: TimeShown | undefined; awaits: string | undefined; game: GameView | undefined; brief: boolean }): VNode | null {
  if (!time && !game?.clue) return null;
  return (
    <div class={`left${time ? " timed" : ""}${brief ? " brief" : ""}`}>
      {time && <TimeLeft time={time} awaits={awaits} />}
      {game?.clue && <Touches clue={game.clue} used={game.touches ?? 0} brief={brief} />}
    </div>
  );
}

function Touches({ clue, used, brief }: { clue: NonNullable<GameView["clue"]>; used: number; brief: boolean }): VNode {
  const t = useText();
  if (clue.guesses_left == null) {
    return brief
      ? <span class="touchesleft"><span class="sr">{t("touches-unlimited")}</span><span class="inf" aria-hidden="true">∞</span></span>
      : <span>{t("touches-unlimited")}</span>;
  }
  const all = used + clue.guesses_left;
  return (
    <div class="touchesleft">
      <span class={brief ? "sr" : ""}><Rich id="touches-left" args={{ n: clue.guesses_left }} /></span>
      <span class="pips" aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          <i key={i} class={`pip${i < used ? " used" : ""}${i === all - 1 ? " extra" : ""}`} />
        ))}
        <b class="few">{clue.guesses_left}</b>
      </span>
    </div>
  );
}

const Thinking = (): VNode => <span class="wait" aria-hidden="true"><i /><i /><i /></span>;

export function useShown(game: GameView, layout: Layout): Shown {
  const { state, view, line } = useTable();
  const t = useText();
  const { turn } = game;
  const { seat } = state.you;
  const mine = teamOf(seat);
  const boss = spymasterOf(view, turn)?.name ?? "";
  const seen = coveredCount(game);
  const coop = game.rules.mode === "coop";

  if (state.question && isSpymaster(seat) && game.phase === "clue") {
    const { question } = state;
    const sub = t("slip-asked-sub", { name: spymasterOf(view, question.team)?.name ?? "" });
    const answer = (lets_pass: boolean): void => {
      void line.ask({ type: "answer_quietly", word: question.word, lets_pass });
      line.store.dispatch({ type: "own.answered" });
    };
    return {
      ink: question.team,
      title: t("slip-asked-title"),
      sub,
      say: <>{layout === "phone" && sub} <span class="cluew asked" lang={tagOf(game.language)}>{question.word}</span></>,
      go: <>
        <button type="button" class="btn" onClick={() => answer(true)}>{t("slip-asked-yes")}</button>
        <button type="button" class="btn" onClick={() => answer(false)}>{t("slip-asked-no")}</button>
      </>,
    };
  }

  switch (game.phase) {
    case "clue": {
      if (may(state, "cover")) {
        return {
          ink: turn, title: t("slip-free-title"), sub: t("slip-free-sub"),
          say: <Rich id="slip-free-say" args={{ n: game.left[turn] }} />,
          go: <button type="button" class="btn" onClick={() => void line.ask({ type: "decline_cover", seen })}>{t("slip-free-no")}</button>,
        };
      }
      if (may(state, "clue")) {
        return { ink: turn, title: t("slip-clue-title"), sub: t("slip-clue-sub"), entry: true };
      }
      const ruledOut = lastTurn(game, 1);
      if (game.penalty_open && ruledOut?.word) {
        return {
          ink: ruledOut.team,
          title: t("slip-ruled-title"),
          sub: `${ruledOut.word} ${numberText(ruledOut.number ?? "unlimited")}`,
          say: <Rich id="slip-ruled-say" args={{ team: ruledOut.team, name: boss }} />,
        };
      }
      return {
        ink: turn,
        title: t("slip-thinking-title", { team: turn }),
        sub: t("slip-spymaster", { name: boss }),
        say: <>{t("slip-thinking-say", { name: boss })} <Thinking /></>,
      };
    }
    case "guess": {
      if (game.last_stand) {
        return {
          ink: "assassin", title: t("slip-stand-title"), sub: t("slip-stand-sub", { team: turn }),
          say: <Rich id="slip-stand-say" args={{ team: turn, n: game.left[turn] }} />,
          go: may(state, "stop") ? <GiveUp seen={seen} /> : undefined,
        };
      }
      const challenge = may(state, "challenge");
      const ours = may(state, "guess") || (mine === turn && isSpymaster(seat));
      return {
        ink: turn,
        title: challenge && !coop ? t("slip-given-title", { team: turn })
          : ours ? t("slip-ours-title") : t("slip-guessing-title", { team: turn }),
        sub: challenge && !coop ? t("slip-given-sub")
          : isSpymaster(seat) && mine === turn ? t("slip-own-clue") : t("slip-clue-of", { name: boss }),
        clue: true,
        go: challenge ? <Challenge seen={seen} /> : undefined,
      };
    }
    case "ruling":
      if (may(state, "rule")) {
        const rule = (upheld: boolean) => () => void line.ask({ type: "rule_on_challenge", upheld, seen });
        return {
          ink: turn, title: t("slip-rule-title"), sub: t("slip-rule-sub"), clue: layout !== "phone",
          say: layout === "phone" ? t("slip-rule-sub") : undefined,
          go: <>
            <button type="button" class="btn" onClick={rule(false)}>{t("slip-rule-stands")}</button>
            <button type="button" class="btn" onClick={rule(true)}>{t("slip-rule-out")}</button>
          </>,
        };
      }
      return {
        ink: turn, title: t("slip-ruling-title"), sub: game.clue ? `${game.clue.word} ${numberText(game.clue.number)}` : "",
        say: <Rich id="slip-ruling-say" args={{ name: boss }} />,
      };
    case "enemy": {
      const enemy = other(game.starting);
      const many = game.enemy_covers ?? 1;
      if (may(state, "cover")) {
        return {
          ink: enemy, title: t("slip-enemy-title"), sub: t("slip-enemy-sub"),
          say: <Rich id="slip-enemy-say" args={{ team: enemy, n: many, left: game.left[enemy] }} />,
        };
      }
      return {
        ink: enemy, title: t("slip-enemy-title"), sub: "",
        say: <>{t("slip-enemy-wait", { name: spymasterOf(view, game.starting)?.name ?? "", n: many })} <Thinking /></>,
      };
    }
    default:
      return { ink: turn, title: "", sub: "" };
  }
}

/** The turn before the one under way, or before that. */
function lastTurn(game: GameView, back: number): NonNullable<GameView["turns"]>[string] | undefined {
  const turns = game.turns ?? {};
  return turns[String(Object.keys(turns).length - 1 - back)];
}

function GiveUp({ seen }: { seen: number }): VNode {
  const { line } = useTable();
  const t = useText();
  const [asking, setAsking] = useState(false);
  return <>
    <button type="button" class="btn" onClick={() => setAsking(true)}>{t("slip-give-up")}</button>
    {asking && (
      <Confirm
        question={t("give-up-question")} line={t("give-up-line")} yes={t("slip-give-up")} no={t("back")}
        onNo={() => setAsking(false)}
        onYes={() => {
          setAsking(false);
          void line.ask({ type: "stop", seen });
        }}
      />
    )}
  </>;
}

function Challenge({ seen }: { seen: number }): VNode {
  const { line, state } = useTable();
  const { text: t } = useMessages();
  const [asking, setAsking] = useState(false);
  const clue = state.view?.game?.clue;
  useEffect(() => setAsking(false), [seen]);
  return <>
    <button type="button" class="btn" onClick={() => setAsking(true)}>{t("challenge")}</button>
    {asking && clue && (
      <Confirm
        question={t("challenge-question", { clue: `${clue.word} ${numberText(clue.number)}` })}
        line={<>{t("challenge-line")} <RuleLink rule="PEN-3" /></>}
        yes={t("challenge")} no={t("back")}
        onNo={() => setAsking(false)}
        onYes={() => {
          setAsking(false);
          void line.ask({ type: "challenge", seen });
        }}
      />
    )}
  </>;
}
