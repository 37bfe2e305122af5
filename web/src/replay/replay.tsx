/** A finished game, seen again: step by step, through anybody's eyes, or reviewed. */
import "../styles/room.css";
import "../styles/later.css";
import "../styles/end.css";
import "./replay.css";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useAroundWords } from "../i18n/around";
import type { Say } from "../i18n/extra";
import { Brand } from "../ui/brand";
import { Mark } from "../ui/emblem";
import { lazy, Suspense } from "../ui/lazy";
import { go } from "../ui/route";
import { Player } from "./player";
import { isPacked } from "./share";
import { type Fault, fromFile, fromLink, fromTable, isFault, type Loaded } from "./source";

const Review = lazy(() => import("../review/review").then(({ Review: loaded }) => loaded));

/** The address says which of the two is wanted; it is drawn anew whenever that changes. */
export const isReview = (path: string): boolean => /\/review\/?$/.test(path);

export function Replay({ table, game, seat }: { table: string | undefined; game: number | undefined; seat: string }): VNode {
  const words = useAroundWords();
  const [found, setFound] = useState<Loaded | Fault | "nothing">();
  useEffect(() => {
    let current = true;
    const show = (got: Loaded | Fault): void => {
      if (current) setFound(got);
    };
    setFound(undefined);
    if (table !== undefined) void fromTable(table, game).then(show);
    else if (isPacked(location.hash)) void fromLink(location.hash).then(show);
    else setFound("nothing");
    return () => {
      current = false;
    };
  }, [table, game]);
  const take = (file: File | undefined): void => {
    if (file) void fromFile(file).then(setFound);
  };
  const another = (): void => {
    go("/replay");
    setFound("nothing");
  };
  if (!words || found === undefined) {
    return <div class="screen replaywait" data-screen="waiting" aria-busy="true"><main><Mark /><p role="status">{words?.say("replay-loading")}</p></main></div>;
  }
  return (
    <div
      class="replaydrop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer?.files[0]);
      }}
    >
      {found === "nothing" || isFault(found)
        ? <Chooser say={words.say} fault={found === "nothing" ? undefined : found} onFile={take} />
        : isReview(location.pathname)
          ? <Suspense key={JSON.stringify(found.events[0])} of={Review} props={{ loaded: found, around: words, replay: table && `/t/${table}/replay${location.search}` }} />
          : <Player key={JSON.stringify(found.events[0])} say={words.say} loaded={found} seat={seat} onAnother={another} />}
    </div>
  );
}

const OF_FILES = new Set<Fault["why"]>(["empty", "other", "newer", "damaged"]);

function Chooser({ say, fault, onFile }: { say: Say; fault: Fault | undefined; onFile: (file: File | undefined) => void }): VNode {
  const told = fault && (OF_FILES.has(fault.why) ? say("replay-fault", { why: fault.why, line: fault.line ?? 1 }) : say(`replay-${fault.why}`));
  return (
    <div class="screen doorpage" data-screen="replay-choose">
      <header class="top"><Brand /></header>
      <main class="replaychoose">
        <h1>{say("replay-title")}</h1>
        {told && <p class="trouble" role="alert">{told}</p>}
        <label class="replayfile">
          <b class="drop">{say("replay-drop")}</b>
          <span class="btn main">{say("replay-choose")}</span>
          <input class="sr" type="file" accept=".jsonl,.json,.txt,application/jsonl" onChange={(event) => onFile(event.currentTarget.files?.[0])} />
          <small class="soft">{say("replay-file-line")}</small>
        </label>
      </main>
    </div>
  );
}
