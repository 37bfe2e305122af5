/** How well bots play; the level that was chosen last stays on this device. */
import { LEVELS } from "../protocol";
import { readJson, storage } from "./storage";

export { LEVELS };
export type Level = (typeof LEVELS)[number];

const LAST = "cryptonym.bots";

export const lastLevel = (): Level => readJson<Level>(LAST) ?? "steady";
export const keepLevel = (level: Level): void => storage.set(LAST, JSON.stringify(level));
