import type { Updateable } from "kysely";
import { safeParse } from "zod/v4/core";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Cars } from "#platform/db/schema.d.ts";
import { InvalidInput } from "#platform/http/validation.ts";
import { engineErrors } from "../engine.ts";
import { columnsOf, type ListingColumns, sellersColumns } from "../listing-columns.ts";
import { carChange, inOneOrder, motorcycleChange } from "../listing-input.schema.ts";
import { checkPictures, type LockedListing, lockForSale, lockOwn } from "../owner.queries.ts";
import { priceErrors } from "../price-limit.ts";
import { provenanceErrors } from "../provenance.ts";
import { type FoundFlag, findFlags, keepFlags } from "../review/find-flags.ts";
import { stopping } from "../review/rule-settings.ts";
import {
  type ChangedListing,
  freeColumns,
  heldOf,
  priceColumns,
  reviewedOf,
  withChanges,
} from "../revisions/held-columns.ts";
import {
  dropRevision,
  type FoundRevision,
  findRevision,
  giveUp,
  keepRevision,
} from "../revisions/revision.queries.ts";
import type { SellingSettings } from "../selling.settings.ts";
import { writeColumns } from "./write-columns.ts";

/**
 * Changes fields of an own listing. Price, mileage and phone of a live one change at once; anything else, and a price that
 * is flagged, waits for a review beside the version on sale (revisions/), and replaces what waited before, or mends what was
 * refused: that is sent again with a change of what has to wait, and otherwise stays as it was. A rejected one goes back to review. What is sent as it was is no change. Errors: `listing.not_found`, input that is refused as that of
 * a new listing, `listing.photo_limit`, and of a rejected one `listing.limit_reached`.
 * Database then: what writeColumns() says; another state is a legal one, has a place in the plan and a place in the queue
 * (cars_life, cars_place, cars_waiting).
 */
export async function edit(tx: Database, userId: string, id: string, body: unknown, at: Date): Promise<void> {
  const { settings, seller } = await lockForSale(tx, userId, at);
  const before = await lockOwn(tx, userId, id);
  const revision = await findRevision(tx, id);
  await editLocked(tx, { settings, mostPhotos: seller.max_photos, before, revision }, body, at);
}

/** What a change of a listing rests on: all of it is read, its seller and itself are locked. */
export interface ToEdit {
  settings: SellingSettings;
  mostPhotos: number;
  before: LockedListing;
  revision: FoundRevision | undefined;
}

/** The same of one whose seller and row are locked: of many, what they share is read once. Returns what of it waits for a review. */
export async function editLocked(
  tx: Database,
  { settings, mostPhotos, before, revision }: ToEdit,
  body: unknown,
  at: Date,
): Promise<ListingColumns> {
  const { id } = before;
  const shown = withChanges(before, revision?.changes ?? {});
  const changed = changesOf(shown, body);
  if (Object.keys(changed).length === 0) return {};

  if (changed.images) await checkNewPictures(tx, mostPhotos, [before, shown], changed.images);
  const after = withChanges(shown, changed);
  checkWhole(after);
  const flags = await findFlags(tx, reviewedOf(after), at);
  const all = differences(before, after);
  if (before.status !== "active") {
    await writeColumns(tx, before, all, nextState(before, all, flags, settings), at);
    await keepFlags(tx, id, flags, at);
    return {};
  }
  const held = await heldOf(tx, before, all, { flags, settings, at });
  const isSent = Object.keys(changed).some((name) => name in held);
  if (revision?.isRefused && !isSent) {
    const isPriced = priceColumns.some((name) => name in changed);
    const touched = [...Object.keys(changed), ...(isPriced ? priceColumns : [])];
    const free = Object.fromEntries(Object.entries(all).filter(([name]) => touched.includes(name)));
    await writeColumns(tx, before, free, {}, at);
    await giveUp(tx, id, touched);
    return {};
  }
  const isHeld = Object.keys(held).length > 0;
  const free = Object.fromEntries(Object.entries(all).filter(([name]) => !(name in held)));
  const since = isSent ? at : before.waiting_since;
  await writeColumns(tx, before, free, { waiting_since: isHeld ? since : null }, at);
  if (isHeld) {
    await keepRevision(tx, id, held);
    await keepFlags(tx, id, flags, at);
  } else if (revision) {
    await dropRevision(tx, id);
    await keepFlags(tx, id, [], at);
  }
  return held;
}

/** The columns that get another value. */
function changesOf(before: ChangedListing, body: unknown): ListingColumns {
  const schema = before.vehicle_type === "car" ? carChange : motorcycleChange;
  const parsed = safeParse(schema, body, { reportInput: true });
  if (!parsed.success) throw new InvalidInput(parsed.error);
  const given: Record<string, unknown> = columnsOf(before.vehicle_type, parsed.data, before.brand);
  return differences(before, given);
}

const differences = (before: ChangedListing, given: Record<string, unknown>): ListingColumns =>
  differingColumns(before, given);

/** The columns of `given` that say something else than a listing: numbers, and features in any order, are compared as what they mean. */
export const differingColumns = (
  before: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
): ListingColumns =>
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
  flags: readonly FoundFlag[],
  { autoApprove }: SellingSettings,
): Updateable<Cars> {
  if (before.status === "rejected") return { status: "pending" };
  const isReviewed = Object.keys(changed).some((name) => !freeColumns.includes(name));
  const needsReview = isReviewed && !(autoApprove && stopping(flags).length === 0);
  const isSold = before.expired_reason === "sold";
  return before.status === "expired" && (needsReview || isSold) ? { changed_while_expired: true } : {};
}
