import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Deps } from "#deps";
import { memoFor } from "#platform/cache/memo.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { reviewTimeContract } from "./review-time.contract.ts";

/** A median of fewer says nothing. */
const fewest = 5;
const days = 30;
/** It moves slowly: each process looks once a minute. */
const keptSeconds = 60;

/** How long reviews take, from what was decided. */
export async function reviewTimeRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  const reads = readsOf(db);
  const time = memoFor(keptSeconds, clock, () => findReviewTime(reads, clock()));
  serve(app, "Listings", reviewTimeContract, { "GET /api/review-time": time });
}

export async function findReviewTime(db: Database, at: Date) {
  const { rows } = await sql<{ decided: number; seconds: number | null }>`
    select count(*)::int as decided,
      percentile_disc(0.5) within group (order by waited_seconds) as seconds
    from listing_reviews
    where waited_seconds is not null and undone_at is null
      and decided_at > ${at}::timestamptz - make_interval(days => ${days}) and decided_at <= ${at}::timestamptz`.execute(
    db,
  );
  const { decided = 0, seconds = null } = rows[0] ?? {};
  const isEnough = decided >= fewest && seconds !== null;
  return { decided, medianMinutes: isEnough ? Math.max(1, Math.ceil(seconds / 60)) : null };
}
