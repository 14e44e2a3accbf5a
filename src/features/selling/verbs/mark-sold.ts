import { sql } from "kysely";
import type { Currency } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { BuyerFrom } from "../buyer-ways.ts";
import { endListing } from "./end-listing.ts";

/** What a seller says of a sale: as much as is wanted. */
export interface Sale {
  price?: number | undefined;
  /** Of the price; without one that of the listing. */
  currency?: Currency | undefined;
  buyerFrom?: BuyerFrom | undefined;
}

/**
 * Ends a live listing because the vehicle is sold, and keeps what its seller says of that, apart from what was asked for. Said
 * again of a sold one it adds to what was said, or corrects it. Errors: as of `endListing`. Database then: as of that.
 */
export async function markSold(
  tx: Database,
  userId: string,
  id: string,
  { price, currency, buyerFrom }: Sale,
  at: Date,
): Promise<void> {
  await endListing(tx, userId, id, "sold", at);
  // What was sold before this moment was last touched when it was.
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
