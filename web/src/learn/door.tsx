/** The way to the lesson, where newcomers arrive: one quiet line, gone for those who have been there. */
import "./door.css";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useDoorWords } from "../i18n/doors";
import { Icon } from "../ui/emblem";
import { isOffered } from "./offer";
import { toLesson } from "./way";

/** `always`: also for those who have been through it, as in the lobby, where it helps to explain the game to others. */
export function LessonDoor({ always }: { always?: boolean }): VNode | null {
  const words = useDoorWords();
  const [offered] = useState(isOffered);
  if (!offered && !always) return null;
  return (
    <p class="learndoor">
      {words && (
        <a href="/learn" onClick={(event) => {
          event.preventDefault();
          toLesson();
        }}><Icon name="play" small /><span>{words.say("door-new")}</span> <b>{words.say("door-learn")}</b></a>
      )}
    </p>
  );
}

/** What a way of playing is, in one line. The two teams need none. */
export function ModeLine({ mode }: { mode: string }): VNode | null {
  const words = useDoorWords();
  if (mode !== "coop" && mode !== "trio") return null;
  return <p class="modeline soft small">{words?.say(`mode-line-${mode}`)}</p>;
}
