// Keeps the page on this device: shell, screens, words, rules and fonts, so that the key, the timer, one phone for all and replays open without a network.
// A version is kept whole or not at all, and never changed while somebody plays. Tables, and all that is said at them, pass by.
const KEPT = "cryptonym-page";
/** Puzzles of the days ahead and their drawings, put there by the page (`src/puzzle/data.ts`). */
const PUZZLES = "cryptonym-puzzles";
const SHELL = "/";
/** How long a slow line may take before the kept page opens instead. */
const PATIENCE = 3000;
const ICONS = ["/manifest.webmanifest", "/icons/icon.svg", "/icons/icon-192.png"];
/** The build lists all languages of the page here (`tools/finish.mjs`). */
const LANGUAGES = ["en"];
const RULES = LANGUAGES.map((language) => `/api/rules/${language}`);

/** Files of the page have a hash in their name and never change. */
const isAsset = (path) => path.startsWith("/assets/");

/** Where a page is now. A worker only knows where it was opened, so it asks; who does not answer may well be at a table. */
const whereIs = (page) => new Promise((found) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => found(data);
  setTimeout(found, 1000, "/t/");
  page.postMessage("where", [port2]);
});

/** Whether any page shows a table, the gadget, one phone for all or a replay: then everything stays as it is. */
async function somebodyPlays() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return (await Promise.all(pages.map(whereIs))).some((path) => /^\/(t\/|key|one|puzzle|replay|review)/.test(path));
}

/** The files that a text names: a page its script and styles, a script its chunks, styles their fonts. */
const namedIn = (text) => [...text.matchAll(/(?:assets|\.)\/([\w-]+\.(?:js|css|woff2))/g)].map((match) => `/assets/${match[1]}`);

/** From the shell to all that it leads to. Nothing is put away before everything is here. */
async function keepAll(shell) {
  const cache = await caches.open(KEPT);
  const known = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  const arrived = new Map();
  const wanted = new Set([...namedIn(await shell.clone().text()), ...ICONS, ...RULES]);
  for (const path of wanted) {
    const answer = known.has(path) && isAsset(path) ? await cache.match(path) : await fetch(path, { cache: isAsset(path) ? "default" : "no-cache" });
    if (!answer.ok && RULES.includes(path)) continue; // A page without them is whole all the same.
    if (!answer.ok) throw new Error(`${path} did not come`);
    if (/\.(js|css)$/.test(path)) for (const more of namedIn(await answer.clone().text())) wanted.add(more);
    arrived.set(path, answer);
  }
  for (const [path, answer] of arrived) await cache.put(path, answer);
  await cache.put(SHELL, shell);
  for (const path of known) if (path !== SHELL && !arrived.has(path)) await cache.delete(path);
}

const freshShell = async () => {
  const answer = await fetch(SHELL, { cache: "no-cache" });
  if (!answer.ok) throw new Error("no shell");
  return answer;
};

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const kept = await caches.open(KEPT).then((cache) => cache.match(SHELL));
    // A new worker of an old page: what is kept stays as it is until nobody plays.
    if (!kept || !(await somebodyPlays())) await keepAll(await freshShell());
    if (!(await somebodyPlays())) await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

/** The newest page where the line is good; the kept one where there is none. */
async function open(request, event) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(SHELL);
  const coming = fetch(request).then(async (answer) => {
    if (answer.ok && kept) event.waitUntil(refresh(answer.clone(), kept.clone()).catch(() => undefined));
    return answer;
  });
  if (!kept) return coming;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, undefined));
  try {
    const answer = await Promise.race([coming, late]);
    if (answer && answer.status < 500) return answer;
  } catch {
    // No line: the kept page.
  }
  coming.catch(() => undefined);
  return kept.clone();
}

/** The page without what messengers read of it, which differs by address and language. */
const bare = (page) => page.replace(/<!-- preview -->[^]*?<!-- \/preview -->/, "");

/** A newer version is put away as a whole, behind the scenes, and only while nobody plays. */
async function refresh(answer, kept) {
  if (bare(await answer.clone().text()) === bare(await kept.text()) || (await somebodyPlays())) return;
  await keepAll(answer);
}

async function asset(request) {
  const kept = await caches.open(KEPT).then((cache) => cache.match(new URL(request.url).pathname));
  return kept ?? fetch(request);
}

/** The rules as the server has them, or as they were kept. */
async function rules(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.status < 500) return answer;
  } catch {
    // No line: the kept ones.
  }
  return (await cache.match(new URL(request.url).pathname)) ?? Response.error();
}

/** From the server, or as it was kept for the days ahead. */
async function puzzles(request) {
  try {
    return await fetch(request);
  } catch (lost) {
    const kept = await caches.open(PUZZLES).then((cache) => cache.match(new URL(request.url).pathname));
    if (kept) return kept;
    throw lost;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && !/^\/(api|ws|healthz)/.test(pathname)) event.respondWith(open(request, event));
  else if (RULES.includes(pathname)) event.respondWith(rules(request));
  else if (/^\/api\/(puzzles|pictures)\//.test(pathname)) event.respondWith(puzzles(request));
  else if (isAsset(pathname) || ICONS.includes(pathname)) event.respondWith(asset(request));
});
