/** The switch for being called back. Leave to notify is asked for here, after a tap, and nowhere else. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { askLeave, leave } from "../effects/call";
import { useText } from "../i18n/use";
import { prefs, setPrefs } from "../state/prefs";
import { useStore } from "../state/store";
import { Switch } from "../ui/switch";

export function Called(): VNode {
  const t = useText();
  const { called = false } = useStore(prefs);
  const [given, setGiven] = useState(leave);
  const change = (on: boolean): void => {
    setPrefs({ called: on });
    if (on) void askLeave().then(setGiven);
  };
  return <Switch name={t("called")} line={t("called-line", { leave: called ? given : "default" })} on={called} onChange={change} />;
}
