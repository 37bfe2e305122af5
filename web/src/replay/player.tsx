/** The game on the screen, the scrubber under it, and whose eyes one sees it with. */
import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Board } from "../board/board";
import { announce } from "../effects/announce";
import { writeLog } from "../game/log";
import type { Game } from "../game/model";
import { viewOf } from "../game/view";
import { besideGame } from "../i18n/beside";
import type { Say } from "../i18n/extra";
import { isLanguage } from "../i18n/languages";
import { useMessages, useText } from "../i18n/use";
import { hasPictures, isPicture } from "../pictures/faces";
import { useLooking } from "../pictures/looking";
import { usePictureStyles } from "../pictures/styled";
import { usePictureTexts } from "../pictures/texts";
import type { TableSeen } from "../protocol";
import { initial, type Team } from "../state/reduce";
import { isSpymaster, teamOf } from "../table/context";
import { Log, turnsOf } from "../table/log";
import { numberText } from "../table/number";
import { PublicSlip } from "../table/publicslip";
import { verdictOf } from "../table/verdict";
import { Brand } from "../ui/brand";
import { ByHand } from "../ui/byhand";
import { Choice } from "../ui/controls";
import { Switch } from "../ui/switch";
import { copyText } from "../ui/copy";
import { Emblem } from "../ui/emblem";
import { useLayout } from "../ui/layout";
import { go } from "../ui/route";
import { Scrub } from "../ui/scrub";
import { packed } from "./share";
import type { Loaded } from "./source";
import { type Step, stepsOf, ticksOf } from "./steps";

const SPEEDS = ["0.5", "1", "2", "4"] as const;
const nothing = (): void => undefined;

/** The seats that see the key in this game. */
const spymastersOf = (game: Game): string[] =>
  (game.rules.mode === "coop" ? [game.starting] : ["red", "blue"]).map((team) => `${team}-spymaster`);

export const Player = besideGame(function Player({ say, loaded, seat, onAnother }: { say: Say; loaded: Loaded; seat: string; onAnother: () => void }): VNode {
  const t = useText();
  const layout = useLayout();
  const steps = useMemo(() => stepsOf(loaded.events), [loaded]);
  const [step, setStep] = useState(0);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>("1");
  const [eyes, setEyes] = useState(seat);
  const [named, setNamed] = useState(true);
  const [ringed, setRinged] = useState<readonly number[]>([]);
  const now = steps[step] ?? (steps[0] as Step);
  const bosses = spymastersOf(now.game);
  const seen = bosses.includes(eyes) ? eyes : "watcher";
  const game = viewOf(now.game, isSpymaster(seen), loaded.language);
  const last = steps.length - 1;
  const pictures = hasPictures(game);
  const looking = useLooking(game);
  usePictureTexts(pictures);
  usePictureStyles(pictures);
  const nameOf = (team: Team): string | undefined => (named ? loaded.players?.[`${team}-spymaster`]?.join(", ") : undefined) || undefined;

  useEffect(() => {
    if (step > 0) announce(told(now, say, t));
  }, [step]);
  useKeys(last, setStep);

  return (
    <div class={`screen table end replay ${layout}${pictures ? " pics" : ""}`} data-screen="replay" data-step={step}>
      <a class="skip" href="#board">{t("skip")}</a>
      {looking.dialog}
      <main class="felt">
        <h1 class="sr">{say("replay-title")}</h1>
        <div class="play">
          <PublicSlip game={game} say={say} bossOf={nameOf} />
          <div class="boardwrap">
            <Board
              game={game}
              covered={game.covered ?? {}}
              showKey={game.key != null}
              team={game.ending ? undefined : teamOf(seen)}
              tagsAt={() => []}
              mine={undefined}
              last={now.event.type === "card_covered" ? now.event.card : undefined}
              ringed={ringed}
              reached={[]}
              sent={undefined}
              pressable={() => false}
              dimmed={() => false}
              short={layout === "phone"}
              inert={false}
              strip={() => null}
              onPress={nothing}
              onEnter={nothing}
              onKey={(key, card) => key.toLowerCase() === "z" && isPicture(game, card) && (looking.look(card), true)}
              onLook={looking.look}
              className={game.ending ? "keyend" : ""}
            />
          </div>
          <Scrub step={step} last={last} ticks={ticksOf(steps)} pace={1000 / Number(speed)} said={say("replay-step", { n: step, all: last })} onStep={setStep} />
        </div>
        <aside class="rail" aria-label={t("rail")}>
          <section class="eyes">
            <h2>{say("replay-as")}</h2>
            <Choice
              label={say("replay-as")} value={seen} onChange={setEyes} class="wrap"
              options={[
                { value: "watcher", label: say("replay-operatives"), title: say("replay-operatives-hint") },
                ...bosses.map((boss) => ({ value: boss, label: <><Emblem of={teamOf(boss) ?? "red"} />{t("seat-name", { seat: boss })}</> })),
              ]}
            />
            {seen === "watcher" && <p class="small soft">{say("replay-operatives-hint")}</p>}
            <div class="pace"><b>{say("replay-speed")}</b>
              <Choice label={say("replay-speed")} value={speed} onChange={setSpeed} options={SPEEDS.map((value) => ({ value, label: value === "0.5" ? "½×" : `${value}×` }))} />
            </div>
            {loaded.players && <Switch name={say("replay-names")} on={named} onChange={setNamed} />}
          </section>
          <section class="log" id="log" aria-label={t("log")} tabIndex={0}>
            <h2>{t("log")} <span class="cap soft">{t("log-turns", { n: turnsOf(game).length })}</span></h2>
            <Log game={game} view={NOBODY} state={initial} onRing={setRinged} />
          </section>
          <Take say={say} loaded={loaded} onAnother={onAnother} />
        </aside>
      </main>
      <header class="top"><Brand /><span class="grow" /><b class="replayname">{say("replay-title")}</b></header>
    </div>
  );
});

/** The log asks a table for its people; a replay has none to give. */
const NOBODY = { people: {} } as unknown as TableSeen;

/** Arrows step and Space plays, unless something has the focus that wants them itself. */
function useKeys(last: number, setStep: (change: (step: number) => number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.target !== document.body || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === "ArrowRight") setStep((step) => Math.min(last, step + 1));
      else if (event.key === "ArrowLeft") setStep((step) => Math.max(0, step - 1));
      else if (event.key === "Home") setStep(() => 0);
      else if (event.key === "End") setStep(() => last);
      else if (event.key === " ") document.querySelector<HTMLElement>(".scrub .playing")?.click();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [last]);
}

/** A step in words, for whoever does not see it. */
function told({ event, game }: Step, say: Say, t: Say): string {
  switch (event.type) {
    case "clue_given":
      return t("announce-given", { team: event.team, word: event.word, number: event.number === null ? t("number-unlimited") : numberText(event.number) });
    case "card_covered":
      return [
        t("announce-covered", { word: game.cards[event.card] ?? "", identity: event.identity }),
        game.ending && verdictOf(viewOf(game, true, "other"), game.ending, t),
      ].filter(Boolean).join(" ");
    case "last_stand_began":
      return t("note-last-stand");
    case "clue_challenged":
      return t("slip-ruling-title");
    case "challenge_decided":
      return t("note-decided", { upheld: event.upheld ? "yes" : "no", judge: event.judge, rule: event.rule ?? "", codename: event.codename ?? "" });
    case "cover_declined":
      return t("note-declined");
    case "game_ended":
      return verdictOf(viewOf(game, true, "other"), event, t);
    default:
      return say("replay-dealt");
  }
}

/** The game in a link; undefined until it is packed. Before the # stands the language, for messengers: they never see what follows. */
export function usePacked(loaded: Loaded): string | undefined {
  const reader = useMessages().language;
  const language = isLanguage(loaded.language) ? loaded.language : reader;
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let current = true;
    void packed(loaded.events, loaded.marks).then((hash) => current && setLink(`${location.origin}/replay?${language}${hash}`));
    return () => {
      current = false;
    };
  }, [loaded, language]);
  return link;
}

/** Take it away: as a link that is the game itself, or as a file. */
function Take({ say, loaded, onAnother }: { say: Say; loaded: Loaded; onAnother: () => void }): VNode {
  const [copied, setCopied] = useState<"yes" | "no">();
  // Packed before anybody asks: a browser lets the clipboard be written by the tap itself, not by what comes of it later.
  const link = usePacked(loaded);
  const share = async (): Promise<void> => {
    if (link) setCopied((await copyText(link)) ? "yes" : "no");
  };
  const save = (): void => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([writeLog(loaded.events, loaded.marks)], { type: "application/jsonl" }));
    link.download = "cryptonym.jsonl";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  return (
    <section class="take">
      <div class="row">
        <button type="button" class="btn main" disabled={!link} onClick={() => void share()}>{say(copied === "yes" ? "replay-copied" : "replay-share")}</button>
        <button type="button" class="btn" onClick={save}>{say("replay-save")}</button>
      </div>
      {copied === "no" && link && <ByHand link={link} />}
      <p class="small soft">{say("replay-share-line")}</p>
      {link && loaded.events.at(-1)?.type === "game_ended" && (
        <button type="button" class="btn wide toreview" onClick={() => go(link.slice(location.origin.length).replace("/replay", "/review"))}>{say("replay-review")}</button>
      )}
      <button type="button" class="btn quiet" onClick={onAnother}>{say("replay-another")}</button>
    </section>
  );
}
