import type { ComponentChildren, VNode } from "preact";
import { useState } from "preact/hooks";
import { Rich, useText } from "../i18n/use";
import type { GameView } from "../protocol";
import { Icon } from "../ui/emblem";
import { at, isSpymaster, may, peopleOf, useTable } from "./context";
import { ClueEntry, type Drafting } from "./entry";
import { RefereeLine } from "./referee";
import { NameField, useSit } from "./sit";

function Hourglass({ icon }: { icon?: boolean }): VNode | null {
  const { line, state } = useTable();
  const t = useText();
  if (!may(state, "hourglass")) return null;
  const turn = (): void => void line.ask({ type: "turn_hourglass" });
  return icon ? (
    <button type="button" class="btn icon" aria-label={t("hourglass")} onClick={turn}><Icon name="glass" /></button>
  ) : (
    <button type="button" class="btn" onClick={turn}><Icon name="glass" />{t("hourglass")}</button>
  );
}

function EndTurn({ game, onStop }: { game: GameView; onStop: () => void }): VNode | null {
  const { state } = useTable();
  const t = useText();
  if (!may(state, "guess") || game.last_stand) return null;
  const offered = may(state, "stop");
  return (
    <button
      type="button" class="btn main stop" disabled={!offered}
      title={offered ? undefined : t("stop-why-not")} aria-describedby={offered ? undefined : "why-not"} onClick={onStop}
    >
      {t("stop")}
      {!offered && <span class="sr" id="why-not">{t("stop-why-not")}</span>}
    </button>
  );
}

/** Under the board on a screen with room: what one can do, and the two buttons. */
export function Bar({ game, onStop, onLog }: { game: GameView; onStop: () => void; onLog?: (() => void) | undefined }): VNode {
  const { state } = useTable();
  const boss = isSpymaster(state.you.seat);
  const t = useText();
  return (
    <div class="bar">
      <p>
        {may(state, "cover") ? <Rich id="hint-cover" />
          : boss ? <Rich id="hint-spymaster" />
            : may(state, "guess") ? <Rich id={may(state, "stop") || game.last_stand ? "hint-guess" : "hint-first"} />
              : state.you.seat === "watcher" ? <Rich id="hint-watcher" />
                : <Rich id="hint-wait" />}
      </p>
      <span class="grow" />
      {onLog && <button type="button" class="btn" onClick={onLog}><Icon name="log" />{t("log")}</button>}
      <Hourglass />
      <EndTurn game={game} onStop={onStop} />
    </div>
  );
}

/** The same under the thumb. */
export function Dock({ game, drafting, hold, onStop, onLog }: {
  game: GameView;
  drafting: Drafting;
  hold: ComponentChildren;
  onStop: () => void;
  onLog: () => void;
}): VNode {
  const { state } = useTable();
  const t = useText();
  if (may(state, "clue") && !may(state, "cover")) {
    return (
      <div class="dock">
        <RefereeLine game={game} drafting={drafting} />
        <ClueEntry game={game} drafting={drafting} layout="phone" />
      </div>
    );
  }
  const hint = may(state, "cover") ? "dock-cover" : may(state, "guess") ? "dock-guess" : isSpymaster(state.you.seat) ? "dock-spymaster" : "dock-wait";
  return (
    <div class="dock">
      {hold ?? <p class="dockhint">{t(hint)}</p>}
      <div class="row">
        <button type="button" class="btn grow" onClick={onLog}><Icon name="log" />{t("log")}</button>
        <Hourglass icon />
        <EndTurn game={game} onStop={onStop} />
      </div>
    </div>
  );
}

/** Somebody who came late: take a free seat, or just watch. */
export function WatchBar({ game }: { game: GameView }): VNode | null {
  const { state, view } = useTable();
  const t = useText();
  const sit = useSit();
  const [shut, setShut] = useState(false);
  if (state.you.seat !== "watcher" || shut || game.ending) return null;
  const joined = state.you.person !== undefined;
  const empty = (view.seats ?? []).filter((seat) => at(view, seat).length === 0);
  const full = peopleOf(view).length >= 64;
  return (
    <section class="watchbar" aria-label={t("watch-title")}>
      <p>
        <b>{t("watch-title")}</b>
        <span>{joined ? t("watch-host-seats") : full ? t("watch-full") : t("watch-line")}</span>
      </p>
      {!joined && !full && !view.locked && <>
        <NameField />
        <button type="button" class="btn" onClick={() => sit.join()}>{t("watch-join")}</button>
      </>}
      {joined && state.you.host && empty.map((seat) => (
        <button type="button" key={seat} class="btn" onClick={() => void sit.take(seat)}>{t("seat-name", { seat })}</button>
      ))}
      <button type="button" class="btn quiet icon" aria-label={t("close")} onClick={() => setShut(true)}><Icon name="close" /></button>
    </section>
  );
}
