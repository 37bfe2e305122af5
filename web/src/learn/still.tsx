/** The lesson's nine cards as a still picture, and one worked turn: how to play, before the numbered rules. */
import "./still.css";
import type { VNode } from "preact";
import { fit } from "../board/fit";
import { placeName } from "../board/place";
import { useLessonWords } from "../i18n/learn";
import { Rich } from "../i18n/use";
import { Emblem, Icon, INK } from "../ui/emblem";
import { ANCHOR, COLUMNS, KEY, LIGHTHOUSE, NUMBER, SIREN, WAVE } from "./lesson";
import { toLesson } from "./way";

const COVERED: readonly number[] = [ANCHOR, WAVE, LIGHTHOUSE];
const LINES = ["still-1", "still-2", "still-3", "still-4"];

export function Still({ lang }: { lang: string }): VNode {
  const words = useLessonWords();
  if (!words) return <section class="still" aria-busy="true" />;
  const { say } = words;
  const cards = say("lesson-cards").split(" ");
  const name = (card: number): string => cards[card] ?? "";
  const args = { clue: say("lesson-clue"), first: name(ANCHOR), second: name(WAVE), wrong: name(LIGHTHOUSE), assassin: name(SIREN) };
  return (
    <section class="still" lang={lang}>
      <h1>{say("still-title")}</h1>
      <p>{say("still-lede")}</p>
      <div class="stillgrid">
        <div class="stillboard" role="img" aria-label={say("still-figure", args)}>
          <p class="stillclue red"><span class="blk"><Emblem of="red" /></span><b>{args.clue}</b><span class="num">{NUMBER}</span></p>
          {cards.map((word, card) => <StillCard key={card} word={word} card={card} />)}
        </div>
        <div>
          <ol>{LINES.map((line) => <li key={line}><Rich say={say} id={line} args={args} /></li>)}</ol>
          <a class="btn main" href="/learn" onClick={(event) => {
            event.preventDefault();
            toLesson();
          }}><Icon name="play" />{say("still-try")}</a>
        </div>
      </div>
    </section>
  );
}

function StillCard({ word, card }: { word: string; card: number }): VNode {
  const shape = fit(word);
  const turn = COVERED.indexOf(card);
  const identity = KEY[card] ?? "bystander";
  return (
    <span class={`card${turn < 0 ? "" : ` cov ${INK[identity]}`}`} style={{ "--st": shape.stretch, "--em": shape.ems, "--eml": shape.labelEms }}>
      <span class="at">{placeName(card, COLUMNS)}</span><b class="w">{word}</b>{turn >= 0 && <><Emblem of={identity} /><b class="order">{turn + 1}</b></>}
    </span>
  );
}
