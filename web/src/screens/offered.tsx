/** The decks that the server offers to all tables (`serve --decks`), beside ours. Where it has none, nothing is drawn. */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { tagOf } from "../i18n/languages";
import { useText } from "../i18n/use";
import { bringDeck, type Offered, offeredDecks } from "../state/api";
import type { Language, Settings } from "../state/reduce";
import { tokenFor } from "../state/token";
import { useTable } from "../table/context";
import { Choice } from "../ui/controls";

/** Asked for once: a server reads its folder when it starts. */
let asked: Promise<Offered[]> | undefined;

export function useOffered(language: Language): readonly Offered[] {
  const [decks, setDecks] = useState<readonly Offered[]>([]);
  useEffect(() => {
    let there = true;
    asked ??= offeredDecks().catch(() => {
      asked = undefined;
      return [];
    });
    void asked.then((all) => there && setDecks(all));
    return () => {
      there = false;
    };
  }, []);
  return decks.filter((deck) => deck.language === language || deck.language === "other");
}

interface Choosing {
  language: Language;
  /** The title of the deck that is dealt from; empty for ours. */
  chosen: string;
  disabled?: boolean;
  /** Among the rows of the lobby the question is bold; on the first page it is a line of its own. */
  inRows?: boolean;
  onChoose: (deck: Offered | undefined) => void;
}

export function OfferedDecks({ language, chosen, disabled, inRows, onChoose }: Choosing): VNode | null {
  const t = useText();
  const decks = useOffered(language);
  if (decks.length === 0) return null;
  return <>
    {inRows ? <b>{t("deck-offered")}</b> : <p class="q">{t("deck-offered")}</p>}
    <Choice
      label={t("deck-offered")} value={chosen} disabled={disabled} class="wrap"
      onChange={(title) => onChoose(decks.find((deck) => deck.title === title))}
      options={[
        { value: "", label: t("deck-ours") },
        ...decks.map(({ title, cards, language: spoken }) => ({
          value: title, label: title, title: t("deck-cards", { n: cards }), ...(spoken !== "other" && { lang: tagOf(spoken) }),
        })),
      ]}
    />
  </>;
}

/** In the lobby: the deck is brought to the table as one of the host's own, and the cards are dealt from it. */
export function OfferedAtTable({ settings, mayChange, change }: {
  settings: Settings;
  mayChange: boolean;
  change: (part: Partial<Settings>) => void;
}): VNode | null {
  const { line, view } = useTable();
  const t = useText();
  const [trouble, setTrouble] = useState(false);
  const title = view.own_deck?.title ?? "";
  const isDealt = (settings.deck ?? "builtin") !== "builtin";
  const choose = async (deck: Offered | undefined): Promise<void> => {
    setTrouble(false);
    if (!deck) return change({ deck: "builtin" });
    try {
      if (deck.title !== title) await bringDeck(line.table, { token: tokenFor(line.table), offered: deck.name });
      change({ deck: "own" });
    } catch {
      setTrouble(true);
    }
  };
  const chosen = isDealt && title ? title : isDealt ? "-" : "";
  return <>
    <OfferedDecks
      inRows language={settings.language ?? "en"} chosen={chosen} disabled={!mayChange} onChoose={(deck) => void choose(deck)}
    />
    {trouble && <><span /><p class="trouble" role="alert">{t("home-no-server")}</p></>}
  </>;
}
