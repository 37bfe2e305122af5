/** The way to today's puzzle from home: a slip in the picture, on a phone beside the name. It has its size before its words are here, and never nags. */
import "./door.css";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { cardsFor, tagOf } from "../i18n/languages";
import { usePuzzleWords } from "../i18n/puzzle";
import { useMessages } from "../i18n/use";
import { Emblem } from "../ui/emblem";
import { puzzleOf } from "./data";
import { doneOf, isCovered, punchedDays, streak, today, weekOf } from "./days";
import { attemptOf } from "./play";
import { dayName } from "./ticket";
import type { Puzzle } from "./text";
import { toPuzzle } from "./way";

/** Where the slip has room for the clue. */
const ROOM = "(min-width: 900px)";

export function PuzzleDoor(): VNode | null {
  const { language } = useMessages();
  const words = usePuzzleWords();
  const [puzzle, setPuzzle] = useState<Puzzle>();
  const now = today();
  const cards = cardsFor(language);
  const done = doneOf(now, cards, "words");
  useEffect(() => {
    let current = true;
    setPuzzle(undefined);
    // Phones show no clue here; they fetch none.
    if (isCovered(now) && (matchMedia(ROOM).matches || done.operative)) void puzzleOf(cards, now, "words").then((found) => current && typeof found !== "string" && setPuzzle(found));
    return () => {
      current = false;
    };
  }, [cards]);
  if (!isCovered(now)) return null;
  const say = words?.say;
  const days = streak(now);
  const punched = punchedDays();
  const week = weekOf(now);
  const attempt = puzzle && done.operative ? attemptOf(puzzle.operative, done.touched ?? []) : undefined;
  return (
    <a
      class="puzzledoor" href="/puzzle"
      onClick={(event) => {
        event.preventDefault();
        toPuzzle({});
      }}
    >
      <span class="doorlid"><b>{say?.("puzzle-title")}</b><span class="date">{words && dayName(words.language, now)}</span></span>
      <span class="doorslip">
        <span class="blk red"><Emblem of="red" /></span>
        <span class="small"><b>{say?.("puzzle-title")}</b><span>{attempt ? attempt.emblems : say?.(done.operative ? "puzzle-solved" : "puzzle-minutes")}</span></span>
        <span class="doorclue">
          {attempt ? <><span class="solved">{say?.("puzzle-solved")}</span> <span class="signs">{attempt.emblems}</span></>
            : puzzle && <><span class="pword" lang={tagOf(cards)} style={{ "--n": [...puzzle.operative.clue].length }}>{puzzle.operative.clue}</span> <span class="pnum">{puzzle.operative.number}</span></>}
        </span>
        <span class="doorweek">
          <span class="holes" aria-hidden="true">{week.map((day) => <i key={day} class={`${punched.has(day) ? "done" : ""}${day === now ? " now" : ""}`} />)}</span>
          <span>{days > 0 ? say?.("puzzle-streak", { n: days }) : say?.("puzzle-minutes")}</span>
        </span>
      </span>
    </a>
  );
}
