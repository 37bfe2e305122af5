/** True examples of the house rules, in the deck's language. */
import type { Language, Rules, Settings } from "../state/reduce";

export type HouseRule = NonNullable<Rules["house"]>[number];

/** Ending and time come first in the lobby; these follow. */
export const HOUSE_RULES: readonly HouseRule[] = [
  "compounds_ok", "classifying_attributes_ok", "proper_names_ok", "place_names_ok", "abbreviations_ok", "homophones_ok", "rhymes_ok", "foreign_ok", "no_shapes",
];

/** `classifying_attributes_ok` is a rule of Polish alone (HOUSE-1). */
export function appliesTo(rule: HouseRule, language: Language, kind: Settings["kind"]): boolean {
  if (rule === "no_shapes") return kind !== undefined && kind !== "words"; // HOUSE-7
  return rule !== "classifying_attributes_ok" || language === "pl";
}

export const EXAMPLES: Record<Language, Partial<Record<HouseRule, { a: string; b?: string }>>> = {
  en: {
    compounds_ok: { a: "merry-go-round", b: "ice cream" }, proper_names_ok: { a: "The Three Musketeers" }, place_names_ok: { a: "New York" },
    abbreviations_ok: { a: "UN, CIA", b: "radar" }, homophones_ok: { a: "knight", b: "NIGHT" }, rhymes_ok: { a: "moon", b: "SPOON" }, foreign_ok: { a: "Apfel" }, no_shapes: { a: "circle" },
  },
  it: {
    compounds_ok: { a: "non-violenza", b: "ferro da stiro" }, proper_names_ok: { a: "I tre moschettieri" }, place_names_ok: { a: "New York" },
    abbreviations_ok: { a: "ONU, CIA", b: "radar" }, homophones_ok: { a: "hanno", b: "ANNO" }, rhymes_ok: { a: "gatto", b: "PIATTO" }, foreign_ok: { a: "Apfel" }, no_shapes: { a: "cerchio" },
  },
  ca: {
    compounds_ok: { a: "gira-sol", b: "ull de bou" }, proper_names_ok: { a: "Els tres mosqueters" }, place_names_ok: { a: "Sant Feliu" },
    abbreviations_ok: { a: "ONU, CIA", b: "ovni" }, homophones_ok: { a: "baca", b: "VACA" }, rhymes_ok: { a: "cançó", b: "BALCÓ" }, foreign_ok: { a: "Apfel" }, no_shapes: { a: "cercle" },
  },
  pt: {
    compounds_ok: { a: "guarda-chuva", b: "fim de semana" }, proper_names_ok: { a: "Os três mosqueteiros" }, place_names_ok: { a: "São Paulo" },
    abbreviations_ok: { a: "ONU, CIA", b: "radar" }, homophones_ok: { a: "conserto", b: "CONCERTO" }, rhymes_ok: { a: "coração", b: "BALÃO" }, foreign_ok: { a: "Apfel" }, no_shapes: { a: "círculo" },
  },
  pl: {
    compounds_ok: { a: "ping-pong", b: "tik tak" }, classifying_attributes_ok: { a: "niedźwiedź polarny" }, proper_names_ok: { a: "Trzej muszkieterowie" },
    place_names_ok: { a: "Nowy Jork" }, abbreviations_ok: { a: "ONZ, CIA", b: "radar" }, homophones_ok: { a: "bóg", b: "BUK" }, rhymes_ok: { a: "kotek", b: "MŁOTEK" },
    foreign_ok: { a: "Apfel" }, no_shapes: { a: "koło" },
  },
};
