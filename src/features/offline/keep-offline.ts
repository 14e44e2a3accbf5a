import { onSavedChange, savedIds } from "#features/shortlist/saved.ts";
import type { PageContext } from "#platform/page/context.ts";
import { preloadToasts, toast } from "#ui/Toasts.tsx";
import * as styles from "./offline-banner.module.css";
import type { ToWorker } from "./offline-store.ts";

const worker = "/service-worker.js";

/**
 * Has the service worker keep what a page needs without a network, says when there is none, and asks before a new version
 * takes over. Called once, when a page has nothing else to do; without service workers only the banner is left.
 */
export async function keepOffline({ messages }: Pick<PageContext, "messages">): Promise<void> {
  await messages.load("offline");
  followNetwork(messages.t("offline.banner"));
  // Whatever fails without a network has to say so.
  preloadToasts();
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(worker).catch(() => undefined);
  if (!registration) return;
  offerUpdates(registration, messages);
  const { active } = await navigator.serviceWorker.ready;
  const assets = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  tell(active, { type: "keep", language: messages.language, assets });
  followSaved(active);
}

/** Pressed by turns, hearts are one change; nor is a list that is being read again when a user signs in. */
const savedSettles = 1_500;

function followSaved(worker: ServiceWorker | null): void {
  let timer: ReturnType<typeof setTimeout>;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(worker, { type: "saved", ids: savedIds() }), savedSettles);
  };
  onSavedChange(later);
  later();
}

const tell = (to: ServiceWorker | null, what: ToWorker) => to?.postMessage(what);

/** A line above everything while there is no network. Not React's: it comes and goes beside what a page draws. */
function followNetwork(text: string): void {
  const banner = document.createElement("div");
  banner.role = "status";
  banner.className = styles.banner ?? "";
  document.body.prepend(banner);
  const show = () => {
    banner.textContent = navigator.onLine ? "" : text;
  };
  addEventListener("online", show);
  addEventListener("offline", show);
  show();
}

/** In milliseconds. Anyone who lets it pass is asked again on the next page that is fetched whole. */
const timeToUpdate = 60_000;

function offerUpdates(registration: ServiceWorkerRegistration, { t }: PageContext["messages"]): void {
  const offer = () => {
    // The first worker of all has nothing to replace.
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    const takeOver = () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      tell(registration.waiting, { type: "takeOver" });
    };
    void toast("message", t("offline.updateTitle"), t("offline.updateText"), {
      label: t("offline.update"),
      onClick: takeOver,
      time: timeToUpdate,
    });
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
}
