/** The key card: axes, who starts on its head (KEY-2), and either the squares or the cover. Covered, nothing of the key is on the page. */
import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { placeName, type Step, stepTo } from "../board/place";
import type { Identity } from "../state/reduce";
import { Emblem, INK, Mark } from "../ui/emblem";
import { Hold } from "./hold";
import type { KeyInPlay } from "./key";
import { codeOf, GRIDS } from "./rank";
import type { Say } from "./words";

const STEPS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);
const ORDER: readonly Identity[] = ["red", "blue", "bystander", "assassin"];

export function KeyCard(props: {
  say: Say;
  one: KeyInPlay;
  shown: boolean;
  /** Goes up with each turn of the card, so that it is seen to turn. */
  turns: number;
  onShow: () => void;
  onAskShow: () => void;
  onMark: (square: number) => void;
  onCode: () => void;
}): VNode {
  const { say, one, shown } = props;
  const { columns, rows } = GRIDS[one.key.grid];
  return (
    <section class={`kc g${rows}${shown ? "" : " covered"}`} aria-label={say("gadget-key")}>
      <header class={`first ${one.key.starting}`}>
        <span class="blk"><Emblem of={one.key.starting} /></span>
        <strong>{say("gadget-starts", { team: one.key.starting })}</strong>
        {shown && (
          <button type="button" class="kcode type" aria-label={`${say("gadget-code")}: ${codeOf(one.key)}`} onClick={props.onCode}>{codeOf(one.key)}</button>
        )}
      </header>
      <div class="kbody">
        <div class="ax" aria-hidden="true">{Array.from({ length: columns }, (_, column) => <span key={column}>{String.fromCharCode(65 + column)}</span>)}</div>
        <div class="ay" aria-hidden="true">{Array.from({ length: rows }, (_, row) => <span key={row}>{row + 1}</span>)}</div>
        {shown ? <Squares {...props} /> : (
          <Hold class="kcover" label={say("gadget-show")} hint={say("gadget-hold-on")} onDone={props.onShow} onAsk={props.onAskShow}>
            {(label) => <span class="kback"><Mark /><b>{label}</b><small>{say("gadget-show-line")}</small></span>}
          </Hold>
        )}
      </div>
    </section>
  );
}

function Squares({ say, one, turns, onMark }: { say: Say; one: KeyInPlay; turns: number; onMark: (square: number) => void }): VNode {
  const { key, found } = one;
  const { columns, rows } = GRIDS[key.grid];
  const [focus, setFocus] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!STEPS.has(event.key) || event.altKey || event.metaKey) return;
    event.preventDefault();
    const to = stepTo(focus, event.key as Step, columns, key.identities.length, event.ctrlKey);
    setFocus(to);
    grid.current?.querySelector<HTMLElement>(`[data-square="${to}"]`)?.focus();
  };
  return <>
    <div
      ref={grid} class={`kg${turns > 0 ? " turned" : ""}`} key={turns} role="grid" aria-label={say("gadget-key")}
      aria-rowcount={rows} aria-colcount={columns} onKeyDown={onKeyDown}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div class="kgrow" role="row" key={row}>
          {key.identities.slice(row * columns, (row + 1) * columns).map((identity, column) => {
            const square = row * columns + column;
            return (
              <div role="gridcell" key={square}>
                <button
                  type="button" class={`sq ${INK[identity]}${found.includes(square) ? " done" : ""}`} data-square={square}
                  aria-pressed={found.includes(square)} aria-label={say("gadget-square", { identity, place: placeName(square, columns) })}
                  tabIndex={square === focus ? 0 : -1} onFocus={() => setFocus(square)} onClick={() => onMark(square)}
                >
                  <Emblem of={identity} />
                </button>
              </div>
            );
          })}
        </div>
      ))}
    </div>
    <ul class="sr">
      {ORDER.map((identity) => {
        const left = key.identities.flatMap((of, square) => (of === identity && !found.includes(square) ? [placeName(square, columns)] : []));
        return left.length > 0 && <li key={identity}>{say("gadget-list", { identity, n: left.length, places: left.join(", ") })}</li>;
      })}
    </ul>
  </>;
}
