/** One page, one decision. */
import { HOME } from "../i18n/front";
import { speaking } from "../i18n/speaking";
import "../styles/home.css";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { fit } from "../board/fit";
import eyes from "../../../src/cryptonym/decks/pictures/svg/bloom-eye-boot.svg";
import snail from "../../../src/cryptonym/decks/pictures/svg/snail-castle.svg";
import { GadgetLink, PlainLink } from "../gadget/link";
import { LessonDoor, ModeLine } from "../learn/door";
import { animalName } from "../i18n/animals";
import { CARD_LANGUAGES, cardsFor, LANGUAGES, OWN_NAMES, shortName, tagOf } from "../i18n/languages";
import { useMessages, useText } from "../i18n/use";
import { useDoorWords } from "../i18n/doors";
import type { Say } from "../i18n/extra";
import { LIMITS, type OpenTable, PASSING } from "../protocol";
import { Answered, cleanCode, findTable, isCode, openTable } from "../state/api";
import { keepLevel, lastLevel, LEVELS } from "../state/levels";
import { prefs, setPrefs } from "../state/prefs";
import { forget, recentTables, remember } from "../state/recent";
import { GRID_FOR, type Kind, KINDS } from "./grids";
import { OfferedDecks, useOffered } from "./offered";
import type { Language, Rules } from "../state/reduce";
import { readJson, storage } from "../state/storage";
import { useStore } from "../state/store";
import { keepToken, randomText } from "../state/token";
import { ForgetAll } from "../table/forget";
import { Brand } from "../ui/brand";
import { spoken } from "../ui/code";
import { Choice } from "../ui/controls";
import { Emblem, Icon } from "../ui/emblem";
import { lazy, Suspense } from "../ui/lazy";
import { DEAL_NOW, go } from "../ui/route";
import { selectWhole } from "../ui/select";

const PuzzleDoor = lazy(() => import("../puzzle/door").then(({ PuzzleDoor: loaded }) => loaded));
const HouseLinks = lazy(() => import("../ui/houselinks").then(({ HouseLinks: loaded }) => loaded));
const Personal = lazy(() => import("../table/personal").then(({ PersonalDialog }) => PersonalDialog));

const LAST = "cryptonym.opened";

interface Wanted {
  kind: Kind;
  language: Language;
  mode: NonNullable<Rules["mode"]> | "alone";
  role: "operative" | "spymaster";
  /** The title of a deck that the server offers; none for ours. */
  deck?: string;
}

export const Home = speaking(HOME, function Home(): VNode {
  const { text: t, language } = useMessages();
  const doors = useDoorWords();
  const [settingsOpen, setSettingsOpen] = useState(false);
  return (
    <div class="screen homepage" data-screen="home">
      <main class="homegrid">
        <section class="pitch">
          <Brand />
          <h1>{t("home-headline").split("\n").map((line) => <span key={line}>{line}</span>)}</h1>
          <p>{t("home-pitch")}</p>
          <LessonDoor />
          <Art />
          <Suspense of={PuzzleDoor} props={{}} />
        </section>
        <section class="desk">
          <nav class="langs" aria-label={t("language")}>
            <LanguageLinks />
            <button type="button" class="btn quiet icon" aria-label={t("menu")} onClick={() => setSettingsOpen(true)}><Icon name="menu" /></button>
          </nav>
          <LessonDoor />
          <NewTable key={language} />
          <HaveCode />
          <div class="more">
            <a href="/rules" onClick={(event) => {
              event.preventDefault();
              go("/rules");
            }}><Icon name="book" /><span>{t("home-rules")}</span></a>
            <GadgetLink />
            <PlainLink to="/one" icon="flip" id="home-one" />
            <PlainLink to="/replay" icon="play" id="home-replay" />
          </div>
          <p class="fineprint">{doors?.say("home-privacy")} <ForgetAll /> <Suspense of={HouseLinks} props={{}} /></p>
        </section>
      </main>
      {settingsOpen && <Suspense of={Personal} props={{ onClose: () => setSettingsOpen(false) }} />}
    </div>
  );
});

function LanguageLinks(): VNode {
  const { language, change } = useMessages();
  return <>
    {LANGUAGES.map((one) => (
      <button
        type="button" key={one} class={one === language ? "on" : ""} aria-pressed={one === language}
        lang={tagOf(one)} aria-label={`${shortName(one)}, ${OWN_NAMES[one]}`} onClick={() => change(one)}
      >
        {shortName(one)}
      </button>
    ))}
  </>;
}

/** The cards on the drawing speak the reader's language. */
function Art(): VNode {
  const t = useText();
  const words = t("home-art").split(" ");
  const card = (word: string, place: string, name: string, covered = false): VNode => {
    const shape = fit(word);
    return (
      <div class={`card ${name}${covered ? " cov red" : ""}`} style={{ "--st": shape.stretch, "--em": shape.ems, "--eml": shape.labelEms }}>
        <span class="at">{place}</span><b class="w">{word}</b>{covered && <Emblem of="red" />}
      </div>
    );
  };
  return (
    <div class="art" aria-hidden="true">
      <i class="loz" /><i class="disc" />
      {card(words[0] ?? "", "B2", "one")}
      {card(words[1] ?? "", "D4", "two", true)}
      {card(words[2] ?? "", "A5", "three")}
      {card(words[3] ?? "", "C2", "four")}
    </div>
  );
}

function NewTable(): VNode {
  const { text: t, language } = useMessages();
  const { name } = useStore(prefs);
  const doors = useDoorWords();
  const [wanted, setWanted] = useState<Wanted>({ kind: "words", mode: "teams", role: "operative", language: cardsFor(language), ...readJson<Partial<Wanted>>(LAST) });
  const [level, setLevel] = useState(lastLevel);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [invitation, setInvitation] = useState<string>();
  const change = (part: Partial<Wanted>): void => {
    const next = { ...wanted, ...part };
    setWanted(next);
    storage.set(LAST, JSON.stringify(next));
  };
  const alone = wanted.mode === "alone";
  const deck = useOffered(wanted.language).find((one) => one.title === wanted.deck);
  const shownName = name ?? animalName(t);

  const open = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    const token = randomText(32);
    const body: OpenTable = {
      token,
      name: shownName.trim() || animalName(t),
      settings: { rules: { grid: GRID_FOR[wanted.kind], mode: wanted.mode === "alone" ? "teams" : wanted.mode }, kind: wanted.kind, language: wanted.language },
      seat: wanted.mode === "trio" ? "both-operative" : alone ? `red-${wanted.role}` : "red-operative",
      ...(alone && { bots: level }),
      ...(deck && wanted.kind !== "pictures" && { deck: deck.name }),
      ...(invitation && { invitation }),
    };
    try {
      const { table, code } = await openTable(body);
      keepToken(table, token);
      remember(table, code);
      go(`/t/${table}${alone ? DEAL_NOW : ""}`);
    } catch (error) {
      // A wish that was refused is said in the rule's words; all else is the line's fault.
      const broken = error instanceof Answered ? error.broken : undefined;
      if (error instanceof Answered && INVITATION.includes(error.code)) setInvitation(invitation ?? "");
      setTrouble(broken ? t(broken.message, broken.args) : unanswered(error, t, doors?.say));
      setBusy(false);
    }
  };

  return (
    <form
      class="folder"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void open();
      }}
    >
      <h2 class="lid">{t("home-new")}</h2>
      <p class="q" id="q-cards">{t("home-kinds")}</p>
      <div class="kinds" role="radiogroup" aria-labelledby="q-cards">
        {KINDS.map((kind) => (
          <label key={kind} class={`kind${wanted.kind === kind ? " on" : ""}`}>
            <input type="radio" class="sr" name="kind" checked={wanted.kind === kind} onChange={() => change({ kind })} />
            <Figure kind={kind} word={t("home-art").split(" ")[kind === "words" ? 4 : 5] ?? ""} />
            <span>{t("kind-name", { kind })}<small>{t("home-kind-line", { kind })}</small></span>
          </label>
        ))}
      </div>
      <p class="q">{t("deck-language")}</p>
      <Choice
        label={t("deck-language")} value={wanted.language} onChange={(value) => change({ language: value, deck: "" })} class="wrap"
        options={CARD_LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value], lang: tagOf(value) }))}
      />
      {wanted.kind !== "pictures" && <OfferedDecks language={wanted.language} chosen={deck?.title ?? ""} onChoose={(one) => change({ deck: one?.title ?? "" })} />}
      <p class="q">{t("home-who")}</p>
      <Choice
        label={t("home-who")} value={wanted.mode} onChange={(mode) => change({ mode })}
        options={(["teams", "coop", "trio", "alone"] as const).map((value) => ({ value, label: t(`mode-${value}`) }))} class="wrap"
      />
      <ModeLine mode={wanted.mode} />
      {alone && (
        <div class="alone">
          <Choice
            label={t("alone-role")} value={wanted.role} onChange={(role) => change({ role })}
            options={(["operative", "spymaster"] as const).map((value) => ({ value, label: t(`alone-${value}`) }))}
          />
          <Choice
            label={t("alone-level")} value={level}
            onChange={(value) => {
              keepLevel(value);
              setLevel(value);
            }}
            options={LEVELS.map((value) => ({ value, label: t("bot-level", { level: value }) }))}
          />
          <p class="soft small">{t("alone-line")}</p>
        </div>
      )}
      <div class="go">
        <label class="field row name">
          <span class="soft">{t("your-name")}</span>
          <input value={shownName} maxLength={LIMITS.name} autocomplete="nickname" onFocus={selectWhole} onInput={(event) => setPrefs({ name: event.currentTarget.value })} />
        </label>
        <button type="submit" class="btn main big" disabled={busy}>{t("home-open")}</button>
      </div>
      {invitation !== undefined && (
        <label class="field row name">
          <span class="soft">{doors?.say("home-invitation")}</span>
          <input value={invitation} maxLength={100} autocomplete="off" autocapitalize="off" spellcheck={false} onInput={(event) => setInvitation(event.currentTarget.value)} />
        </label>
      )}
      {trouble !== undefined && <p class="trouble" role="alert">{trouble}</p>}
    </form>
  );
}

const INVITATION = ["invitation-needed", "wrong-invitation"];

/** A server that takes nothing now says so; otherwise there was no answer. */
const unanswered = (error: unknown, t: Say, atDoors?: Say): string =>
  error instanceof Answered && PASSING.has(error.code) ? t("held", { why: error.code })
    : atDoors && error instanceof Answered && [...INVITATION, "banned"].includes(error.code) ? atDoors(`home-${error.code}`) : t("home-no-server");

function Figure({ kind, word }: { kind: Kind; word: string }): VNode {
  const shape = fit(word);
  const style = { "--st": shape.stretch, "--em": shape.ems, "--eml": shape.labelEms };
  const drawn = (src: string, place: string): VNode => <span class={`card pic ${place}`}><img src={src} alt="" width={72} height={72} /></span>;
  return (
    <span class={`fig ${kind}`} aria-hidden="true">
      {kind === "words" ? <span class="card cov under red" style={style}><Emblem of="red" /></span> : drawn(eyes, "under")}
      {kind === "pictures" ? drawn(snail, "upper") : <span class="card upper" style={style}><b class="w">{word}</b></span>}
    </span>
  );
}

function HaveCode(): VNode {
  const t = useText();
  const [code, setCode] = useState("");
  const [trouble, setTrouble] = useState<string>();
  const [recent, setRecent] = useState(recentTables);
  const join = async (): Promise<void> => {
    const clean = cleanCode(code);
    if (!isCode(clean)) return setTrouble(t("door-code-form"));
    try {
      const { table } = await findTable(clean);
      go(`/t/${table}`);
    } catch (error) {
      // Only the server knows that there is no such table; a line that is gone, or its brake, says nothing about that.
      const status = error instanceof Answered ? error.status : 0;
      setTrouble(status === 404 ? t("door-code", { code: spoken(clean) }) : status === 429 ? t("door-code-wait") : unanswered(error, t));
    }
  };
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        if (cleanCode(code)) void join();
      }}
    >
      <b id="have-code">{t("home-code")}</b>
      <input
        class="field code" aria-labelledby="have-code" value={code} maxLength={9} placeholder="···-···"
        autocomplete="off" autocapitalize="characters" spellcheck={false}
        onInput={(event) => {
          setCode(event.currentTarget.value.toUpperCase());
          setTrouble(undefined);
        }}
      />
      <button type="submit" class="btn" disabled={!cleanCode(code)}>{t("home-join")}</button>
      {trouble !== undefined && <p class="trouble" role="alert">{trouble}</p>}
      {recent.length > 0 && (
        <ul class="recent">
          {recent.map(({ table, code: kept }) => (
            <li key={table}>
              <a href={`/t/${table}`} onClick={(event) => {
                event.preventDefault();
                go(`/t/${table}`);
              }}>{t("home-back-to", { code: spoken(kept) })}</a>
              <button type="button" class="linky" onClick={() => {
                forget(table);
                setRecent(recentTables());
              }}>{t("home-forget")}</button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
