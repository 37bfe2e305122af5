/** One clue in depth: meant, heard, risk, how likely each card was, one sentence, and what a strong bot would have said. */
import type { VNode } from "preact";
import { fit } from "../board/fit";
import { placeName } from "../board/place";
import type { Say } from "../i18n/extra";
import type { Faces } from "../pictures/faces";
import { Emblem, Icon, INK } from "../ui/emblem";
import { Chip, Number } from "./clues";
import { numberOf, percent, type Review, type ReviewedClue } from "./model";
import type { Told } from "./told";

interface About {
  review: Review;
  clue: ReviewedClue;
  say: Say;
  faces: Faces;
  told: Told;
}

export function Detail({ name, marker, ...about }: About & { name: string | undefined; /** Who marked what was meant. */ marker: string | undefined }): VNode {
  const { review, clue, say, faces, told } = about;
  return (
    <section class="detail" id="review-turn" role="tabpanel" aria-label={`${say("review-turn", { n: clue.turn + 1 })}: ${clue.word} ${numberOf(clue.number)}`}>
      <header class={`rslip ${clue.team}`}>
        <span class="blk"><Emblem of={clue.team} /></span>
        <strong>{name ? say("review-turn-of", { n: clue.turn + 1, name }) : say("review-turn", { n: clue.turn + 1 })}</strong>
        <span class="rclue"><span>{clue.word}</span> <Number of={clue.number} /></span>
      </header>
      <div class="mh">
        {clue.meant.length > 0 && <div>
          <span class="cap soft">{say("review-meant")}</span>
          <div class="hits">{clue.meant.map((card) => <Chip key={card} review={review} faces={faces} card={card} open />)}</div>
          <small>{!clue.marked ? say("review-guess") : marker ? say("review-marked-by", { name: marker }) : say("review-marked")}</small>
        </div>}
        <div>
          <span class="cap soft">{say("review-heard")}</span>
          <div class="hits">{clue.touched.map((card) => <Chip key={card} review={review} faces={faces} card={card} />)}{clue.touched.length === 0 && say("review-nothing")}</div>
        </div>
        {clue.risk !== null && <div class="risk">
          <span class="cap soft">{say("review-risk")}</span>
          <b>{say("review-risk-big", { risk: percent(clue.risk) })}</b>
          <small>{say("review-risk-what")}{percent(clue.assassin ?? 0) > 0 && <>; {say("review-risk-assassin", { assassin: percent(clue.assassin ?? 0) })}</>}</small>
        </div>}
      </div>
      {clue.known && <HeatBoard {...about} />}
      {clue.known && <div class="legend" aria-hidden="true">
        <span><i class="sw m" />{say("review-legend-meant")}</span><span><i class="sw h">1</i>{say("review-legend-heard")}</span><span><i class="sw g" />{say("review-legend-heat")}</span>
      </div>}
      <div class="say2">
        {clue.story && <p class="kind">{told.story(clue.story)}</p>}
        <Bot {...about} />
      </div>
    </section>
  );
}

function HeatBoard({ review, clue, say, faces }: About): VNode {
  const heat = new Map(clue.heat.map(({ card, chance }) => [card, percent(chance)]));
  const rows = Array.from({ length: review.cards.length / review.columns }, (_, row) => row * review.columns);
  return (
    <div class="heat" role="table" aria-label={say("review-board")}>
      {rows.map((from) => (
        <div key={from} role="row" class="heatrow">
          {Array.from({ length: review.columns }, (_, column) => from + column).map((card) => {
            const identity = review.key[card] ?? "bystander";
            const [gone, meant, order, chance] = [clue.covered.includes(card), clue.meant.includes(card), clue.touched.indexOf(card) + 1, heat.get(card) ?? 0];
            const face = faces.face(card);
            const place = placeName(card, review.columns);
            return (
              <div
                key={card} role="cell" class={`heatcard ${INK[identity]}${gone ? " past" : ""}${meant ? " meant" : ""}${face ? " pic" : ""}`} data-card={card}
                style={{ "--p": gone ? 0 : chance, "--em": fit(faces.name(card)).ems }}
                aria-label={say("review-cell", { place, card: faces.name(card), identity, meant: meant ? "yes" : "no", order, covered: gone ? "yes" : "no", chance })}
              >
                <span class="hb" aria-hidden="true"><Emblem of={identity} /></span>
                <span class="hw" aria-hidden="true" lang={faces.lang(card)}>{face ? <><img src={face.src} alt="" width={72} height={72} /><i>{place}</i></> : faces.name(card)}</span>
                <span class="hp" aria-hidden="true">{!gone && chance >= 3 ? `${chance}\u202f%` : ""}</span>
                {order > 0 && <span class="n" aria-hidden="true">{order}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Bot({ review, clue, say, faces, told }: About): VNode | null {
  const { instead } = clue;
  if (!instead) return null;
  const same = instead.word.toLowerCase() === clue.word.toLowerCase() && instead.number === clue.number;
  return (
    <section class={`rbot ${clue.team}`}>
      <h2 class="cap"><Icon name="bot" small />{say(same ? "review-bot-same" : "review-bot")}</h2>
      {!same && <p class="big">{instead.word} <Number of={instead.number} /></p>}
      {!same && <ul class="bars">
        {instead.heat.map(({ card, chance }) => (
          <li key={card} class={INK[review.key[card] ?? "bystander"]}>
            <span class="l" lang={faces.lang(card)}><Emblem of={review.key[card] ?? "bystander"} />{faces.name(card)}</span>
            <span class="b" style={{ "--p": percent(chance) }} /><span class="v">{percent(chance)}{"\u202f%"}</span>
          </li>
        ))}
      </ul>}
      <p class="small">{instead.why.map((story) => told.story(story)).join(" ")}</p>
    </section>
  );
}
