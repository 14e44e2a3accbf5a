import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "../db/connect.ts";
import { counterKey, windowStart } from "./window.ts";

/** How often something may be done within a window, which starts again at multiples of its length. */
export interface RateLimit {
  /** What is counted: `registration`. */
  name: string;
  most: number;
  seconds: number;
}

/** Limits that hold in all processes together, since the database counts. */
export function rateLimiter(db: Database, secret: string) {
  const startOf = ({ seconds }: RateLimit, at: Date) => new Date(windowStart(at.getTime(), seconds * 1000));

  /** Counts one more by `who`; false past the limit. */
  async function admits(limit: RateLimit, who: string, at: Date): Promise<boolean> {
    const { rows } = await sql<{ count: number }>`
      insert into rate_counters as counter (key, window_start, count)
      values (${counterKey(secret, limit.name, who)}, ${startOf(limit, at)}::timestamptz, 1)
      on conflict (key, window_start) do update set count = counter.count + 1
      returning counter.count`.execute(db);
    return (rows[0]?.count ?? 0) <= limit.most;
  }

  return {
    admits,
    /** Counts one more by `who`. Throws `request.too_many`, with when to come back, past the limit. */
    async count(limit: RateLimit, who: string, at: Date): Promise<void> {
      if (await admits(limit, who, at)) return;
      const left = startOf(limit, at).getTime() / 1000 + limit.seconds - at.getTime() / 1000;
      throw new AppError("request.too_many", { retryAfterSeconds: Math.max(1, Math.ceil(left)) });
    },
  };
}
export type RateLimiter = ReturnType<typeof rateLimiter>;
