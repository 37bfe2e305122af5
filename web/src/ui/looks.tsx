/** Language and light: this person's alone, wherever they are. */
import type { VNode } from "preact";
import { LANGUAGES, OWN_NAMES, tagOf } from "../i18n/languages";
import { useMessages } from "../i18n/use";
import { prefs, setPrefs } from "../state/prefs";
import { useStore } from "../state/store";
import { Choice } from "./controls";

export function Looks(): VNode {
  const { language, change, text: t } = useMessages();
  const { theme } = useStore(prefs);
  return <>
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
  </>;
}
