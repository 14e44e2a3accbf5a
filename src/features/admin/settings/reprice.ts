import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";

/** Once more, after every transaction that had read the old rates is over. */
export const repriceJob = "settings.reprice";
const againSeconds = 15;
/** A statement of a visitor may take 3 seconds; this one touches every price in pounds and euros. */
const longestMs = 120_000;

/** The dollar values of all listings by the rates of now, in one statement. */
export async function repriceAll(tx: Database): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(longestMs)}, true)`.execute(tx);
  await sql`
    update cars set price_usd = fresh.price_usd
    from (select id, price_in_usd(price, currency) as price_usd from cars where currency <> 'usd') fresh
    where cars.id = fresh.id and cars.price_usd <> fresh.price_usd`.execute(tx);
}

/** Reprices with the change of the rates, and once more for what was being submitted by the old ones meanwhile. */
export async function reprice(tx: Database, at: Date): Promise<void> {
  await repriceAll(tx);
  const runAt = new Date(at.getTime() + againSeconds * 1000);
  await addJob(tx, repriceJob, {}, { key: repriceJob, runAt });
}
