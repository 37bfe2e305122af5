/** The keys of this phone, one a grid, with what has been found; kept in this browser, so that a reload in mid-game loses nothing. */
import { readJson, storage } from "../state/storage";
import { count, draw, type GridName, GRIDS, type Key, rank, turnedFrom, unrank } from "./rank";

export interface KeyInPlay {
  key: Key;
  /** Squares that were marked as found. */
  found: readonly number[];
}

export interface Keys {
  grid: GridName;
  each: Record<GridName, KeyInPlay>;
}

const PLACE = "cryptonym.gadget.key";

export const fresh = (key: Key): KeyInPlay => ({ key, found: [] });
export const inPlay = (keys: Keys): KeyInPlay => keys.each[keys.grid];

const put = (keys: Keys, one: KeyInPlay): Keys => ({ grid: one.key.grid, each: { ...keys.each, [one.key.grid]: one } });

/** A new game: this key, nothing found yet. */
export const withKey = (keys: Keys, key: Key): Keys => put(keys, fresh(key));

/** Each grid keeps its key, so that a look at the other grid loses nothing. */
export const withGrid = (keys: Keys, grid: GridName): Keys => ({ ...keys, grid });

export function withMark(keys: Keys, square: number): Keys {
  const { key, found } = inPlay(keys);
  return put(keys, { key, found: found.includes(square) ? found.filter((one) => one !== square) : [...found, square] });
}

/** The card put in another way up (KEY-4): another key, with a code of its own. What was found turns with it. */
export function turned(keys: Keys): Keys {
  const { key, found } = inPlay(keys);
  const from = turnedFrom(key.grid);
  const identities = from.map((square) => key.identities[square] ?? "bystander");
  return put(keys, { key: { ...key, identities }, found: found.map((square) => from.indexOf(square)) });
}

interface Kept {
  grid: GridName;
  each: Record<GridName, { rank: string; found: number[] }>;
}

export function keepKeys({ grid, each }: Keys): void {
  const short = (name: GridName) => ({ rank: String(rank(each[name].key)), found: [...each[name].found] });
  storage.set(PLACE, JSON.stringify({ grid, each: { "5x5": short("5x5"), "5x4": short("5x4") } } satisfies Kept));
}

export function keptKeys(): Keys {
  const kept = readJson<Partial<Kept>>(PLACE);
  const one = (name: GridName): KeyInPlay => {
    const was = kept?.each?.[name];
    if (!was || !/^\d{1,12}$/.test(was.rank) || BigInt(was.rank) >= count(name)) return fresh(draw(name));
    const size = GRIDS[name].columns * GRIDS[name].rows;
    const found = Array.isArray(was.found) ? was.found.filter((square) => Number.isInteger(square) && square >= 0 && square < size) : [];
    return { key: unrank(name, BigInt(was.rank)), found };
  };
  return { grid: kept?.grid === "5x4" ? "5x4" : "5x5", each: { "5x5": one("5x5"), "5x4": one("5x4") } };
}
