/** One table: the line to it, and the screen that its state asks for. */
import "../styles/room.css";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useEffects } from "../effects/effects";
import { fetchBesideWords } from "../i18n/beside";
import { useText } from "../i18n/use";
import { hasPictures } from "../pictures/faces";
import { usePictureStyles } from "../pictures/styled";
import { usePictureTexts } from "../pictures/texts";
import { openLine, type TableLine } from "../state/line";
import { remember } from "../state/recent";
import { lateness } from "../state/reduce";
import { useStore } from "../state/store";
import { TableContext } from "../table/context";
import { Menu } from "../table/header";
import { lazy, Suspense } from "../ui/lazy";
import { outdated } from "../ui/missing";
import { DEAL_NOW } from "../ui/route";
import { TableScreen } from "./table";

// Somebody who comes back in the middle of a game needs the table first; the others are fetched when there is time.
const Lobby = lazy(() => {
  fetchBesideWords();
  return import("./lobby").then(({ Lobby: loaded }) => loaded);
});
const EndScreen = lazy(() => import("./end").then(({ EndScreen: loaded }) => loaded));
const Door = lazy(() => import("./door").then(({ Door: loaded }) => loaded));

export function Room({ table }: { table: string }): VNode | null {
  const [line, setLine] = useState<TableLine>();
  useEffect(() => {
    if (!table) return undefined;
    const opened = openLine(table);
    setLine(opened);
    return () => opened.close();
  }, [table]);
  if (!table) return <Suspense of={Door} props={{ why: "no-such-table", table: "", onWatch: () => undefined, onKnock: () => undefined }} />;
  return line && line.table === table ? <Seated line={line} /> : <Waiting />;
}

function Seated({ line }: { line: TableLine }): VNode {
  const state = useStore(line.store);
  const [inLobby, setInLobby] = useState(false);
  const { view } = state;
  const game = view?.game ?? undefined;
  useEffect(() => {
    if (state.code) remember(line.table, state.code);
  }, [state.code]);
  useEffect(() => {
    if (game && !game.ending) setInLobby(false);
  }, [game !== undefined && !game.ending]);
  useEffects(line, state);
  const pictures = hasPictures(game) || (view !== undefined && view.settings.kind !== "words");
  usePictureTexts(pictures);
  const styled = usePictureStyles(pictures);
  const dealNow = location.hash === DEAL_NOW && state.you.host && view !== undefined && view.missing == null && !view.games;
  useEffect(() => {
    if (!dealNow) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    void line.ask({ type: "deal" });
  }, [dealNow]);
  useEffect(() => {
    if (view) for (const screen of [Lobby, EndScreen, Menu]) screen.load().catch(() => undefined);
  }, [view !== undefined]);

  if (state.line.is === "shut") return <Suspense of={Door} props={{ why: state.line.why, table: line.table, onWatch: () => line.comeAnew(), onKnock: (password: string) => line.knock(password) }} />;
  if (!view || (hasPictures(game) && !styled)) return <><Waiting late={lateness(state)} /><Banner line={line} /></>;
  const ending = game?.ending ?? undefined;
  return (
    <TableContext value={{ line, state, view }}>
      {!game || (ending && inLobby) ? <Suspense of={Lobby} props={{ onBack: ending ? () => setInLobby(false) : undefined }} />
        : ending ? <Suspense key={view.games} of={EndScreen} props={{ game, ending, onLobby: () => setInLobby(true) }} />
          : <TableScreen key={view.games} game={game} />}
      <Banner line={line} />
    </TableContext>
  );
}

/** Paper-coloured boxes in their final places; after a while a word. */
function Waiting({ late = 0 }: { late?: number }): VNode {
  const t = useText();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 4000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="screen waiting" data-screen="waiting" aria-busy="true">
      <div class="ghostslip" />
      <div class="ghostboard">{Array.from({ length: 25 }, (_, i) => <i key={i} />)}</div>
      <p role="status">{late > 0 ? t("late-waiting", { n: late }) : slow ? t("slow-line") : ""}</p>
    </div>
  );
}

function useSecondsUntil(at: number | undefined): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (at === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      setNow(Date.now());
      const left = at - Date.now();
      if (left > 0) timer = setTimeout(look, (left % 1000) + 5);
    };
    look();
    return () => clearTimeout(timer);
  }, [at]);
  return at === undefined ? 0 : Math.max(0, Math.ceil((at - now) / 1000));
}

function Banner({ line }: { line: TableLine }): VNode | null {
  const t = useText();
  const state = useStore(line.store);
  const missing = useStore(outdated);
  const announced = state.announced;
  const announcedFor = useSecondsUntil(announced && announced.until - state.skew);
  const seconds = useSecondsUntil(state.line.is === "lost" && !state.line.seldom ? state.line.retryAt : undefined);
  if (state.line.is === "lost") {
    return (
      <div class="banner" role="status">
        <span class="wait" aria-hidden="true"><i /><i /><i /></span>
        {state.held ? <span><b>{t("held", { why: state.held })}</b> {t("held-line")}</span> : state.restarting
          ? <span><b>{t("restarting")}</b> {t("restarting-line")}</span>
          : <span><b>{t("lost")}</b> <span aria-live="off">{state.line.seldom ? t("lost-long") : t("lost-line", { n: seconds })}</span></span>}
        <span class="grow" />
        <button type="button" class="btn" onClick={() => line.tryNow()}>{t("try-now")}</button>
      </div>
    );
  }
  if (state.held) {
    return (
      <div class="banner" role="status">
        <span class="wait" aria-hidden="true"><i /><i /><i /></span>
        <span><b>{t("held", { why: state.held })}</b> {t("held-line")}</span>
      </div>
    );
  }
  if (state.view?.closed) {
    return (
      <div class="banner" role="status">
        <span><b>{t("closed")}</b> {t("closed-line")}</span>
        <span class="grow" />
        <button type="button" class="btn" onClick={() => void line.ask({ type: "reopen" })}>{t("reopen")}</button>
      </div>
    );
  }
  if (announced && announcedFor > 0) {
    return (
      <div class="banner" role="status">
        <span><b>{t("announced")}</b> {announced.line}</span>
        <span class="grow" />
        <button type="button" class="btn" onClick={() => line.store.dispatch({ type: "own.read" })}>{t("announced-read")}</button>
      </div>
    );
  }
  const playing = state.view?.game != null && !state.view.game.ending;
  // A newer page can wait until this game is over, unless something that was asked for is only there.
  if (missing || (state.newBuild && !playing)) {
    return (
      <div class="banner" role="status">
        <span><b>{t("newer")}</b> {t("newer-line")}</span>
        <span class="grow" />
        <button type="button" class="btn" onClick={() => location.reload()}>{t("reload")}</button>
      </div>
    );
  }
  return null;
}
