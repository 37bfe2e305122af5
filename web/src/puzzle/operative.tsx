/** The operative's task: the table's own cards, tags and hold; three misses, and the assassin ends it at once. */
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import { type Grip, HoldButton } from "../board/hold";
import { placeName } from "../board/place";
import { announce } from "../effects/announce";
import { play } from "../effects/sounds";
import { tagOf } from "../i18n/languages";
import type { Say } from "../i18n/extra";
import { useText } from "../i18n/use";
import { useFaces } from "../pictures/faces";
import { useLooking } from "../pictures/looking";
import { prefs } from "../state/prefs";
import type { Language } from "../state/reduce";
import { useStore } from "../state/store";
import { Confirm } from "../ui/dialog";
import { Emblem } from "../ui/emblem";
import type { Attempt } from "./play";
import { attemptOf, columnsOf, MISSES, touch, viewOf } from "./play";
import { headline, Tiles, upper, Was } from "./told";
import type { Kind, Operative } from "./text";

export function OperativeTask({ task, kind, language, touched, say, wide, header, next, onTouched }: {
  task: Operative;
  kind: Kind;
  language: Language;
  touched: readonly number[];
  say: Say;
  wide: boolean;
  header: (name: string) => VNode;
  /** What comes after it. */
  next: ComponentChildren;
  onTouched: (touched: readonly number[], attempt: Attempt) => void;
}): VNode {
  const t = useText();
  const { confirm } = useStore(prefs);
  const [mine, setMine] = useState<number>();
  const [asking, setAsking] = useState(false);
  const grip = useRef<Grip>(null);
  const attempt = attemptOf(task, touched);
  const columns = columnsOf(kind, wide);
  const game = viewOf(task.cards, task.key, kind, language, touched, attempt.over, columns);
  const faces = useFaces(game);
  const looking = useLooking(game);
  const left = MISSES - attempt.misses;
  const name = (card: number): string => faces.name(card);
  const target = mine !== undefined && !attempt.over && !touched.includes(mine) ? mine : undefined;
  useEffect(() => {
    if (touched.length === 0) announce(t("announce-clue", { word: task.clue, number: task.number }));
  }, []);

  const take = (card: number): void => {
    setAsking(false);
    setMine(undefined);
    const after = touch(task, touched, card);
    if (after === touched) return;
    const now = attemptOf(task, after);
    play(now.over ? "end" : "cover");
    const identity = task.key[card] ?? "bystander";
    announce(`${t("announce-covered", { word: name(card), identity })} ${now.over ? headline(now, task, say) : say("puzzle-misses", { n: MISSES - now.misses })}`, true);
    onTouched(after, now);
  };
  const hold = (kind_of: string): VNode => (
    <HoldButton
      key={String(target)} class={kind_of} ink="red" label={t(confirm ? "tap-touch" : "hold-touch-word", { word: kind === "pictures" ? placeName(target ?? 0, columns) : name(target ?? 0) })}
      holdingLabel={t("hold-on")} longerLabel={t("hold-longer")} grip={grip} epoch={touched.length} waits={0} disabled={false} confirmOnly={confirm}
      onReach={() => undefined} onDone={() => target !== undefined && take(target)} onAsk={() => setAsking(true)}
    />
  );
  const progress = (
    <div class="progress">
      <Tiles attempt={attempt} say={say} />
      <b>{say("puzzle-found", { n: attempt.found, all: task.number })}</b>
    </div>
  );
  const after = attempt.over ? <div class="told"><h2>{headline(attempt, task, say)}</h2><Was task={task} name={name} say={say} /></div>
    : target !== undefined && !wide ? hold("holdbar red") : <p class="dockhint">{say("puzzle-tag", { clue: upper(task.clue, language) })}</p>;
  return (
    <div class={`screen table puzzle ${wide ? "wide" : "phone"}${attempt.over ? " over" : ""}`} data-screen="puzzle" data-task="operative" data-over={attempt.over ? "" : undefined}>
      <a class="skip" href="#board">{t("skip")}</a>
      <main class="felt">
        <div class="play">
          <section class="pslip red" id="slip">
            <div class="pwho"><span class="blk"><Emblem of="red" /></span></div>
            <div class="pclue"><p style={{ "--n": [...task.clue].length }}><span class="pword" lang={tagOf(language)}>{task.clue}</span> <span class="pnum">{task.number}</span></p></div>
            <div class="pleft">
              <span>{say("puzzle-misses", { n: left })}</span>
              <span class="misses" aria-hidden="true">{Array.from({ length: MISSES }, (_, i) => <i key={i} class={i < attempt.misses ? "used" : ""} />)}</span>
            </div>
          </section>
          <div class="boardwrap">
            <Board
              game={game} covered={game.covered ?? {}} showKey={attempt.over} team="red" tagsAt={(card) => (card === target ? [{ id: "me", name: t("you"), me: true }] : [])} mine={target}
              last={touched.at(-1)} ringed={attempt.over ? task.key.flatMap((one, card) => (one === "red" && !touched.includes(card) ? [card] : [])) : []} reached={[]} sent={undefined}
              pressable={(card) => !attempt.over && !touched.includes(card)} dimmed={() => false} short={!wide} inert={false} strip={(card) => wide && target === card && hold("hold")}
              grip={grip} onRelease={() => undefined} className={attempt.over ? "keyend" : ""}
              onPress={(card) => {
                if (attempt.over || touched.includes(card)) return;
                setMine(mine === card ? undefined : card);
                play("tag");
              }}
              onEnter={(card) => {
                if (attempt.over || touched.includes(card)) return;
                setMine(card);
                setAsking(true);
              }}
              onKey={(key, card) => {
                if (kind !== "pictures" || key.toLowerCase() !== "z") return false;
                looking.look(card);
                return true;
              }}
              {...(kind === "pictures" ? { onLook: looking.look } : {})}
            />
          </div>
          {!wide && <div class="dock">{progress}{after}{next}</div>}
        </div>
        {wide && <aside class="rail aside" aria-label={say("puzzle-task", { task: "operative" })}>{progress}{after}{next}</aside>}
      </main>
      {header(say("puzzle-task", { task: "operative" }))}
      {looking.dialog}
      {asking && target !== undefined && (
        <Confirm
          question={t("touch-question", { word: name(target) })} line={placeName(target, columns)} yes={t("touch-yes")} no={t("back")}
          onYes={() => take(target)} onNo={() => setAsking(false)}
        />
      )}
    </div>
  );
}
