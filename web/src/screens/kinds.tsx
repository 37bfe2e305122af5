/** What lies on the table: words, pictures or both (MIX-1). The grid follows, and can be set otherwise below. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useText } from "../i18n/use";
import { useDrawingsAhead } from "../pictures/ahead";
import type { Settings } from "../state/reduce";
import { useTable } from "../table/context";
import { Choice } from "../ui/controls";
import { lazy, Suspense } from "../ui/lazy";
import { GRID_FOR, KINDS } from "./grids";

const OwnPictures = lazy(() => import("./ownpictures").then(({ OwnPictures: loaded }) => loaded));

export function Kinds({ settings, mayChange, change }: {
  settings: Settings;
  mayChange: boolean;
  change: (part: Partial<Settings>) => void;
}): VNode {
  const t = useText();
  const { state, view } = useTable();
  const [open, setOpen] = useState(false);
  const brought = Object.keys(view.own_pictures ?? {}).length;
  const kind = settings.kind ?? "words";
  const rules = settings.rules ?? {};
  const size = (rules.grid ?? "5x5") === "5x5" ? 25 : 20;
  useDrawingsAhead(kind !== "words");
  return <>
    <b>{t("kind")}</b>
    <Choice
      label={t("kind")} value={kind} disabled={!mayChange}
      onChange={(value) => change({ kind: value, pictures: null, rules: { ...rules, grid: GRID_FOR[value] } })}
      options={KINDS.map((value) => ({ value, label: t("kind-name", { kind: value }) }))}
    />
    {kind !== "words" && mayChange && state.ownPictures && <>
      <span />
      <div class="row">
        <button type="button" class={`btn${(settings.picture_deck ?? "builtin") === "builtin" ? "" : " main"}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>{t("own-pictures")}</button>
        {brought > 0 && <span class="small">{t("own-pictures-row", { n: brought })}</span>}
      </div>
    </>}
    {open && <Suspense of={OwnPictures} props={{ onClose: () => setOpen(false) }} />}
    {kind === "mixed" && <>
      <span />
      <label class="field row count">
        <span class="soft">{t("kind-count", { all: size })}</span>
        <input
          type="number" min={1} max={size - 1} value={settings.pictures ?? Math.floor(size / 2)} disabled={!mayChange}
          onChange={(event) => {
            const pictures = Math.round(event.currentTarget.valueAsNumber);
            if (pictures >= 1 && pictures < size) change({ pictures });
          }}
        />
      </label>
    </>}
  </>;
}
