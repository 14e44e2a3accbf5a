import { lazy, Suspense, useSyncExternalStore } from "react";

const library = () => import("./Toaster.tsx");
const Toaster = lazy(library);

/** Fetches what draws toasts before it is needed: a toast may have to say that the network failed. */
export const preloadToasts = () => void library().catch(() => {});

/** In milliseconds: reading what happened, and reaching for the way to take it back. */
const timeToAct = 10_000;

/** In place of an action: until it is taken away, or the page is left. */
export const stays = "stays";

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
 * milliseconds, is how long that can be done. Fails where the library cannot be had. The library that draws toasts is fetched with the first one.
 */
export async function toast(
  kind: "success" | "error" | "message",
  title: string,
  description?: string,
  action?: { label: string; onClick: () => void; time?: number } | typeof stays,
) {
  const { toast: say } = await library();
  wanted = true;
  for (const listener of listeners) listener();
  await ready;
  say[kind](title, {
    // What went wrong again is said once, as it is now.
    ...(kind === "error" && { id: title }),
    ...(description && { description }),
    ...(action === stays && { duration: Number.POSITIVE_INFINITY }),
    ...(action && action !== stays && { action, duration: action.time ?? timeToAct }),
  });
}

/** Takes a toast of an error away by its title. */
export async function dropToast(title: string) {
  const { toast: say } = await library();
  await ready;
  say.dismiss(title);
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
