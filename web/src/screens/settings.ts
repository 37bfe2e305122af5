/** Changes of settings, whole: the host sends all of them each time, and two quick ones must not undo each other. */
import type { TableLine } from "../state/line";
import type { Settings } from "../state/reduce";
import { useTable } from "../table/context";

type Rules = NonNullable<Settings["rules"]>;

interface Wish {
  settings: Settings;
  /** The event by which the server has told of it; none yet while it is under way. */
  toldAt: number;
}

const wishes = new WeakMap<TableLine, Wish>();

/** A change that was made looking at `seen`, carried over to settings that have moved on since. */
export function changed(now: Settings, seen: Settings, part: Partial<Settings>): Settings {
  const before: Record<string, unknown> = { ...seen.rules };
  const rules = part.rules && { ...now.rules, ...Object.fromEntries(Object.entries(part.rules).filter(([name, value]) => value !== before[name])) };
  return { ...now, ...part, ...(rules && { rules }) };
}

export function useSettings(): { settings: Settings; rules: Rules; mayChange: boolean; change(part: Partial<Settings>): void } {
  const { line, state, view } = useTable();
  const { settings } = view;
  return {
    settings,
    rules: settings.rules ?? {},
    mayChange: state.you.host,
    change(part) {
      const { n, view: latest } = line.store.get();
      const last = wishes.get(line);
      const wish: Wish = { settings: changed(last && last.toldAt > n ? last.settings : (latest?.settings ?? settings), settings, part), toldAt: Infinity };
      wishes.set(line, wish);
      void line.ask({ type: "change_settings", settings: wish.settings }).then((answer) => {
        wish.toldAt = answer.type === "ack" ? answer.n : 0;
      });
    },
  };
}
