/** The evening as an image, wide for messengers or tall for stories: looked at, saved or shared. Nothing of it leaves this device otherwise. */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Say } from "../i18n/extra";
import { tagOf } from "../i18n/languages";
import { useMessages } from "../i18n/use";
import { askReview } from "../review/ask";
import { saveImage } from "../review/paper";
import { fromTable, isFault } from "../replay/source";
import { Choice } from "../ui/controls";
import { Dialog } from "../ui/dialog";
import { Switch } from "../ui/switch";
import { type EveningTold, finestOf, type PlayedClue } from "./model";
import { drawEvening, type Shape } from "./picture";

const FINEST = 3;

/** Nobody has voted: what the reviews of the last games find the finest, and nothing where there is none. */
async function foundFinest(table: string, { shown }: EveningTold): Promise<PlayedClue[]> {
  const found: PlayedClue[] = [];
  for (const { game, clues } of shown.slice(-FINEST)) {
    const loaded = await fromTable(table, game);
    if (isFault(loaded)) continue;
    const review = await askReview(loaded);
    if (typeof review === "string" || review.honours.finest === null) continue;
    const turn = review.clues[review.honours.finest]?.turn;
    const clue = clues.find((one) => one.turn === turn);
    if (clue) found.push(clue);
  }
  return found;
}

/** As an address that the page's policy lets an image have. */
const shown = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(new Error("no image"));
    reader.readAsDataURL(blob);
  });

export function Make({ told, table, say, onClose }: { told: EveningTold; table: string; say: Say; onClose: () => void }): VNode {
  const { language } = useMessages();
  const [shape, setShape] = useState<Shape>("wide");
  const [named, setNamed] = useState(true);
  const [out, setOut] = useState<readonly string[]>([]);
  const [finest, setFinest] = useState<readonly PlayedClue[]>(() => finestOf(told));
  const [image, setImage] = useState<{ blob: Blob; url: string }>();
  useEffect(() => {
    let current = true;
    if (finest.length === 0) void foundFinest(table, told).then((found) => current && found.length > 0 && setFinest(found), () => undefined);
    return () => {
      current = false;
    };
  }, []);
  const isOut = (name: string | null): boolean => !named || (name !== null && out.includes(name));
  useEffect(() => {
    let current = true;
    const names = told.people.filter((name) => !isOut(name));
    const clues = finest.map((clue) => (isOut(clue.name) ? { ...clue, name: null } : clue));
    void drawEvening({ told, finest: clues, names, language: tagOf(language), say }, shape).then(async (blob) => {
      const url = await shown(blob);
      if (current) setImage({ blob, url });
    }).catch(() => undefined);
    return () => {
      current = false;
    };
  }, [shape, named, out, finest, language]);
  const file = image && new File([image.blob], "cryptonym.png", { type: "image/png" });
  const mayShare = file !== undefined && typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
  return (
    <Dialog label={say("evening-make")} onClose={onClose} class="makeimage" headed>
      <p class="soft small">{say("evening-make-line")}</p>
      <div class="shape" aria-busy={image === undefined}>
        {image && <img src={image.url} alt={say("evening-preview", { ...told.wins, n: told.games })} data-shape={shape} />}
      </div>
      <Choice label={say("evening-make")} value={shape} onChange={setShape} options={(["wide", "tall"] as const).map((value) => ({ value, label: say(`evening-${value}`) }))} />
      {told.people.length > 0 && <Switch name={say("evening-names")} line={named ? say("evening-leave") : undefined} on={named} onChange={setNamed} />}
      {named && (
        <div class="names">
          {told.people.map((name) => (
            <button
              key={name} type="button" class="btn" aria-pressed={!out.includes(name)}
              onClick={() => setOut(out.includes(name) ? out.filter((one) => one !== name) : [...out, name])}
            >{name}</button>
          ))}
        </div>
      )}
      <div class="acts">
        <button type="button" class="btn main" disabled={!image} onClick={() => image && saveImage(image.blob)}>{say("evening-save")}</button>
        {mayShare && file && <button type="button" class="btn" onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}>{say("evening-share")}</button>}
      </div>
    </Dialog>
  );
}
