// Keeps the page itself, so that the house opens at once and says in its own words when it cannot be reached.
// What is asked of /api and of the socket always goes to the house.

const CACHE = "ludotheque-1";
const MOST = 160; // files kept; the oldest go first
const PATIENCE = 4000;

const scope = new URL(self.registration.scope);
const page = new Request(scope);

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(page)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const path = url.pathname.slice(scope.pathname.length);
  if (request.mode === "navigate") event.respondWith(freshPage(request));
  else if (/^(assets|texts|files|icons)\//.test(path)) event.respondWith(kept(request));
});

// It is somebody's turn: to the table, where it is open already or anew.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = new URL(`t/${event.notification.tag}`, scope).href;
  const open = self.clients
    .matchAll({ type: "window" })
    .then((pages) => pages.find(({ url }) => url.startsWith(table)));
  event.waitUntil(open.then((there) => (there ? there.focus() : self.clients.openWindow(table))));
});

/** The page as the house has it now, or as it was when nobody answers. */
async function freshPage(request) {
  const cache = await caches.open(CACHE);
  const asked = fetch(request).then((answer) => {
    if (answer.ok) cache.put(page, answer.clone());
    return answer;
  });
  asked.catch(() => {});
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([asked.catch(() => null), late]);
  return answer ?? (await cache.match(page)) ?? asked;
}

/** Files whose address says what they hold never change. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const all = await cache.keys();
    const old = all.filter(({ url }) => url !== page.url).slice(0, Math.max(0, all.length - MOST));
    await Promise.all(old.map((one) => cache.delete(one)));
  }
  return answer;
}
