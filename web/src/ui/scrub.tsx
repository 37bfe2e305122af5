/** The scrubber under a finished game: back, play, forward, and a track with a tick for each turn. */
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useText } from "../i18n/use";
import type { Team } from "../state/reduce";
import { Emblem, Icon } from "./emblem";

export function Scrub({ step, last, ticks, said, pace = 1000, onStep, children }: {
  step: number;
  last: number;
  ticks: ReadonlyArray<{ at: number; team: Team }>;
  /** The step in words. */
  said: string;
  /** Milliseconds from step to step while it plays. */
  pace?: number;
  onStep: (step: number) => void;
  children?: ComponentChildren;
}): VNode {
  const t = useText();
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return undefined;
    if (step >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => onStep(step + 1), pace);
    return () => clearTimeout(timer);
  }, [playing, step, pace]);
  const play = (): void => {
    if (!playing && step >= last) onStep(0);
    setPlaying(!playing);
  };
  const to = (wanted: number): void => {
    setPlaying(false);
    onStep(Math.max(0, Math.min(last, wanted)));
  };
  return (
    <div class="scrub">
      <button type="button" class="btn quiet icon" aria-label={t("scrub-back")} disabled={step === 0} onClick={() => to(step - 1)}><Icon name="back" /></button>
      <button type="button" class="btn quiet icon playing" aria-label={t(playing ? "scrub-pause" : "scrub-play")} onClick={play}><Icon name={playing ? "pause" : "play"} /></button>
      <button type="button" class="btn quiet icon" aria-label={t("scrub-next")} disabled={step >= last} onClick={() => to(step + 1)}><Icon name="next" /></button>
      <div class="track" style={{ "--at": step / last }}>
        {ticks.map(({ at, team }) => <span key={at} class={`tk ${team}`} style={{ "--at": at / last }}><Emblem of={team} /></span>)}
        <span class="hd" aria-hidden="true">{step}</span>
        <input
          type="range" min={0} max={last} value={step} aria-label={t("scrub")} aria-valuetext={said}
          onInput={(event) => to(event.currentTarget.valueAsNumber)}
        />
      </div>
      {children}
    </div>
  );
}
