/** The spymaster's task: a board with its key, and a choice among five clues. Where a server answers, a clue of one's own is graded too. */
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import { play } from "../effects/sounds";
import type { Say } from "../i18n/extra";
import { tagOf } from "../i18n/languages";
import { useText } from "../i18n/use";
import { useLooking } from "../pictures/looking";
import { Answered, type ClueGraded, gradeClue } from "../state/api";
import type { Language } from "../state/reduce";
import { Choice } from "../ui/controls";
import { Emblem } from "../ui/emblem";
import { RuleLink } from "../ui/rule";
import type { OwnClue } from "./days";
import { columnsOf, viewOf } from "./play";
import { upper } from "./told";
import type { Kind, Spymaster } from "./text";

const NUMBERS = ["1", "2", "3", "4", "5"];
const LONGEST = 50;

export function SpymasterTask({ task, kind, day, language, say, wide, header, onChosen, onOwn }: {
  task: Spymaster;
  kind: Kind;
  day: string;
  language: Language;
  say: Say;
  wide: boolean;
  header: (name: string) => VNode;
  onChosen: (offer: number) => void;
  onOwn: (clue: OwnClue) => void;
}): VNode {
  const t = useText();
  const [chosen, setChosen] = useState<number>();
  const [typing, setTyping] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const game = viewOf(task.cards, task.key, kind, language, [], true, columnsOf(kind, wide));
  const looking = useLooking(game);
  const offer = chosen === undefined ? undefined : task.offers[chosen];
  const choose = (place: number): void => {
    setChosen(place);
    play("tag");
  };
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.focus(), []);
  const ask = <h2 class="ask" ref={question} tabIndex={-1}>{say("puzzle-ask")}</h2>;
  const offers = (
    <form
      ref={form} class="offers"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) onChosen(chosen);
      }}
    >
      <div class="five" role="radiogroup" aria-label={say("puzzle-choose")} lang={tagOf(language)}>
        {task.offers.map((one, place) => (
          <label key={one.word} class={`offer${place === chosen ? " on" : ""}`} style={{ "--n": [...one.word].length }}>
            <input
              type="radio" class="sr" name="clue" checked={place === chosen} onChange={() => choose(place)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return; // Not every browser submits a form from a radio.
                event.preventDefault();
                form.current?.requestSubmit();
              }}
            />
            <span class="word">{one.word}</span><span class="pnum">{one.number}</span>
          </label>
        ))}
        <button type="button" class="linky typeown" lang="" onClick={() => setTyping(true)}>{say("puzzle-own")}</button>
      </div>
      <button type="submit" class="btn main big wide" disabled={!offer}>{offer ? say("puzzle-give", { clue: `${upper(offer.word, language)} ${offer.number}` }) : say("puzzle-choose")}</button>
    </form>
  );
  const under = typing ? <OwnEntry kind={kind} day={day} language={language} say={say} onBack={() => setTyping(false)} onGraded={onOwn} /> : offers;
  return (
    <div
      class={`screen table puzzle boss ${wide ? "wide" : "phone"}`} data-screen="puzzle" data-task="spymaster"
      onKeyDown={(event) => {
        const at = event.target as HTMLElement;
        const place = Number(event.key) - 1;
        if (typing || event.ctrlKey || event.altKey || event.metaKey || at.closest("#board, dialog") || !(place in task.offers)) return;
        event.preventDefault();
        choose(place);
        form.current?.querySelectorAll<HTMLInputElement>("input[type=radio]")[place]?.focus();
      }}
    >
      <a class="skip" href="#board">{t("skip")}</a>
      <main class="felt">
        <div class="play">
          <section class="pslip red asks" id="slip">
            <div class="pwho"><span class="blk"><Emblem of="red" /></span></div>
            {ask}
          </section>
          <div class="boardwrap">
            <Board
              game={game} covered={{}} showKey team="red" tagsAt={() => []} mine={undefined} last={undefined} ringed={[]} reached={[]} sent={undefined}
              pressable={() => false} dimmed={() => false} short={!wide} inert={false} strip={() => null} onPress={() => undefined} onEnter={() => undefined}
              onKey={(key) => {
                if (!(Number(key) - 1 in task.offers)) return false;
                choose(Number(key) - 1);
                return true;
              }}
              {...(kind === "pictures" ? { onLook: looking.look } : {})}
            />
          </div>
          {!wide && <div class="dock">{under}</div>}
        </div>
        {wide && <aside class="rail aside" aria-label={say("puzzle-choose")}>{under}</aside>}
      </main>
      {header(say("puzzle-task", { task: "spymaster" }))}
      {looking.dialog}
    </div>
  );
}

type Trouble = { said: string } | { reasons: ClueGraded["reasons"] };

function OwnEntry({ kind, day, language, say, onBack, onGraded }: {
  kind: Kind;
  day: string;
  language: Language;
  say: Say;
  onBack: () => void;
  onGraded: (clue: OwnClue) => void;
}): VNode {
  const t = useText();
  const [word, setWord] = useState("");
  const [number, setNumber] = useState("2");
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = async (): Promise<void> => {
    const clue = word.trim();
    if (!clue || busy) return;
    setBusy(true);
    setTrouble(undefined);
    try {
      const told = await gradeClue({ language: language as Exclude<Language, "other">, date: day, kind, word: clue, number: Number(number) });
      if (told.grade !== undefined) return onGraded({ word: clue, number: Number(number), grade: told.grade, found: told.found ?? [], near: told.near ?? undefined });
      setTrouble(told.finding === "illegal" ? { reasons: told.reasons } : { said: say("puzzle-own-unknown", { clue }) });
    } catch (error) {
      setTrouble({ said: say(error instanceof Answered && error.status === 429 ? "puzzle-own-busy" : "puzzle-own-down") });
    }
    setBusy(false);
    return field.current?.focus();
  };
  return (
    <form
      class="freeclue"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div class="entry">
        <input
          ref={field} class={`word${trouble ? " bad" : ""}`} aria-label={t("entry-word")} placeholder={t("entry-word")} lang={tagOf(language)} autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck={false}
          enterkeyhint="send" maxLength={LONGEST} value={word}
          onInput={(event) => {
            setWord(event.currentTarget.value);
            setTrouble(undefined);
          }}
        />
      </div>
      <Choice class="nums" label={t("entry-number")} value={number} options={NUMBERS.map((value) => ({ value, label: value }))} onChange={setNumber} />
      <div class={`refline${trouble ? " loud" : ""}`} aria-live="polite">
        <div class="said">
          {busy ? say("puzzle-own-wait") : trouble && ("said" in trouble ? trouble.said : trouble.reasons.map((reason, i) => <p key={i}>{t(reason.message, reason.args)} <RuleLink rule={reason.rule} /></p>))}
        </div>
      </div>
      <button type="submit" class="btn main big wide" disabled={busy || !word.trim()}>{say("puzzle-own-send")}</button>
      <button type="button" class="btn quiet" onClick={onBack}>{say("puzzle-five")}</button>
    </form>
  );
}
