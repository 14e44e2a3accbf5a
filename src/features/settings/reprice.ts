import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";

/** Once more, after every transaction that had read the old rates is over. */
export const repriceJob = "settings.reprice";
const againSeconds = 15;
/** Each price stands in many indexes: so many take a second, and nobody who edits one of them waits for longer. */
const atOnce = 500;
/** A statement of a visitor may take 2.4 seconds; this one has a whole machine's load beside it. */
const longestMs = 30_000;
const firstId = "00000000-0000-0000-0000-000000000000";

/**
 * Brings the dollar values of the next listings after an id in line with the rates of now. Returns the last of them; undefined: there are no more.
 * Database then: fair prices are dropped and computed again (cars_fair_price_over, cars_market_update); the search
 * index hears of it (cars_change, cars_tell).
 */
async function repriceNext(tx: Database, after: string, limit: number): Promise<string | undefined> {
  await sql`select set_config('statement_timeout', ${String(longestMs)}, true)`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    with next as materialized (
      select id from cars where currency <> 'usd' and id > ${after}::uuid order by id limit ${limit} for no key update
    ), changed as (
      update cars set price_usd = fresh.price_usd
      from (select c.id, price_in_usd(c.price, c.currency) as price_usd from next join cars c on c.id = next.id) fresh
      where cars.id = fresh.id and cars.price_usd <> fresh.price_usd
    )
    select id from next order by id`.execute(tx);
  return rows.length < limit ? undefined : rows.at(-1)?.id;
}

/** The dollar values of all listings by the rates of now, some in each transaction: a large market takes minutes. */
export async function repriceAll(db: Database, limit = atOnce): Promise<void> {
  let after: string | undefined = firstId;
  while (after !== undefined) {
    const from: string = after;
    after = await db.transaction().execute((tx) => repriceNext(tx, from, limit));
  }
}

/**
 * Reprices with the change of the rates: a market of some hundred listings in pounds and euros at once, of a larger one
 * the first; all others by a job seconds later, with what was being submitted by the old rates meanwhile.
 */
export async function reprice(tx: Database, at: Date): Promise<void> {
  await repriceNext(tx, firstId, atOnce);
  const runAt = new Date(at.getTime() + againSeconds * 1000);
  await addJob(tx, repriceJob, {}, { key: repriceJob, runAt });
}
