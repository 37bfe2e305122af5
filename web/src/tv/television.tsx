/** A table on a television: the public view, large. Nobody touches it, so it finds its way by itself: from game to game, and to a new link. */
import "./television.css";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useAwake } from "../effects/awake";
import { useEffects } from "../effects/effects";
import { useAroundWords } from "../i18n/around";
import type { Say } from "../i18n/extra";
import { useText } from "../i18n/use";
import { hasPictures } from "../pictures/faces";
import { usePictureStyles } from "../pictures/styled";
import { usePictureTexts } from "../pictures/texts";
import type { TableSeen } from "../protocol";
import { Door } from "../screens/door";
import { openLine, type TableLine } from "../state/line";
import { lateness, type State } from "../state/reduce";
import { useStore } from "../state/store";
import { TableContext } from "../table/context";
import { Mark } from "../ui/emblem";
import { TvGame } from "./game";
import { TvLobby } from "./lobby";

/** After a door that shut by itself, or a line that nobody is there to take up again. */
const AGAIN = 20_000;

export function Television({ table, plain }: { table: string; plain: boolean }): VNode {
  const [line, setLine] = useState<TableLine>();
  const words = useAroundWords();
  useEffect(() => {
    const opened = openLine(table, { stranger: true });
    setLine(opened);
    return () => opened.close();
  }, [table]);
  useAwake(true);
  if (!line || line.table !== table || !words) return <Curtain />;
  return <Shown line={line} plain={plain} say={words.say} />;
}

export interface OnTv {
  state: State;
  view: TableSeen;
  say: Say;
  /** The link that admits newcomers now; undefined where the way to the table is nobody's business. */
  link: string | undefined;
}

function Shown({ line, plain, say }: { line: TableLine; plain: boolean; say: Say }): VNode {
  const state = useStore(line.store);
  const t = useText();
  const { view } = state;
  const game = view?.game ?? undefined;
  const late = lateness(state);
  const shut = state.line.is === "shut" ? state.line.why : undefined;
  useEffects(line, state);
  useFollowing(line, view?.link ?? undefined);
  const pictures = hasPictures(game) || (view !== undefined && view.settings.kind !== "words");
  usePictureTexts(pictures);
  const styled = usePictureStyles(pictures);
  // A newer page is fetched between games, never in the middle of one.
  const idle = !game || game.ending != null;
  useEffect(() => {
    if (state.newBuild && idle) location.reload();
  }, [state.newBuild, idle]);
  const hopeless = shut === undefined || shut.endsWith("password") || shut === "password-needed";
  useEffect(() => {
    if (hopeless) return undefined;
    const timer = setTimeout(() => location.reload(), AGAIN);
    return () => clearTimeout(timer);
  }, [hopeless]);

  if (shut !== undefined) return <Door why={shut} table={line.table} onWatch={() => line.comeAnew()} onKnock={(password) => line.knock(password)} />;
  if (!view) return <Curtain line={late > 0 ? t("late-waiting", { n: late }) : undefined} />;
  const shown: OnTv = { state, view, say, link: plain || late > 0 ? undefined : (view.link ?? line.table) };
  return (
    <main class={`tv${plain ? " plain" : ""}`} data-screen="television" data-shows={game ? (game.ending ? "end" : "game") : "lobby"}>
      <h1 class="sr">{say("tv-title")}</h1>
      {game ? (
        <TableContext value={{ line, state, view }}>
          {hasPictures(game) && !styled ? null : <TvGame key={view.games} {...shown} game={game} />}
        </TableContext>
      ) : <TvLobby {...shown} />}
      {late > 0 && <p class="tvlate">{say("tv-late", { n: late })}</p>}
      {state.line.is === "lost" && <p class="tvlost" role="status">{say("tv-lost")}</p>}
      {view.closed && <p class="tvlost" role="status">{t("closed")} {t("closed-line")}</p>}
    </main>
  );
}

/** The address says where the table is now: after a reload the television must find it. */
function useFollowing(line: TableLine, link: string | undefined): void {
  useEffect(() => {
    if (link && link !== line.table) history.replaceState(null, "", `/t/${link}${location.search}`);
  }, [link]);
}

const Curtain = ({ line }: { line?: string | undefined }): VNode => (
  <main class="tv tvcurtain" data-screen="waiting" aria-busy="true"><Mark /><p role="status">{line}</p></main>
);
