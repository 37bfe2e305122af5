/** The table of keys. Nobody needs it before asking for it. */
import "../styles/menu.css";
import type { VNode } from "preact";
import { useKeyWords } from "../i18n/keys";

const KEYS: ReadonlyArray<readonly [keys: string, does: string]> = [
  ["← ↑ → ↓", "keys-move"], ["A–E 1–5", "keys-jump"], ["␣", "keys-tag"], ["U", "keys-unsure"], ["N", "keys-not"], ["Q", "keys-faces"], ["↵", "keys-touch"], ["R", "keys-read"], ["S", "keys-spell"],
  ["H", "keys-hourglass"], ["X", "keys-stop"], ["L", "keys-log"], ["Z", "keys-look"], ["/", "keys-clue"], ["?", "keys-help"],
];

export function KeysHelp(): VNode {
  const words = useKeyWords();
  return (
    <dl class="keys">
      {KEYS.map(([keys, does]) => <div key={keys}><dt><kbd>{keys}</kbd></dt><dd>{words?.say(does)}</dd></div>)}
    </dl>
  );
}
