import type { Updateable } from "kysely";
import { sql } from "kysely";
import { safeParse } from "zod/v4/core";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Cars } from "#platform/db/schema.d.ts";
import { InvalidInput } from "#platform/http/validation.ts";
import { columnsOf, type ListingColumns, sellersColumns, termsOfColumns } from "../listing-columns.ts";
import { carChange, inOneOrder, motorcycleChange } from "../listing-input.schema.ts";
import {
  checkPictures,
  keepPrice,
  type LockedListing,
  lockOwn,
  lockSeller,
  pictureIdsOf,
} from "../owner.queries.ts";
import { priceErrors } from "../price-limit.ts";
import { provenanceErrors } from "../provenance.ts";
import { worded } from "../refusals.ts";
import { type Flag, findFlags, keepFlags } from "../review/find-flags.ts";
import { type SellingSettings, sellingSettings } from "../selling.settings.ts";

/** What may change while a listing is live, without a review (docs/product.md, "States of a listing"). */
const freeColumns: readonly string[] = ["price", "currency", "mileage", "phone_number"];
const lowestPriceDays = 30;

/**
 * Changes fields of an own listing. Price, mileage and phone leave it as it is; anything else sends a live listing back to
 * review, as every change does with a rejected one. What is sent as it was is no change. Errors: `listing.not_found`,
 * input that is refused as that of a new listing, `listing.photo_limit`, and of a rejected one `listing.limit_reached`.
 * Database then: repriced in dollars (cars_price_usd); its fair price dropped, its model's computed again
 * (cars_fair_price_over, cars_market_update); savers and saved searches hear of a lower price, the latter of another
 * mileage too (cars_favorite_news, cars_news); another state is a legal one, has a place in the plan and a place in
 * the queue (cars_life, cars_place, cars_waiting); the search index hears of it (cars_change, cars_tell).
 */
export async function edit(tx: Database, userId: string, id: string, body: unknown, at: Date): Promise<void> {
  const settings = await sellingSettings(tx);
  const seller = await lockSeller(tx, userId, at);
  const before = await lockOwn(tx, userId, id);
  const changed = changesOf(before, body);
  const names = Object.keys(changed);
  if (names.length === 0) return;

  if (changed.images) await checkNewPictures(tx, seller.max_photos, before, changed.images);
  const after = withChanges(before, changed);
  checkWhole(after);
  const flags = await findFlags(tx, reviewedOf(after));
  const reviewed = names.some((name) => !freeColumns.includes(name));
  const priced = changed.price !== undefined || changed.currency !== undefined;
  const update: Updateable<Cars> = {
    ...changed,
    ...nextState(before, reviewed, flags, settings),
    ...(priced && (await priceCut(tx, before, after, at))),
    terms: termsOfColumns(before.vehicle_type, after),
    updated_at: at,
  };
  await worded(before.vehicle_type, () => tx.updateTable("cars").set(update).where("id", "=", id).execute());
  if (priced) await keepPrice(tx, id, at);
  await keepFlags(tx, id, flags);
  if (changed.images) {
    await tx.insertInto("listing_changes").values({ car_id: id, kind: "photos", changed_at: at }).execute();
  }
}

const withChanges = (before: LockedListing, changed: ListingColumns) => ({ ...before, ...changed });
type ChangedListing = ReturnType<typeof withChanges>;

/** The columns that get another value. */
function changesOf(before: LockedListing, body: unknown): ListingColumns {
  const schema = before.vehicle_type === "car" ? carChange : motorcycleChange;
  const parsed = safeParse(schema, body, { reportInput: true });
  if (!parsed.success) throw new InvalidInput(parsed.error);
  const given: Record<string, unknown> = columnsOf(before.vehicle_type, parsed.data, before.brand);
  return Object.fromEntries(
    sellersColumns
      .filter((name) => name in given && !isSame(name, given[name], before[name]))
      .map((name) => [name, given[name]]),
  );
}

/** Features that were stored in another order than today's are the same set. */
function isSame(name: string, given: unknown, stored: unknown): boolean {
  if (name !== "features") return comparable(given) === comparable(stored);
  const inOrder = (value: unknown) => comparable(inOneOrder(Array.isArray(value) ? value : []));
  return inOrder(given) === inOrder(stored);
}

/** Numbers of the database come as texts where they are exact: 12500.00 is 12500. */
function comparable(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value);
  if (value === null || value === undefined || value === "") return "";
  return typeof value === "number" || /^\d+\.\d+$/.test(String(value))
    ? String(Number(value))
    : String(value);
}

/** What only the whole listing can show to be wrong. */
function checkWhole(after: ChangedListing): void {
  const fields = {
    ...provenanceErrors({
      titleStatus: after.title_status,
      accidentHistory: after.accident_history,
      plate: after.plate,
      plateNumber: after.plate_number,
    }),
    ...priceErrors({ price: Number(after.price), currency: after.currency }),
  };
  if (Object.keys(fields).length > 0) throw new AppError("request.invalid", { fields });
}

/** Pictures that were there before stay allowed, no matter who uploaded them and however many the plan allows now. */
async function checkNewPictures(
  tx: Database,
  most: number,
  before: LockedListing,
  images: readonly string[],
) {
  if (images.length > most && images.length > before.images.length) {
    throw new AppError("listing.photo_limit", { facts: { used: images.length, max: most } });
  }
  const added = images.filter((image) => !before.images.includes(image));
  await checkPictures(tx, before.user_id, added);
}

function nextState(
  before: LockedListing,
  reviewed: boolean,
  flags: readonly Flag[],
  { autoApprove }: SellingSettings,
): Updateable<Cars> {
  if (before.status === "rejected") return { status: "pending" };
  const needsReview = reviewed && !(autoApprove && flags.length === 0);
  if (!needsReview) return {};
  if (before.status === "active") return { status: "pending" };
  return before.status === "expired" ? { changed_while_expired: true } : {};
}

/**
 * What a card says of a cut: the price right before, while the new one is lower than every price of the last 30 days, so
 * that raising it first does not make a cut.
 */
async function priceCut(
  tx: Database,
  before: LockedListing,
  after: ChangedListing,
  at: Date,
): Promise<Updateable<Cars>> {
  const none = { previous_price: null, previous_price_usd: null, price_cut_at: null };
  const price = Number(after.price);
  if (after.currency !== before.currency || price >= Number(before.price)) return none;
  const { rows } = await sql<{ lowest: string | null }>`
    select min(price) as lowest from price_history
    where car_id = ${before.id}::uuid and currency = ${before.currency}::currency
      and changed_at > ${at}::timestamptz - make_interval(days => ${lowestPriceDays})`.execute(tx);
  const lowest = Math.min(Number(before.price), Number(rows[0]?.lowest ?? before.price));
  if (price >= lowest) return none;
  return { previous_price: before.price, previous_price_usd: before.price_usd, price_cut_at: at };
}

function reviewedOf(row: ChangedListing) {
  return {
    id: row.id,
    userId: row.user_id,
    vehicleType: row.vehicle_type,
    title: row.title,
    description: row.description,
    brand: row.brand,
    model: row.model,
    year: row.year,
    price: Number(row.price),
    currency: row.currency,
    vinNumber: row.vin_number,
    phoneNumber: row.phone_number,
    pictureIds: pictureIdsOf(row.images),
  };
}
