/** Five kinds of address; no library for that. */
import { useEffect, useState } from "preact/hooks";

export type Route = { at: "home" } | { at: "gadget" } | { at: "rules" } | { at: "table"; table: string };

export function routeOf(path: string): Route {
  const table = /^\/t\/([A-Za-z0-9_-]{22})\/?$/.exec(path)?.[1];
  if (table) return { at: "table", table };
  if (/^\/t\/./.test(path)) return { at: "table", table: "" };
  if (path.replace(/\/$/, "") === "/key") return { at: "gadget" };
  return path.replace(/\/$/, "") === "/rules" ? { at: "rules" } : { at: "home" };
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
  useEffect(() => {
    const look = (): void => setPath(location.pathname);
    addEventListener("popstate", look);
    return () => removeEventListener("popstate", look);
  }, []);
  return routeOf(path);
}
