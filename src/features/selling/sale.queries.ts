import { sql } from "kysely";
import type { Currency } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { BuyerFrom } from "./buyer-ways.ts";

/** What a seller says of a sale: as much as is wanted. */
export interface Sale {
  price?: number | undefined;
  /** Of the price; without one that of the listing. */
  currency?: Currency | undefined;
  buyerFrom?: BuyerFrom | undefined;
}

/** Keeps that a listing which has ended was sold, and when; said again it adds to what was said, or corrects it. */
export async function keepSale(
  tx: Database,
  id: string,
  { price, currency, buyerFrom }: Sale = {},
): Promise<void> {
  // What was sold before sales were kept was last touched when it was, or later.
  await sql`
    insert into sales as s (car_id, vehicle_type, brand, model, year, sold_at, days_on_sale, price, currency, buyer_from)
    select id, vehicle_type, brand, model, year, updated_at,
      greatest(0, floor(extract(epoch from updated_at - created_at) / 86400))::int,
      ${price ?? null}::numeric, case when ${price ?? null}::numeric is not null
        then coalesce(${currency ?? null}::currency, cars.currency) end, ${buyerFrom ?? null}::text
    from cars where id = ${id}::uuid
    on conflict (car_id) do update set price = coalesce(excluded.price, s.price),
      currency = coalesce(excluded.currency, s.currency), buyer_from = coalesce(excluded.buyer_from, s.buyer_from)`.execute(
    tx,
  );
}

/** A sale that is taken back, or followed by another period on sale, was none. */
export async function forgetSale(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom("sales").where("car_id", "=", id).execute();
}
