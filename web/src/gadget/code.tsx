/** Two phones, one key: its code to read out, and a field for the other phone's. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../ui/dialog";
import { cleanKeyCode, codeOf, type Key, readCode, type Refused } from "./rank";
import type { Say } from "./words";

export function CodeDialog({ say, shown, onTake, onClose }: {
  say: Say;
  /** The key whose code may be seen: none while the key is covered. */
  shown: Key | undefined;
  onTake: (key: Key) => void;
  onClose: () => void;
}): VNode {
  const [typed, setTyped] = useState("");
  const [refused, setRefused] = useState<Refused>();
  return (
    <Dialog label={say(shown ? "gadget-code" : "gadget-code-type")} onClose={onClose} headed class="gadgetcode">
      {shown && <>
        <p class="bigcode type">{codeOf(shown)}</p>
        <p class="soft">{say("gadget-code-line")}</p>
      </>}
      <form
        class="codeform"
        onSubmit={(event) => {
          event.preventDefault();
          const key = readCode(typed);
          if (typeof key === "string") setRefused(key);
          else onTake(key);
        }}
      >
        <label class="codeline">
          <b>{say("gadget-code-other")}</b>
          <input
            class="field type" value={typed} maxLength={14} autocomplete="off" autocapitalize="characters" spellcheck={false}
            aria-describedby="gadget-code-signs" aria-invalid={refused !== undefined}
            onInput={(event) => {
              setTyped(event.currentTarget.value);
              setRefused(undefined);
            }}
          />
        </label>
        <p class="soft small" id="gadget-code-signs">{say("gadget-code-signs")}</p>
        {refused && <p class="trouble" role="alert">{say("gadget-code-refused", { why: refused })}</p>}
        <button type="submit" class="btn main wide" disabled={cleanKeyCode(typed) === ""}>{say("gadget-code-take")}</button>
      </form>
    </Dialog>
  );
}
