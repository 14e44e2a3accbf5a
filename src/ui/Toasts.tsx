import { lazy, Suspense, useSyncExternalStore } from "react";
import { directionOf } from "#i18n/language.ts";
import { useWording } from "./page.tsx";

const library = () => import("sonner");
const Toaster = lazy(() => library().then((module) => ({ default: module.Toaster })));

/** Fetches what draws toasts before it is needed: a toast may have to say that the network failed. */
export const preloadToasts = () => void library().catch(() => {});

let wanted = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Says something in passing, with a way to take it back where there is one. The library that draws toasts is fetched with
 * the first one.
 */
export async function toast(
  kind: "success" | "error" | "message",
  title: string,
  description?: string,
  action?: { label: string; onClick: () => void },
) {
  wanted = true;
  for (const listener of listeners) listener();
  const sonner = await library();
  sonner.toast[kind](title, { ...(description && { description }), ...(action && { action }) });
}

export function Toasts() {
  const show = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  const { language } = useWording();
  if (!show) return null;
  return (
    <Suspense>
      <Toaster dir={directionOf(language)} position="bottom-center" />
    </Suspense>
  );
}
