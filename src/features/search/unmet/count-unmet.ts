import { createHash, randomBytes } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { dayInBeirut } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import type { AskedFor } from "./asked-for.ts";
import { keepUnmet, type UnmetCount } from "./unmet.queries.ts";

const writtenEveryMs = 60_000;
/** So many different things are counted in a process until the next writing, and so many visitors are known in a day. */
const mostKeys = 2000;
const mostVisitors = 50_000;

/**
 * Counts what was searched for and not found, in memory, and writes it once a minute: a search costs no statement. A visitor
 * counts once a day for each thing; that is known by hashes with a key that is never kept, and in this process alone.
 */
export function countUnmet(db: Database, log: Pick<FastifyBaseLogger, "error">) {
  const secret = randomBytes(16);
  let counts = new Map<string, UnmetCount>();
  let seen = new Set<string>();
  let day = "";
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...counts.values()];
    counts = new Map();
    if (rows.length === 0) return;
    try {
      await keepUnmet(db, rows);
    } catch (error) {
      log.error({ err: error }, "searches that found little were not counted");
    }
  }

  return {
    /**
     * What counts this search with how many it found, where this visitor asks for it the first time today; undefined where not, or
     * where more is asked for than is counted.
     */
    first(asked: AskedFor, visitor: string, at: Date): ((found: number) => void) | undefined {
      const today = dayInBeirut(at);
      if (today !== day) {
        day = today;
        seen = new Set();
      }
      const key = JSON.stringify([today, ...Object.values(asked)]);
      const once = createHash("sha256").update(secret).update(visitor).update(key).digest("base64");
      if (seen.has(once) || seen.size >= mostVisitors) return undefined;
      if (counts.size >= mostKeys && !counts.has(key)) return undefined;
      return (found) => {
        seen.add(once);
        const before = counts.get(key) ?? { ...asked, day: today, times: 0, nothingTimes: 0 };
        const nothingTimes = before.nothingTimes + (found === 0 ? 1 : 0);
        counts.set(key, { ...before, times: before.times + 1, nothingTimes });
        timer ??= setTimeout(write, writtenEveryMs).unref();
      };
    },
    /** Writes what is left. */
    stop: write,
  };
}
