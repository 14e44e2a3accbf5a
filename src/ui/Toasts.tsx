import { lazy, Suspense, useSyncExternalStore } from "react";

const library = () => import("./Toaster.tsx");
const Toaster = lazy(library);

/** Fetches what draws toasts before it is needed: a toast may have to say that the network failed. */
export const preloadToasts = () => void library().catch(() => {});

/** In milliseconds: reading what happened, and reaching for the way to take it back. */
const timeToAct = 10_000;

let wanted = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

let nowReady = () => {};
const ready = new Promise<void>((resolve) => {
  nowReady = resolve;
});

/**
 * Says something in passing, with a way to take it back where there is one, or to do what it offers; `time`, in
 * milliseconds, is how long that can be done, or it is read. The library that draws toasts is fetched with the first one;
 * this fails where it cannot be had.
 */
export async function toast(
  kind: "success" | "error" | "message",
  title: string,
  description?: string,
  action?: { label: string; onClick: () => void; time?: number } | { time: number },
) {
  const { toast: say } = await library();
  wanted = true;
  for (const listener of listeners) listener();
  await ready;
  say[kind](title, {
    // What went wrong again is said once, as it is now.
    ...(kind === "error" && { id: title }),
    ...(description && { description }),
    ...(action && { ...("label" in action && { action }), duration: action.time ?? timeToAct }),
  });
}

export function Toasts() {
  const show = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  if (!show) return null;
  return (
    <Suspense>
      <Toaster onReady={nowReady} />
    </Suspense>
  );
}
