import { AsyncLocalStorage } from "node:async_hooks";
import type { Position } from "./position.ts";

/** What reads must see: every change up to a place in the log, or whatever there is at this moment. */
export type Need = Position | "everything";

const needs = new AsyncLocalStorage<Need>();

/** Runs `work`; what it reads by `readsOf`, however deep inside, comes from where `need` is met. */
export function readingUpTo<T>(need: Need, work: () => T): T {
  return needs.run(need, work);
}

/** The need of whoever reads now; a copy of any recent moment will do outside of `readingUpTo`. */
export const currentNeed = (): Need => needs.getStore() ?? 0n;
