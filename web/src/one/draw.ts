/** Cards and keys drawn on the phone, by the system's chance. */
import { below, draw as anyKey, type GridName, type Key } from "../gadget/rank";
import { byLanguage } from "../i18n/languages";
import type { Language, Team } from "../state/reduce";
import { anyAlike } from "./alike";

/** A card has two sides, each a codename. */
export type Card = readonly [front: string, back: string];

export interface Laid {
  face: string;
  other: string;
}

const DECKS = byLanguage<Language>(import.meta.glob("../../../src/cryptonym/decks/words/*/cards.txt", { query: "?raw", import: "default" }));

export const cardsIn = (text: string): Card[] =>
  text.split("\n").filter((line) => line.includes("/") && !line.startsWith("#")).map((line) => {
    const [front = "", back = ""] = line.split("/").map((side) => side.trim());
    return [front, back];
  });

export const loadDeck = async (language: Language): Promise<Card[]> => cardsIn(await DECKS[language]());

/** A card by either side up. */
export const nameOf = ({ face, other }: Laid): string => [face, other].sort().join("/");

const lot = (limit: number): number => Number(below(BigInt(limit)));

/** All orders are equally likely. */
function shuffled<T>(things: readonly T[]): T[] {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = lot(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

/** As in `decks/draw.py`: where the rest of a deck allows no other draw (NEXT-2), the last one lies. */
const TRIES = 60;

/** So many cards, either side up (SET-4), those first that have not lain yet; where they do not suffice the deck begins anew (NEXT-2). */
export function drawCards(deck: readonly Card[], count: number, used: readonly string[]): { laid: Laid[]; used: string[] } {
  for (let tries = 1; ; tries += 1) {
    const drawn = drawOnce(deck, count, used);
    const annoys = anyAlike(drawn.laid.map(({ face }) => face)) || anyAlike(drawn.laid.map(({ other }) => other));
    if (tries >= TRIES || !annoys) return drawn;
  }
}

function drawOnce(deck: readonly Card[], count: number, used: readonly string[]): { laid: Laid[]; used: string[] } {
  const all = shuffled(deck).map(([front, back]): Laid => (lot(2) === 0 ? { face: front, other: back } : { face: back, other: front }));
  const fresh = all.filter((card) => !used.includes(nameOf(card)));
  const enough = fresh.length >= count;
  const again = all.filter((card) => used.includes(nameOf(card)));
  const laid = shuffled([...fresh, ...(enough ? [] : again)].slice(0, count));
  return { laid, used: [...(enough ? used : []), ...laid.map(nameOf)] };
}

/** Every legal key is equally likely; in co-op every one that lets the team start (KEY-4). */
export function drawKey(grid: GridName, starting?: Team): Key {
  for (;;) {
    const key = anyKey(grid);
    if (starting === undefined || key.starting === starting) return key;
  }
}
