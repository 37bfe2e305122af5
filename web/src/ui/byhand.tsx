import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useText } from "../i18n/use";

/** The browser did not let us copy: the link stands here, selected, and the words say what to do. */
export function ByHand({ link }: { link: string }): VNode {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), [link]);
  return (
    <label class="byhand">
      <span class="small" role="status">{t("copy-here")}</span>
      <input ref={field} class="field" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}
