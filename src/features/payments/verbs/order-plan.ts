import { sql } from "kysely";
import { AppError } from "#errors";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import type { PaymentMethod } from "../payment.schema.ts";
import { placeOrder } from "./place-order.ts";

interface Found {
  id: string;
  name: string;
  name_ar: string;
  price: string;
  duration: number;
  is_lower: boolean;
}

/**
 * Orders a plan at its price of this moment. Errors: `plan.not_found`, `plan.free`, `plan.lower` while a larger one runs
 * (docs/product.md, "Plans": downgrades go through support), `payment.too_many_open`.
 */
export async function orderPlan(
  tx: Database,
  order: { userId: string; plan: string; method: PaymentMethod; language: Language; at: Date },
): Promise<string> {
  const { userId, plan, at } = order;
  // The larger of two plans is the one that costs more a day.
  const { rows } = await sql<Found>`
    select p.id, p.name, p.name_ar, p.price, p.duration,
      p.id <> own.id and p.price / p.duration <= own.price / own.duration as is_lower
    from subscription_plans p
    join users u on u.id = ${userId}::uuid
    join subscription_plans own on own.slug = plan_at(u.current_plan, u.subscription_ends_at, ${at})
    where p.is_active and (p.slug = ${plan} or p.id::text = ${plan.toLowerCase()})`.execute(tx);
  const [found] = rows;
  if (!found) throw new AppError("plan.not_found");
  if (Number(found.price) === 0) throw new AppError("plan.free");
  if (found.is_lower) throw new AppError("plan.lower");
  const item = {
    planId: found.id,
    title: found.name,
    titleAr: found.name_ar,
    amount: found.price,
    days: found.duration,
  };
  return placeOrder(tx, { ...order, items: [item] });
}
