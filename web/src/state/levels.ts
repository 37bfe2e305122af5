/** How well bots play; the level that was chosen last stays on this device. */
import type { OpenTable } from "../protocol";
import { readJson, storage } from "./storage";

export type Level = NonNullable<OpenTable["bots"]>;
export const LEVELS: readonly Level[] = ["gentle", "steady", "sharp"];

const LAST = "cryptonym.bots";

export const lastLevel = (): Level => readJson<Level>(LAST) ?? "steady";
export const keepLevel = (level: Level): void => storage.set(LAST, JSON.stringify(level));
