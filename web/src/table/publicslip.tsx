/** The slip as everybody may see it: nobody's own, nothing to press. It is drawn in em, so that a television and a phone share it. */
import "../styles/publicslip.css";
import type { ComponentChildren, VNode } from "preact";
import type { Say } from "../i18n/extra";
import { tagOf } from "../i18n/languages";
import { Rich, useText } from "../i18n/use";
import type { GameView } from "../protocol";
import type { Identity, Team } from "../state/reduce";
import { Emblem, INK } from "../ui/emblem";
import { type TimeShown, TimeLeft } from "./clock";
import { other } from "./context";
import { numberText } from "./number";
import { reasonOf, titleOf, verdictOf } from "./verdict";

interface Shown {
  ink: Identity;
  title: string;
  sub?: string | undefined;
  clue?: boolean;
  line?: ComponentChildren;
}

export function PublicSlip({ game, say, bossOf, time, children }: {
  game: GameView;
  say: Say;
  /** The name of a team's spymaster; undefined where nobody has a name. */
  bossOf: (team: Team) => string | undefined;
  time?: TimeShown | undefined;
  children?: ComponentChildren;
}): VNode {
  const shown = useShown(game, say, bossOf);
  const { ending } = game;
  return (
    <section class={`pslip ${INK[shown.ink]}${ending ? " over" : ""}`} id="slip">
      <div class="pwho">
        <span class="blk"><Emblem of={shown.ink} /></span>
        <div class="ptitle"><strong>{shown.title}</strong>{shown.sub && <span>{shown.sub}</span>}</div>
      </div>
      {shown.clue && game.clue && <Clue game={game} clue={game.clue} />}
      {shown.line && <p class="pline">{shown.line}</p>}
      {ending?.score != null && <Stamp game={game} score={ending.score} />}
      {time ? <div class="pleft"><TimeLeft time={time} /></div> : shown.clue && <Touches game={game} />}
      {children}
    </section>
  );
}

function Clue({ game, clue }: { game: GameView; clue: NonNullable<GameView["clue"]> }): VNode {
  const t = useText();
  return (
    <div class="pclue">
      <p style={{ "--n": [...clue.word].length }}>
        <span class="pword" lang={tagOf(game.language)}>{clue.word}</span>{" "}
        <span class="pnum">{numberText(clue.number)}{clue.number === "unlimited" && <span class="sr">{t("number-unlimited")}</span>}</span>
      </p>
    </div>
  );
}

function Touches({ game }: { game: GameView }): VNode | null {
  const t = useText();
  const left = game.clue?.guesses_left;
  if (left == null) return <div class="pleft"><span>{t("touches-unlimited")}</span></div>;
  const used = game.touches ?? 0;
  const all = used + left;
  return (
    <div class="pleft">
      <span><Rich id="touches-left" args={{ n: left }} /></span>
      <span class="ppips" aria-hidden="true">
        {Array.from({ length: all }, (_, i) => <i key={i} class={`${i < used ? "used" : ""}${i === all - 1 ? " extra" : ""}`} />)}
      </span>
    </div>
  );
}

function Stamp({ game, score }: { game: GameView; score: number }): VNode {
  const t = useText();
  return <div class={`pstamp ${game.starting}`}><small>{t("end-score", { n: score })}</small>{titleOf(game, score, t)}</div>;
}

function useShown(game: GameView, say: Say, bossOf: (team: Team) => string | undefined): Shown {
  const t = useText();
  const { turn } = game;
  const boss = bossOf(turn);
  if (game.ending) {
    return { ink: game.ending.winner ?? "bystander", title: verdictOf(game, game.ending, t), line: `${reasonOf(game, game.ending, t)} ${t("end-key")}` };
  }
  switch (game.phase) {
    case "guess":
      if (game.last_stand) {
        return {
          ink: "assassin", title: t("slip-stand-title"), sub: t("slip-stand-sub", { team: turn }),
          line: <Rich id="slip-stand-say" args={{ team: turn, n: game.left[turn] }} />,
        };
      }
      return { ink: turn, title: t("slip-guessing-title", { team: turn }), sub: boss && t("slip-clue-of", { name: boss }), clue: true };
    case "ruling":
      return {
        ink: turn, title: t("slip-ruling-title"), sub: game.clue ? `${game.clue.word} ${numberText(game.clue.number)}` : "",
        line: boss ? <Rich id="slip-ruling-say" args={{ name: boss }} /> : say("public-ruling"),
      };
    case "enemy": {
      const name = bossOf(game.starting);
      return {
        ink: other(game.starting), title: t("slip-enemy-title"),
        line: name ? t("slip-enemy-wait", { name, n: game.enemy_covers ?? 1 }) : say("public-enemy", { n: game.enemy_covers ?? 1 }),
      };
    }
    default:
      return { ink: turn, title: t("slip-thinking-title", { team: turn }), sub: boss && t("slip-spymaster", { name: boss }), line: waiting(game, boss, t, say) };
  }
}

/** Before a clue: the spymaster thinks, or may cover a word because the clue before was ruled out (PEN-2). */
function waiting(game: GameView, boss: string | undefined, t: Say, say: Say): ComponentChildren {
  const turns = game.turns ?? {};
  const before = turns[String(Object.keys(turns).length - 2)];
  if (game.penalty_open && before?.word) {
    return boss ? <Rich id="slip-ruled-say" args={{ team: before.team, name: boss }} /> : say("public-penalty", { team: before.team });
  }
  return boss ? t("slip-thinking-say", { name: boss }) : say("public-thinking");
}
