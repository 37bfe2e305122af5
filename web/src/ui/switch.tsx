import "../styles/switch.css";
import type { ComponentChildren, VNode } from "preact";
import { useId } from "preact/hooks";

/** From nothing to all, in tenths. */
export function Slider(props: { name: string; line?: ComponentChildren; value: number; shown: string; onChange: (value: number) => void }): VNode {
  const id = useId();
  return (
    <div class="switch slider">
      <span>
        <span id={`${id}-n`}>{props.name}</span>
        {props.line && <small id={`${id}-l`}>{props.line}</small>}
      </span>
      <span>
        <input
          type="range" min={0} max={100} step={10} value={props.value} aria-labelledby={`${id}-n`} aria-describedby={props.line ? `${id}-l` : undefined}
          aria-valuetext={props.shown} onChange={(event) => props.onChange(event.currentTarget.valueAsNumber)}
        />
        <output class="small" aria-hidden="true">{props.shown}</output>
      </span>
    </div>
  );
}

/** A plain-language switch: a name, and one line under it. Words and knob both switch. */
export function Switch(props: {
  name: string;
  line?: ComponentChildren;
  on: boolean;
  disabled?: boolean | undefined;
  onChange: (on: boolean) => void;
}): VNode {
  const id = useId();
  return (
    <div class={`switch${props.on ? " on" : ""}`}>
      <label for={id}>
        <span id={`${id}-n`}>{props.name}</span>
        {props.line && <small id={`${id}-l`}>{props.line}</small>}
      </label>
      <button
        type="button"
        id={id}
        role="switch"
        aria-checked={props.on}
        aria-labelledby={`${id}-n`}
        aria-describedby={props.line ? `${id}-l` : undefined}
        disabled={props.disabled}
        onClick={() => props.onChange(!props.on)}
      >
        <i aria-hidden="true" />
      </button>
    </div>
  );
}
