/** A team at the side of the television: what is left of it, who plays, and its last clues. */
import type { ComponentChildren, VNode } from "preact";
import { tagOf } from "../i18n/languages";
import { useText } from "../i18n/use";
import type { GameView } from "../protocol";
import type { Team } from "../state/reduce";
import { at, isSpymaster, modeOf, type Seated } from "../table/context";
import { turnsOf } from "../table/log";
import { numberText } from "../table/number";
import { Emblem, Icon } from "../ui/emblem";
import type { OnTv } from "./television";

const MOST_PEOPLE = 7;
const MOST_CLUES = 4;

export const peopleIn = ({ view }: OnTv, team: Team): Seated[] => [
  ...at(view, `${team}-spymaster`), ...at(view, modeOf(view) === "trio" ? "both-operative" : `${team}-operative`),
];

export function TvSide({ team, game, children, ...on }: OnTv & { team: Team; game: GameView; children?: ComponentChildren }): VNode {
  const t = useText();
  const left = game.left[team];
  const total = left + Object.values(game.covered ?? {}).filter((identity) => identity === team).length;
  const enemy = game.rules.mode === "coop" && team !== game.starting;
  return (
    <section class={`tvside ${team}${game.turn === team && !game.ending ? " turn" : ""}`} aria-label={t("team-name", { team })}>
      <h2><Emblem of={team} />{enemy ? t("team-enemy") : t("team-name", { team })}</h2>
      <p class="tvleft"><b>{left}</b><span>{t("agents-left", { n: left })}</span></p>
      <p class="tvtally" role="img" aria-label={t("agents-of", { n: left, total })}>
        {Array.from({ length: total }, (_, i) => <Emblem key={i} of={team} gone={i >= left} />)}
      </p>
      {enemy ? <p class="tvsoft">{t("enemy-pile")}</p> : <TvPeople {...on} people={peopleIn(on, team)} />}
      <TvClues {...on} game={game} team={team} />
      <div class="tvfoot">{children}</div>
    </section>
  );
}

export function TvPeople({ people, state, say }: OnTv & { people: readonly Seated[] }): VNode {
  const t = useText();
  const more = people.length - MOST_PEOPLE;
  return (
    <ul class="tvpeople">
      {people.slice(0, MOST_PEOPLE).map((person) => {
        const boss = isSpymaster(person.seat ?? "");
        const here = person.bot != null || state.here.includes(person.id);
        return (
          <li key={person.id} class={here ? "" : "away"}>
            {boss ? <Icon name="key" /> : <i class={`tvdot${here ? "" : " off"}`} aria-hidden="true" />}
            <span class="sr">{t(boss ? "role-spymaster" : "role-operative")} </span>
            <span class="nm">{person.name}</span>
            {person.bot != null && <Icon name="bot" />}
            {!here && <span class="sr"> {t("away")}</span>}
          </li>
        );
      })}
      {more > 0 && <li class="tvsoft">{say("tv-more", { n: more })}</li>}
    </ul>
  );
}

function TvClues({ game, team, say }: OnTv & { game: GameView; team: Team }): VNode | null {
  const clues = turnsOf(game).filter(({ turn }) => turn.team === team && turn.word).reverse().slice(0, MOST_CLUES);
  if (clues.length === 0) return null;
  return (
    <div class="tvclues">
      <h3>{say("tv-clues")}</h3>
      <ol>
        {clues.map(({ turn, number }) => (
          <li key={number}>
            <span class="tvclue"><b lang={tagOf(game.language)}>{turn.word}</b><span>{numberText(turn.number ?? "unlimited")}</span></span>
            <span class="tvhits" aria-hidden="true">
              {(turn.touched ?? []).map((card) => {
                const identity = game.covered?.[String(card)];
                return identity && <Emblem key={card} of={identity} />;
              })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
