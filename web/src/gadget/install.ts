/** The page as something that can be installed: a manifest, and a service worker for those who want it without a network. */

const link = (rel: string, href: string): void => {
  if (document.querySelector(`link[rel="${rel}"]`)) return;
  const made = document.createElement("link");
  made.rel = rel;
  made.href = href;
  document.head.append(made);
};

export function offerInstall(): void {
  link("manifest", "/manifest.webmanifest");
  link("apple-touch-icon", "/icons/icon-180.png");
  if (!("serviceWorker" in navigator)) return;
  // The worker changes nothing while somebody plays, and has to ask where each page is.
  navigator.serviceWorker.addEventListener("message", ({ data, ports }) => {
    if (data === "where") ports[0]?.postMessage(location.pathname);
  });
  // Whoever has put the page on a screen expects it to open there; nobody else downloads what they did not ask for.
  if (typeof matchMedia === "function" && matchMedia("(display-mode: standalone)").matches) keepOffline();
}

/** Keeps shell and gadget on this device. Over plain http there is no service worker, and all works as long as the page is open. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
