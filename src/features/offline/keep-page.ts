import type { Language } from "#i18n/language.ts";
import type { DevicePage, ToWorker } from "./offline-store.ts";

/** Has the service worker keep a page that needs nothing but the device; without one it needs a network. */
export async function keepPage(path: DevicePage, language: Language): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "keepPage", path, language } satisfies ToWorker);
}
