/** True examples of the house rules, in the deck's language. Ending and time come first in the lobby; these follow. */
import { HOUSE_RULES } from "../protocol";
import type { Language, Settings } from "../state/reduce";
import { EXAMPLES } from "./examples";

export { HOUSE_RULES };
export type HouseRule = (typeof HOUSE_RULES)[number];

/** `classifying_attributes_ok` is a rule of languages that have an example for it (HOUSE-1). */
export function appliesTo(rule: HouseRule, language: Language, kind: Settings["kind"]): boolean {
  if (rule === "no_shapes") return kind !== undefined && kind !== "words"; // HOUSE-7
  return rule !== "classifying_attributes_ok" || EXAMPLES[language].classifying_attributes_ok !== undefined;
}

/** What the rule would allow, as arguments of its message. */
export function exampleOf(rule: HouseRule, language: Language): { a: string; b: string } {
  const [a = "", b = ""] = EXAMPLES[language][rule] ?? EXAMPLES.en[rule] ?? [];
  return { a, b };
}
