import { AsyncLocalStorage } from "node:async_hooks";

const pinned = new AsyncLocalStorage<true>();

/** Runs `work`; what it reads by `readsOf`, however deep inside, comes from the primary. Returns what `work` returns. */
export function fromPrimary<T>(work: () => T): T {
  return pinned.run(true, work);
}

/** Whether the caller reads from the primary alone. */
export const isFromPrimary = (): boolean => pinned.getStore() ?? false;
