/** The lobby: link, seats, what this table plays, and the deal. */
import "../styles/lobby.css";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { besideGame } from "../i18n/beside";
import { useHouseWords } from "../i18n/house";
import { CARD_LANGUAGES, OWN_NAMES, tagOf, WITHOUT } from "../i18n/languages";
import { Rich, useText } from "../i18n/use";
import { LessonDoor, ModeLine } from "../learn/door";
import { LIMITS } from "../protocol";
import type { SeatName, Team } from "../state/reduce";
import { changesOf } from "../table/changes";
import { FillWithBots, SeatBotButton, TakeOver } from "../table/bots";
import { at, fewCards, modeOf, nameOf, openTo, other, peopleOf, type Seated, useTable } from "../table/context";
import { Header } from "../table/header";
import { PersonMenu } from "../table/person";
import { Refused } from "../table/refused";
import { NameField, useSit } from "../table/sit";
import { Talk } from "../table/talk";
import { ByHand } from "../ui/byhand";
import { spoken } from "../ui/code";
import { Choice } from "../ui/controls";
import { Switch } from "../ui/switch";
import { copyText } from "../ui/copy";
import { Emblem, Icon } from "../ui/emblem";
import { useLayout } from "../ui/layout";
import { lazy, Suspense } from "../ui/lazy";
import { RuleLink } from "../ui/rule";
import { tableLink, useSharedAs } from "../ui/speaking";
import { Kinds } from "./kinds";
import { OfferedAtTable } from "./offered";
import { appliesTo, exampleOf, HOUSE_RULES, type HouseRule } from "./house";
import { useSettings } from "./settings";

const OwnDeck = lazy(() => import("./owndeck").then(({ OwnDeck: loaded }) => loaded));

export const Lobby = besideGame(function Lobby({ onBack }: { onBack?: (() => void) | undefined }): VNode {
  const { state, view, line } = useTable();
  const t = useText();
  const layout = useLayout();
  const [moved, setMoved] = useState(false);
  const mode = modeOf(view);
  const ready = view.missing == null;
  return (
    <div class={`screen lobby ${layout}`} data-screen="lobby">
      <a class="skip" href="#seats">{t("skip")}</a>
      <main class="lobbygrid">
        <h1 class="sr">{t("table")} {state.code && spoken(state.code)}</h1>
        <div class="aside"><Invite /></div>
        <div class="middle" id="seats">
          {state.you.person === undefined && (
            <div class="hello panel"><p><b>{t("lobby-welcome")}</b><br />{t("lobby-welcome-line")}</p><NameField /></div>
          )}
          <div class={`teams ${mode}`}>
            {mode === "coop" ? <CoopTeams /> : <><TeamPanel team="red" /><TeamPanel team="blue" /></>}
            {mode === "trio" && <BothPanel />}
          </div>
          {state.you.person === undefined && <LessonDoor always />}
          <WatchLine />
          <Basics />
        </div>
        <div class="aside terms">
          <Plays />
          {view.talk !== false && <div class="panel talkp"><Talk /></div>}
        </div>
      </main>
      <footer class="start">
        <div class="why">
          <Refused />
          <Told />
          {ready
            ? <p><b>{t("lobby-ready")}</b><br /><span class="soft">{state.you.host ? t("lobby-ready-host") : t("lobby-ready-guest")}</span></p>
            : <p><b>{t(view.missing?.message ?? "", view.missing?.args)}</b> {view.missing && <RuleLink rule={view.missing.rule} />}<br /><span class="soft">{t(fewCards(view) ? "lobby-few-cards-line" : "lobby-missing-line")}</span></p>}
        </div>
        <span class="grow" />
        {!ready && <FillWithBots />}
        {onBack && <button type="button" class="btn" onClick={onBack}>{t("lobby-back")}</button>}
        {state.you.host && (
          <button
            type="button" class="btn main big" disabled={!ready || moved}
            onClick={() => {
              setMoved(true);
              void line.ask({ type: "deal" }).then(() => setMoved(false));
            }}
          >
            {t("deal")}
          </button>
        )}
      </footer>
      <Header layout={layout} />
    </div>
  );
});

/** What the host has just changed, for those who did not do it. */
function Told(): VNode | null {
  const { state, view, line } = useTable();
  const t = useText();
  const [told, setTold] = useState("");
  const before = useRef(view.settings);
  useEffect(() => {
    const changes = changesOf(before.current, view.settings, nameOf(view, view.host ?? undefined), t);
    before.current = view.settings;
    if (changes.length === 0 || state.you.host) return undefined;
    setTold(changes.join(" "));
    const timer = setTimeout(() => setTold(""), 6000);
    return () => clearTimeout(timer);
  }, [view.settings, line]);
  return told ? <p class="told" aria-hidden="true">{told}</p> : null;
}

/** A name of the machine that the page runs on: no other machine gets here by it. */
const isOwnMachine = (host: string): boolean => host === "localhost" || host === "[::1]" || /^127\./.test(host);

function Invite(): VNode {
  const { line, state, view } = useTable();
  const t = useText();
  const [copied, setCopied] = useState<"yes" | "no">();
  const table = view.link ?? line.table;
  const link = tableLink(table, view.settings);
  useSharedAs(link);
  const copy = async (): Promise<void> => {
    const shared = matchMedia("(pointer: coarse)").matches && typeof navigator.share === "function";
    if (shared) {
      try {
        return await navigator.share({ url: link, title: "Cryptonym" });
      } catch {
        // Sent away by its reader: copying is still there.
      }
    }
    const done = await copyText(link);
    setCopied(done ? "yes" : "no");
    if (done) setTimeout(() => setCopied(undefined), 4000);
  };
  return (
    <section class="panel invite">
      <h2>{t("invite")}</h2>
      <div class="qr"><img src={`/api/tables/${table}/qr.svg`} alt={t("invite-qr")} width="228" height="228" /></div>
      {state.code && <p class="bigcode" aria-label={t("invite-code", { code: [...state.code].join(" ") })}>{spoken(state.code)}</p>}
      <button type="button" class="btn wide" onClick={() => void copy()}>
        <Icon name={copied === "yes" ? "check" : "link"} />{copied === "yes" ? t("copied") : t("copy-link")}
      </button>
      {copied === "no" && <ByHand link={link} />}
      {isOwnMachine(location.hostname) && <p class="notice small"><Rich id="invite-own-machine" /></p>}
      <p class="soft small">{view.locked ? t("invite-locked") : t("invite-line")}</p>
      {state.you.host && (
        <Switch name={t("lock")} line={t("lock-line")} on={view.locked ?? false} onChange={(locked) => void line.ask({ type: "lock_door", locked })} />
      )}
    </section>
  );
}

function TeamPanel({ team }: { team: Team }): VNode {
  const { view } = useTable();
  const t = useText();
  const boss: SeatName = `${team}-spymaster`;
  const field: SeatName = `${team}-operative`;
  const seats = view.seats ?? [];
  const operatives = at(view, field);
  const people = at(view, boss).length + operatives.length;
  return (
    <section class={`teamp ${team}`} aria-label={t("team-name", { team })}>
      <div class="hd"><span class="blk"><Emblem of={team} /></span><h2>{t("team-name", { team })}</h2><span>{t("players", { n: people })}</span></div>
      <div class="seatlist">
        {at(view, boss).map((person) => <SeatCard key={person.id} person={person} team={team} />)}
        {at(view, boss).length === 0 && <FreeSeat seat={boss} />}
        {seats.includes(field) && <>
          {operatives.map((person) => <SeatCard key={person.id} person={person} team={team} />)}
          <FreeSeat seat={field} />
        </>}
      </div>
    </section>
  );
}

function BothPanel(): VNode {
  const { view } = useTable();
  const t = useText();
  const people = at(view, "both-operative");
  return (
    <section class="teamp both" aria-label={t("team-both")}>
      <div class="hd"><span class="blk"><Emblem of="red" /><Emblem of="blue" /></span><h2>{t("team-both")}</h2></div>
      <div class="seatlist">
        {people.map((person) => <SeatCard key={person.id} person={person} team={undefined} />)}
        {people.length === 0 && <FreeSeat seat="both-operative" />}
        <p class="soft small">{t("trio-line")}</p>
      </div>
    </section>
  );
}

function CoopTeams(): VNode {
  const { view } = useTable();
  const t = useText();
  const ours: Team = (view.seats ?? []).some((seat) => seat.startsWith("blue")) ? "blue" : "red";
  const enemy = other(ours);
  return <>
    <TeamPanel team={ours} />
    <section class={`teamp enemy ${enemy}`} aria-label={t("team-enemy")}>
      <div class="hd"><span class="blk"><Emblem of={enemy} /></span><h2>{t("team-enemy")}</h2></div>
      <div class="seatlist"><p class="enemyline">{t("coop-line")}</p><RuleLink rule="COOP-2" /></div>
    </section>
  </>;
}

function SeatCard({ person, team }: { person: Seated; team: Team | undefined }): VNode {
  const { state, view } = useTable();
  const t = useText();
  const boss = person.seat?.endsWith("spymaster") ?? false;
  const me = person.id === state.you.person;
  const here = person.bot != null || state.here.includes(person.id);
  return (
    <div class={`seatcard ${team ?? ""}${boss ? " sp" : ""}`} data-person={person.id}>
      <span class="av">{person.bot != null ? <Icon name="bot" /> : [...person.name][0]?.toUpperCase()}</span>
      <span class="nm">
        <b>{person.name}</b>
        <small>{person.bot != null ? `${t(boss ? "role-spymaster" : "role-operative")} · ${t("bot-seat", { level: person.bot })}` : t(boss ? "seat-spymaster" : "seat-operative", { me: me ? "yes" : "no" })}</small>
      </span>
      {view.host === person.id && <span class="hosticon" title={t("host")}><Icon name="crown" small /><span class="sr">{t("host")}</span></span>}
      {boss && person.bot == null && <Icon name="key" />}
      {person.bot != null ? null : here ? <i class="here" title={t("here")} /> : <span class="soft small">{t("reconnecting")}</span>}
      <span class="acts"><TakeOver person={person} /><PersonMenu person={person} /></span>
    </div>
  );
}

function FreeSeat({ seat }: { seat: SeatName }): VNode | null {
  const { state, view } = useTable();
  const t = useText();
  const sit = useSit();
  const boss = seat.endsWith("spymaster");
  if (state.you.seat === seat) return null;
  const shut = !openTo(view, state.you.person).includes(seat);
  return (
    <div class={`seatcard free${boss ? " sp" : ""}`}>
      <span class="av ghost">{boss && <Icon name="key" small />}</span>
      <span class="nm"><small>{t(boss ? "role-spymaster" : "role-operative")}</small></span>
      <span class="acts">
        <SeatBotButton seat={seat} />
        <button type="button" class="btn" disabled={shut} aria-label={t("sit-here-as", { seat })} onClick={() => void sit.take(seat)}>{t("sit-here")}</button>
      </span>
    </div>
  );
}

function WatchLine(): VNode {
  const { line, state, view } = useTable();
  const t = useText();
  const people = peopleOf(view).filter((person) => person.seat == null);
  const me = state.you;
  return (
    <div class="watch">
      <Icon name="eye" /><b>{t("watching")}</b>
      <span class="names">
        {people.map((person) => <span key={person.id} class="watcher">{person.name}{view.caller === person.id && <small class="soft">&nbsp;· {t("caller")}</small>}<PersonMenu person={person} /></span>)}
        {people.length === 0 && state.watching === 0 && <span class="soft">{t("watching-nobody")}</span>}
        {state.watching > 0 && <span class="soft">{t("watching-unnamed", { n: state.watching })}</span>}
      </span>
      <span class="grow" />
      {me.host && <button type="button" class="btn quiet" onClick={() => void line.ask({ type: "shuffle_teams" })}>{t(modeOf(view) === "teams" ? "shuffle" : "shuffle-seats")}</button>}
      {me.seat !== "watcher" && <button type="button" class="btn quiet" onClick={() => void line.ask({ type: "stand" })}>{t("just-watch")}</button>}
    </div>
  );
}

type TimeChoice = "hourglass" | "60" | "120" | "180" | "own";

function Basics(): VNode {
  const { view } = useTable();
  const { settings, rules, mayChange, change } = useSettings();
  const t = useText();
  const [ownOpen, setOwnOpen] = useState(false);
  const strict = rules.clue_seconds ?? rules.guess_seconds;
  const same = rules.clue_seconds === rules.guess_seconds;
  const time: TimeChoice = strict == null ? "hourglass" : same && [60, 120, 180].includes(strict) ? (String(strict) as TimeChoice) : "own";
  const setTime = (value: TimeChoice): void => {
    const seconds = value === "hourglass" ? null : value === "own" ? 90 : Number(value);
    change({ rules: { ...rules, clue_seconds: seconds, guess_seconds: value === "own" ? 150 : seconds } });
  };
  const mode = rules.mode ?? "teams";
  const lacks = (["referee", "bots", ...(settings.kind === "words" ? [] : (["pictures"] as const))] as const).filter((part) => WITHOUT[part].includes(settings.language ?? "en"));
  return (
    <section class="panel deckp">
      <Kinds settings={settings} mayChange={mayChange} change={change} />
      <b>{t(settings.kind === "pictures" ? "clue-language" : "deck")}</b>
      <div class="deckrow">
        <Choice
          label={t("deck-language")} value={settings.deck === "own" && !view.own_deck?.title && settings.kind !== "pictures" ? "" : (settings.language ?? "en")} disabled={!mayChange}
          onChange={(language) => language && change({ language, deck: settings.deck === "both" ? "both" : "builtin" })}
          options={CARD_LANGUAGES.map((value) => ({ value, label: tagOf(value).toUpperCase(), title: OWN_NAMES[value], lang: tagOf(value) }))}
        />
        {mayChange && settings.kind !== "pictures" && (
          <button type="button" class={`btn${(settings.deck ?? "builtin") === "builtin" ? "" : " main"}`} aria-haspopup="dialog" aria-label={t("own-deck")} onClick={() => setOwnOpen(true)}>{t("deck-own")}</button>
        )}
      </div>
      {settings.kind !== "pictures" && <OfferedAtTable settings={settings} mayChange={mayChange} change={change} />}
      {lacks.length > 0 && <>
        <span />
        <p class="small soft">{lacks.map((part) => t("deck-without", { part })).join(" ")}</p>
      </>}
      {view.own_deck && !view.own_deck.title && settings.kind !== "pictures" && <>
        <span />
        <p class="owndeck small">
          {t("own-deck-row", { n: view.own_deck.cards, language: view.own_deck.language === "other" ? t("own-deck-other") : OWN_NAMES[view.own_deck.language] })}{" "}
          <span class="soft">{t("own-deck-row-use", { use: settings.deck ?? "builtin" })}</span>
        </p>
      </>}
      {ownOpen && <Suspense of={OwnDeck} props={{ onClose: () => setOwnOpen(false) }} />}
      <b>{t("grid")}</b>
      <Choice
        label={t("grid")} value={rules.grid ?? "5x5"} disabled={!mayChange} onChange={(grid) => change({ rules: { ...rules, grid }, pictures: null })}
        options={[{ value: "5x5" as const, label: "5 × 5" }, { value: "5x4" as const, label: "5 × 4" }]}
      />
      <b>{t("mode")}</b>
      <Choice
        label={t("mode")} value={mode} disabled={!mayChange} onChange={(value) => change({ rules: { ...rules, mode: value } })}
        options={(["teams", "coop", "trio"] as const).map((value) => ({ value, label: t(`mode-${value}`) }))}
      />
      {mode !== "teams" && <><span /><ModeLine mode={mode} /></>}
      {mode === "coop" && <>
        <b>{t("colour")}</b>
        <Choice
          label={t("colour")} value={settings.colour ?? "red"} disabled={!mayChange} onChange={(colour) => change({ colour })}
          options={(["red", "blue"] as const).map((value) => ({ value, label: <><Emblem of={value} />{t("team-name", { team: value })}</> }))}
        />
      </>}
      <b>{t("time")}</b>
      <Choice
        label={t("time")} value={time} disabled={!mayChange} onChange={setTime}
        options={(["hourglass", "60", "120", "180", "own"] as const).map((value) => ({
          value, label: value === "hourglass" ? t("time-hourglass") : value === "own" ? t("time-own") : t("time-minutes", { n: Number(value) / 60 }),
        }))}
      />
      {time === "own" && <>
        <span />
        <div class="row owntimes">
          <Seconds label={t("time-clue")} value={rules.clue_seconds ?? 90} disabled={!mayChange} onChange={(clue_seconds) => change({ rules: { ...rules, clue_seconds } })} />
          <Seconds label={t("time-guess")} value={rules.guess_seconds ?? 150} disabled={!mayChange} onChange={(guess_seconds) => change({ rules: { ...rules, guess_seconds } })} />
        </div>
      </>}
    </section>
  );
}

function Seconds(props: { label: string; value: number; disabled: boolean; onChange: (seconds: number) => void }): VNode {
  return (
    <label class="field row">
      <span class="soft">{props.label}</span>
      <input
        type="number" min={5} max={3600} step={5} value={props.value} disabled={props.disabled}
        onChange={(event) => {
          const seconds = Math.round(event.currentTarget.valueAsNumber);
          if (seconds >= 5 && seconds <= 3600) props.onChange(seconds);
        }}
      />
    </label>
  );
}

function Plays(): VNode {
  const { state } = useTable();
  const { settings, rules, mayChange, change } = useSettings();
  const t = useText();
  const words = useHouseWords();
  const language = settings.language ?? "en";
  const house = rules.house ?? [];
  const rulesHere = HOUSE_RULES.filter((rule) => appliesTo(rule, language, settings.kind));
  // Folded away, what is switched on still stands there for everybody to read.
  const on = [...rulesHere.filter((rule) => house.includes(rule)).map((rule) => t(`house-${rule}`)), ...(rules.own_limits ? [rules.own_limits] : [])];
  const setHouse = (rule: HouseRule, on: boolean): void =>
    change({ rules: { ...rules, house: on ? [...house, rule] : house.filter((one) => one !== rule) } });
  return (
    <section class="panel rules">
      <h2>{t("plays")}</h2>
      <Switch
        name={t("fine")} line={t("fine-line")} on={rules.assassin_ending ?? false} disabled={!mayChange}
        onChange={(assassin_ending) => change({ rules: { ...rules, assassin_ending } })}
      />
      <div class="refmode">
        <span>{t("referee")}<small class="soft">{t(`refmode-${rules.referee ?? "warns"}-line`)}</small></span>
        <Choice
          label={t("referee")} value={rules.referee ?? "warns"} disabled={!mayChange} onChange={(referee) => change({ rules: { ...rules, referee } })}
          options={(["warns", "refuses", "silent"] as const).map((value) => ({ value, label: t(`refmode-${value}`), title: t(`refmode-${value}-line`) }))}
        />
      </div>
      <details class="houserules">
        <summary>
          <span>{t("plays-house")}<small class="soft">{on.length > 0 ? on.join(", ") : t("plays-none")}</small></span>
        </summary>
        {rulesHere.map((rule) => (
          <Switch
            key={rule}
            name={t(`house-${rule}`)}
            line={words && <Rich say={words.say} id={`house-${rule}-line`} args={exampleOf(rule, language)} />}
            on={house.includes(rule)}
            disabled={!mayChange}
            onChange={(on) => setHouse(rule, on)}
          />
        ))}
        <OwnLimits value={rules.own_limits ?? ""} mayChange={mayChange} onChange={(own_limits) => change({ rules: { ...rules, own_limits } })} />
      </details>
      {!mayChange && <p class="soft small">{t("plays-host")}</p>}
      {state.you.person !== undefined && <LessonDoor always />}
      <a class="whatall" href="/rules#house" target="_blank" rel="noopener">{t("plays-what")}</a>
    </section>
  );
}

function OwnLimits({ value, mayChange, onChange }: { value: string; mayChange: boolean; onChange: (text: string) => void }): VNode | null {
  const t = useText();
  if (!mayChange) return value ? <p class="ownlimit"><b>{t("own-limits")}</b><br />{value}</p> : null;
  return (
    <label class="ownlimit">
      <span>{t("own-limits")}</span>
      <input class="field" maxLength={LIMITS.own_limits} value={value} placeholder={t("own-limits-hint")} onChange={(event) => onChange(event.currentTarget.value.trim())} />
    </label>
  );
}
