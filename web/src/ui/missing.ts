/** A file of this page did not come: the line is gone, or the server has a newer page and no longer has the files of this one. */
import { createStore } from "../state/store";

const RETRY = 3000;

/** True if only a reload brings what is missing. A table asks for that; everywhere else the page loads itself again. */
export const outdated = createStore<boolean, boolean>(false, (_, now) => now);

/** The server's page names another script than the one that runs here. */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  const answer = await fetch("/", { cache: "no-store" });
  return own !== undefined && answer.ok && !(await answer.text()).includes(new URL(own).pathname);
}

/** After a file did not come: try again, or have the page loaded again. */
export async function missed(retry: () => void): Promise<void> {
  if (!(await isOutdated().catch(() => false))) setTimeout(retry, RETRY);
  else if (location.pathname.startsWith("/t/")) outdated.dispatch(true);
  else setTimeout(() => location.reload(), RETRY); // A line so slow that the old page comes from this device must not spin.
}
