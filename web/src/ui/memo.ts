/** Draws a component again only where its props differ: one card, not the board. */
import { type ComponentChildren, Component, type FunctionComponent, h } from "preact";

export function memo<P extends object>(Drawn: FunctionComponent<P>): new () => Component<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const before = this.props as Record<string, unknown>;
      const after = next as Record<string, unknown>;
      const names = new Set([...Object.keys(before), ...Object.keys(after)]);
      for (const name of names) if (!same(before[name], after[name])) return true;
      return false;
    }
    override render(): ComponentChildren {
      return h(Drawn as FunctionComponent<object>, this.props);
    }
  };
}

/** Lists are short and made anew each time, so they are compared by what is in them. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((one, i) => JSON.stringify(one) === JSON.stringify(b[i]));
}
