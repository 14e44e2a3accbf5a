import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { shrinkAddOn } from "../add-ons/shrink-add-on.ts";
import { takeCredit } from "../periods/credit.ts";
import { layOut } from "../periods/lay-out.ts";
import { findPeriods } from "../periods/period.queries.ts";
import { settle } from "../periods/settle.ts";

interface Part {
  id: string;
  kind: "period" | "add_on";
  /** US dollars: this one's share of what went back. */
  back: string;
}

/**
 * Shortens what these items of an order started by as much as is not paid any more, `back` in US dollars: each by its share,
 * and its time in proportion. No time that has passed is taken: what is used up ends now. What does not end by itself (a
 * badge, a campaign, a chat's priority) stays while any of it is paid. The caller has locked the user.
 * Database then: what `fitListings` says of the listings that end, return or change their priority (cars_life,
 * cars_place, cars_news, cars_change, cars_tell); featured ones follow (cars_change, cars_tell).
 */
export async function shrink(
  tx: Database,
  {
    userId,
    orderItemIds,
    back,
    at,
  }: { userId: string | null; orderItemIds: readonly string[]; back: string; at: Date },
): Promise<void> {
  const { rows } = await sql<Part>`
    with started as (
      select id, 'period' as kind, amount, order_item_id from subscriptions
      where order_item_id = any (${orderItemIds}::uuid[]) and taken_back_at is null
      union all
      select id, 'add_on', amount, order_item_id from add_ons
      where order_item_id = any (${orderItemIds}::uuid[]) and taken_back_at is null
    ),
    summed as (select *, sum(amount) over (order by order_item_id) as upto, sum(amount) over () as total from started)
    select id, kind,
      round(upto * ${back}::numeric / total, 2) - round((upto - amount) * ${back}::numeric / total, 2) as back
    from summed where amount > 0 order by order_item_id`.execute(tx);
  // Before the periods, which lock listings: anyone who ends an add-on locks it first, then its listing.
  for (const part of rows) if (part.kind === "add_on") await shrinkAddOn(tx, part, at);
  const periods = rows.filter(({ kind }) => kind === "period");
  for (const period of periods) await shrinkPeriod(tx, userId, period, at);
  if (userId && periods.length > 0) await settle(tx, userId, at);
}

async function shrinkPeriod(
  tx: Database,
  userId: string | null,
  { id, back }: Part,
  at: Date,
): Promise<void> {
  const chain = userId === null ? [] : await findPeriods(tx, userId, at);
  if (chain.some((one) => one.id === id)) {
    const { rows } = await sql<{ seconds: string }>`
      select round(-${back}::numeric * extract(epoch from end_date - start_date) / (amount
        + (select coalesce(sum(value), 0) from subscription_credits where into_id = s.id)), 6) as seconds
      from subscriptions s where id = ${id}::uuid`.execute(tx);
    const change = { id, seconds: rows[0]?.seconds ?? "0" };
    await layOut(
      tx,
      at,
      chain.map((one) => one.id),
      change,
    );
  } else if (userId !== null) await takeCredit(tx, userId, { id, back }, at);
  await sql`update subscriptions set amount = amount - ${back}::numeric where id = ${id}::uuid`.execute(tx);
}
