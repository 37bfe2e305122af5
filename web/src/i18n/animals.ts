/** A name to start with: an animal, in the reader's language. Anybody may type over it. */
import { storage } from "../state/storage";
import type { Messages } from "./messages";

const PLACE = "cryptonym.animal";

/** Drawn once in this browser, and the same animal whatever the language. */
export function animalName(t: Messages["text"]): string {
  const animals = t("animals").split(" ");
  let drawn = Number(storage.get(PLACE) ?? Number.NaN);
  if (!Number.isInteger(drawn)) {
    drawn = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % animals.length;
    storage.set(PLACE, String(drawn));
  }
  return animals[drawn % animals.length] ?? "Otter";
}
