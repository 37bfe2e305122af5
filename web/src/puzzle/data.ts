/** Puzzles of a month, fetched when asked for; today's and those of the next seven days stay on this device. */
import { isCovered, plus } from "./days";
import { FIRST, LAST } from "./span";
import { type Kind, type Puzzle, puzzlesIn } from "./text";

/** The worker answers from here if there is no connection (`public/sw.js`). */
const KEPT = "cryptonym-puzzles";
const AHEAD = 7;

/** There is none of this day; or it cannot be had now. */
export type NoPuzzle = "none" | "away";

const here = new Map<string, Puzzle[]>();

const monthOf = (day: string): string => day.slice(0, 7);
const addressOf = (language: string, month: string): string => `/api/puzzles/${language}/${month}.txt`;

async function month(language: string, day: string): Promise<Puzzle[] | NoPuzzle> {
  const address = addressOf(language, monthOf(day));
  const known = here.get(address);
  if (known) return known;
  try {
    const answer = await fetch(address).catch(() => keptAnswer(address));
    if (answer?.status === 404) return "none";
    if (!answer?.ok) return "away";
    const puzzles = puzzlesIn(await answer.text());
    here.set(address, puzzles);
    return puzzles;
  } catch {
    return "away";
  }
}

const keptAnswer = async (address: string): Promise<Response | undefined> => ("caches" in globalThis ? caches.match(address) : undefined);

export async function puzzleOf(language: string, day: string, kind: Kind): Promise<Puzzle | NoPuzzle> {
  if (!isCovered(day)) return "none";
  const found = await month(language, day);
  return typeof found === "string" ? found : (found.find((one) => one.day === day && one.kind === kind) ?? "none");
}

/** What has to stay on the device: the months of the days ahead, and the drawings that lie on their boards. */
async function wantedFrom(language: string, now: string): Promise<string[]> {
  const last = plus(now, AHEAD);
  if (last < FIRST || now > LAST) return [];
  const named = [...new Set([now < FIRST ? FIRST : now, last > LAST ? LAST : last].map(monthOf))];
  const days = (await Promise.all(named.map((one) => month(language, `${one}-01`)))).flatMap((one) => (typeof one === "string" ? [] : one));
  const pictures = days.filter((one) => one.kind === "pictures" && one.day >= now && one.day <= last);
  const months = named.map((one) => addressOf(language, one));
  if (pictures.length === 0) return months;
  const texts = `/api/pictures/${language}.json`;
  const seals = (await (await fetch(texts)).json()) as Record<string, { seal: string }>;
  const drawings = pictures.flatMap(({ operative, spymaster }) => [...operative.cards, ...spymaster.cards]).map((id) => `/api/pictures/${id}.${seals[id]?.seal}.svg`);
  return [...months, texts, ...new Set(drawings)];
}

/** Months and texts are fetched anew each time, drawings never change. What is not wanted any more goes. */
export async function keepAhead(language: string, now: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  const wanted = await wantedFrom(language, now);
  const cache = await caches.open(KEPT);
  const known = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  for (const address of wanted) if (!known.has(address) || !address.endsWith(".svg")) await cache.add(address);
  for (const address of known) if (!wanted.includes(address)) await cache.delete(address);
}
