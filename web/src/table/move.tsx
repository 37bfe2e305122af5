/** "Move my seat": a link that is good once, as a QR code made on this device. */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useText } from "../i18n/use";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/emblem";
import { qr } from "../ui/qr";
import { minutes } from "./clock";
import { useTable } from "./context";

export function MoveSeat({ onClose }: { onClose: () => void }): VNode {
  const { line, state } = useTable();
  const t = useText();
  const [now, setNow] = useState(Date.now());
  const [copied, setCopied] = useState(false);
  const ask = (): void => void line.ask({ type: "move_seat" });
  useEffect(() => {
    ask();
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => {
      clearInterval(timer);
      line.store.dispatch({ type: "own.stay" });
    };
  }, []);
  const { move } = state;
  const seconds = move ? Math.min(120, Math.max(0, Math.ceil((move.until - now - state.skew) / 1000))) : 0;
  const link = move && seconds > 0 ? `${location.origin}/t/${line.table}#move=${move.code}` : undefined;
  return (
    <Dialog label={t("move-seat")} class="moveseat" headed onClose={onClose}>
      <p>{t("move-seat-line")}</p>
      {link && <>
        <Drawn text={link} label={t("move-seat-qr")} />
        <input class="field type" readOnly value={link} aria-label={t("copy-by-hand")} onFocus={(event) => event.currentTarget.select()} />
        <div class="row">
          <span class="soft grow">{t("move-seat-left", { time: minutes(seconds) })}</span>
          <button type="button" class="btn" onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true), () => undefined)}>
            <Icon name={copied ? "check" : "link"} />{t(copied ? "copied" : "copy-link")}
          </button>
        </div>
      </>}
      {move && !link && (
        <div class="row">
          <span class="grow">{t("move-seat-over")}</span>
          <button type="button" class="btn" onClick={ask}>{t("move-seat-again")}</button>
        </div>
      )}
    </Dialog>
  );
}

/** Nothing where the address is too long for one: the link below it still works. */
function Drawn({ text, label }: { text: string; label: string }): VNode | null {
  const rows = qr(text);
  if (!rows) return null;
  const size = rows.length;
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg class="qrmade" viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fcf8ec" /><path d={path} fill="#221e1a" />
    </svg>
  );
}
