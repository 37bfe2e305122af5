/** A game on the television, and its end with the key. */
import type { VNode } from "preact";
import { Board } from "../board/board";
import { useText } from "../i18n/use";
import { useFaces } from "../pictures/faces";
import type { GameView } from "../protocol";
import { minutes, useTime } from "../table/clock";
import { FacesOn } from "../fingers/fingers";
import { nameOf, spymasterOf } from "../table/context";
import { tagsOn } from "../table/pointing";
import { turnsOf } from "../table/log";
import { PublicSlip } from "../table/publicslip";
import { Emblem, Icon } from "../ui/emblem";
import { Suspense } from "../ui/lazy";
import { TvJoin } from "./lobby";
import { TvSide } from "./side";
import type { OnTv } from "./television";

const nothing = (): void => undefined;

export function TvGame({ game, ...on }: OnTv & { game: GameView }): VNode {
  const { state, view, say } = on;
  const t = useText();
  const time = useTime(game, state);
  const faces = useFaces(game);
  const isOpen = (card: number): boolean => !(String(card) in (game.covered ?? {}));
  const reached = Object.entries(state.reaching);
  const touched = state.last?.event.type === "card_covered" ? state.last.event.card : turnsOf(game).at(-1)?.turn.touched?.at(-1);
  return <>
    <TvSide {...on} game={game} team="red">
      {time && <p class={`tvtime${time.kind === "strict" && time.seconds <= 10 && !time.paused ? " soon" : ""}`} role="timer"><Icon name={time.paused ? "pause" : "glass"} /><span>{minutes(time.seconds)}</span></p>}
      {!time && <Evening {...on} />}
    </TvSide>
    <div class="tvmiddle">
      <PublicSlip game={game} say={say} bossOf={(team) => spymasterOf(view, team)?.name} />
      <div class="tvboard">
        <Board
          game={game}
          covered={game.covered ?? {}}
          showKey={game.ending != null && game.key != null}
          team={undefined}
          tagsAt={(card) => (isOpen(card) ? tagsOn(state, view, card) : [])}
          mine={undefined}
          last={game.ending ? undefined : touched}
          ringed={[]}
          reached={reached.map(([, card]) => card)}
          sent={undefined}
          pressable={() => false}
          dimmed={() => false}
          short={false}
          inert={false}
          strip={(card) => card === touched && !isOpen(card) && <Suspense of={FacesOn} props={{ faces: state.faces }} />}
          onPress={nothing}
          onEnter={nothing}
          onKey={() => false}
          onLook={nothing}
          className={game.ending ? "keyend" : state.last?.event.type === "game_dealt" ? "dealing" : ""}
        />
        {reached[0] && !game.ending && (
          <p class={`tvabout ${game.turn}`} role="status">{say("tv-about", { name: nameOf(view, reached[0][0]), word: faces.name(reached[0][1]) })}</p>
        )}
      </div>
      {game.ending && view.host && <p class="tvnext">{t("next-host", { name: nameOf(view, view.host) })}</p>}
    </div>
    <TvSide {...on} game={game} team="blue"><TvJoin {...on} corner /></TvSide>
  </>;
}

/** How the evening stands, from the second game on. */
function Evening({ view, say }: OnTv): VNode | null {
  if ((view.games ?? 0) < 2 || view.wins.red + view.wins.blue === 0) return null;
  return (
    <p class="tvwins"><span>{say("end-evening")}</span>
      <b class="red"><Emblem of="red" />{view.wins.red}</b><b class="blue"><Emblem of="blue" />{view.wins.blue}</b>
    </p>
  );
}
