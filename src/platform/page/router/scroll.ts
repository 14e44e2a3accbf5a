import { entryKey } from "./history.ts";

const storageKey = "scroll";
const kept = new Map<string, number>();
/** The entry whose page is shown. */
let entry = "";

/** Keeps where one stands on each page of the history; over a reload the browser itself does. */
export function keepScroll(): void {
  try {
    for (const [key, y] of JSON.parse(sessionStorage.getItem(storageKey) ?? "[]")) kept.set(key, y);
  } catch {
    // Without storage, back from another document is the top of a page.
  }
  entry = entryKey();
  history.scrollRestoration = "manual";
  addEventListener("pagehide", () => {
    leaveScroll();
    history.scrollRestoration = "auto";
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...kept].slice(-50)));
    } catch {}
  });
  // Back from the browser's own memory of pages.
  addEventListener("pageshow", () => {
    history.scrollRestoration = "manual";
  });
}

/** Notes where one stands on the page that one is about to leave; the history has gone on already. */
export function leaveScroll(): void {
  kept.set(entry, scrollY);
  entry = entryKey();
}

/** Goes to the place that the address names, or where one stood, or to the top. */
export function scrollTo({ hash, isBack }: { hash: string; isBack: boolean }): void {
  const before = isBack ? kept.get(entryKey()) : undefined;
  const place = before === undefined && hash && document.getElementById(hash);
  if (place) place.scrollIntoView();
  else window.scrollTo({ top: before ?? 0, behavior: "instant" });
}
