/** What the key says in words, for spymasters: what their operatives still have to find, and all the rest for screen readers. */
import type { VNode } from "preact";
import { placeName } from "../board/place";
import { useSay } from "../i18n/giving";
import { useFaces } from "../pictures/faces";
import type { GameView } from "../protocol";
import type { Team } from "../state/reduce";
import { isSpymaster, other, teamOf, useTable } from "./context";

/** The rest of the key as lists, for whoever hears it rather than sees it. */
function KeyLists({ game, team }: { game: GameView; team: Team }): VNode {
  const say = useSay();
  const faces = useFaces(game);
  const open = game.cards.map((_, card) => ({ word: faces.inFull(card), card })).filter(({ card }) => !(String(card) in (game.covered ?? {})));
  const lists = [["enemy", other(team)], ["bystander", "bystander"], ["assassin", "assassin"]] as const;
  return (
    <section class="sr" aria-label={say("key-title")}>
      {lists.map(([whose, identity]) => {
        const cards = open.filter(({ card }) => game.key?.[card] === identity);
        return cards.length > 0 && <div key={whose}>
          <h3>{say("key-list", { whose, n: cards.length })}</h3>
          <ul>{cards.map(({ word, card }) => <li key={card}>{placeName(card, game.columns)} <span lang={faces.lang(card)}>{word}</span></li>)}</ul>
        </div>;
      })}
    </section>
  );
}

/** What a spymaster's team has to find, and after it, for screen readers, the whole key. */
export function KeyWords({ game }: { game: GameView }): VNode | null {
  const { state } = useTable();
  const team = teamOf(state.you.seat);
  if (!team || !isSpymaster(state.you.seat) || game.key == null || game.ending) return null;
  return <><OwnWords game={game} team={team} /><KeyLists game={game} team={team} /></>;
}

function OwnWords({ game, team }: { game: GameView; team: Team }): VNode {
  const say = useSay();
  const faces = useFaces(game);
  const words = game.cards
    .map((_, card) => ({ word: faces.name(card), card }))
    .filter(({ card }) => game.key?.[card] === team);
  const isCovered = (card: number): boolean => String(card) in (game.covered ?? {});
  return (
    <section class="log words">
      <h2>{say("own-words")} <span class="cap soft">{game.left[team]}</span></h2>
      <ul class="own">
        {words.map(({ word, card }) => (
          <li key={card} class={isCovered(card) ? "found" : ""} aria-hidden={isCovered(card)}><span class="type soft">{placeName(card, game.columns)}</span> <span lang={faces.lang(card)}>{word}</span></li>
        ))}
      </ul>
    </section>
  );
}

/** What a spymaster's operatives still have to find, where there is room for it anyway. */
export function OwnLeft({ game }: { game: GameView }): VNode | null {
  const { state } = useTable();
  const say = useSay();
  const team = teamOf(state.you.seat);
  const faces = useFaces(game);
  if (!team || game.key == null) return null;
  const own = game.cards.map((_, card) => ({ word: faces.name(card), card })).filter(({ card }) => game.key?.[card] === team);
  const isCovered = (card: number): boolean => String(card) in (game.covered ?? {});
  // What is found stays in its place, struck out: nothing moves.
  return (
    <p class={`ownleft ${team}`}>
      <span class="sr">{say("own-words")}: </span>
      {own.map(({ word, card }) => <span key={card} class={`chip${isCovered(card) ? " found" : ""}`} aria-hidden={isCovered(card)} lang={faces.lang(card)}>{word}</span>)}
    </p>
  );
}
