/** A finished game, reviewed: verdict, the partition, the finest clues, every clue, one in depth. */
import "../styles/later.css";
import "./review.css";
import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { viewOf } from "../game/view";
import { besideGame } from "../i18n/beside";
import type { Say, Words } from "../i18n/extra";
import { useReviewWords } from "../i18n/review";
import { useText } from "../i18n/use";
import { hasPictures, useFaces } from "../pictures/faces";
import { usePictureStyles } from "../pictures/styled";
import { usePictureTexts } from "../pictures/texts";
import type { EndingSeen, GameView } from "../protocol";
import { usePacked } from "../replay/player";
import type { Loaded } from "../replay/source";
import { stepsOf } from "../replay/steps";
import { reasonOf, verdictOf } from "../table/verdict";
import { Brand } from "../ui/brand";
import { Emblem, INK, Mark } from "../ui/emblem";
import { type Layout, useLayout } from "../ui/layout";
import { askReview, type NoReview } from "./ask";
import { Chart } from "./chart";
import { Clues, Honours } from "./clues";
import { Detail } from "./detail";
import { clueOfTurn, type Review as Reviewed, type ReviewedClue } from "./model";
import { Take } from "./take";
import { type Told, toldOf } from "./told";

/** Of a hundred cards of which the mind said about 70, so many were meant: docs/manual/review.md. */
const HELD = 73;

function useReview(loaded: Loaded): { review: Reviewed | undefined; none: NoReview | undefined; again: () => void } {
  const [answer, setAnswer] = useState<Reviewed | NoReview>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    setAnswer(undefined);
    void askReview(loaded).then((got) => current && setAnswer(got));
    return () => {
      current = false;
    };
  }, [loaded, asked]);
  const none = typeof answer === "string" ? answer : undefined;
  return { review: typeof answer === "string" ? undefined : answer, none, again: () => setAsked(asked + 1) };
}

/** `replay` is where the same game is seen step by step; where it is not known, the game goes there in its link. */
export const Review = besideGame(function Review({ loaded, around, replay }: { loaded: Loaded; around: Words; replay: string | undefined }): VNode {
  const words = useReviewWords();
  return words ? <Read loaded={loaded} words={words} replay={replay} /> : <Waiting say={around.say} />;
});

const Waiting = ({ say }: { say: Say }): VNode => (
  <div class="screen replaywait" data-screen="waiting" aria-busy="true"><main><Mark /><p role="status">{say("replay-loading")}</p></main></div>
);

function Read({ loaded, words, replay }: { loaded: Loaded; words: Words; replay: string | undefined }): VNode {
  const { say, language } = words;
  const link = usePacked(loaded);
  const seeAgain = replay ?? (link && `/replay${new URL(link).hash}`);
  const layout = useLayout();
  const last = useMemo(() => stepsOf(loaded.events).at(-1)?.game, [loaded]);
  const view = useMemo(() => last && viewOf(last, true, loaded.language), [last]) as GameView;
  const { review, none, again } = useReview(loaded);
  const pictures = hasPictures(view);
  usePictureTexts(pictures);
  usePictureStyles(pictures);
  const faces = useFaces(view);
  const told = review && toldOf(review, say, faces, language);
  const nameOf = ({ team }: ReviewedClue): string | undefined => loaded.players?.[`${team}-spymaster`]?.join(", ") || undefined;
  const markedBy = (clue: ReviewedClue): string | undefined => loaded.marks.find(({ turn }) => turn === clue.turn)?.by || nameOf(clue);
  const ending = last?.ending as EndingSeen;
  return (
    <div class={`screen review ${layout}`} data-screen="review" aria-busy={!review && !none}>
      <header class="top"><Brand /><span class="grow" /><b class="replayname">{say("review-title")}</b></header>
      <main class="rv">
        <Verdict view={view} ending={ending} summary={none ? undefined : review && told && (review.figures ? told.summary : say("review-no-figures"))} />
        {none ? <Missing none={none} say={say} onAgain={again} /> : (
          <Body review={review} told={told} say={say} layout={layout} faces={faces} nameOf={nameOf} markedBy={markedBy} />
        )}
        <Take say={say} review={review} told={told} view={view} ending={ending} players={loaded.players} nameOf={nameOf} link={link} replay={seeAgain} />
        <footer class="small soft">
          {review && (review.clues.some(({ instead }) => instead) ? say("review-how-sure", { times: HELD }) : say("review-no-mind"))} {say("review-what-it-reads")}
        </footer>
      </main>
    </div>
  );
}

function Verdict({ view, ending, summary }: { view: GameView; ending: EndingSeen; summary: string | undefined }): VNode {
  const t = useText();
  const ink = ending.winner ?? "bystander";
  return (
    <section class={`verdict sheet ${INK[ink]}`}>
      <span class="blk"><Emblem of={ink} /></span>
      <div class="say"><h1>{verdictOf(view, ending, t)}</h1><p>{summary ?? reasonOf(view, ending, t)}</p></div>
    </section>
  );
}

function Missing({ none, say, onAgain }: { none: NoReview; say: Say; onAgain: () => void }): VNode {
  return (
    <section class="sheet none" role="alert">
      <p>{say(none === "busy" ? "review-busy" : none === "down" ? "review-down" : "review-running")}</p>
      {none !== "none" && <button type="button" class="btn" onClick={onAgain}>{say("review-again")}</button>}
    </section>
  );
}

function Body({ review, told, say, layout, faces, nameOf, markedBy }: {
  review: Reviewed | undefined;
  told: Told | undefined;
  say: Say;
  layout: Layout;
  faces: ReturnType<typeof useFaces>;
  nameOf: (clue: ReviewedClue) => string | undefined;
  markedBy: (clue: ReviewedClue) => string | undefined;
}): VNode {
  const [chosen, setChosen] = useState<number>();
  const tipped = review?.tipped != null ? review.touches[review.tipped]?.turn : undefined;
  const turn = chosen ?? (review && tipped !== undefined && clueOfTurn(review, tipped) >= 0 ? tipped : review?.clues.at(-1)?.turn) ?? 0;
  const clue = review?.clues[clueOfTurn(review, turn)];
  const phone = layout === "phone";
  const tip = phone && review?.tipped != null && told && <p class="tip"><b>{say("review-tip")}.</b> {told.summary}</p>;
  return <>
    {(!review || review.figures) && <Chart review={review} say={say} told={told} layout={layout} turn={turn} onTurn={setChosen} />}
    {tip}
    {review && told && !phone && <Honours review={review} say={say} told={told} nameOf={nameOf} onTurn={setChosen} />}
    {review && told && (
      <section class="two">
        {(!phone || !review.figures) && <Clues review={review} say={say} faces={faces} nameOf={nameOf} turn={turn} onTurn={setChosen} />}
        {clue && <Detail review={review} clue={clue} say={say} faces={faces} told={told} name={nameOf(clue)} marker={markedBy(clue)} />}
      </section>
    )}
    {review && told && phone && <Honours review={review} say={say} told={told} nameOf={nameOf} onTurn={setChosen} />}
  </>;
}
