import { type ReactNode, Suspense, useSyncExternalStore } from "react";

let shown: ReactNode;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows a dialog over whatever page there is, also over the next one; without one takes away what is shown. */
export function showOverlay(dialog?: ReactNode) {
  shown = dialog;
  for (const listener of listeners) listener();
}

/** Where it is drawn. The page is not touched by it, so neither is the server. */
export function Overlay() {
  const dialog = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
  return <Suspense>{dialog}</Suspense>;
}
