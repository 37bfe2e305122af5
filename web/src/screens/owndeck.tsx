/** A deck of the host's own: pasted or from a file. What is wrong is said by line, and the rest is used (NEXT-3). */
import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { useDeckWords } from "../i18n/decks";
import type { Say } from "../i18n/extra";
import { CARD_LANGUAGES, OWN_NAMES, tagOf } from "../i18n/languages";
import { useText } from "../i18n/use";
import type { BringDeck } from "../protocol";
import { Answered, bringDeck, type Fault } from "../state/api";
import type { Settings } from "../state/reduce";
import { tokenFor } from "../state/token";
import { useTable } from "../table/context";
import { Choice } from "../ui/controls";
import { Dialog } from "../ui/dialog";
import { isCrowded, isTooLarge, oneALine, readDeck } from "./deckfile";

type DeckLanguage = NonNullable<BringDeck["language"]>;
type Use = NonNullable<Settings["deck"]>;
/** The server names at most so many. */
const MOST_FAULTS = 100;

interface Taken {
  cards: number;
  faults: readonly Fault[];
}

export function OwnDeck({ onClose }: { onClose: () => void }): VNode | null {
  const words = useDeckWords();
  return words ? <Bringing say={words.say} onClose={onClose} /> : null;
}

function Bringing({ say, onClose }: { say: Say; onClose: () => void }): VNode {
  const { line, view } = useTable();
  const t = useText();
  const { settings, own_deck: brought } = view;
  const [text, setText] = useState("");
  const [unread, setUnread] = useState<readonly Fault[]>([]);
  const [language, setLanguage] = useState<DeckLanguage>(brought?.language ?? settings.language ?? "en");
  const [wanted, setWanted] = useState<Use>(settings.deck === "both" ? "both" : "own");
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [taken, setTaken] = useState<Taken>();
  const file = useRef<HTMLInputElement>(null);
  const use = brought ? (settings.deck ?? "builtin") : wanted;
  const need = (settings.rules?.grid ?? "5x5") === "5x5" ? 25 : 20;

  const write = (words: string, faults: readonly Fault[] = []): void => {
    setText(words);
    setUnread(faults);
    setTrouble(undefined);
    setTaken(undefined);
  };
  const choose = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    if (isTooLarge(bytes.length)) {
      write("");
      setTrouble(say("own-deck-too-large"));
      return;
    }
    const read = readDeck(bytes);
    write(read.text, read.faults);
  };
  const dealFrom = (deck: Use): void => void line.ask({ type: "change_settings", settings: { ...view.settings, deck } });
  const setUse = (deck: Use): void => {
    setWanted(deck);
    if (brought) dealFrom(deck);
  };
  const take = async (): Promise<void> => {
    if (isTooLarge(new TextEncoder().encode(text).length)) return setTrouble(say("own-deck-too-large"));
    setBusy(true);
    setTrouble(undefined);
    try {
      const { cards, faults } = await bringDeck(line.table, { token: tokenFor(line.table), text, language });
      setTaken({ cards, faults: [...unread, ...faults].sort((a, b) => a.line - b.line) });
      const deck = use === "builtin" ? "own" : use;
      if (cards > 0 && settings.deck !== deck) dealFrom(deck);
      // All is well, and the lobby says how many cards there are.
      if (faults.length + unread.length === 0 && (cards >= need || deck === "both")) onClose();
    } catch (error) {
      setTaken(undefined);
      setTrouble(said(error));
    }
    setBusy(false);
  };
  /** What to do about it, whatever it was. */
  const said = (error: unknown): string => {
    if (!(error instanceof Answered)) return t("home-no-server");
    if (error.broken) return t(error.broken.message, error.broken.args);
    if (error.status === 413 || error.status === 400) return say("own-deck-too-large");
    return t(error.status === 429 ? "own-deck-too-fast" : error.status === 404 ? "door-no-such-table-line" : "home-no-server");
  };

  const uses: readonly Use[] = brought ? ["own", "both", "builtin"] : ["own", "both"];
  const crowded = isCrowded(text);
  const few = use === "own" && brought != null && brought.cards < need;
  return (
    <Dialog label={t("own-deck")} class="owndeckd" headed onClose={onClose}>
      <p class="soft">{say("own-deck-how")}</p>
      <form
        class="deckform"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() && !busy) void take();
        }}
      >
        <textarea
          class="field" rows={8} aria-label={say("own-deck-words")} placeholder={say("own-deck-words")} lang={tagOf(language)}
          autocomplete="off" autocapitalize="off" spellcheck={false} value={text} onInput={(event) => write(event.currentTarget.value)}
        />
        <input
          ref={file} type="file" hidden accept=".txt,.csv,.tsv,text/plain,text/csv" aria-label={say("own-deck-file")}
          onChange={(event) => {
            void choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
        {crowded && (
          <div class="row crowded" role="status">
            <span class="small grow">{say("own-deck-crowded")}</span>
            <button type="button" class="btn" onClick={() => write(oneALine(text))}>{say("own-deck-split")}</button>
          </div>
        )}
        <b>{say("own-deck-language")}</b>
        <Choice
          label={say("own-deck-language")} value={language} onChange={setLanguage} class="wrap"
          options={[
            ...CARD_LANGUAGES.map((value) => ({ value: value as DeckLanguage, label: OWN_NAMES[value], lang: tagOf(value) })),
            { value: "other" as const, label: t("own-deck-other") },
          ]}
        />
        <b>{t("own-deck-use")}</b>
        <Choice label={t("own-deck-use")} value={use} onChange={setUse} options={uses.map((value) => ({ value, label: t(`own-deck-use-${value}`) }))} />
        <div class="row end">
          <button type="button" class="btn" onClick={() => file.current?.click()}>{say("own-deck-file")}</button>
          <button type="submit" class="btn main" disabled={!text.trim() || busy}>{say("own-deck-take")}</button>
        </div>
      </form>
      <div class="deckresult" role="status">
        {trouble !== undefined && <p class="trouble">{trouble}</p>}
        {taken && <p><b>{say("own-deck-taken", { n: taken.cards })}</b></p>}
        {few && <p class="trouble">{say("own-deck-few", { need })}</p>}
        {taken && taken.faults.length > 0 && <>
          <p>{say(taken.faults.length >= MOST_FAULTS ? "own-deck-first-faults" : "own-deck-faults", { n: taken.faults.length })}</p>
          <ul class="faults" tabIndex={0} aria-label={say("own-deck-faults", { n: taken.faults.length })}>
            {taken.faults.map((fault, i) => (
              <li key={i}>{say("deck-fault", { line: fault.line, what: say(`deck-fault-${fault.what}`, { word: fault.args[0] ?? "" }) })}</li>
            ))}
          </ul>
        </>}
      </div>
    </Dialog>
  );
}
