import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { AppError } from "#errors";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { fromCents, toCents } from "../cents.ts";
import { noteEvent } from "../order.queries.ts";
import { type PaymentMethod, waysToPay } from "../payment-methods.ts";

/** What an order buys: as it is called and priced at this moment, no matter what is edited later. */
export interface NewItem {
  planId?: string;
  bonusFeatureId?: string;
  carId?: string;
  title: string;
  titleAr: string;
  /** What is to be paid: the price, less a credit. */
  amount: string;
  credit?: string;
  creditDays?: number;
  days: number | null;
  detail?: object;
}

/** So many may wait to be paid at once: more is a mistake or mischief. */
const mostOpen = 10;
const hourMs = 3_600_000;
const firstCheckMs = 2 * 60_000;

/**
 * Writes down an order with its payment, both waiting. Error: `payment.too_many_open`.
 * Database then: its amount, currency, reference, way and items never change (orders_terms, order_items_terms).
 */
export async function placeOrder(
  tx: Database,
  order: { userId: string; items: readonly NewItem[]; method: PaymentMethod; language: Language; at: Date },
): Promise<string> {
  const { userId, items, method, language, at } = order;
  await sql`select from users where id = ${userId}::uuid for no key update`.execute(tx);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from orders
    where user_id = ${userId}::uuid and state = 'open' and expires_at > ${at}`.execute(tx);
  if ((rows[0]?.n ?? 0) >= mostOpen) throw new AppError("payment.too_many_open");

  const amount = fromCents(items.reduce((sum, item) => sum + toCents(item.amount), 0));
  const { waitsHours, filedAs, ...way } = waysToPay[method];
  // Nothing to pay is nothing that a gateway knows of.
  const gateway = toCents(amount) > 0 ? way.gateway : null;
  const { id } = await tx
    .insertInto("orders")
    .values({
      reference: newReference(),
      user_id: userId,
      amount,
      paid_by: method,
      gateway,
      language,
      next_check_at: gateway && new Date(at.getTime() + firstCheckMs),
      expires_at: new Date(at.getTime() + waitsHours * hourMs),
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("order_items")
    .values(
      items.map((item) => ({
        order_id: id,
        plan_id: item.planId ?? null,
        bonus_feature_id: item.bonusFeatureId ?? null,
        car_id: item.carId ?? null,
        title: item.title,
        title_ar: item.titleAr,
        amount: item.amount,
        credit: item.credit ?? "0",
        credit_days: item.creditDays ?? null,
        days: item.days,
        detail: JSON.stringify(item.detail ?? {}),
      })),
    )
    .execute();
  const [only] = items;
  await tx
    .insertInto("payments")
    .values({
      order_id: id,
      user_id: userId,
      car_id: (items.length === 1 && only?.carId) || null,
      amount,
      method: filedAs,
      created_at: at,
    })
    .execute();
  await noteEvent(tx, id, { state: "open", what: "ordered", actor: "buyer", detail: { method, amount } }, at);
  return id;
}

/** Letters and digits that nobody confuses, read out loud or written on a transfer. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const newReference = () =>
  `M${Array.from({ length: 7 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;
