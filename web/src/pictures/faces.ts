/** What a card shows and what it is called: a word is itself, a picture goes by its title. Alike for everybody. */
import { placeName } from "../board/place";
import { tagOf } from "../i18n/languages";
import type { Messages } from "../i18n/messages";
import { useMessages } from "../i18n/use";
import type { GameView, TableSeen } from "../protocol";
import { useTableIfAny } from "../table/context";
import { drawingOf, type Loaded, textsNow, useTexts } from "./texts";

export interface Face {
  src: string | undefined;
  title: string;
  alt: string;
}

export const hasPictures = (game: GameView | null | undefined): boolean => (game?.pictures?.length ?? 0) > 0;
export const isPicture = (game: GameView, card: number): boolean => game.pictures?.includes(card) ?? false;

const OWN = /^own-/;
const own = (table: string, id: string): string => `/api/tables/${table}/pictures/${id}.webp`;

/** `table` is the link by which own pictures are got; empty away from their table, where they cannot be. */
function faceOf(game: GameView, card: number, view: TableSeen | undefined, table: string, loaded: Loaded, t: Messages["text"]): Face {
  const id = game.cards[card] ?? "";
  if (OWN.test(id)) {
    const titles = view?.own_pictures ?? {};
    const at = Object.keys(titles).indexOf(id);
    const title = titles[id] || t("picture-own", { n: at < 0 ? placeName(card, game.columns) : at + 1 });
    return { src: table ? own(table, id) : undefined, title, alt: title };
  }
  const text = loaded.texts[id];
  const title = text?.title ?? t("picture-unnamed", { place: placeName(card, game.columns) });
  return { src: drawingOf(id, loaded), title, alt: text?.alt ?? title };
}

/** A card's name, for a sentence. */
export function cardName(game: GameView, card: number, view: TableSeen, t: Messages["text"]): string {
  return isPicture(game, card) ? faceOf(game, card, view, "", textsNow(), t).title : (game.cards[card] ?? "");
}

export interface Faces {
  /** Undefined for a word. */
  face(card: number): Face | undefined;
  name(card: number): string;
  /** The name with all that is seen: for those who cannot. */
  inFull(card: number): string;
  /** The language that the name is in. */
  lang(card: number): string;
}

export function useFaces(game: GameView): Faces {
  const { text: t, language } = useMessages();
  const table = useTableIfAny();
  const loaded = useTexts();
  const face = (card: number): Face | undefined =>
    isPicture(game, card) ? faceOf(game, card, table?.view, table?.line.table ?? "", loaded, t) : undefined;
  return {
    face,
    name: (card) => face(card)?.title ?? game.cards[card] ?? "",
    inFull(card) {
      const seen = face(card);
      if (!seen) return game.cards[card] ?? "";
      return seen.alt === seen.title ? seen.title : t("picture-in-full", { title: seen.title, alt: seen.alt });
    },
    lang: (card) => tagOf(isPicture(game, card) ? language : game.language),
  };
}
