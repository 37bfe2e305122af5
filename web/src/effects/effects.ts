/** What the page does beside drawing: it speaks to screen readers, makes sounds, names the tab, and keeps the screen awake. */
import { useEffect, useRef } from "preact/hooks";
import { speak, useVoice } from "../gadget/speech";
import { tagOf } from "../i18n/languages";
import type { Messages } from "../i18n/messages";
import { useMessages } from "../i18n/use";
import type { Outgoing } from "../protocol";
import type { TableLine } from "../state/line";
import { prefs } from "../state/prefs";
import type { Own, State } from "../state/reduce";
import { useStore } from "../state/store";
import { useTime } from "../table/clock";
import { announce } from "./announce";
import { play } from "./sounds";
import { spokenOf } from "./spoken";
import { useAwake } from "./awake";
import { showTab } from "./tab";

/** What comes in one breath is said in one breath. */
const BREATH = 80;
/** Tags are talk: they are gathered, so that nobody is talked over. */
const GATHER = 2000;

export function useEffects(line: TableLine, state: State): void {
  const { text: t, language } = useMessages();
  const latest = useRef(t);
  latest.current = t;
  const { called } = useStore(prefs);

  useEffect(() => {
    // Without it the tab's title still calls.
    const calling = called && import("./call").then(({ callBack }) => callBack(line, isMine, () => latest.current("tab-yours")), () => undefined);
    const gathered = { now: [] as string[], later: [] as string[] };
    const timers: Partial<Record<"now" | "later", ReturnType<typeof setTimeout>>> = {};
    const say = (text: string, kind: "now" | "later", wait: number): void => {
      gathered[kind].push(text);
      timers[kind] ??= setTimeout(() => {
        timers[kind] = undefined;
        announce(gathered[kind].splice(0).join(" "), kind === "now");
      }, wait);
    };
    let before = line.store.get();
    const stop = line.store.watch((after, message: Outgoing | Own) => {
      const earlier = before;
      before = after;
      if (message.type === "event") {
        const spoken = spokenOf(message, earlier, after, latest.current);
        if (spoken) say(spoken.text, spoken.now ? "now" : "later", spoken.now ? BREATH : GATHER);
        sound(message.event.type, earlier, after);
      } else if (message.type === "presence" && after.view?.game && !after.view.game.ending) {
        if (Object.entries(after.tags).some(([id, card]) => id !== after.you.person && earlier.tags[id] !== card)) play("tag");
      } else if (message.type === "own.tag") {
        play("tag");
      } else if (message.type === "quiet_question") {
        play("bell");
        announce(`${latest.current("slip-asked-title")} ${message.word}`, true);
      }
    });
    return () => {
      stop();
      if (calling) void calling.then((end) => end?.());
      clearTimeout(timers.now);
      clearTimeout(timers.later);
    };
  }, [line, called]);

  const game = state.view?.game ?? undefined;
  const mine = isMine(state);
  useEffect(() => showTab(game, mine ? t("tab-yours") : undefined), [game?.turn, game?.phase, mine, t]);
  useAwake(game !== undefined && !game.ending);
  useCountdown(state, t, tagOf(language));
}

const isMine = (state: State): boolean =>
  state.actions.some((action) => action === "guess" || action === "clue" || action === "cover" || action === "rule");

function sound(event: string, before: State, after: State): void {
  if (event === "game_dealt") play("deal");
  else if (event === "card_covered") play("cover");
  else if (event === "game_ended") play("end");
  if (isMine(after) && !isMine(before)) setTimeout(() => play("bell"), event === "card_covered" ? 400 : 0);
}

/** Strict time is counted down: ticks for the last ten seconds, words at thirty, ten and none. Sand that runs out knocks. */
function useCountdown(state: State, t: Messages["text"], lang: string): void {
  const { voice: counted } = useStore(prefs);
  const voice = useVoice(lang);
  const time = useTime(state.view?.game ?? undefined, state);
  const before = useRef(time);
  useEffect(() => {
    const was = before.current;
    before.current = time;
    if (was?.kind === "hourglass" && time === undefined && was.seconds <= 1) play("knock");
    if (time?.kind !== "strict" || time.paused || was?.seconds === time.seconds) return;
    if (time.seconds === 30 || time.seconds === 10) announce(t("announce-seconds", { n: time.seconds }), true);
    if (time.seconds > 0 && time.seconds <= 10) play("tick");
    if (counted && voice && time.seconds <= 10) speak(time.seconds > 0 ? String(time.seconds) : t("announce-time"), voice);
    if (time.seconds === 0) announce(t("announce-time"), true);
  }, [time?.seconds, time?.kind, time?.paused]);
}
