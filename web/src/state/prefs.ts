/** What this person likes: kept in this browser, nowhere else. */
import { readJson, storage } from "./storage";
import { createStore } from "./store";

export interface Prefs {
  theme: "system" | "light" | "dark";
  /** "Tap, then confirm" instead of holding. */
  confirm: boolean;
  /** Of the sounds, from 0, which is none, to 1. */
  volume: number;
  /** Strict time's last seconds are counted aloud. */
  voice: boolean;
  /** To be called back when it is one's turn and the page is hidden. */
  called?: boolean;
  name: string | undefined;
  /** Single keys on the board. */
  keys: boolean;
}

const PLACE = "cryptonym.prefs";
const usual: Prefs = { theme: "system", confirm: false, volume: 0, voice: false, name: undefined, keys: true };

export const prefs = createStore<Prefs, Partial<Prefs>>({ ...usual, ...readJson<Partial<Prefs>>(PLACE) }, (before, change) => ({
  ...before,
  ...change,
}));

export const setPrefs = (change: Partial<Prefs>): void => prefs.dispatch(change);

function show({ theme }: Prefs): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

prefs.watch((now) => {
  storage.set(PLACE, JSON.stringify(now));
  show(now);
});
show(prefs.get());

/** Tests set the delays to none: a hold is still a hold, but takes a millisecond. */
export const delays = (): { hold: number; dead: number; rest: number } =>
  storage.get("cryptonym.delays") === "none" ? { hold: 1, dead: 0, rest: 0 } : { hold: 600, dead: 300, rest: 700 };
