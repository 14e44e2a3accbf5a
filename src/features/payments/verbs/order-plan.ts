import { sql } from "kysely";
import { AppError } from "#errors";
import { creditOf, findRest } from "#features/plans/offers.queries.ts";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { lockOrder } from "../order.queries.ts";
import type { PaymentMethod } from "../payment.schema.ts";
import { markPaid } from "./activate.ts";
import { placeOrder } from "./place-order.ts";

interface Found {
  id: string;
  name: string;
  name_ar: string;
  price: string;
  duration: number;
  is_lower: boolean;
  amount: string;
  credit: string;
}

/**
 * Orders a plan at its price of this moment, less what is left of a smaller one that was paid for (docs/decisions/0021). Where
 * nothing is to be paid then, it begins at once. Errors: `plan.not_found`, `plan.free`, `plan.lower` while a larger one runs
 * (docs/product.md, "Plans": downgrades go through support), `payment.too_many_open`.
 */
export async function orderPlan(
  tx: Database,
  order: { userId: string; plan: string; method: PaymentMethod; language: Language; at: Date },
): Promise<string> {
  const { userId, plan, at } = order;
  // Two at once would count on the same rest, and the second would begin nothing where nothing is to be paid.
  await sql`select from users where id = ${userId}::uuid for no key update`.execute(tx);
  const rest = await findRest(tx, userId, at);
  // The larger of two plans is the one that costs more a day.
  const { rows } = await sql<Found>`
    select p.id, p.name, p.name_ar, p.price, p.duration, p.price - credited.credit as amount, credited.credit,
      p.id <> own.id and p.price * own.duration <= own.price * p.duration as is_lower
    from subscription_plans p
    join users u on u.id = ${userId}::uuid
    join subscription_plans own on own.slug = plan_at(u.current_plan, u.subscription_ends_at, ${at})
    cross join lateral (
      select case when p.id <> own.id then ${creditOf(sql`${rest.value}::numeric`, sql`p.price`)} else 0 end as credit) credited
    where p.is_active and (p.slug = ${plan} or p.id::text = ${plan.toLowerCase()})`.execute(tx);
  const [found] = rows;
  if (!found) throw new AppError("plan.not_found");
  if (Number(found.price) === 0) throw new AppError("plan.free");
  if (found.is_lower) throw new AppError("plan.lower");
  const item = {
    planId: found.id,
    title: found.name,
    titleAr: found.name_ar,
    amount: found.amount,
    days: found.duration,
    ...(Number(found.credit) > 0 && { credit: found.credit, creditDays: rest.days }),
  };
  const orderId = await placeOrder(tx, { ...order, items: [item] });
  if (Number(found.amount) === 0) await begin(tx, orderId, at);
  return orderId;
}

async function begin(tx: Database, orderId: string, at: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order) await markPaid(tx, order, { transactionId: null, what: "paid" }, { actor: "buyer" }, at);
}
