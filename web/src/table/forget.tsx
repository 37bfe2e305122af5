import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useText } from "../i18n/use";
import { forgetAll } from "../state/storage";
import { Confirm } from "../ui/dialog";

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
