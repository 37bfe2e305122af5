/** One phone for all: a whole game from hand to hand, without a second device, and without a network once loaded. */
import "../styles/room.css";
import "../styles/later.css";
import "./onephone.css";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useAwake } from "../effects/awake";
import { play } from "../effects/sounds";
import { keepOffline } from "../gadget/install";
import { useAroundWords } from "../i18n/around";
import type { Say } from "../i18n/extra";
import { CARD_LANGUAGES, cardsFor, OWN_NAMES, tagOf } from "../i18n/languages";
import { useMessages, useText } from "../i18n/use";
import { readJson, storage } from "../state/storage";
import { Brand } from "../ui/brand";
import { Choice } from "../ui/controls";
import { Switch } from "../ui/switch";
import { type Card, loadDeck } from "./draw";
import { type Evening, freshDeal, keepEvening, keptEvening, type OneSettings } from "./evening";
import { OneTable } from "./table";

const LAST = "cryptonym.one.settings";
const CLOCKS = [0, 1, 2, 3];

export function OnePhone(): VNode {
  const words = useAroundWords();
  const [evening, setEvening] = useState<Evening | undefined>(keptEvening);
  const [setting, setSetting] = useState(evening === undefined);
  useEffect(keepOffline, []);
  useEffect(() => keepEvening(evening), [evening]);
  useAwake(!setting);
  if (!words) return <div class="screen one" data-screen="waiting" aria-busy="true" />;
  const { say } = words;
  if (!evening || setting) {
    return <Setup say={say} evening={evening} onDealt={(dealt) => {
      play("deal");
      setEvening(dealt);
      setSetting(false);
    }} />;
  }
  return (
    <OneTable
      say={say} evening={evening} onChange={setEvening} onSettings={() => setSetting(true)}
      onFresh={(settings) => void loadDeck(settings.language).then((deck) => {
        play("deal");
        setEvening(freshDeal(settings, deck, evening));
      })}
    />
  );
}

function Setup({ say, evening, onDealt }: { say: Say; evening: Evening | undefined; onDealt: (evening: Evening) => void }): VNode {
  const { language } = useMessages();
  const t = useText();
  const [settings, setSettings] = useState<OneSettings>({ language: cardsFor(language), grid: "5x5", mode: "teams", fine: false, minutes: 0, ...readJson<Partial<OneSettings>>(LAST) });
  const deck = useDeck(settings.language);
  const change = (part: Partial<OneSettings>): void => {
    const next = { ...settings, ...part };
    setSettings(next);
    storage.set(LAST, JSON.stringify(next));
  };
  return (
    <div class="screen one onesetup" data-screen="one-setup">
      <header class="top"><Brand /></header>
      <main class="onesheet">
        <h1>{say("one-title")}</h1>
        <p class="soft">{say("one-pitch")}</p>
        <section class="panel onechoices">
          <b>{t("deck-language")}</b>
          <Choice
            label={t("deck-language")} value={settings.language} class="wrap" onChange={(value) => change({ language: value })}
            options={CARD_LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value], lang: tagOf(value) }))}
          />
          <b>{t("grid")}</b>
          <Choice
            label={t("grid")} value={settings.grid} onChange={(grid) => change({ grid })}
            options={[{ value: "5x5" as const, label: "5 × 5" }, { value: "5x4" as const, label: "5 × 4" }]}
          />
          <b>{t("mode")}</b>
          <Choice
            label={t("mode")} value={settings.mode} onChange={(mode) => change({ mode })}
            options={(["teams", "coop", "trio"] as const).map((value) => ({ value, label: t(`mode-${value}`) }))}
          />
          <b>{say("one-clock")}</b>
          <Choice
            label={say("one-clock")} value={String(settings.minutes)} onChange={(minutes) => change({ minutes: Number(minutes) })}
            options={CLOCKS.map((n) => ({ value: String(n), label: say("one-clock-choice", { n }) }))}
          />
          <Switch name={t("fine")} line={t("fine-line")} on={settings.fine} onChange={(fine) => change({ fine })} />
        </section>
        <button type="button" class="btn main big wide" disabled={!deck} onClick={() => deck && onDealt(freshDeal(settings, deck, evening))}>{t("deal")}</button>
        <p class="soft small">{say("one-kept")}</p>
      </main>
    </div>
  );
}

function useDeck(language: OneSettings["language"]): readonly Card[] | undefined {
  const [found, setFound] = useState<{ language: string; cards: readonly Card[] }>();
  useEffect(() => {
    let current = true;
    const load = (): void =>
      void loadDeck(language).then(
        (cards) => current && setFound({ language, cards }),
        () => setTimeout(() => current && load(), 3000), // A lost line may come back.
      );
    load();
    return () => {
      current = false;
    };
  }, [language]);
  return found?.language === language ? found.cards : undefined;
}
