import type { ComponentChildren, VNode } from "preact";
import { Rich, useText } from "../i18n/use";
import { hasPictures } from "../pictures/faces";
import type { GameView } from "../protocol";
import { Icon } from "../ui/emblem";
import { Suspense } from "../ui/lazy";
import { isSpymaster, may, touches, useTable } from "./context";
import { HurryBot } from "./hurry";
import { ClueEntry, OwnLeft, RefereeLine } from "./boss";
import type { Drafting } from "./drafting";
import { explain } from "./refused";

function Hourglass({ icon }: { icon?: boolean }): VNode | null {
  const { line, state } = useTable();
  const t = useText();
  // Who plays always sees the button, so that nothing moves; where it is not offered, the server says why.
  if (state.you.seat === "watcher") return null;
  const offered = may(state, "hourglass");
  const turn = (): void => void line.ask({ type: "turn_hourglass" });
  return icon ? (
    <button type="button" class="btn icon" aria-label={t("hourglass")} aria-disabled={!offered} onClick={turn}><Icon name="glass" /></button>
  ) : (
    <button type="button" class="btn" aria-disabled={!offered} onClick={turn}><Icon name="glass" />{t("hourglass")}</button>
  );
}

function EndTurn({ game, onStop }: { game: GameView; onStop: () => void }): VNode | null {
  const table = useTable();
  const { state } = table;
  const t = useText();
  if (!touches(state)) return null;
  const offered = may(state, "stop") && !game.last_stand;
  const [why, rule] = game.last_stand ? ["stop-last-stand", "FINE-4"]
    : may(state, "guess") ? ["stop-why-not", "TURN-8"] : ["violation-not-your-guess", "TURN-3"];
  return (
    <button
      type="button" class="btn main stop" aria-disabled={!offered}
      title={offered ? undefined : t(why)} aria-describedby={offered ? undefined : "why-not"}
      onClick={() => (offered ? onStop() : explain(table, why, rule))}
    >
      {t("stop")}
      {!offered && <span class="sr" id="why-not">{t(why)}</span>}
    </button>
  );
}

/** Under the board on a screen with room: what one can do, and the two buttons. */
export function Bar({ game, drafting, onStop, onLog, fingers }: {
  game: GameView;
  /** Without a rail the referee speaks here. */
  drafting?: Drafting | undefined;
  onStop: () => void;
  onLog?: (() => void) | undefined;
  fingers?: ComponentChildren;
}): VNode {
  const { state } = useTable();
  const boss = isSpymaster(state.you.seat);
  const t = useText();
  return (
    <div class="bar">
      {drafting && may(state, "clue") && !may(state, "cover") ? <Suspense of={RefereeLine} props={{ game, drafting }} /> : <p>
        {may(state, "cover") ? <Rich id="hint-cover" />
          : boss ? <Rich id="hint-spymaster" />
            : may(state, "guess") ? <Rich id={may(state, "stop") || game.last_stand ? "hint-guess" : "hint-first"} />
              : !touches(state) ? <Rich id="hint-watcher" />
                : <Rich id="hint-wait" />}
      </p>}
      {hasPictures(game) && <p class="soft looking"><Rich id="hint-look" /></p>}
      <span class="grow" />
      <HurryBot game={game} />
      {fingers}
      {onLog && <button type="button" class="btn" onClick={onLog}><Icon name="log" />{t("log")}</button>}
      <Hourglass />
      <EndTurn game={game} onStop={onStop} />
    </div>
  );
}

/** The same under the thumb. */
export function Dock({ game, drafting, hold, faces, watch, asks, onStop, onLog, onLook }: {
  game: GameView;
  drafting: Drafting;
  hold: ComponentChildren;
  /** For a moment after a cover, over the hint. */
  faces: ComponentChildren;
  /** For somebody who watches: until it is closed it takes the hint's place. */
  watch: ComponentChildren;
  /** For the host: a question takes the place of the hint, or of a referee who has nothing to warn of. */
  asks: ComponentChildren;
  onStop: () => void;
  onLog: () => void;
  onLook: () => void;
}): VNode {
  const { state } = useTable();
  const t = useText();
  if (may(state, "clue") && !may(state, "cover")) {
    return (
      <div class="dock">
        {asks}
        <Suspense of={RefereeLine} props={{ game, drafting }} />
        <Suspense of={ClueEntry} props={{ game, drafting, layout: "phone" }} />
      </div>
    );
  }
  const hint = may(state, "cover") ? "dock-cover" : may(state, "guess") ? "dock-guess" : isSpymaster(state.you.seat) ? "dock-spymaster" : "dock-wait";
  return (
    <div class="dock">
      {asks}
      {watch}
      {hold ? <div class="holds">{hold}</div> : (
        <div class="dockhint">
          {faces}
          <p key={hint}>{t(hint)}</p>
          {hint === "dock-spymaster" && <Suspense of={OwnLeft} props={{ game }} />}
          <HurryBot game={game} />
        </div>
      )}
      <div class="row">
        <button type="button" class="btn grow" onClick={onLog}><Icon name="log" />{t("log")}</button>
        {hasPictures(game) && <button type="button" class="btn icon" aria-label={t("look")} onClick={onLook}><Icon name="eye" /></button>}
        <Hourglass icon />
        <EndTurn game={game} onStop={onStop} />
      </div>
    </div>
  );
}
