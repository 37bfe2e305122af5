/** Pictures of the host's own: chosen, given a title each, and brought. What is not taken is named, and the rest goes in. */
import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import type { Say } from "../i18n/extra";
import { useOwnPictureWords } from "../i18n/ownpictures";
import { useText } from "../i18n/use";
import { LIMITS } from "../protocol";
import { Answered, bringPictures, dropPictures, type PictureFault } from "../state/api";
import type { Settings } from "../state/reduce";
import { tokenFor } from "../state/token";
import { useTable } from "../table/context";
import { Choice } from "../ui/controls";
import { Dialog } from "../ui/dialog";

type Use = NonNullable<Settings["picture_deck"]>;
const LARGEST = 7_000_000;
/** Base64 makes four signs of three bytes, and a request may have ten megabytes. */
const AT_A_TIME = 7_000_000;

interface Chosen {
  file: File;
  title: string;
}

interface Outcome {
  taken: number;
  refused: readonly PictureFault[];
}

async function base64(file: File): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error("unread"));
    reader.readAsDataURL(file);
  });
  return url.slice(url.indexOf(",") + 1);
}

/** As many as go into one request. */
function bundles(chosen: readonly Chosen[]): Chosen[][] {
  const all: Chosen[][] = [];
  let room = 0;
  for (const one of chosen) {
    if (one.file.size > room) {
      all.push([]);
      room = AT_A_TIME;
    }
    all.at(-1)?.push(one);
    room -= one.file.size;
  }
  return all;
}

export function OwnPictures({ onClose }: { onClose: () => void }): VNode | null {
  const words = useOwnPictureWords();
  return words ? <Bringing say={words.say} onClose={onClose} /> : null;
}

function Bringing({ say, onClose }: { say: Say; onClose: () => void }): VNode {
  const { line, view } = useTable();
  const t = useText();
  const { settings } = view;
  const brought = Object.keys(view.own_pictures ?? {}).length;
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [done, setDone] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [trouble, setTrouble] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const size = (settings.rules?.grid ?? "5x5") === "5x5" ? 25 : 20;
  const need = settings.kind === "mixed" ? (settings.pictures ?? Math.floor(size / 2)) : size;
  const use: Use = settings.picture_deck ?? "builtin";
  const dealFrom = (picture_deck: Use): void => void line.ask({ type: "change_settings", settings: { ...view.settings, picture_deck } });

  const take = async (): Promise<void> => {
    const token = tokenFor(line.table);
    const small = chosen.filter((one) => one.file.size <= LARGEST);
    let result: Outcome = {
      taken: 0,
      refused: chosen.filter((one) => one.file.size > LARGEST).map((one) => ({ name: one.file.name, what: "file-too-large" })),
    };
    setTrouble(undefined);
    setDone(0);
    try {
      let sent = 0;
      for (const bundle of bundles(small)) {
        const files = await Promise.all(bundle.map(async (one) => ({ name: one.file.name, title: one.title, data: await base64(one.file) })));
        const answer = await bringPictures(line.table, token, { files });
        sent += bundle.length;
        result = { taken: result.taken + answer.taken.length, refused: [...result.refused, ...answer.refused] };
        setDone(sent);
        setOutcome(result);
      }
      setOutcome(result);
      setChosen([]);
      if (result.taken > 0 && use === "builtin") dealFrom(brought + result.taken >= need ? "own" : "both");
    } catch (error) {
      setTrouble(said(error));
    }
    setDone(undefined);
  };
  const said = (error: unknown): string => {
    if (!(error instanceof Answered)) return t("home-no-server");
    if (error.broken) return t(error.broken.message, error.broken.args);
    return t(error.status === 429 ? "own-deck-too-fast" : error.status === 404 ? "door-no-such-table-line" : "home-no-server");
  };
  const drop = async (): Promise<void> => {
    setOutcome(undefined);
    try {
      await dropPictures(line.table, tokenFor(line.table));
    } catch (error) {
      setTrouble(said(error));
    }
  };

  return (
    <Dialog label={t("own-pictures")} class="owndeckd ownpics" headed onClose={onClose}>
      <p class="soft">{say("own-pictures-how", { most: LIMITS.pictures })}</p>
      <form
        class="deckform"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length > 0 && done === undefined) void take();
        }}
      >
        <input
          ref={file} type="file" hidden multiple accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml" aria-label={say("own-pictures-choose")}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])].slice(0, LIMITS.pictures);
            setChosen(files.map((one) => ({ file: one, title: "" })));
            setOutcome(undefined);
            setTrouble(undefined);
            event.currentTarget.value = "";
          }}
        />
        {chosen.length > 0 && (
          <ul class="chosen">
            {chosen.map((one, i) => (
              <li key={i}>
                <span class="small">{one.file.name}</span>
                <input
                  class="field" maxLength={LIMITS.title} value={one.title} aria-label={`${one.file.name}: ${say("own-pictures-title")}`} placeholder={say("own-pictures-title")}
                  onInput={(event) => {
                    const title = event.currentTarget.value;
                    setChosen(chosen.map((other, j) => (j === i ? { ...other, title } : other)));
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        {brought > 0 && <>
          <b>{say("own-pictures-use")}</b>
          <Choice
            label={say("own-pictures-use")} value={use} onChange={dealFrom}
            options={(["own", "both", "builtin"] as const).map((value) => ({ value, label: t(`own-deck-use-${value}`) }))}
          />
        </>}
        <div class="row end">
          {brought > 0 && <button type="button" class="btn quiet" onClick={() => void drop()}>{say("own-pictures-drop")}</button>}
          <button type="button" class="btn" onClick={() => file.current?.click()}>{say("own-pictures-choose")}</button>
          <button type="submit" class="btn main" disabled={chosen.length === 0 || done !== undefined}>{say("own-pictures-take")}</button>
        </div>
      </form>
      <div class="deckresult" role="status">
        {done !== undefined && <p>{say("own-pictures-busy", { n: done, all: chosen.length })}</p>}
        {trouble !== undefined && <p class="trouble">{trouble}</p>}
        {outcome && outcome.taken > 0 && <p><b>{say("own-pictures-taken", { n: outcome.taken })}</b></p>}
        {brought > 0 && <p>{t("own-pictures-row", { n: brought })}</p>}
        {use === "own" && brought < need && <p class="trouble">{say("own-pictures-few", { need })}</p>}
        {outcome && outcome.refused.length > 0 && <>
          <p>{say("own-pictures-refused", { n: outcome.refused.length })}</p>
          <ul class="faults" tabIndex={0} aria-label={say("own-pictures-refused", { n: outcome.refused.length })}>
            {outcome.refused.map((fault, i) => (
              <li key={i}>{say("own-pictures-fault", { name: fault.name, what: say(`picture-fault-${fault.what}`) })}</li>
            ))}
          </ul>
        </>}
      </div>
    </Dialog>
  );
}
