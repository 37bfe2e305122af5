import type { VNode } from "preact";
import { memo } from "../ui/memo";
import type { ComponentChildren } from "preact";
import type { Identity } from "../state/reduce";
import { Emblem, INK } from "../ui/emblem";
import { fit } from "./fit";

export interface TagSeen {
  id: string;
  name: string;
  me: boolean;
  /** First, second or third choice; 0 for advice against the card. */
  choice?: number;
  /** They have more than one tag on the table. */
  several?: boolean;
  unsure?: boolean;
}

export interface CardProps {
  index: number;
  /** What is printed on it; a picture's title where it is one. */
  word: string;
  /** A picture's address, empty while it is not known yet; undefined for a word. */
  drawing: string | undefined;
  alt: string;
  at: string;
  lang: string;
  /** Its accessible name, whole. */
  label: string;
  covered: Identity | undefined;
  /** What the key says, for those who may know. */
  identity: Identity | undefined;
  tags: readonly TagSeen[];
  /** The colour of tags and of the strip under a tagged card. */
  team: "red" | "blue" | undefined;
  mine: boolean;
  last: boolean;
  ringed: boolean;
  chosen: boolean;
  reached: boolean;
  pressable: boolean;
  dimmed: boolean;
  sent: string | undefined;
  focusable: boolean;
  short: boolean;
  onPress: (card: number) => void;
  onFocus: (card: number) => void;
  strip?: ComponentChildren;
}

/** How far askew an agent's slip lies: the same for a card each time. */
const ASKEW = [-0.7, 0.5, -0.3, 0.8, 0.4, -0.8, 0.3, -0.5];

function classes(props: CardProps): string {
  const { covered, identity } = props;
  const names = [props.drawing === undefined ? "card" : "card pic"];
  if (covered) names.push("cov", INK[covered]);
  else if (identity) names.push("key", INK[identity]);
  else if (props.team && (props.tags.length > 0 || props.sent)) names.push(props.team);
  if (props.mine) names.push("mine");
  if (props.last) names.push("last");
  if (props.ringed) names.push("ringed");
  if (props.reached) names.push("reached");
  if (props.pressable) names.push("press");
  if (props.dimmed) names.push("dim");
  return names.join(" ");
}

const initials = (name: string): string => [...name].slice(0, 2).join("");

/** Names while there is room, then initials; of three and more how many there are, and one's own. Advice against a card is not counted. */
function Tags({ tags, short }: { tags: readonly TagSeen[]; short: boolean }): VNode {
  const votes = tags.filter(({ choice }) => choice !== 0);
  const many = votes.length > (short ? 1 : 2);
  const faces = many ? votes.filter(({ me }) => me) : tags.slice(0, short ? 1 : 3);
  const brief = short || faces.length > 2;
  return <>
    {many && <b class="n" data-name={votes.length} />}
    {faces.map(({ id, me, name, choice, several, unsure }) => (
      <b
        key={id} class={`${me ? "me" : ""}${unsure ? " unsure" : ""}${choice === 0 ? " not" : ""}`}
        data-n={several && choice && !(short && (many || unsure)) ? choice : undefined} data-name={`${brief ? initials(name) : name}${unsure ? "?" : ""}`}
      />
    ))}
  </>;
}

export const Card = memo(function Card(props: CardProps): VNode {
  const shape = fit(props.word);
  const { covered, identity } = props;
  return (
    <div
      class={classes(props)}
      role="gridcell"
      aria-label={props.label}
      aria-selected={props.pressable ? props.mine || props.chosen : undefined}
      data-card={props.index}
      tabIndex={props.focusable ? 0 : -1}
      style={{
        "--st": shape.stretch,
        "--em": shape.ems,
        "--emn": shape.narrowEms,
        "--eml": shape.labelEms,
        "--r": `${ASKEW[(props.index * 7 + props.word.length) % ASKEW.length]}deg`,
        "--i": props.index,
      }}
      onClick={() => props.onPress(props.index)}
      onFocus={() => props.onFocus(props.index)}
    >
      <span class="at">{props.at}</span>{" "}
      {props.drawing !== undefined ? (
        <img src={props.drawing || undefined} alt={props.alt} lang={props.lang} width={600} height={600} draggable={false} decoding="async" />
      ) : <b class={`w${shape.lines.length > 1 ? " two" : ""}${shape.hyphen ? " hy" : ""}`} lang={props.lang}>
        {shape.lines.map((line, i) => (
          <span key={i}>{i > 0 && !shape.hyphen && !props.word.includes(`-${line}`) ? ` ${line}` : line}</span>
        ))}
      </b>}
      {covered && <Emblem of={covered} />}
      {!covered && identity && (
        <span class="band"><Emblem of={identity} /></span>
      )}
      {/* Names and strip are drawn by CSS: the card's own name has them in words, and says no more than it shows. */}
      {(props.tags.length > 0 || props.sent) && (
        <span class={`tags ${props.team ?? ""}`} aria-hidden="true">
          {props.sent ? (
            <b class="me" data-name={props.sent} />
          ) : (
            <Tags tags={props.tags} short={props.short} />
          )}
        </span>
      )}
      {props.strip}
    </div>
  );
});
