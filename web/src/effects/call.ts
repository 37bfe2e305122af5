/** Calls somebody back whose turn it is while they look elsewhere: a notification and a vibration. They say that, and nothing of the game. */
import type { TableLine } from "../state/line";
import type { State } from "../state/reduce";

const WORKER = "/call.js";
/** A worker of its own, over no address of the page: it answers no request and keeps nothing. */
const SCOPE = "/called/";
const TAG = "cryptonym-turn";
const BUZZ = [90, 60, 90];
/** Whoever has not touched the page for so long (ms) may have laid the phone on the table. */
const IDLE = 30_000;
/** Nobody is called twice within (ms). */
const GAP = 3000;

/** What the browser lets us do: it shows nothing over plain http, and on some phones nothing unless the page is on the home screen. */
export type Leave = "none" | NotificationPermission;

export const leave = (): Leave => (typeof Notification === "undefined" ? "none" : Notification.permission);

/** Ask for leave; only ever after a tap on the switch. */
export async function askLeave(): Promise<Leave> {
  if (leave() !== "default") return leave();
  const given = await Notification.requestPermission().catch(() => "denied" as const);
  if (given === "granted") await registered();
  return given;
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  try {
    return (await navigator.serviceWorker.getRegistration(SCOPE)) ?? (await navigator.serviceWorker.register(WORKER, { scope: SCOPE }));
  } catch {
    return undefined;
  }
}

/** The worker's registration once it may show something. */
async function ready(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await registered();
  const coming = found?.installing ?? found?.waiting;
  if (!found || found.active || !coming) return found?.active ? found : undefined;
  await new Promise<void>((done) => {
    coming.addEventListener("statechange", () => done());
    setTimeout(done, 2000);
  });
  return found.active ? found : undefined;
}

let shown: Notification | undefined;

async function notify(words: string): Promise<void> {
  if (leave() !== "granted") return;
  const options = { tag: TAG, renotify: true, icon: "/icons/icon-192.png", data: location.href, vibrate: BUZZ };
  const worker = await ready();
  // Meanwhile they may have come back.
  if (document.visibilityState === "visible") return;
  if (worker) return worker.showNotification(words, options);
  try {
    shown = new Notification(words, options);
    shown.onclick = () => {
      window.focus();
      takeBack();
    };
  } catch {
    // A phone that wants a worker and has none.
  }
}

/** Whoever is back, or too late, is told nothing any more. */
function takeBack(): void {
  shown?.close();
  shown = undefined;
  if (leave() !== "granted" || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.getRegistration(SCOPE).then(async (worker) => {
    for (const one of (await worker?.getNotifications({ tag: TAG })) ?? []) one.close();
  }).catch(() => undefined);
}

/** Watches the table for somebody who wants to be called; `words` say that it is their turn. */
export function callBack(line: TableLine, isMine: (state: State) => boolean, words: () => string): () => void {
  let touched = performance.now();
  let called = -GAP;
  let before = line.store.get();
  const touch = (): void => {
    touched = performance.now();
  };
  const seen = (): void => {
    if (document.visibilityState === "visible") takeBack();
  };
  const call = (): void => {
    const now = performance.now();
    const hidden = document.visibilityState !== "visible";
    if (now - called < GAP || (!hidden && now - touched < IDLE)) return;
    called = now;
    if (typeof navigator.vibrate === "function") navigator.vibrate(BUZZ);
    if (hidden) void notify(words().replace("● ", "")).catch(() => undefined);
  };
  const stop = line.store.watch((after, message) => {
    const [was, is] = [isMine(before), isMine(after)];
    before = after;
    // A page that has just come, or come back to its line, calls nobody: its reader knows.
    if ((message.type === "event" && is && !was) || message.type === "quiet_question") call();
    else if (was && !is) takeBack();
  });
  addEventListener("pointerdown", touch, { passive: true });
  addEventListener("keydown", touch, { passive: true });
  document.addEventListener("visibilitychange", seen);
  return () => {
    stop();
    takeBack();
    removeEventListener("pointerdown", touch);
    removeEventListener("keydown", touch);
    document.removeEventListener("visibilitychange", seen);
  };
}
