/** Clue by clue: a slip for each, the finest ones, and chips of cards. */
import type { VNode } from "preact";
import type { Say } from "../i18n/extra";
import { Rich } from "../i18n/use";
import type { Faces } from "../pictures/faces";
import { Emblem, INK } from "../ui/emblem";
import { HONOURS, numberOf, percent, type Review, type ReviewedClue } from "./model";
import type { Told } from "./told";

export const Number = ({ of }: { of: number | null }): VNode => <span class="num">{numberOf(of)}</span>;

/** A filled chip was touched, an outlined one meant and not heard. */
export function Chip({ review, faces, card, open }: { review: Review; faces: Faces; card: number; open?: boolean }): VNode {
  const identity = review.key[card] ?? "bystander";
  const face = faces.face(card);
  return (
    <span class={`chip ${INK[identity]}${open ? " open" : ""}`} lang={faces.lang(card)}>
      <Emblem of={identity} />{face?.src && <img src={face.src} alt="" width={28} height={28} />}{faces.name(card)}
    </span>
  );
}

export function Heard({ review, faces, clue }: { review: Review; faces: Faces; clue: ReviewedClue }): VNode {
  const missed = clue.meant.filter((card) => !clue.touched.includes(card));
  return (
    <div class="hits">
      {clue.touched.map((card) => <Chip key={card} review={review} faces={faces} card={card} />)}
      {missed.map((card) => <Chip key={card} review={review} faces={faces} card={card} open />)}
    </div>
  );
}

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

export function Clues({ review, say, faces, nameOf, turn, onTurn }: {
  review: Review;
  say: Say;
  faces: Faces;
  nameOf: (clue: ReviewedClue) => string | undefined;
  turn: number;
  onTurn: (turn: number) => void;
}): VNode {
  return (
    <section class="clues">
      <h2>{say("review-clues")}</h2>
      <ul>
        {review.clues.map((clue) => (
          <li key={clue.turn}>
            <button type="button" class={`turnslip ${clue.team}${clue.turn === turn ? " on" : ""}`} aria-pressed={clue.turn === turn} onClick={() => onTurn(clue.turn)}>
              <span class={`blk ${clue.team}`}><Emblem of={clue.team} /></span>
              <span class="body"><span class="c">{clue.word} {numberOf(clue.number)}<small>{nameOf(clue)}</small></span><Heard review={review} faces={faces} clue={clue} /></span>
              {review.figures && <span class="d">
                {signed(percent(clue.after) - percent(clue.before))}
                {clue.risk !== null && <><span class="meter" style={{ "--p": percent(clue.risk) }} /><small>{say("review-risk-short", { risk: percent(clue.risk) })}</small></>}
              </span>}
            </button>
          </li>
        ))}
      </ul>
      <p class="small soft"><Rich say={say} id="review-clues-line" /></p>
    </section>
  );
}

export function Honours({ review, say, told, nameOf, onTurn }: {
  review: Review;
  say: Say;
  told: Told;
  nameOf: (clue: ReviewedClue) => string | undefined;
  onTurn: (turn: number) => void;
}): VNode | null {
  const found = HONOURS.flatMap((honour) => {
    const clue = review.clues[review.honours[honour] ?? -1];
    return clue ? [{ honour, clue }] : [];
  });
  if (found.length === 0) return null;
  return (
    <section class="awards">
      {found.map(({ honour, clue }) => (
        <article key={honour} class={`award ${clue.team}`}>
          <span class="cap">{say(`review-${honour}`)}</span>
          <button type="button" class="big" onClick={() => onTurn(clue.turn)}><Emblem of={clue.team} /><span>{clue.word}</span><Number of={clue.number} /></button>
          <p>{nameOf(clue) && <><b>{nameOf(clue)}</b>. </>}{clue.story ? told.story(clue.story) : told.names(clue.touched)}</p>
        </article>
      ))}
    </section>
  );
}
