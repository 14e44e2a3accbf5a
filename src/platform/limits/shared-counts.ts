import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../db/connect.ts";

interface Options {
  db: Database;
  secret: string;
  /** What is counted: `calls`. */
  name: string;
  windowMs: number;
  /** Whoever counts less than this in one process is not worth telling the others of. */
  worthTelling: number;
  now?: () => number;
}

/** How much one was counted in the window that lasts. */
interface Count {
  /** Here, in all. */
  here: number;
  /** Of that, what the database knows. */
  told: number;
  /** By other processes, as far as the database knew lately. */
  elsewhere: number;
}

/**
 * Counts that are too many for a statement each: every process counts for itself, and tells the database now and then of
 * those who come often, whereby it learns what the others counted. Windows begin at multiples of their length.
 */
export function sharedCounts({ db, secret, name, windowMs, worthTelling, now = Date.now }: Options) {
  let windowStart = 0;
  let counts = new Map<string, Count>();

  function turnWindow(): void {
    const start = Math.floor(now() / windowMs) * windowMs;
    if (start === windowStart) return;
    windowStart = start;
    counts = new Map();
  }

  return {
    /** Counts one more by `who`; gives how many there were in this window, and how long it lasts. */
    count(who: string): { current: number; leftMs: number } {
      turnWindow();
      const count = counts.get(who) ?? { here: 0, told: 0, elsewhere: 0 };
      count.here++;
      counts.set(who, count);
      return { current: count.here + count.elsewhere, leftMs: windowStart + windowMs - now() };
    },

    /** Tells the database what was counted here since the last time, and learns of the others. */
    async share(): Promise<void> {
      turnWindow();
      const start = windowStart;
      // In one order everywhere: two processes that hold each other's rows would wait for ever.
      const often = [...counts]
        .filter(([, { here }]) => here >= worthTelling)
        .map(([who, count]) => ({ key: keyOf(who), count, here: count.here }))
        .toSorted((a, b) => (a.key < b.key ? -1 : 1));
      if (often.length === 0) return;
      const { rows } = await sql<{ key: string; count: number }>`
        insert into rate_counters as counter (key, window_start, count)
        select key, ${new Date(start)}::timestamptz, n
        from unnest(${often.map(({ key }) => key)}::text[],
          ${often.map(({ count, here }) => here - count.told)}::int[]) as told (key, n)
        on conflict (key, window_start) do update set count = counter.count + excluded.count
        returning counter.key, counter.count`.execute(db);
      const totals = new Map(rows.map(({ key, count }) => [key, count]));
      for (const { key, count, here } of often) {
        count.told = here;
        count.elsewhere = (totals.get(key) ?? here) - here;
      }
    },
  };

  function keyOf(who: string): string {
    return `${name}:${createHmac("sha256", secret).update(`${name}:${who}`).digest("base64url")}`;
  }
}
export type SharedCounts = ReturnType<typeof sharedCounts>;
