import { lazy, Suspense, useSyncExternalStore } from "react";

const SoonDialog = lazy(() => import("./SoonDialog.tsx"));

/** Where the sign-in dialog opens over any page. Accounts fill it; until then it says that they are coming. */
let open = false;
const listeners = new Set<() => void>();
function set(next: boolean) {
  open = next;
  for (const listener of listeners) listener();
}

/** For everything that needs an account: selling, favorites, messages. */
export const openSignIn = () => set(true);

export function SignInPlace() {
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
