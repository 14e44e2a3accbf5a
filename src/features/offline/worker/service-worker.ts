import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import {
  type DevicePage,
  isDevicePage,
  isKeptCall,
  keptCaches,
  listingOfPage,
  offlinePath,
  type ToWorker,
} from "../offline-store.ts";
import { takeNotices } from "./notices.ts";
import type { Lasting, WorkerScope } from "./worker-scope.ts";

/**
 * Served as /service-worker.js, built by tools/build.ts. Pages and calls always come from the network while there is one;
 * without, the page `/offline` stands in for every other, and shows what was looked at last and what was saved.
 */
declare const self: WorkerScope;
/** Differs for every build: a worker that differs is installed, and the page asks whether to go over to it. */
declare const __BUILD__: string;

const pages = `pages-${__BUILD__}`;
const listingsKept = 60;
const picturesKept = 150;
const assetsKept = 300;
const savedKept = 24;
/** In milliseconds: what was saved is asked for again after so long, though it is the same. */
const savedIsFresh = 6 * 3_600_000;

const onlyWhole = new CacheableResponsePlugin({ statuses: [200] });
const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const assets = new CacheFirst({ cacheName: keptCaches.assets, plugins: [onlyWhole, atMost(assetsKept)] });
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"), assets);

const pictures = new CacheFirst({
  cacheName: keptCaches.pictures,
  plugins: [onlyWhole, atMost(picturesKept)],
});
registerRoute(({ sameOrigin, request }) => sameOrigin && request.destination === "image", pictures);

/** What a user may not have any more is not kept either. */
const forgetRefused = {
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) => {
    if ([401, 403, 404, 410].includes(response.status)) {
      await (await caches.open(keptCaches.answers)).delete(request);
    }
    return response;
  },
};
const answers = new NetworkFirst({
  cacheName: keptCaches.answers,
  plugins: [onlyWhole, forgetRefused, atMost(listingsKept)],
});
registerRoute(({ sameOrigin, url }) => sameOrigin && isKeptCall(url.pathname), answers);

/** Anyone who leaves an account leaves nothing of it on the device, no matter what the network does. */
async function leave({ request }: { request: Request }): Promise<Response> {
  await Promise.all([keptCaches.answers, keptCaches.saved].map((name) => caches.delete(name)));
  return fetch(request);
}
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === "/api/auth/logout", leave, "POST");
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === "/api/auth/account", leave, "DELETE");

registerRoute(
  ({ request }) => request.mode === "navigate",
  async ({ event, request, url }) => {
    try {
      const answer = await fetch(request);
      const call = callOf(url.pathname);
      // The page came with its data; alone they can be shown again.
      if (answer.ok && call) event.waitUntil(keepAnswer(call, event));
      return answer;
    } catch (error) {
      return standIn(url, error);
    }
  },
);

function callOf(path: string): string | undefined {
  const id = listingOfPage(path);
  return id && `/api/cars/${id}`;
}

/** Anyone who leaves the page in the meantime has not looked at it long. */
async function keepAnswer(call: string, event: Lasting): Promise<void> {
  await answers.handle({ request: new Request(call), event }).catch(() => undefined);
}

const pageIn = (path: string, language: string) => `${path}?lang=${language}`;
/** Under this name lies the language that was in use last. */
const languageInUse = "/language";

/**
 * A page that needs no network stands for itself. Else it leads to the offline page, which knows by `to` what was asked for,
 * and is itself taken from the device.
 */
async function standIn({ pathname, search }: URL, error: unknown): Promise<Response> {
  const kept = await caches.open(pages);
  const language = await (await kept.match(languageInUse))?.text();
  const own = language && isDevicePage(pathname) && (await kept.match(pageIn(pathname, language)));
  if (own) return own;
  const page = language && (await kept.match(pageIn(offlinePath, language)));
  if (!page) throw error;
  if (pathname === offlinePath) return page;
  return Response.redirect(`${offlinePath}?to=${encodeURIComponent(pathname + search)}`);
}

/** A guest's, no matter who asks: what is kept on the device names nobody. */
async function keepPage(
  path: typeof offlinePath | DevicePage,
  language: string,
  event: Lasting,
): Promise<void> {
  const kept = await caches.open(pages);
  const address = pageIn(path, language);
  if (!(await kept.match(address))) {
    const page = await fetch(address, { credentials: "omit" });
    if (!page.ok) return;
    const text = await page.clone().text();
    await keepAssets(text.match(/\/assets\/[\w.-]+/g) ?? [], event);
    await kept.put(address, page);
  }
  if (path === offlinePath) await kept.put(languageInUse, new Response(language));
}

/** What a device keeps of another build is kept of this one too. */
async function takeOverPages(old: readonly string[], event: Lasting): Promise<void> {
  for (const name of old) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const { pathname, searchParams } = new URL(url);
      if (isDevicePage(pathname))
        await keepPage(pathname, searchParams.get("lang") ?? "", event).catch(() => undefined);
    }
  }
}

async function keepAssets(addresses: readonly string[], event: Lasting): Promise<void> {
  const kept = await caches.open(keptCaches.assets);
  for (const address of new Set(addresses)) {
    if (!(await kept.match(address))) {
      await assets.handle({ request: new Request(address), event }).catch(() => undefined);
    }
  }
}

/** Keeps the cards of what was saved last, for guests and accounts alike; only what changed is asked for. */
async function keepSaved(ids: readonly string[]): Promise<void> {
  const call = `/api/cars/cards?ids=${ids.slice(0, savedKept).join()}`;
  const kept = await caches.open(keptCaches.saved);
  const there = await kept.match(call);
  if (there && Date.now() - Date.parse(there.headers.get("date") ?? "") < savedIsFresh) return;
  const answer = ids.length > 0 ? await fetch(call) : undefined;
  if (answer && !answer.ok) return;
  await Promise.all((await kept.keys()).map((request) => kept.delete(request)));
  if (answer) await kept.put(call, answer);
}

takeNotices(self);

self.addEventListener("activate", (event) => {
  const left = async () => {
    const current: readonly string[] = [...Object.values(keptCaches), pages];
    const ours = (await caches.keys()).filter((name) => name.startsWith("pages-") && !current.includes(name));
    await takeOverPages(ours, event);
    await Promise.all(ours.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(left());
});

self.addEventListener("message", (event) => {
  event.waitUntil(obey(event.data as ToWorker, event).catch(() => undefined));
});

async function obey(told: ToWorker, event: Lasting): Promise<unknown> {
  if (told.type === "takeOver") return self.skipWaiting();
  if (told.type === "saved") return keepSaved(told.ids);
  if (told.type === "keepPage") return keepPage(told.path, told.language, event);
  return Promise.all([keepPage(offlinePath, told.language, event), keepAssets(told.assets, event)]);
}
