/** What stands at the door where there is no way in, and what to do about it. */
import "../styles/pages.css";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { besideGame } from "../i18n/beside";
import { useText } from "../i18n/use";
import { forget, recentTables } from "../state/recent";
import { Brand } from "../ui/brand";
import { spoken } from "../ui/code";
import { go } from "../ui/route";

const KINDS = [
  "no-such-table", "kicked", "other-protocol", "broken-table", "too-many", "banned", "elsewhere", "password-needed", "wrong-password", "move-expired",
];
/** A server that does not understand this page is of another version. */
const OTHER_VERSION = ["newer-table", "bad-message", "hello-first"];

export const Door = besideGame(function Door({ why, table, onWatch, onKnock }: {
  why: string;
  table: string;
  onWatch: () => void;
  onKnock: (password: string) => void;
}): VNode {
  const t = useText();
  const elsewhere = recentTables().find((one) => one.table !== table);
  const [password, setPassword] = useState("");
  const kind = OTHER_VERSION.includes(why) ? "other-protocol" : KINDS.includes(why) ? why : "gone";
  return (
    <div class="screen doorpage" data-screen="door">
      <header class="top"><Brand /></header>
      <main class="door">
        <h1>{t(`door-${kind}`)}</h1>
        <p>{t(`door-${kind}-line`)}</p>
        {kind.endsWith("password") || kind === "password-needed" ? (
          <form
            class="row"
            onSubmit={(event) => {
              event.preventDefault();
              if (password) onKnock(password);
            }}
          >
            <input class="field" type="password" autocomplete="off" aria-label={t("password")} value={password} onInput={(event) => setPassword(event.currentTarget.value)} />
            <button type="submit" class="btn main" disabled={!password}>{t("knock")}</button>
          </form>
        ) : null}
        <div class="row">
          {kind === "kicked" && <button type="button" class="btn main" onClick={onWatch}>{t("door-watch")}</button>}
          {["other-protocol", "elsewhere", "move-expired", "gone"].includes(kind) && <button type="button" class="btn main" onClick={() => location.reload()}>{t("reload")}</button>}
          {kind === "too-many" && <button type="button" class="btn main" onClick={() => location.reload()}>{t("try-now")}</button>}
          {kind === "no-such-table" && elsewhere && (
            <button type="button" class="btn main" onClick={() => go(`/t/${elsewhere.table}`)}>{t("door-go", { code: spoken(elsewhere.code) })}</button>
          )}
          <button type="button" class="btn" onClick={() => {
            if (kind === "no-such-table") forget(table);
            go("/");
          }}>{t("door-home")}</button>
        </div>
      </main>
    </div>
  );
});
