import { sql } from "kysely";
import type { JobDeps } from "#deps";
import type { Database } from "#platform/db/connect.ts";
import type { Job } from "#platform/queue/queue.ts";
import { computeFairPrices, type Model, writeLabels } from "./compute.ts";

/** Models of one transaction, and listings whose label is written at once: their rows are locked for so long only. */
const modelsAtOnce = 40;
const labelsAtOnce = 300;
/** A statement of a visitor may take 2.4 seconds; the listings of many models together may take longer. */
const longestMs = 60_000;

/** Fair prices follow the market: those of changed models every five minutes, all of them once a night. */
export const fairPriceJobs = ({ db, clock }: JobDeps): Job[] => [
  { name: "listings.fair_prices", cron: "*/5 * * * *", atStart: true, run: () => followMarket(db, clock()) },
  { name: "listings.all_fair_prices", cron: "20 1 * * *", run: () => computeAll(db, clock()) },
];

/**
 * Brings the labels of all models in line whose listings have changed, some models in each transaction: one transaction at a
 * time, whatever other job runs beside it.
 */
export async function followMarket(db: Database, at: Date): Promise<void> {
  for (;;) {
    const models = await db.transaction().execute(async (tx) => {
      await sql`select set_config('statement_timeout', ${String(longestMs)}, true)`.execute(tx);
      await sql`select pg_advisory_xact_lock(hashtextextended('listings.fair_prices', 0))`.execute(tx);
      const taken = await takeChanged(tx);
      if (taken.length > 0) await computeFairPrices(tx, taken, at);
      return taken;
    });
    if (models.length === 0) return;
    while ((await writeLabels(db, models, labelsAtOnce)) === labelsAtOnce);
  }
}

/** All of them: what a slip of the bookkeeping left behind is mended, and every date is of today. */
async function computeAll(db: Database, at: Date): Promise<void> {
  await sql`
    insert into fair_price_changes (vehicle_type, brand, model)
    select distinct vehicle_type, brand, model from cars where is_public`.execute(db);
  await followMarket(db, at);
}

/** The next changed models. What changes from here on is noted again, and taken by a later turn. */
async function takeChanged(tx: Database): Promise<Model[]> {
  const { rows } = await sql<Model>`
    with next as (
      select vehicle_type, brand, model from fair_price_changes
      group by vehicle_type, brand, model order by vehicle_type, brand, model limit ${modelsAtOnce}
    ), taken as (
      delete from fair_price_changes c using next n
      where (c.vehicle_type, c.brand, c.model) = (n.vehicle_type, n.brand, n.model)
    )
    select * from next`.execute(tx);
  return rows;
}
