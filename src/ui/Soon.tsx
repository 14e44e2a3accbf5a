import { lazy, Suspense, useSyncExternalStore } from "react";
import { withSignIn } from "./sign-in.ts";

const SoonDialog = lazy(() => import("./SoonDialog.tsx"));

let open = false;
const listeners = new Set<() => void>();
function set(next: boolean) {
  open = next;
  for (const listener of listeners) listener();
}

/** Says of what has no page yet that it opens soon. */
export const saySoon = () => set(true);
/** The same for what is somebody's own, and will be there for whoever signed in: favorites, comparisons. */
export const openSoon = () => withSignIn(saySoon);

/** Where that dialog opens over any page. */
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
