import type { ComponentChildren, VNode } from "preact";
import { useText } from "../i18n/use";
import type { GameView } from "../protocol";
import { lateness, type Team } from "../state/reduce";
import { Emblem, Icon } from "../ui/emblem";
import { Suspense } from "../ui/lazy";
import { at, isSpymaster, may, modeOf, type Seated, useTable } from "./context";
import { KeyWords, RefereePanel } from "./boss";
import type { Drafting } from "./drafting";
import { Log, turnsOf } from "./log";
import { Talk } from "./talk";

export function Sides({ game, compact }: { game: GameView; compact: boolean }): VNode {
  return <div class="sides"><Side game={game} team="red" compact={compact} /><Side game={game} team="blue" compact={compact} /></div>;
}

function Side({ game, team, compact }: { game: GameView; team: Team; compact: boolean }): VNode {
  const { view } = useTable();
  const t = useText();
  const left = game.left[team];
  const total = left + Object.values(game.covered ?? {}).filter((identity) => identity === team).length;
  const enemy = game.rules.mode === "coop" && team !== game.starting;
  const people = modeOf(view) === "trio"
    ? [...at(view, `${team}-spymaster`), ...at(view, "both-operative")]
    : [...at(view, `${team}-spymaster`), ...at(view, `${team}-operative`)];
  return (
    <section class={`side ${team}${game.turn === team && !game.ending ? " turn" : ""}`} aria-label={t("team-name", { team })}>
      <div class="head">
        <Emblem of={team} />
        <span>{enemy ? t("team-enemy") : t("team-name", { team })}</span>
        {compact && <span class="count">{left}</span>}
      </div>
      {!compact && <div class="n">{left}<small>{t("agents-left", { n: left })}</small></div>}
      <div class="tally" role="img" aria-label={t("agents-of", { n: left, total })}>
        {Array.from({ length: total }, (_, i) => <Emblem key={i} of={team} gone={i >= left} />)}
      </div>
      {!compact && !enemy && (
        <ul class="seats">{people.map((person) => <SeatLine key={person.id} person={person} />)}</ul>
      )}
      {!compact && enemy && <p class="enemyline soft">{t("enemy-pile")}</p>}
    </section>
  );
}

function SeatLine({ person }: { person: Seated }): VNode {
  const { state, view } = useTable();
  const t = useText();
  const me = person.id === state.you.person;
  const here = person.bot != null || state.here.includes(person.id);
  const boss = isSpymaster(person.seat ?? "");
  return (
    <li class={`${me ? "me" : ""}${here ? "" : " away"}`}>
      {boss ? <Icon name="key" small /> : <i class={`dot${here ? "" : " off"}`} aria-hidden="true" />}
      <span class="sr">{t(boss ? "role-spymaster" : "role-operative")} </span>
      <span class="nm">
        {me ? t("name-you", { name: person.name }) : person.name}
        {state.stoodIn.includes(person.id) && <small class="stood">{t("bot-stood-in")}</small>}
      </span>
      {person.bot != null && <Icon name="bot" small />}
      {view.host === person.id && <span title={t("host")}><Icon name="crown" small /><span class="sr">{t("host")}</span></span>}
      {!here && <span class="sr">{t("away")}</span>}
    </li>
  );
}

export function Rail({ game, drafting, onRing, spelt, onSpell, fingers }: {
  game: GameView;
  spelt: boolean;
  onSpell: () => void;
  drafting: Drafting;
  onRing: (cards: readonly number[]) => void;
  fingers: ComponentChildren;
}): VNode {
  const { view, state } = useTable();
  const t = useText();
  const giving = may(state, "clue") && !may(state, "cover");
  const boss = isSpymaster(state.you.seat) && game.key != null && !game.ending;
  const turn = turnsOf(game).length;
  return (
    <aside class="rail" aria-label={t("rail")}>
      <Sides game={game} compact={boss} />
      {boss && <Suspense of={RefereePanel} props={{ game, drafting, reading: giving }} />}
      {boss && <Suspense of={KeyWords} props={{ game }} />}
      <section class="log" id="log">
        <h2>{t("log")} <span class="cap soft">{t("log-turn", { n: Math.max(1, turn) })}</span></h2>
        <Log game={game} view={view} state={state} onRing={onRing} />
      </section>
      {!boss && fingers}
      {(!boss || state.talk.length > 0) && <Talk />}
      <div class="foot">
        <Watching />
        <span class="grow" />
        {game.clue && !game.last_stand && <button type="button" class="btn quiet" aria-pressed={spelt} onClick={onSpell}>{t(spelt ? "spell-back" : "spell")}</button>}
      </div>
    </aside>
  );
}

export function Watching(): VNode | null {
  const { view, state } = useTable();
  const t = useText();
  const named = Object.entries(view.people ?? {}).filter(([id, person]) => person.seat == null && state.here.includes(id)).length;
  const watching = state.watching + named;
  const late = lateness(state);
  return (
    <><Icon name="eye" small /><span class="soft">{t("watching-count", { n: watching })}{late > 0 && <> {t("late", { n: late })}</>}</span></>
  );
}
