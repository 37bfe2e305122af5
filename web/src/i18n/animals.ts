/** A name to start with: an animal, in the reader's language. Anybody may type over it. */
import { storage } from "../state/storage";
import type { UiLanguage } from "./languages";

/** The same animals in the same order in each language. */
const ANIMALS: Record<UiLanguage, string> = {
  en: "Otter Heron Owl Fox Lynx Hedgehog Stork Badger Hare Magpie Raven Seal Beaver Swift Marten Crane Newt Wren Tortoise Dolphin Hoopoe Ibex Puffin Weasel Osprey Toad Pelican Squirrel Falcon Gecko Robin Mole Boar Bison Kestrel Lark Salmon Turtle Cricket Octopus",
  it: "Lontra Airone Gufo Volpe Lince Riccio Cicogna Tasso Lepre Gazza Corvo Foca Castoro Rondone Martora Gru Tritone Scricciolo Testuggine Delfino Upupa Stambecco Pulcinella Donnola Falco Rospo Pellicano Scoiattolo Falcone Geco Pettirosso Talpa Cinghiale Bisonte Gheppio Allodola Salmone Tartaruga Grillo Polpo",
  ca: "Llúdriga Agró Òliba Guineu Linx Eriçó Cigonya Teixó Llebre Garsa Corb Foca Castor Falciot Marta Grua Tritó Cargolet Tortuga Dofí Puput Isard Fraret Mostela Àguila Gripau Pelicà Esquirol Falcó Dragó Pit-roig Talp Senglar Bisó Xoriguer Alosa Salmó Careta Grill Pop",
  pt: "Lontra Garça Coruja Raposa Lince Ouriço Cegonha Texugo Lebre Gralha Corvo Foca Castor Andorinha Marta Grou Tritão Corruíra Jabuti Golfinho Poupa Cabrito Papagaio Doninha Águia Sapo Pelicano Esquilo Falcão Lagartixa Sabiá Toupeira Javali Bisão Gavião Cotovia Salmão Tartaruga Grilo Polvo",
  pl: "Wydra Czapla Sowa Lis Ryś Jeż Bocian Borsuk Zając Sroka Kruk Foka Bóbr Jerzyk Kuna Żuraw Traszka Strzyżyk Żółw Delfin Dudek Kozica Maskonur Łasica Rybołów Ropucha Pelikan Wiewiórka Sokół Gekon Rudzik Kret Dzik Żubr Pustułka Skowronek Łosoś Tukan Świerszcz Ośmiornica",
};

export const animalsOf = (language: UiLanguage): readonly string[] => ANIMALS[language].split(" ");

const PLACE = "cryptonym.animal";

/** Drawn once in this browser, and the same animal whatever the language. */
export function animalName(language: UiLanguage): string {
  const animals = animalsOf(language);
  let drawn = Number(storage.get(PLACE) ?? Number.NaN);
  if (!Number.isInteger(drawn)) {
    drawn = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % animals.length;
    storage.set(PLACE, String(drawn));
  }
  return animals[drawn % animals.length] ?? "Otter";
}
