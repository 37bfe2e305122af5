/** The drawings themselves, fetched in the lobby before they are needed. */
import { useEffect } from "preact/hooks";
import { address, textsNow, useTexts } from "./texts";

/** So many at a time, behind all else. */
const LANES = 4;

/** In the lobby: have the drawings here before the cards are dealt, unless the reader saves data. */
export function useDrawingsAhead(wanted: boolean): void {
  const loaded = useTexts();
  const known = Object.keys(loaded.texts).length > 0;
  useEffect(() => {
    const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
    if (!wanted || !known || saves) return undefined;
    const stop = new AbortController();
    const waiting = Object.entries(textsNow().texts).filter(([, text]) => !text.retired);
    const lane = async (): Promise<void> => {
      for (let next = waiting.shift(); next && !stop.signal.aborted; next = waiting.shift()) {
        await fetch(address(next[0], next[1].seal), { signal: stop.signal, priority: "low" }).then((one) => one.blob());
      }
    };
    for (let i = 0; i < LANES; i++) lane().catch(() => undefined);
    return () => stop.abort();
  }, [wanted, known]);
}
