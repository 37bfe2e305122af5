/** A puzzle a day: the operative's task, the spymaster's, the result; and the archive of past days. It needs a server for the day's data alone. */
import "../styles/room.css";
import "../styles/publicslip.css";
import "../learn/learn.css";
import "./puzzle.css";
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { keepOffline } from "../gadget/install";
import { cardsFor, tagOf } from "../i18n/languages";
import type { Say } from "../i18n/extra";
import { usePuzzleWords } from "../i18n/puzzle";
import { usePictureStyles } from "../pictures/styled";
import { usePictureTexts } from "../pictures/texts";
import type { Language } from "../state/reduce";
import { Icon } from "../ui/emblem";
import { useLayout } from "../ui/layout";
import { go } from "../ui/route";
import { Archive } from "./archive";
import { keepAhead, type NoPuzzle, puzzleOf } from "./data";
import { type Done, doneOf, hasPictures, isDay, nearest, remember, spymasterDone, today } from "./days";
import { COLUMNS } from "./play";
import { OperativeTask } from "./operative";
import { Result } from "./result";
import { FIRST, LAST } from "./span";
import { SpymasterTask } from "./spymaster";
import { dayName, longDay } from "./ticket";
import type { Kind, Puzzle } from "./text";
import { addressOf, toPuzzle, type Wanted } from "./way";

export function PuzzleScreen({ day, kind, archive }: { day: string | undefined; kind: Kind; archive: boolean }): VNode {
  const words = usePuzzleWords();
  const [now, setNow] = useState(today);
  const language = words?.language;
  const cards = cardsFor(language ?? "en");
  useEffect(keepOffline, []);
  usePictureTexts(kind === "pictures");
  const styled = usePictureStyles(kind === "pictures");
  // A page that stays open overnight shows the new day when it is looked at again.
  useEffect(() => {
    const look = (): void => setNow(today());
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  useEffect(() => {
    if (language) keepAhead(cards, now).catch(() => undefined); // Without a connection what is kept stays.
  }, [cards, now, language]);
  if (!words || (kind === "pictures" && !styled)) return <Waiting kind={kind} />;
  const shown = isDay(day) && day <= now ? day : now;
  if (archive) {
    return (
      <div class="screen puzzle result" data-screen="puzzle" data-task="archive">
        <main class="sheets"><Archive say={words.say} language={words.language} cards={cards} now={now} /></main>
        <Header title={words.say("puzzle-archive")} line={words.say("puzzle-title")} back={() => toPuzzle({})} />
      </div>
    );
  }
  return <Day key={`${shown} ${cards} ${kind}`} day={shown} kind={kind} now={now} cards={cards} language={words.language} say={words.say} />;
}

function Waiting({ kind }: { kind: Kind }): VNode {
  return (
    <div class="screen table puzzle phone waiting" data-screen="waiting" aria-busy="true">
      <main class={`ghostboard ${kind}`}>{Array.from({ length: COLUMNS[kind] * 4 }, (_, i) => <i key={i} />)}</main>
    </div>
  );
}

function Header({ title, line, back, children }: { title: string; line: string; back?: () => void; children?: ComponentChildren }): VNode {
  return (
    <header class="top">
      <a class="btn quiet icon" href="/" aria-label="Cryptonym" onClick={(event) => {
        event.preventDefault();
        if (back) back();
        else go("/");
      }}><Icon name="back" /></a>
      <div class="titles"><h1>{title}</h1><p>{line}</p></div>
      <span class="beside">{children}</span>
    </header>
  );
}

/** There is no puzzle of this day: why, and the nearest that there is. */
function None({ day, now, language, say }: { day: string; now: string; language: string; say: Say }): VNode {
  const near = nearest(day, now);
  const why = day < FIRST ? say("puzzle-none-before", { date: longDay(language, FIRST) }) : day > LAST ? say("puzzle-none-after", { date: longDay(language, LAST) }) : say("puzzle-none");
  const link = (wanted: Wanted, label: string, main = ""): VNode => (
    <a class={`btn ${main}`} href={addressOf(wanted)} onClick={(event) => {
      event.preventDefault();
      toPuzzle(wanted);
    }}>{label}</a>
  );
  return (
    <section class="sheet none">
      <p>{why}</p>
      {near && <div class="row links">{link(near === now ? {} : { day: near }, say("puzzle-nearest", { date: longDay(language, near) }), "main")}{link({ archive: true }, say("puzzle-archive"))}</div>}
    </section>
  );
}

function Day({ day, kind, now, cards, language, say }: { day: string; kind: Kind; now: string; cards: Language; language: string; say: Say }): VNode {
  const [puzzle, setPuzzle] = useState<Puzzle | NoPuzzle>();
  const [done, setDone] = useState<Done>(() => doneOf(day, cards, kind));
  const begun = done.operative || spymasterDone(done);
  const [task, setTask] = useState<"operative" | "spymaster" | "result">(begun ? "result" : "operative");
  const wide = useLayout() === "wide";
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    void puzzleOf(cards, day, kind).then((found) => current && setPuzzle(found));
    return () => {
      current = false;
    };
  }, [asked]);
  useEffect(() => {
    const again = (): void => setAsked((n) => n + 1);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  const keep = (change: Done): void => setDone(remember(day, cards, kind, change));
  const header = (line: string): VNode => (
    <Header title={say("puzzle-title")} line={[dayName(language, day), line].join(" · ")}>
      {(kind === "pictures" || hasPictures(day)) && (
        <button type="button" class="btn quiet" onClick={() => toPuzzle({ ...(day === now ? {} : { day }), kind: kind === "pictures" ? "words" : "pictures" })}>
          {say("puzzle-kind", { kind: kind === "pictures" ? "words" : "pictures" })}
        </button>
      )}
    </Header>
  );
  if (puzzle === undefined) return <Waiting kind={kind} />;
  if (typeof puzzle === "string") {
    return (
      <div class="screen puzzle result" data-screen="puzzle" data-task={puzzle} lang={tagOf(language)}>
        <main class="sheets">{puzzle === "away" ? <section class="sheet"><p>{say("puzzle-needs")}</p></section> : <None day={day} now={now} language={language} say={say} />}</main>
        {header(say("puzzle-kind", { kind }))}
      </div>
    );
  }
  const next = done.operative && (spymasterDone(done)
    ? <button type="button" class="btn main big wide" onClick={() => setTask("result")}>{say("puzzle-result")}</button>
    : <button type="button" class="btn main big wide" onClick={() => setTask("spymaster")}>{say("puzzle-next")}</button>);
  if (task === "operative") {
    return (
      <OperativeTask
        task={puzzle.operative} kind={kind} language={cards} touched={done.touched ?? []} say={say} wide={wide} header={header} next={next}
        onTouched={(touched, { over }) => keep({ touched, ...(over ? { operative: true } : {}) })}
      />
    );
  }
  if (task === "spymaster" && !spymasterDone(done)) {
    return (
      <SpymasterTask
        task={puzzle.spymaster} kind={kind} day={day} language={cards} say={say} wide={wide} header={header}
        onChosen={(offer) => {
          keep({ offer });
          setTask("result");
        }}
        onOwn={(own) => {
          keep({ own });
          setTask("result");
        }}
      />
    );
  }
  return <Result puzzle={puzzle} done={done} language={language} cards={cards} say={say} now={now} header={header} onTask={setTask} />;
}
