/** A story in the reader's words, with the cards that it names. */
import type { Say } from "../i18n/extra";
import { tagOf } from "../i18n/languages";
import type { Faces } from "../pictures/faces";
import type { Review, Story } from "./model";

export interface Told {
  summary: string;
  story(story: Story): string;
  names(cards: readonly number[]): string;
}

export function toldOf(review: Review, say: Say, faces: Faces, language: string): Told {
  const list = new Intl.ListFormat(tagOf(language), { type: "unit" });
  const names = (cards: readonly number[]): string => list.format(cards.map((card) => faces.name(card)));
  const story = ({ message, args, cards, listed }: Story): string =>
    say(message, { ...args, ...Object.fromEntries(Object.entries(cards).map(([name, card]) => [name, faces.name(card)])), ...(listed.length > 0 ? { cards: names(listed) } : {}) });
  return { summary: story(review.summary), story, names };
}
