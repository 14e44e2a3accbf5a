import { Lru } from "./lru.ts";

/** Nobody reads a larger count to its last digit. */
const keptFrom = 10_000;
const keptMs = 30_000;
const mostKept = 500;

/** Counts of what fits something, by its name. */
export type Counts = (name: string, at: Date, count: () => Promise<number>) => Promise<number>;

/** Counts what is asked for: a large count, which had many entries of an index read, is given again for half a minute. */
export function memoCounts(): Counts {
  const kept = new Lru<string, { count: number; until: number }>(mostKept);
  return async (name, at, count) => {
    const known = kept.get(name);
    if (known && at.getTime() < known.until) return known.count;
    const counted = await count();
    if (counted >= keptFrom) kept.set(name, { count: counted, until: at.getTime() + keptMs });
    return counted;
  };
}
