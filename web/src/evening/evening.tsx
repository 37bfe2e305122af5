/** At the end of a game: the evening so far as a row of flags, the vote for the finest clue, what passes on, and the image. */
import "./evening.css";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useEveningWords } from "../i18n/evening";
import type { Say, Words } from "../i18n/extra";
import { tagOf } from "../i18n/languages";
import { useText } from "../i18n/use";
import type { Broken, GameView, TableSeen } from "../protocol";
import { modeOf, spymasterOf, useTable } from "../table/context";
import { numberText } from "../table/number";
import { Choice } from "../ui/controls";
import { Emblem } from "../ui/emblem";
import { lazy, Suspense } from "../ui/lazy";
import { type Candidate, candidates, keepVote, keptVote, shortlist } from "./ballot";
import { askEvening, type EveningTold, flagOf, type PlayedGame } from "./model";
import { nextSpymasters } from "./passing";

const Make = lazy(() => import("./make").then(({ Make: loaded }) => loaded));

export function Evening({ game }: { game: GameView }): VNode | null {
  const words = useEveningWords();
  const { state, view } = useTable();
  if (!words) return null;
  const { say } = words;
  return <>
    {(view.voters?.length ?? 0) > 1 && <Ballot game={game} words={words} />}
    <Flags say={say} />
    {state.you.host && <PassingOn words={words} />}
  </>;
}

function Flags({ say }: { say: Say }): VNode | null {
  const { line, view } = useTable();
  const [told, setTold] = useState<EveningTold | "none">();
  const [making, setMaking] = useState(false);
  const table = view.link ?? line.table;
  const fetchIt = async (): Promise<EveningTold | undefined> => {
    const fetched = await askEvening(table);
    setTold(fetched ?? "none");
    return fetched;
  };
  const games = view.games ?? 0;
  useEffect(() => {
    if (games > 1) void fetchIt();
  }, [games]);
  if (games < 2) return null;
  const shown = told === undefined || told === "none" ? [] : told.shown;
  const more = games - shown.length;
  return (
    <section class="eveningp">
      <div class="eveninghead">
        <b>{say("evening-title")}</b>
        {view.game?.rules.mode !== "coop" && <>
          <span class="red"><Emblem of="red" />{view.wins.red}</span>
          <span class="blue"><Emblem of="blue" />{view.wins.blue}</span>
        </>}
      </div>
      {told === "none" ? (
        <p class="small">{say("evening-down")} <button type="button" class="btn quiet" onClick={() => void fetchIt()}>{say("evening-again")}</button></p>
      ) : (
        <ol class="flags" aria-busy={told === undefined}>
          {shown.length > 0 && more > 0 && <li class="more">{say("evening-more", { n: more })}</li>}
          {shown.map((played) => <li key={played.game}><Flag played={played} label={say("evening-flag", { n: played.game, winner: played.winner ?? "none" })} /></li>)}
        </ol>
      )}
      {shown.length > 1 && <button type="button" class="btn wide" aria-haspopup="dialog" onClick={() => void fetchIt().then((fresh) => fresh && setMaking(true))}>{say("evening-make")}</button>}
      {making && told && told !== "none" && <Suspense of={Make} props={{ told, table, say, onClose: () => setMaking(false) }} />}
    </section>
  );
}

/** The partition without markers: red's sheet below, blue's above. */
function Flag({ played, label }: { played: PlayedGame; label: string }): VNode {
  const line = flagOf(played, 100, 52).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  return (
    <span class={`flag ${played.winner ?? ""}`} role="img" aria-label={label} title={label}>
      <svg viewBox="0 0 100 52" preserveAspectRatio="none" aria-hidden="true">
        <path class="sheet blue" d="M0 0H100V52H0Z" />
        <path class="hatch" d={Array.from({ length: 8 }, (_, i) => `M0 ${3 + 7 * i}H100`).join("")} />
        <path class="sheet red" d={`M${line}L100 52L0 52Z`} />
        <path class="cut" d={`M${line}`} />
      </svg>
      {played.winner && <span class={`won ${played.winner}`}><Emblem of={played.winner} /></span>}
    </span>
  );
}

/** Why something was refused: these words know it, or those of the table do. */
function useWhy({ has, say }: Words): (broken: Broken) => string {
  const t = useText();
  return ({ message, args }) => (has(message) ? say : t)(message, args);
}

function Ballot({ game, words }: { game: GameView; words: Words }): VNode | null {
  const { say } = words;
  const { line, state, view } = useTable();
  const why = useWhy(words);
  const number = view.games ?? 0;
  const me = state.you.person;
  const [mine, setMine] = useState(() => keptVote(line.table, number));
  const [busy, setBusy] = useState(false);
  const [all, setAll] = useState(false);
  const [said, setSaid] = useState("");
  const offered = candidates(game, state.you.seat);
  const listed = all ? offered : shortlist(offered);
  const mayVote = me !== undefined && (view.voters ?? []).includes(me);
  const voted = view.voted?.length ?? 0;
  if (offered.length === 0 || (!mayVote && voted === 0)) return null;
  const count = <p class="small soft">{say("evening-voted", { n: voted })}</p>;
  if (!mayVote) return <section class="ballot">{count}</section>;
  const vote = async (one: Candidate): Promise<void> => {
    const turn = mine === one.turn ? undefined : one.turn;
    setBusy(true);
    const answer = await line.ask({ type: "vote_clue", turn: turn ?? null });
    setBusy(false);
    if (answer.type !== "ack") return setSaid(why(answer.broken));
    setMine(turn);
    keepVote(line.table, number, turn);
    setSaid(turn === undefined ? say("evening-back") : say("evening-thanks", { clue: one.word }));
  };
  return (
    <section class="ballot" aria-labelledby="ballot">
      <h2 id="ballot">{say("evening-ask")}</h2>
      <p class="small soft">{say("evening-ask-line")}</p>
      <ul>
        {listed.map((one) => {
          const name = spymasterOf(view, one.team)?.name ?? "";
          return (
            <li key={one.turn}>
              <button
                type="button" class={`voteslip ${one.team}`} aria-pressed={mine === one.turn} aria-disabled={busy} onClick={() => void (busy || vote(one))}
              >
                <span class="blk"><Emblem of={one.team} /></span>
                <span class="tx"><b lang={tagOf(game.language)}>{one.word} <span class="num">{numberText(one.number)}</span></b><small>{mine === one.turn ? say("evening-yours") : name}</small></span>
              </button>
            </li>
          );
        })}
      </ul>
      <div class="row">
        {count}
        <span class="grow" />
        {!all && offered.length > listed.length && <button type="button" class="btn quiet" onClick={() => setAll(true)}>{say("evening-all")}</button>}
      </div>
      <p class="sr" role="status">{said}</p>
    </section>
  );
}

function PassingOn({ words }: { words: Words }): VNode {
  const { say } = words;
  const { line, view } = useTable();
  const why = useWhy(words);
  const [said, setSaid] = useState("");
  const now = view.passing ?? "stay";
  const ways = modeOf(view) === "teams" ? (["stay", "chairs", "sides"] as const) : (["stay", "chairs"] as const);
  return (
    <section class="passingp">
      <h2>{say("passing")}</h2>
      <Choice
        label={say("passing")} value={now} class="passing"
        onChange={(passing) => void line.ask({ type: "pass_on", passing }).then((answer) => setSaid(answer.type === "ack" ? "" : why(answer.broken)))}
        options={ways.map((value) => ({ value, label: say(`passing-${value}`) }))}
      />
      <p class="small soft" role="status">{said || <Next view={view} say={say} />}</p>
    </section>
  );
}

/** Who is next, if it is known beforehand. */
function Next({ view, say }: { view: TableSeen; say: Say }): VNode {
  const { state } = useTable();
  const now = view.passing ?? "stay";
  if (now === "stay") return <>{say("passing-stay-line")}</>;
  if (!view.passes) return <>{say("passing-by-hand")}</>;
  const heirs = nextSpymasters(view, state.here);
  if (heirs.length === 0) return <>{say("passing-chairs-plain")}</>;
  const crosses = now === "sides" && heirs.length === 2 && modeOf(view) === "teams";
  return <>{say(crosses ? "passing-sides-line" : "passing-chairs-line", { names: heirs.map(({ name }) => name).join(", ") })}</>;
}
