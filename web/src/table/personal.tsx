import "../styles/menu.css";
import type { VNode } from "preact";
import { play } from "../effects/sounds";
import { besideGame } from "../i18n/beside";
import { useText } from "../i18n/use";
import { prefs, setPrefs } from "../state/prefs";
import { useStore } from "../state/store";
import { Slider, Switch } from "../ui/switch";
import { Dialog } from "../ui/dialog";
import { Looks } from "../ui/looks";

/** What is this person's alone: it changes at once, and only in this browser. */
export const PersonalSettings = besideGame(function PersonalSettings(): VNode {
  const t = useText();
  const { confirm, volume, voice, keys } = useStore(prefs);
  return (
    <section class="personal">
      <Looks />
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
});

/** The same by itself, where there is no table. */
export function PersonalDialog({ onClose }: { onClose: () => void }): VNode {
  const t = useText();
  return <Dialog label={t("menu")} class="menu" headed onClose={onClose}><PersonalSettings /></Dialog>;
}
