import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { takeBackAddOns } from "../add-ons/take-back-add-ons.ts";
import { giveBack, takeCredit } from "../periods/credit.ts";
import { endPeriods, layOut } from "../periods/lay-out.ts";
import { findPeriods } from "../periods/period.queries.ts";
import { settle } from "../periods/settle.ts";

/**
 * Takes back what these items of an order started, for a refund: it ends now, what followed moves up, and a plan that was
 * turned into days of it runs on from where it stopped. Done already is done. The caller has locked the user.
 * Database then: what `fitListings` says of the listings that end, return or change their priority (cars_life,
 * cars_place, cars_news, cars_change, cars_tell); conversations lose the priority of an add-on (cars_chat_priority).
 */
export async function takeBack(
  tx: Database,
  { userId, orderItemIds, at }: { userId: string | null; orderItemIds: readonly string[]; at: Date },
): Promise<void> {
  // Before the periods, which lock listings: anyone who ends an add-on locks it first, then its listing.
  await takeBackAddOns(tx, orderItemIds, at);
  const { rows } = await sql<{ id: string }>`
    update subscriptions set taken_back_at = ${at}::timestamptz
    where order_item_id = any (${orderItemIds}::uuid[]) and taken_back_at is null
    returning id`.execute(tx);
  for (const { id } of rows) await takeBackPeriod(tx, userId, id, at);
  if (userId && rows.length > 0) await settle(tx, userId, at);
}

async function takeBackPeriod(tx: Database, userId: string | null, id: string, at: Date): Promise<void> {
  if (!userId) return endPeriods(tx, [id], at);
  const chain = await findPeriods(tx, userId, at);
  if (!chain.some((one) => one.id === id)) return takeCredit(tx, userId, { id }, at);
  await endPeriods(tx, [id], at);
  const rest = chain.filter((one) => one.id !== id);
  const revived = await giveBack(tx, id, rest, at);
  await layOut(tx, at, [...revived, ...rest.map((one) => one.id)]);
}
