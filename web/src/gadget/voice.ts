/** Whether and how the timer speaks: kept in this browser. */
import { readJson, storage } from "../state/storage";
import { createStore } from "../state/store";

export interface VoicePrefs {
  on: boolean;
  /** The last ten seconds are counted aloud. */
  counted: boolean;
}

const PLACE = "cryptonym.gadget.voice";

export const voicePrefs = createStore<VoicePrefs, Partial<VoicePrefs>>(
  { on: true, counted: true, ...readJson<Partial<VoicePrefs>>(PLACE) },
  (before, change) => ({ ...before, ...change }),
);

voicePrefs.watch((now) => storage.set(PLACE, JSON.stringify(now)));
