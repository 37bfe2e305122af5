/** Codenames that look alike at a glance are not dealt onto one table: the rule of `decks/alike.py`. */
const SHORTEST = 4;

const lettersOf = (codename: string): string => codename.normalize("NFD").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** True if one letter is added, lost or changed after the first, or two have changed places. Accents do not count. */
export const lookAlike = (one: string, other: string): boolean => close(lettersOf(one), lettersOf(other));

/** True if two of these look alike. */
export const anyAlike = (codenames: readonly string[]): boolean => {
  const all = codenames.map(lettersOf);
  return all.some((one, place) => all.slice(place + 1).some((other) => close(one, other)));
};

function close(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < SHORTEST || long.length - short.length > 1 || short === long || short[0] !== long[0]) return false;
  const places = [...Array(short.length).keys()];
  const differ = places.filter((place) => short[place] !== long[place]);
  const [first = short.length, second = first] = differ;
  if (short.length < long.length) return short.slice(first) === long.slice(first + 1);
  return differ.length === 1 || (differ.length === 2 && short[first] === long[second] && short[second] === long[first]);
}
