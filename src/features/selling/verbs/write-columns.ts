import { sql, type Updateable } from "kysely";
import { removeSharePictures } from "#features/listings/sharing/share-folder.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Cars } from "#platform/db/schema.d.ts";
import { type ListingColumns, termsOfColumns } from "../listing-columns.ts";
import { keepPrice, type LockedListing } from "../owner.queries.ts";
import { worded } from "../refusals.ts";

const lowestPriceDays = 30;

/**
 * Writes what changes of a locked listing, with all that follows from it: a cut of the price, the words it is found by, the history.
 * `more` are columns that are not its seller's.
 * Database then: repriced in dollars (cars_price_usd); its fair price dropped, its model's computed again
 * (cars_fair_price_over, cars_market_update); savers and saved searches hear of a lower price, the latter of another
 * mileage too (cars_favorite_news, cars_news); the search index hears of it (cars_change, cars_tell).
 */
export async function writeColumns(
  tx: Database,
  before: LockedListing,
  changed: ListingColumns,
  more: Updateable<Cars>,
  at: Date,
): Promise<void> {
  const { id } = before;
  const after = { ...before, ...changed };
  const priced = changed.price !== undefined || changed.currency !== undefined;
  const update: Updateable<Cars> = {
    ...changed,
    ...more,
    ...(priced && (await priceCut(tx, before, after, at))),
    terms: termsOfColumns(before.vehicle_type, after),
    updated_at: at,
  };
  await worded(before.vehicle_type, () => tx.updateTable("cars").set(update).where("id", "=", id).execute());
  if (priced) await keepPrice(tx, id, at);
  if (changed.images) {
    // They show the photo that was the first, perhaps with a plate that is covered now.
    await removeSharePictures(tx, [id]);
    await tx.insertInto("listing_changes").values({ car_id: id, kind: "photos", changed_at: at }).execute();
  }
}

/**
 * What a card says of a cut: the price right before, while the new one is lower than every price of the last 30 days (also the
 * one with which they began), so that raising it first does not make a cut.
 */
async function priceCut(
  tx: Database,
  before: LockedListing,
  after: Pick<ListingColumns, "price" | "currency">,
  at: Date,
): Promise<Updateable<Cars>> {
  const none = { previous_price: null, previous_price_usd: null, price_cut_at: null };
  const price = Number(after.price);
  if (after.currency !== before.currency || price >= Number(before.price)) return none;
  const { rows } = await sql<{ lowest: string | null }>`
    select min(price) as lowest from price_history
    where car_id = ${before.id}::uuid and currency = ${before.currency}::currency and changed_at >= coalesce((
      select max(changed_at) from price_history where car_id = ${before.id}::uuid
        and changed_at <= ${at}::timestamptz - make_interval(days => ${lowestPriceDays})), '-infinity')`.execute(
    tx,
  );
  const lowest = Math.min(Number(before.price), Number(rows[0]?.lowest ?? before.price));
  if (price >= lowest) return none;
  return { previous_price: before.price, previous_price_usd: before.price_usd, price_cut_at: at };
}
