import { setTimeout } from "node:timers/promises";

/** One line of the table. */
export interface Check {
  what: string;
  seen: string;
  ok: boolean;
}

/** Asks until it is so; returns how long that took, or undefined when it never became so. */
export async function until(isSo: () => Promise<boolean>, patienceMs: number): Promise<number | undefined> {
  const began = performance.now();
  while (performance.now() - began < patienceMs) {
    if (await isSo()) return performance.now() - began;
    await setTimeout(10);
  }
  return undefined;
}

export const within = (ms: number | undefined): string =>
  ms === undefined ? "never" : `${Math.ceil(ms)} ms`;
