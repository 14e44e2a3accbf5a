import { lazy, Suspense, useSyncExternalStore } from "react";
import { withSignIn } from "./sign-in.ts";

const SoonDialog = lazy(() => import("./SoonDialog.tsx"));

let open = false;
const listeners = new Set<() => void>();
function set(next: boolean) {
  open = next;
  for (const listener of listeners) listener();
}

/** For what needs an account and has no page yet: favorites, messages. */
export const openSoon = () => withSignIn(() => set(true));

/** Where the dialog of `openSoon` opens over any page. */
export function SoonPlace() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => false,
  );
  return shown ? (
    <Suspense>
      <SoonDialog onClose={() => set(false)} />
    </Suspense>
  ) : null;
}
