/** Keys by number: each legal key has a rank, and the rank in signs is its short code (GADGET-1). `engine/keys.py` counts the same way. */
import type { Identity, Team } from "../state/reduce";

export type GridName = "5x5" | "5x4";

export interface Grid {
  columns: number;
  rows: number;
  /** Agents of the team that does not start; the one that starts has one more (KEY-1). */
  agents: number;
  bystanders: number;
  /** How many signs a code has. */
  signs: number;
}

export const GRIDS: Record<GridName, Grid> = {
  "5x5": { columns: 5, rows: 5, agents: 8, bystanders: 7, signs: 8 },
  "5x4": { columns: 5, rows: 4, agents: 7, bystanders: 4, signs: 6 },
};

export interface Key {
  grid: GridName;
  /** Public, where the rest is not (KEY-2). */
  starting: Team;
  identities: readonly Identity[];
}

/** No 0 and O, no 1 and I: a code is said aloud. */
export const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const ORDER = ["red", "blue", "bystander", "assassin"] as const;
const TEAMS = ["red", "blue"] as const;

type Pieces = Record<Identity, number>;


function piecesOf(name: GridName, starting: Team): Pieces {
  const { agents, bystanders } = GRIDS[name];
  return { red: agents, blue: agents, bystander: bystanders, assassin: 1, [starting]: agents + 1 };
}

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

function arrangements(pieces: Pieces): bigint {
  const all = Object.values(pieces);
  return all.reduce((ways, many) => ways / factorial(many), factorial(all.reduce((sum, many) => sum + many, 0)));
}

/** How many legal keys there are (KEY-1), with either team starting (KEY-4). */
export const count = (name: GridName): bigint => 2n * arrangements(piecesOf(name, "red"));

export function rank(key: Key): bigint {
  const pieces = piecesOf(key.grid, key.starting);
  let ways = arrangements(pieces);
  let place = BigInt(TEAMS.indexOf(key.starting)) * ways;
  key.identities.forEach((identity, card) => {
    const left = BigInt(key.identities.length - card);
    for (const lower of ORDER.slice(0, ORDER.indexOf(identity))) place += (ways * BigInt(pieces[lower])) / left;
    ways = (ways * BigInt(pieces[identity])) / left;
    pieces[identity] -= 1;
  });
  return place;
}

export function unrank(grid: GridName, n: bigint): Key {
  const half = count(grid) / 2n;
  if (n < 0n || n >= 2n * half) throw new RangeError(`no key has the number ${n}`);
  const starting: Team = n < half ? "red" : "blue";
  const pieces = piecesOf(grid, starting);
  let place = n % half;
  let ways = half;
  const identities: Identity[] = [];
  for (let left = GRIDS[grid].columns * GRIDS[grid].rows; left > 0; left -= 1) {
    for (const identity of ORDER) {
      const here = (ways * BigInt(pieces[identity])) / BigInt(left);
      if (place < here) {
        identities.push(identity);
        pieces[identity] -= 1;
        ways = here;
        break;
      }
      place -= here;
    }
  }
  return { grid, starting, identities };
}

/** The rank in signs, half and half with a dash between: `7F2K-9QRS`. Whoever knows it knows the key. */
export function codeOf(key: Key): string {
  const { signs } = GRIDS[key.grid];
  let place = rank(key);
  let text = "";
  for (let i = 0; i < signs; i += 1) {
    text = (SIGNS[Number(place % 32n)] ?? "") + text;
    place /= 32n;
  }
  return `${text.slice(0, signs / 2)}-${text.slice(signs / 2)}`;
}

/** Why no key has a code: the number of its signs, a sign that codes do not use, or a number beyond the last key. */
export type Refused = "length" | "sign" | "range";

/** What counts of a typed code: case, spaces and dashes do not. */
export const cleanKeyCode = (text: string): string => text.replace(/[\s\u2010-\u2014\u2212-]/g, "");

export function fromCode(grid: GridName, text: string): Key | Refused {
  const typed = cleanKeyCode(text);
  if (![...typed].every((sign) => /^[2-9A-HJ-NP-Za-hj-np-z]$/.test(sign))) return "sign";
  if (typed.length !== GRIDS[grid].signs) return "length";
  let place = 0n;
  for (const sign of typed.toUpperCase()) place = place * 32n + BigInt(SIGNS.indexOf(sign));
  return place < count(grid) ? unrank(grid, place) : "range";
}

/** A code says by its length for which grid it is. */
export function readCode(text: string): Key | Refused {
  return fromCode(cleanKeyCode(text).length <= GRIDS["5x4"].signs ? "5x4" : "5x5", text);
}

/** A uniform number below `limit`: numbers of as many bits, and those beyond it thrown away, so that none is likelier than another. */
export function below(limit: bigint, bits32: () => number = systemBits): bigint {
  const bits = BigInt((limit - 1n).toString(2).length);
  for (;;) {
    const drawn = BigInt.asUintN(Number(bits), (BigInt(bits32()) << 32n) | BigInt(bits32()));
    if (drawn < limit) return drawn;
  }
}

const systemBits = (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number;

/** Every legal key is equally likely (KEY-4). */
export const draw = (grid: GridName): Key => unrank(grid, below(count(grid)));

/** Where each square of a turned key comes from: a quarter turn clockwise on a square grid, half a turn on the other (KEY-4). */
export function turnedFrom(name: GridName): number[] {
  const { columns, rows } = GRIDS[name];
  const size = columns * rows;
  return Array.from({ length: size }, (_, place) => {
    if (columns !== rows) return size - 1 - place;
    const [row, column] = [Math.floor(place / columns), place % columns];
    return (rows - 1 - column) * columns + row;
  });
}
