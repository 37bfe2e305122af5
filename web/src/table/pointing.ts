/** Talk with fingers: who points where, in the order of choice, how surely, and against what. */
import type { TagSeen } from "../board/card";
import type { TableSeen } from "../protocol";
import type { TableLine } from "../state/line";
import type { State } from "../state/reduce";
import { nameOf } from "./context";

export interface Fingers {
  choices: readonly number[];
  unsure: readonly number[];
  against: readonly number[];
}

const MOST = 3;

export function fingersOf({ tags, rest }: Pick<State, "tags" | "rest">, who: string | undefined): Fingers {
  const first = tags[who ?? ""];
  const { later = [], unsure = [], against = [] } = rest[who ?? ""] ?? {};
  return { choices: [...(first === undefined ? [] : [first]), ...later], unsure, against };
}

/** Whose tags lie on a card, those who advise against it last. */
export function tagsOn(state: State, view: TableSeen, card: number): TagSeen[] {
  const people = [...new Set([...Object.keys(state.tags), ...Object.keys(state.rest)])];
  const found = people.flatMap((id): TagSeen[] => {
    const { choices, unsure, against } = fingersOf(state, id);
    const place = choices.indexOf(card) + 1;
    if (place === 0 && !against.includes(card)) return [];
    return [{ id, name: nameOf(view, id), me: id === state.you.person, choice: place, several: choices.length > 1, unsure: unsure.includes(card) }];
  });
  return found.sort((a, b) => Number(a.choice === 0) - Number(b.choice === 0));
}

/** After a tap on a card: its tag goes, or comes as the last choice. */
export const tapped = ({ choices, unsure, against }: Fingers, card: number): Fingers => choices.includes(card)
  ? { choices: choices.filter((one) => one !== card), unsure, against }
  : { choices: [...choices.slice(0, MOST - 1), card], unsure, against: against.filter((one) => one !== card) };

/** Point so from now on: drawn at once, and said. */
export function point(line: TableLine, { choices, unsure, against }: Fingers): void {
  const [first = null, ...later] = choices;
  // In the form in which the server says it back.
  const doubts = choices.filter((card) => unsure.includes(card));
  const rest = later.length + doubts.length + against.length > 0
    ? { ...(later.length > 0 ? { later } : {}), ...(doubts.length > 0 ? { unsure: doubts } : {}), ...(against.length > 0 ? { against: [...against] } : {}) }
    : undefined;
  line.store.dispatch({ type: "own.tag", card: first, rest });
  line.say(rest ? { type: "fingers", choices: [...choices], unsure: doubts, against: [...against] } : { type: "tag", card: first });
}
