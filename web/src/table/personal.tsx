/** What is this person's alone, and the keys: for the menu of a table, and for screens that have none. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { play } from "../effects/sounds";
import { LANGUAGES, OWN_NAMES, tagOf } from "../i18n/languages";
import { useMessages, useText } from "../i18n/use";
import { prefs, setPrefs } from "../state/prefs";
import { forgetAll } from "../state/storage";
import { useStore } from "../state/store";
import { Choice, Slider, Switch } from "../ui/controls";
import { Confirm } from "../ui/dialog";

/** What is this person's alone: it changes at once, and only in this browser. */
export function PersonalSettings(): VNode {
  const { language, change, text: t } = useMessages();
  const { theme, confirm, volume, voice, keys } = useStore(prefs);
  return (
    <section class="personal">
      <h3>{t("language")}</h3>
      <Choice
        label={t("language")} value={language} onChange={change} class="wrap"
        options={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value], lang: tagOf(value) }))}
      />
      <h3>{t("theme")}</h3>
      <Choice
        label={t("theme")} value={theme} onChange={(value) => setPrefs({ theme: value })}
        options={(["system", "light", "dark"] as const).map((value) => ({ value, label: t(`theme-${value}`) }))}
      />
      <Switch name={t("confirm-switch")} line={t("confirm-line")} on={confirm} onChange={(on) => setPrefs({ confirm: on })} />
      <Slider
        name={t("sound")} line={t("sound-line")} value={Math.round(volume * 100)} shown={volume > 0 ? t("percent", { n: Math.round(volume * 100) }) : t("sound-off")}
        onChange={(percent) => {
          setPrefs({ volume: percent / 100 });
          play("bell");
        }}
      />
      <Switch name={t("voice")} line={t("voice-line")} on={voice} onChange={(on) => setPrefs({ voice: on })} />
      <Switch name={t("keys-switch")} line={t("keys-line")} on={keys} onChange={(on) => setPrefs({ keys: on })} />
    </section>
  );
}

export function ForgetAll(): VNode {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return <>
    <button type="button" class="linky" onClick={() => setAsking(true)}>{t("forget-all")}</button>
    {asking && (
      <Confirm
        question={t("forget-all-question")} line={t("forget-all-line")} yes={t("forget-all")} no={t("back")}
        onNo={() => setAsking(false)}
        onYes={() => {
          forgetAll();
          location.reload();
        }}
      />
    )}
  </>;
}

const KEYS: ReadonlyArray<readonly [keys: string, does: string]> = [
  ["← ↑ → ↓", "keys-move"], ["A–E 1–5", "keys-jump"], ["␣", "keys-tag"], ["↵", "keys-touch"], ["R", "keys-read"], ["S", "keys-spell"],
  ["H", "keys-hourglass"], ["X", "keys-stop"], ["L", "keys-log"], ["Z", "keys-look"], ["/", "keys-clue"], ["?", "keys-help"],
];

export function KeysHelp(): VNode {
  const t = useText();
  return (
    <dl class="keys">
      {KEYS.map(([keys, does]) => <div key={keys}><dt><kbd>{keys}</kbd></dt><dd>{t(does)}</dd></div>)}
    </dl>
  );
}
