/** The partition: red's sheet below, blue's above, cut along the course of the game; and the strip of turns under it. */
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import type { Say } from "../i18n/extra";
import { useText } from "../i18n/use";
import type { Layout } from "../ui/layout";
import { Emblem } from "../ui/emblem";
import type { Told } from "./told";
import { clueOfTurn, numberOf, percent, redShare, type Review } from "./model";
import { type Cut, cutOf } from "./partition";

const WIDE = { width: 1224, height: 330, least: 60 };
const NARROW = { width: 366, height: 232, least: 44 };
/** On a phone more turns than these are not side by side. */
const MOST_TURNS = 8;

export function Chart({ review, say, told, layout, turn, onTurn }: {
  review: Review | undefined;
  say: Say;
  told: Told | undefined;
  layout: Layout;
  turn: number;
  onTurn: (turn: number) => void;
}): VNode {
  const size = layout === "phone" ? NARROW : WIDE;
  const cut = review && cutOf(review, size.width, size.height, size.least);
  const tip = review?.tipped != null ? cut?.marks.find(({ place }) => place === review.tipped) : undefined;
  return (
    <figure class={`chart sheet${review ? " read" : ""}`}>
      <div class="parted">
        <Sheets review={review} cut={cut} size={size} label={review && told ? figureOf(review, say) : say("review-working")} />
        {review ? <Shares review={review} say={say} brief={layout === "phone"} /> : <p class="working" role="status">{say("review-working")}</p>}
        {tip && told && review && layout !== "phone" && (
          <div class="tipnote" style={noteAt(cut, size)}>
            <b>{say("review-tip")}</b><span>{told.summary}</span>
          </div>
        )}
      </div>
      {review && cut && <Strip review={review} cut={cut} say={say} brief={layout === "phone"} turn={turn} onTurn={onTurn} />}
      {review && told && <Table review={review} say={say} told={told} />}
    </figure>
  );
}

const NOTE = { width: 0.26, height: 0.34 };

/** Where the slip lies: of a few places the one that covers fewest marks and comes nearest to the tipping touch. */
function noteAt(cut: Cut | undefined, { width, height }: typeof WIDE): Record<"left" | "top", string> {
  const places = [0.2, 0.34, 0.48, 0.54].flatMap((left) => [0.05, 0.6].map((top) => ({ left, top })));
  const covered = ({ left, top }: { left: number; top: number }): number =>
    (cut?.marks ?? []).filter(({ x, y }) => x / width > left - 0.02 && x / width < left + NOTE.width + 0.02 && y / height > top - 0.06 && y / height < top + NOTE.height).length;
  const best = places.reduce((one, other) => (covered(other) < covered(one) ? other : one));
  return { left: `${100 * best.left}%`, top: `${100 * best.top}%` };
}

function figureOf(review: Review, say: Say): string {
  const [from, to] = [percent(review.start), percent(review.touches.at(-1)?.chance ?? review.start)];
  const turn = review.tipped === null ? undefined : review.touches[review.tipped]?.turn;
  const whole = say(review.mode === "coop" ? "review-figure-own" : "review-figure", { from, to });
  return turn === undefined ? whole : `${whole} ${say("review-figure-tipped", { turn: turn + 1 })}`;
}

function Sheets({ review, cut, size, label }: { review: Review | undefined; cut: Cut | undefined; size: typeof WIDE; label: string }): VNode {
  const { width, height } = size;
  const points = cut?.points ?? [[0, height / 2], [width, height / 2]];
  const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const tip = review?.tipped != null ? cut?.marks.find(({ place }) => place === review.tipped) : undefined;
  const dot = width > 600 ? 14 : 9;
  return (
    <svg class="part" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <defs>
        <pattern id="sheet-red" width="7" height="7" patternUnits="userSpaceOnUse"><rect class="red" width="7" height="7" /><rect x=".7" width="1.3" height="7" class="line" /></pattern>
        <pattern id="sheet-blue" width="7" height="7" patternUnits="userSpaceOnUse"><rect class="blue" width="7" height="7" /><rect y=".7" width="7" height="1.3" class="line" /></pattern>
      </defs>
      <rect width={width} height={height} fill="url(#sheet-blue)" />
      <path class="sheetred" d={`M${line}L${width} ${height}L0 ${height}Z`} fill="url(#sheet-red)" />
      <path class="dotted" d={`M0 ${height / 2}H${width}${(cut?.turns ?? []).slice(1).map(({ from }) => `M${from.toFixed(1)} 0V${height}`).join("")}`} />
      <path class="cut" d={`M${line}`} />
      {tip && <path class="circle" d={circle(tip.x, Math.min(height - dot * 3, Math.max(dot * 3, tip.y)), dot * 2.1)} />}
      {cut && review && cut.marks.map(({ x, y, place }) => (
        <g key={place} class={`mark ${review.touches[place]?.identity ?? ""}`} transform={`translate(${x.toFixed(1)} ${Math.min(height - dot, Math.max(dot, y)).toFixed(1)}) scale(${dot / 14})`}>
          <circle r="14" class="spot" /><Shape of={review.touches[place]?.identity ?? "bystander"} />
        </g>
      ))}
    </svg>
  );
}

/** The emblems as shapes: a lozenge, a disc, an open square, a saltire. */
function Shape({ of }: { of: string }): VNode {
  if (of === "red") return <path d="M0 -8L8 0L0 8L-8 0Z" />;
  if (of === "blue") return <circle r="6.5" />;
  if (of === "bystander") return <rect x="-5" y="-5" width="10" height="10" class="open" />;
  return <path class="open" d="M-5 -5L5 5M5 -5L-5 5" />;
}

/** A ring drawn by hand: it does not quite meet where it began. */
function circle(x: number, y: number, r: number): string {
  const at = (turn: number, far: number): string => `${(x + Math.cos(turn) * r * far).toFixed(1)} ${(y + Math.sin(turn) * r * 1.35 * far).toFixed(1)}`;
  const steps = Array.from({ length: 49 }, (_, i) => at(-2.2 + (i / 48) * 6.7, 0.95 + 0.02 * Math.sin(i * 0.9) + i * 0.002));
  return `M${steps.join("L")}`;
}

function Shares({ review, say, brief }: { review: Review; say: Say; brief: boolean }): VNode {
  const red = percent(redShare(review, review.start));
  const end = percent(redShare(review, review.touches.at(-1)?.chance ?? review.start));
  const coop = review.mode === "coop";
  const share = (team: "red" | "blue", chance: number): string => (brief || coop ? String(chance) : say("review-chance", { team, chance }));
  return <div aria-hidden="true">
    {(!coop || review.starting === "blue") && <span class="share blue">{share("blue", 100 - red)}</span>}
    {(!coop || review.starting === "red") && <span class="share red">{share("red", red)}</span>}
    {!brief && !coop && <span class={`share last ${end >= 50 ? "red" : "blue"}`}>{share(end >= 50 ? "red" : "blue", Math.max(end, 100 - end))}</span>}
  </div>;
}

function Strip({ review, cut, say, brief, turn, onTurn }: { review: Review; cut: Cut; say: Say; brief: boolean; turn: number; onTurn: (turn: number) => void }): VNode {
  const list = useRef<HTMLDivElement>(null);
  const given = cut.turns.filter((one) => clueOfTurn(review, one.turn) >= 0);
  const to = (place: number): void => {
    const wanted = given[Math.max(0, Math.min(given.length - 1, place))];
    if (!wanted) return;
    onTurn(wanted.turn);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("[aria-selected=true]")?.focus());
  };
  const key = (event: KeyboardEvent): void => {
    const at = given.findIndex((one) => one.turn === turn);
    const place = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: given.length - 1 }[event.key];
    if (place === undefined) return;
    event.preventDefault();
    to(place);
  };
  if (brief && cut.turns.length > MOST_TURNS) return <Steps review={review} given={given.map((one) => one.turn)} say={say} turn={turn} onTurn={onTurn} />;
  const columns = cut.turns.map(({ from, to: end }) => `${(end - from).toFixed(1)}fr`).join(" ");
  return (
    <div class="turnstrip" role="tablist" aria-label={say("review-turns")} ref={list} style={{ "grid-template-columns": columns }} onKeyDown={key}>
      {cut.turns.map((one) => {
        const clue = review.clues[clueOfTurn(review, one.turn)];
        if (!clue) return <span key={one.turn} class="none" />;
        const on = one.turn === turn;
        return (
          <button
            key={one.turn} type="button" role="tab" aria-selected={on} aria-controls="review-turn" tabIndex={on ? 0 : -1} class={`${clue.team}${on ? " on" : ""}`}
            aria-label={`${say("review-turn", { n: one.turn + 1 })}: ${clue.word} ${numberOf(clue.number)}`} onClick={() => onTurn(one.turn)}
          >
            <b>{brief ? one.turn + 1 : `${clue.word} ${numberOf(clue.number)}`}</b><Emblem of={clue.team} />
          </button>
        );
      })}
    </div>
  );
}

/** A long game on a phone: back and next. */
function Steps({ review, given, say, turn, onTurn }: { review: Review; given: readonly number[]; say: Say; turn: number; onTurn: (turn: number) => void }): VNode {
  const t = useText();
  const at = given.indexOf(turn);
  const clue = review.clues[clueOfTurn(review, turn)];
  const go = (place: number): void => {
    const wanted = given[place];
    if (wanted !== undefined) onTurn(wanted);
  };
  return (
    <div class="turnsteps">
      <button type="button" class="btn quiet icon" aria-label={t("scrub-back")} disabled={at <= 0} onClick={() => go(at - 1)}><i class="ic i-back" aria-hidden="true" /></button>
      <input type="range" min={0} max={given.length - 1} value={at} aria-label={say("review-turns")} aria-valuetext={`${say("review-turn", { n: turn + 1 })}: ${clue?.word ?? ""}`} onInput={(event) => go(event.currentTarget.valueAsNumber)} />
      <button type="button" class="btn quiet icon" aria-label={t("scrub-next")} disabled={at >= given.length - 1} onClick={() => go(at + 1)}><i class="ic i-next" aria-hidden="true" /></button>
    </div>
  );
}

/** The figure once more, for those who do not see it. */
function Table({ review, say, told }: { review: Review; say: Say; told: Told }): VNode {
  return (
    <div class="sr">
      <table>
        <thead><tr>{["review-turns", "review-meant", "review-heard", "review-after"].map((id) => <th key={id} scope="col">{say(id)}</th>)}</tr></thead>
        <tbody>
          {review.clues.map((clue) => (
            <tr key={clue.turn}>
              <th scope="row">{say("review-turn", { n: clue.turn + 1 })}: {clue.word} {numberOf(clue.number)}</th>
              <td>{told.names(clue.meant)}</td><td>{told.names(clue.touched)}</td><td>{percent(clue.after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
