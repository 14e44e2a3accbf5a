import type { Updateable } from "kysely";
import { safeParse } from "zod/v4/core";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Cars } from "#platform/db/schema.d.ts";
import { InvalidInput } from "#platform/http/validation.ts";
import { engineErrors } from "../engine.ts";
import { columnsOf, type ListingColumns, sellersColumns } from "../listing-columns.ts";
import { carChange, inOneOrder, motorcycleChange } from "../listing-input.schema.ts";
import { checkPictures, type LockedListing, lockOwn, lockSeller, pictureIdsOf } from "../owner.queries.ts";
import { priceErrors } from "../price-limit.ts";
import { provenanceErrors } from "../provenance.ts";
import { type Flag, findFlags, keepFlags } from "../review/find-flags.ts";
import { dropRevision, findWaiting, keepRevision } from "../revisions/revision.queries.ts";
import { type SellingSettings, sellingSettings } from "../selling.settings.ts";
import { writeColumns } from "./write-columns.ts";

/** What may change while a listing is live, without a review (docs/product.md, "States of a listing"). */
const freeColumns: readonly string[] = ["price", "currency", "mileage", "phone_number"];
const priceColumns: readonly string[] = ["price", "currency"];

/**
 * Changes fields of an own listing. Price, mileage and phone of a live one change at once; anything else, and a price that
 * is flagged, waits for a review beside the version on sale (revisions/), and replaces what waited before. A rejected one
 * goes back to review. What is sent as it was is no change. Errors: `listing.not_found`, input that is refused as that of
 * a new listing, `listing.photo_limit`, and of a rejected one `listing.limit_reached`.
 * Database then: what writeColumns() says; another state is a legal one, has a place in the plan and a place in the queue
 * (cars_life, cars_place, cars_waiting).
 */
export async function edit(tx: Database, userId: string, id: string, body: unknown, at: Date): Promise<void> {
  const settings = await sellingSettings(tx);
  const seller = await lockSeller(tx, userId, at);
  const before = await lockOwn(tx, userId, id);
  const waiting = await findWaiting(tx, id);
  const shown = withChanges(before, waiting ?? {});
  const changed = changesOf(shown, body);
  if (Object.keys(changed).length === 0) return;

  if (changed.images) await checkNewPictures(tx, seller.max_photos, [before, shown], changed.images);
  const after = withChanges(shown, changed);
  checkWhole(after);
  const flags = await findFlags(tx, reviewedOf(after));
  const all = differences(before, after);
  if (before.status !== "active") {
    await writeColumns(tx, before, all, nextState(before, all, flags, settings), at);
    return keepFlags(tx, id, flags);
  }
  const held = await heldOf(tx, before, all, flags, settings);
  const isHeld = Object.keys(held).length > 0;
  const free = Object.fromEntries(Object.entries(all).filter(([name]) => !(name in held)));
  const isSent = Object.keys(changed).some((name) => name in held);
  const since = isSent ? at : before.waiting_since;
  await writeColumns(tx, before, free, { waiting_since: isHeld ? since : null }, at);
  if (isHeld) {
    await keepRevision(tx, id, held);
    await keepFlags(tx, id, flags);
  } else {
    await dropRevision(tx, id);
    if (waiting) await keepFlags(tx, id, []);
  }
}

/** What of these changes of a live listing has to wait. */
async function heldOf(
  tx: Database,
  before: LockedListing,
  all: ListingColumns,
  flags: readonly Flag[],
  { autoApprove }: SellingSettings,
): Promise<ListingColumns> {
  const names = Object.keys(all);
  const isReviewed = !(autoApprove && flags.length === 0);
  const isPriceFar = (found: readonly Flag[]) => found.some(({ kind }) => kind === "price_far_below");
  // Beside what is on sale too: words that wait must not make a price look right.
  const isPriceHeld =
    names.some((name) => priceColumns.includes(name)) &&
    (isPriceFar(flags) ||
      isPriceFar(
        await findFlags(
          tx,
          reviewedOf(
            withChanges(before, {
              price: all.price ?? before.price,
              currency: all.currency ?? before.currency,
            }),
          ),
        ),
      ));
  const waits = (name: string) =>
    priceColumns.includes(name) ? isPriceHeld : isReviewed && !freeColumns.includes(name);
  return Object.fromEntries(Object.entries(all).filter(([name]) => waits(name)));
}

const withChanges = <Row extends LockedListing>(before: Row, changed: ListingColumns) => ({
  ...before,
  ...changed,
});
type ChangedListing = ReturnType<typeof withChanges>;

/** The columns that get another value. */
function changesOf(before: ChangedListing, body: unknown): ListingColumns {
  const schema = before.vehicle_type === "car" ? carChange : motorcycleChange;
  const parsed = safeParse(schema, body, { reportInput: true });
  if (!parsed.success) throw new InvalidInput(parsed.error);
  const given: Record<string, unknown> = columnsOf(before.vehicle_type, parsed.data, before.brand);
  return differences(before, given);
}

const differences = (before: ChangedListing, given: Record<string, unknown>): ListingColumns =>
  Object.fromEntries(
    sellersColumns
      .filter((name) => name in given && !isSame(name, given[name], before[name]))
      .map((name) => [name, given[name]]),
  );

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
    ...engineErrors({
      vehicleType: after.vehicle_type,
      motorcycleType: after.motorcycle_type,
      fuelType: after.fuel_type,
      bikeEngineSize: after.bike_engine_size,
    }),
    ...priceErrors({ price: Number(after.price), currency: after.currency }),
  };
  if (Object.keys(fields).length > 0) throw new AppError("request.invalid", { fields });
}

/** Pictures that were there before stay allowed, no matter who uploaded them and however many the plan allows now. */
async function checkNewPictures(
  tx: Database,
  most: number,
  [before, shown]: readonly [LockedListing, ChangedListing],
  images: readonly string[],
) {
  if (images.length > most && images.length > shown.images.length) {
    throw new AppError("listing.photo_limit", { facts: { used: images.length, max: most } });
  }
  const added = images.filter((image) => !before.images.includes(image) && !shown.images.includes(image));
  await checkPictures(tx, before.user_id, added);
}

/** Of a listing that is not live. */
function nextState(
  before: LockedListing,
  changed: ListingColumns,
  flags: readonly Flag[],
  { autoApprove }: SellingSettings,
): Updateable<Cars> {
  if (before.status === "rejected") return { status: "pending" };
  const isReviewed = Object.keys(changed).some((name) => !freeColumns.includes(name));
  const needsReview = isReviewed && !(autoApprove && flags.length === 0);
  const isSold = before.expired_reason === "sold";
  return before.status === "expired" && (needsReview || isSold) ? { changed_while_expired: true } : {};
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
