import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "../db/connect.ts";
import { counterKey, windowStart } from "./window.ts";

/** How often something may be done within a window, which starts again at multiples of its length. */
export interface RateLimit {
  /** What is counted: `registration`. */
  name: string;
  most: number;
  /** Infinity: for good. */
  seconds: number;
}

/** Limits that hold in all processes together, since the database counts. */
export function rateLimiter(db: Database, secret: string) {
  const startOf = ({ seconds }: RateLimit, at: Date) => windowStart(at.getTime(), seconds * 1000);

  // A window that never ends is none that is swept away when it is old.
  const row = (limit: RateLimit, who: string, at: Date) => ({
    key: counterKey(secret, limit.name, who),
    start: Number.isFinite(limit.seconds) ? new Date(startOf(limit, at)) : "infinity",
  });

  const secondsLeft = (limit: RateLimit, at: Date) =>
    Math.max(1, Math.ceil((startOf(limit, at) - at.getTime()) / 1000 + limit.seconds));

  /** Counts one more by `who`, and says how many are left in this window, below zero past the limit, and how long it lasts. */
  async function spend(limit: RateLimit, who: string, at: Date): Promise<{ left: number; seconds: number }> {
    const { key, start } = row(limit, who, at);
    const { rows } = await sql<{ count: number }>`
      insert into rate_counters as counter (key, window_start, count)
      values (${key}, ${start}::timestamptz, 1)
      on conflict (key, window_start) do update set count = counter.count + 1
      returning counter.count`.execute(db);
    return { left: limit.most - (rows[0]?.count ?? 0), seconds: secondsLeft(limit, at) };
  }

  /** Counts one more by `who`; false past the limit. */
  async function admits(limit: RateLimit, who: string, at: Date): Promise<boolean> {
    return (await spend(limit, who, at)).left >= 0;
  }

  /** Whether one more would be admitted, for what counts only once it has been done. */
  async function hasRoom(limit: RateLimit, who: string, at: Date): Promise<boolean> {
    const { key, start } = row(limit, who, at);
    const { rows } = await sql`select from rate_counters
      where key = ${key} and window_start = ${start}::timestamptz and count >= ${limit.most}`.execute(db);
    return rows.length === 0;
  }

  return {
    spend,
    admits,
    hasRoom,
    /** Counts one more by `who`. Throws `request.too_many`, with when to come back, past the limit. */
    async count(limit: RateLimit, who: string, at: Date): Promise<void> {
      if (await admits(limit, who, at)) return;
      if (!Number.isFinite(limit.seconds)) throw new AppError("request.too_many");
      throw new AppError("request.too_many", { retryAfterSeconds: secondsLeft(limit, at) });
    },
  };
}
export type RateLimiter = ReturnType<typeof rateLimiter>;
