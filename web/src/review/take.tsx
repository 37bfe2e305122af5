/** Away with it: the replay, and the review as an image that this device makes. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Say } from "../i18n/extra";
import { useText } from "../i18n/use";
import type { EndingSeen, GameView } from "../protocol";
import { verdictOf } from "../table/verdict";
import { Icon } from "../ui/emblem";
import { copyText } from "../ui/copy";
import { go } from "../ui/route";
import { Switch } from "../ui/switch";
import { HONOURS, type Review, type ReviewedClue } from "./model";
import { saveImage } from "./paper";
import { drawReview } from "./picture";
import type { Told } from "./told";

export function Take({ say, review, told, view, ending, players, nameOf, link, replay }: {
  say: Say;
  review: Review | undefined;
  told: Told | undefined;
  view: GameView;
  ending: EndingSeen;
  players: Readonly<Record<string, readonly string[]>> | undefined;
  nameOf: (clue: ReviewedClue) => string | undefined;
  /** The game in a link, once it is packed. */
  link: string | undefined;
  replay: string | undefined;
}): VNode {
  const t = useText();
  const [copied, setCopied] = useState(false);
  const share = async (): Promise<void> => {
    if (link) setCopied(await copyText(link.replace("/replay?", "/review?")));
  };
  const [named, setNamed] = useState(true);
  const save = async (): Promise<void> => {
    if (!review || !told) return;
    const honour = HONOURS.find((one) => review.honours[one] !== null);
    const clue = honour && review.clues[review.honours[honour] ?? -1];
    const names = named ? Object.values(players ?? {}).flat().join(", ") : "";
    const award = honour && clue ? { title: say(`review-${honour}`), clue, name: named ? nameOf(clue) : undefined } : undefined;
    const blob = await drawReview({ review, verdict: verdictOf(view, ending, t), summary: told.summary, award, names });
    saveImage(blob);
  };
  return (
    <section class="rtake">
      {review?.figures && <button type="button" class="btn main" onClick={() => void save()}>{say("review-save")}</button>}
      {replay && <a class="btn" href={replay} onClick={(event) => {
        event.preventDefault();
        go(replay);
      }}><Icon name="play" />{t("replay-open")}</a>}
      <button type="button" class="btn" disabled={!link} onClick={() => void share()}><Icon name="link" />{say(copied ? "review-copied" : "review-share")}</button>
      {review?.figures && players && <Switch name={say("review-names")} on={named} onChange={setNamed} />}
    </section>
  );
}
