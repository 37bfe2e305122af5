import "../styles/menu.css";
import type { VNode } from "preact";
import { play } from "../effects/sounds";
import { LANGUAGES, OWN_NAMES, tagOf } from "../i18n/languages";
import { useMessages } from "../i18n/use";
import { prefs, setPrefs } from "../state/prefs";
import { useStore } from "../state/store";
import { Choice, Slider, Switch } from "../ui/controls";
import { Dialog } from "../ui/dialog";

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

/** The same by itself, where there is no table. */
export function PersonalDialog({ onClose }: { onClose: () => void }): VNode {
  const { text: t } = useMessages();
  return <Dialog label={t("menu")} class="menu" headed onClose={onClose}><PersonalSettings /></Dialog>;
}
