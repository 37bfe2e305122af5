/** The same pieces of a result, while a task ends and on the page of results. */
import type { VNode } from "preact";
import type { Say } from "../i18n/extra";
import { tagOf } from "../i18n/languages";
import { Rich } from "../i18n/use";
import type { Identity } from "../state/reduce";
import { Emblem, INK } from "../ui/emblem";
import type { OwnClue } from "./days";
import { type Attempt, gradeOf, MOST_GRADE, ranked, targetsOf } from "./play";
import type { Offer, Operative, Spymaster } from "./text";

export type NameOf = (card: number) => string;

/** As clues are written on slips. */
export const upper = (word: string, language: string): string => word.toLocaleUpperCase(tagOf(language));

/** The touches as they fell. */
export function Tiles({ attempt, say }: { attempt: Attempt; say: Say }): VNode {
  const told = attempt.identities.map((identity) => say("puzzle-identity", { identity })).join(", ");
  return (
    <span class="tiles" role="img" aria-label={say("puzzle-touched", { cards: told || "–" })}>
      {attempt.identities.map((identity, i) => <i key={i} class={`tile ${INK[identity]}`}><Emblem of={identity} /></i>)}
    </span>
  );
}

export function headline({ found, misses, solved, assassin }: Attempt, { number: all }: Operative, say: Say): string {
  if (solved) return say("puzzle-head", { all, misses });
  return say(assassin ? "puzzle-head-assassin" : "puzzle-head-out", { found, all });
}

export function Was({ task, name, say }: { task: Operative; name: NameOf; say: Say }): VNode {
  return (
    <p>
      <Rich say={say} id="puzzle-was" args={{ clue: `${task.clue} ${task.number}`, cards: targetsOf(task).map(name).join(", ") }} />{" "}
      {task.near !== undefined && say("puzzle-near", { card: name(task.near) })}
    </p>
  );
}

export function Lozenges({ grade, say }: { grade: number; say: Say }): VNode {
  return (
    <span class="lozenges" role="img" aria-label={say("puzzle-diamonds", { n: grade })}>
      {Array.from({ length: MOST_GRADE }, (_, i) => <i key={i} class={`em red${i < grade ? "" : " off"}`} />)}
    </span>
  );
}

/** What the mind says of the clue that was given, and the better one. */
export function Judged({ task, given, name, say }: { task: Spymaster; given: Offer | OwnClue; name: NameOf; say: Say }): VNode {
  const order = ranked(task);
  const [best] = order;
  const own = "grade" in given;
  const rank = order.findIndex((offer) => offer.word === given.word) + 1;
  const listed = (cards: readonly number[]): string => cards.map(name).join(", ");
  const isBest = own ? given.grade === MOST_GRADE : rank === 1;
  const identity: Identity = (given.near === undefined ? undefined : task.key[given.near]) ?? "bystander";
  return (
    <p>
      {own ? say("puzzle-free", { grade: given.grade }) : say("puzzle-rank", { rank })}{" "}
      {isBest && !own && best && say("puzzle-best-why", { cards: listed(best.targets) })}
      {!isBest && best && <><Rich say={say} id="puzzle-would" args={{ clue: `${best.word} ${best.number}`, cards: listed(best.targets) }} />{" "}</>}
      {given.near !== undefined && <Rich say={say} id="puzzle-why-near" args={{ clue: given.word, card: name(given.near), what: identity }} />}
      {given.near === undefined && !isBest && !own && <Rich say={say} id="puzzle-why-fewer" args={{ clue: given.word }} />}
    </p>
  );
}

export const gradeFor = (task: Spymaster, given: Offer | OwnClue): number => ("grade" in given ? given.grade : gradeOf(given.worth, task));
