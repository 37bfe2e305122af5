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
