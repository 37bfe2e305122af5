/** A few kinds of address; no library for that. */
import { useEffect, useState } from "preact/hooks";

export type Route =
  | { at: "home" }
  | { at: "gadget" }
  | { at: "rules" }
  | { at: "learn" }
  | { at: "one" }
  /** Today's puzzle, if no day is said. */
  | { at: "puzzle"; day: string | undefined; kind: "words" | "pictures"; archive: boolean }
  /** A finished game, seen again or reviewed: of a table, of a file, or whole in the link. */
  | { at: "replay"; table: string | undefined; game: number | undefined; seat: string }
  /** The public view, large; `plain` leaves out how to get to the table. */
  | { at: "television"; table: string; plain: boolean }
  | { at: "table"; table: string };

export function routeOf(path: string, search = ""): Route {
  const wanted = new URLSearchParams(search);
  const [, table, room] = /^\/t\/([A-Za-z0-9_-]{22})(\/re(?:play|view))?\/?$/.exec(path) ?? [];
  const bare = path.replace(/\/$/, "");
  if (room || bare === "/replay" || bare === "/review") {
    const game = /^[1-9]\d{0,5}$/.exec(wanted.get("game") ?? "")?.[0];
    return { at: "replay", table, game: game === undefined ? undefined : Number(game), seat: wanted.get("seat") ?? "watcher" };
  }
  if (table && wanted.has("tv")) return { at: "television", table, plain: wanted.get("tv") === "plain" };
  if (table) return { at: "table", table };
  if (/^\/t\/./.test(path)) return { at: "table", table: "" };
  if (bare === "/key") return { at: "gadget" };
  if (bare === "/learn") return { at: "learn" };
  if (bare === "/puzzle") {
    return { at: "puzzle", day: wanted.get("date") ?? undefined, kind: wanted.get("cards") === "pictures" ? "pictures" : "words", archive: wanted.has("archive") };
  }
  if (bare === "/one") return { at: "one" };
  return bare === "/rules" ? { at: "rules" } : { at: "home" };
}

/** Behind the link of a table that was opened for one and bots: there is nobody to wait for. */
export const DEAL_NOW = "#deal";

export function go(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo(0, 0);
}

export function useRoute(): Route {
  const [path, setPath] = useState(location.pathname);
  const [search, setSearch] = useState(location.search);
  useEffect(() => {
    const look = (): void => {
      setPath(location.pathname);
      setSearch(location.search);
    };
    addEventListener("popstate", look);
    return () => removeEventListener("popstate", look);
  }, []);
  return routeOf(path, search);
}
