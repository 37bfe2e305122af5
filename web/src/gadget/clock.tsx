/** The timer's face: whose time runs, what is left of it, and what each team has used. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Team } from "../state/reduce";
import { useStore } from "../state/store";
import { Choice } from "../ui/controls";
import { Switch } from "../ui/switch";
import { Emblem, Icon } from "../ui/emblem";
import type { Running } from "./running";
import { again, isOut, LEAST, leftAt, minutes, more, MOST, newTimer, next, nextUp, type Phase, PRESETS, secondsLeft, usedAt, withLength, withTeam } from "./timer";
import { voicePrefs } from "./voice";
import type { Say } from "./words";

const TEAMS = ["red", "blue"] as const;
const PHASES = ["clue", "guess"] as const;
const clockTime = (ms: number): string => minutes(Math.floor(ms / 1000));

export function Clock({ say, running, onSettings }: { say: Say; running: Running; onSettings: () => void }): VNode {
  const { timer, now, change, toggle, hasVoice } = running;
  const voice = useStore(voicePrefs);
  const seconds = secondsLeft(timer, now);
  const runs = timer.ends !== null;
  const up = nextUp(timer);
  const whole = Math.max(timer.lengths[timer.phase] * 1000, timer.left);
  const used = (team: Team): string => clockTime(usedAt(timer, team, "clue", now) + usedAt(timer, team, "guess", now));
  const split = (team: Team): VNode => (
    <span class={`split ${team}`} role="img" aria-label={say("gadget-used", { team, time: used(team) })}><Emblem of={team} />{used(team)}</span>
  );
  const sounds = say(voice.on ? (hasVoice ? "gadget-voice-on" : "gadget-voice-tone") : "gadget-voice-off");
  return (
    <section class={`tm ${timer.team}${runs && seconds <= 10 ? " soon" : ""}${isOut(timer) ? " out" : ""}`} aria-label={say("gadget-timer")}>
      <div class="tmhead">
        <b class="whose"><Emblem of={timer.team} />{isOut(timer) ? say("gadget-out", { team: timer.team }) : say("gadget-on", { team: timer.team, phase: timer.phase })}</b>
        <button type="button" class="linky soft tmset" onClick={onSettings} aria-label={`${sounds}, ${say("gadget-settings")}`}>
          {sounds}
        </button>
      </div>
      <div class="clockface">
        <div class="digits" role="timer">{minutes(seconds)}</div>
        <button type="button" class="round" aria-label={say(runs ? "gadget-pause" : "gadget-start")} onClick={toggle}><Icon name={runs ? "pause" : "play"} /></button>
      </div>
      <div class="splits">
        {split("red")}
        <div class="sandbar" aria-hidden="true"><i style={{ transform: `scaleX(${leftAt(timer, now) / whole})` }} /></div>
        {split("blue")}
      </div>
      <div class="tmrow">
        <button type="button" class="btn" onClick={() => change(more)}>{say("gadget-more")}</button>
        <button type="button" class="btn" onClick={() => change(again)}>{say("gadget-again")}</button>
        <button type="button" class={`btn team ${up.team}`} onClick={() => change(next)}><Emblem of={up.team} />{say("gadget-next", up)}</button>
      </div>
    </section>
  );
}

export function TimeSettings({ say, running }: { say: Say; running: Running }): VNode {
  const { timer, now, change, hasVoice } = running;
  const voice = useStore(voicePrefs);
  const used = (team: Team, phase: Phase): number => usedAt(timer, team, phase, now);
  return (
    <section class="tmsettings">
      {PHASES.map((phase) => <Length key={phase} say={say} phase={phase} seconds={timer.lengths[phase]} onChange={(seconds) => change((was) => withLength(was, phase, seconds))} />)}
      <Switch name={say("gadget-voice")} line={say(hasVoice ? "gadget-voice-line" : "gadget-voice-missing")} on={voice.on} onChange={(on) => voicePrefs.dispatch({ on })} />
      <Switch name={say("gadget-count")} on={voice.counted} onChange={(counted) => voicePrefs.dispatch({ counted })} />
      <h3>{say("gadget-who")}</h3>
      <Choice
        label={say("gadget-who")} value={timer.team} onChange={(team) => change((was, at) => withTeam(was, team, at))}
        options={TEAMS.map((team) => ({ value: team, label: <><Emblem of={team} />{say("gadget-team", { team })}</> }))}
      />
      <table class="used">
        <caption>{say("gadget-splits")}</caption>
        <thead><tr><td />{[...PHASES, "sum"].map((phase) => <th key={phase} scope="col">{say("gadget-column", { phase })}</th>)}</tr></thead>
        <tbody>
          {TEAMS.map((team) => (
            <tr key={team} class={team}>
              <th scope="row"><Emblem of={team} />{say("gadget-team", { team })}</th>
              {PHASES.map((phase) => <td key={phase}>{clockTime(used(team, phase))}</td>)}
              <td>{clockTime(used(team, "clue") + used(team, "guess"))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" class="btn wide" onClick={() => change((was) => newTimer(was.team, was.lengths))}>{say("gadget-reset")}</button>
    </section>
  );
}

function Length({ say, phase, seconds, onChange }: { say: Say; phase: Phase; seconds: number; onChange: (seconds: number) => void }): VNode {
  const preset = PRESETS.find((one) => one === seconds);
  const [own, setOwn] = useState(preset === undefined);
  const label = say("gadget-length", { phase });
  return (
    <div class="length">
      <h3>{label}</h3>
      <Choice
        label={label} value={own || preset === undefined ? "own" : String(preset)}
        onChange={(value) => {
          setOwn(value === "own");
          if (value !== "own") onChange(Number(value));
        }}
        options={[
          ...PRESETS.map((one) => ({ value: String(one), label: <><span aria-hidden="true">{one / 60}′</span><span class="sr">{say("gadget-minutes", { n: one / 60 })}</span></> })),
          { value: "own", label: say("gadget-own") },
        ]}
      />
      {(own || preset === undefined) && (
        <label class="field row">
          <span class="soft">{say("gadget-seconds")}</span>
          <input
            type="number" inputMode="numeric" min={LEAST} max={MOST} step={5} value={seconds}
            onChange={(event) => {
              const wanted = event.currentTarget.valueAsNumber;
              if (Number.isFinite(wanted)) onChange(wanted);
              else event.currentTarget.value = String(seconds);
            }}
          />
        </label>
      )}
    </div>
  );
}
