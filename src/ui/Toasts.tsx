import { lazy, Suspense, useSyncExternalStore } from "react";
import { directionOf } from "#i18n/language.ts";
import { useWording } from "./page.tsx";

const Toaster = lazy(() => import("sonner").then((module) => ({ default: module.Toaster })));

let wanted = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says something in passing. The library that draws toasts is fetched with the first one. */
export async function toast(kind: "success" | "error" | "message", title: string, description?: string) {
  wanted = true;
  for (const listener of listeners) listener();
  const sonner = await import("sonner");
  sonner.toast[kind](title, description ? { description } : {});
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
