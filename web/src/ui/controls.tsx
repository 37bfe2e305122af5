import type { ComponentChildren, VNode } from "preact";
import { useId } from "preact/hooks";

/** A row of choices of which one is on. */
export function Choice<T extends string>(props: {
  label: string;
  value: T;
  options: ReadonlyArray<{ value: T; label: ComponentChildren; title?: string; lang?: string }>;
  onChange: (value: T) => void;
  disabled?: boolean | undefined;
  class?: string;
  columns?: number | undefined;
}): VNode {
  const name = useId();
  return (
    <div class={`seg ${props.class ?? ""}`} role="radiogroup" aria-label={props.label} style={props.columns ? { "--cols": props.columns } : undefined}>
      {props.options.map(({ value, label, title, lang }) => (
        <label key={value} class={value === props.value ? "on" : ""} title={title} lang={lang}>
          <input
            type="radio"
            class="sr"
            name={name}
            checked={value === props.value}
            disabled={props.disabled}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

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
