import { sql } from "kysely";
import type { Database } from "../db/connect.ts";
import { counterKey, windowStart } from "./window.ts";

interface Options {
  db: Database;
  secret: string;
  /** What is counted: `calls`. */
  name: string;
  windowMs: number;
  /** Anyone who counts less than this in one process is not worth telling the others of. */
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
  let since = 0;
  let counts = new Map<string, Count>();
  let sharing: Promise<void> | undefined;

  function turnWindow(): void {
    const start = windowStart(now(), windowMs);
    if (start === since) return;
    since = start;
    counts = new Map();
  }

  async function tell(): Promise<void> {
    turnWindow();
    // In one order everywhere: two processes that hold each other's rows would wait for ever.
    const often = [...counts]
      .filter(([, { here }]) => here >= worthTelling)
      .map(([who, count]) => ({ key: counterKey(secret, name, who), count, here: count.here }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    if (often.length === 0) return;
    const { rows } = await sql<{ key: string; count: number }>`
      insert into rate_counters as counter (key, window_start, count)
      select key, ${new Date(since)}::timestamptz, n
      from unnest(${often.map(({ key }) => key)}::text[],
        ${often.map(({ count, here }) => here - count.told)}::int[]) as told (key, n)
      on conflict (key, window_start) do update set count = counter.count + excluded.count
      returning counter.key, counter.count`.execute(db);
    const totals = new Map(rows.map(({ key, count }) => [key, count]));
    for (const { key, count, here } of often) {
      count.told = here;
      count.elsewhere = (totals.get(key) ?? here) - here;
    }
  }

  return {
    /** Counts one more by `who`; returns how many there were in this window, and how long it lasts. */
    count(who: string): { current: number; leftMs: number } {
      turnWindow();
      const count = counts.get(who) ?? { here: 0, told: 0, elsewhere: 0 };
      count.here++;
      counts.set(who, count);
      return { current: count.here + count.elsewhere, leftMs: since + windowMs - now() };
    },

    /**
     * Tells the database what was counted here since the last time, and learns of the others. Anyone who asks while that is
     * under way gets the same: a second one beside it would tell the same counts again.
     */
    share(): Promise<void> {
      sharing ??= tell().finally(() => {
        sharing = undefined;
      });
      return sharing;
    },

    /** Waits for what is being told, no matter what becomes of it. */
    async settled(): Promise<void> {
      await sharing?.catch(() => {});
    },
  };
}
export type SharedCounts = ReturnType<typeof sharedCounts>;
