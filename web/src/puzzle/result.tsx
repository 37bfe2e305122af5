/** How both tasks went, the streak, and what is sent to friends. */
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../effects/announce";
import type { Say } from "../i18n/extra";
import { tagOf } from "../i18n/languages";
import { useFaces } from "../pictures/faces";
import type { Language } from "../state/reduce";
import { copyText } from "../ui/copy";
import { type Done, hasPictures, isCovered, plus, streak } from "./days";
import { attemptOf, lozenges, shared, viewOf } from "./play";
import { Ticket, shortDay } from "./ticket";
import { gradeFor, headline, Judged, Lozenges, Tiles, Was } from "./told";
import type { Puzzle } from "./text";
import { addressOf, linkOf, toPuzzle, type Wanted } from "./way";

export function Result({ puzzle, done, language, cards, say, now, header, onTask }: {
  puzzle: Puzzle;
  done: Done;
  /** The reader's language, and that of the cards. */
  language: string;
  cards: Language;
  say: Say;
  now: string;
  header: (name: string) => VNode;
  onTask: (task: "operative" | "spymaster") => void;
}): VNode {
  const { operative, spymaster, kind, day } = puzzle;
  const title = useRef<HTMLHeadingElement>(null);
  const isToday = day === now;
  const attempt = done.operative ? attemptOf(operative, done.touched ?? []) : undefined;
  const given = done.own ?? (done.offer === undefined ? undefined : spymaster.offers[done.offer]);
  const faces = useFaces(viewOf(operative.cards, operative.key, kind, cards, [], true));
  const its = useFaces(viewOf(spymaster.cards, spymaster.key, kind, cards, [], true));
  useEffect(() => title.current?.focus(), []);
  const task = (name: string): string => say("puzzle-task", { task: name });
  const text = (): string => shared(
    [`Cryptonym ${shortDay(language, day)}`, cards, ...(kind === "pictures" ? [say("puzzle-kind", { kind })] : [])].join(" · "),
    [...(attempt ? [[task("operative"), attempt.emblems] as const] : []), ...(given ? [[task("spymaster"), lozenges(gradeFor(spymaster, given))] as const] : [])],
    isToday ? streak(now) : 0, say("puzzle-streak", { n: streak(now) }), linkOf({ ...(isToday ? {} : { day }), kind }, cards),
  );
  const link = (wanted: Wanted, label: ComponentChildren): VNode => (
    <a class="btn" href={addressOf(wanted)} onClick={(event) => {
      event.preventDefault();
      toPuzzle(wanted);
    }}>{label}</a>
  );
  const other = kind === "pictures" ? "words" : "pictures";
  const hasOther = kind === "pictures" || hasPictures(day);
  const at = isToday ? {} : { day };
  const tomorrow = isCovered(plus(now, 1)) && say("puzzle-tomorrow", { kind: hasPictures(plus(now, 1)) ? "pictures" : "words" });
  return (
    <div class="screen puzzle result" data-screen="puzzle" data-task="result">
      <main class="sheets">
        <h1 ref={title} tabIndex={-1} class="sr">{say("puzzle-result")}</h1>
        <section class="sheet">
          <h2 class="cap soft">{task("operative")}</h2>
          {attempt ? <><Tiles attempt={attempt} say={say} /><p class="headline">{headline(attempt, operative, say)}</p><Was task={operative} name={faces.name} say={say} /></>
            : <button type="button" class="btn main" onClick={() => onTask("operative")}>{operative.clue} {operative.number}</button>}
        </section>
        <section class="sheet">
          <h2 class="cap soft">{task("spymaster")}</h2>
          {given ? <>
            <p class="given"><b lang={tagOf(cards)}>{given.word}</b> <span class="pnum">{given.number}</span><Lozenges grade={gradeFor(spymaster, given)} say={say} /></p>
            <Judged task={spymaster} given={given} name={its.name} say={say} />
          </> : <button type="button" class="btn main" onClick={() => onTask("spymaster")}>{say("puzzle-next")}</button>}
        </section>
        <Ticket say={say} language={language} now={now} />
        <Share text={text} say={say} />
        <div class="row links">
          {link({ archive: true }, say("puzzle-archive"))}
          {hasOther ? link({ ...at, kind: other }, say("puzzle-other", { kind: other })) : isToday ? tomorrow && <span class="soft small">{tomorrow}</span> : link({}, say("puzzle-today"))}
        </div>
        {hasOther && isToday && tomorrow && <p class="soft small">{tomorrow}</p>}
        <p class="legend soft small">{say("puzzle-legend")}</p>
      </main>
      {header(say("puzzle-kind", { kind }))}
    </div>
  );
}

/** By the device's own sheet if it has one, else copied; a browser that does neither shows the text. */
function Share({ text, say }: { text: () => string; say: Say }): VNode {
  const [state, setState] = useState<"" | "copied" | "shown">("");
  const share = async (): Promise<void> => {
    if (matchMedia("(pointer: coarse)").matches && "share" in navigator) {
      try {
        return await navigator.share({ text: text() });
      } catch (error) {
        if ((error as Error).name === "AbortError") return undefined;
      }
    }
    const copied = await copyText(text());
    setState(copied ? "copied" : "shown");
    return announce(say(copied ? "puzzle-copied" : "puzzle-no-copy"));
  };
  return <>
    <button type="button" class="btn main big wide" onClick={() => void share()}>{say(state === "copied" ? "puzzle-copied" : "puzzle-share")}</button>
    {state === "shown" && <label class="grid"><span class="small">{say("puzzle-no-copy")}</span><textarea class="field" readOnly rows={5}>{text()}</textarea></label>}
  </>;
}
