/** The way to the lesson and back. It remembers where it began, also after a reload. */
import { go } from "../ui/route";

const isHere = (path: unknown): path is string => typeof path === "string" && /^\/(?!\/)/.test(path);

export function toLesson(): void {
  const from = location.pathname + location.search;
  go("/learn");
  history.replaceState({ from }, "");
}

/** Where the lesson was asked for; home, if somebody came by its address. */
export function cameFrom(): string {
  const state = history.state as { from?: unknown } | null;
  return isHere(state?.from) ? state.from : "/";
}
