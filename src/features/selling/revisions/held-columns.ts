import type { Database } from "#platform/db/connect.ts";
import type { ListingColumns } from "../listing-columns.ts";
import { type LockedListing, pictureIdsOf } from "../owner.queries.ts";
import { type FoundFlag, findFlags } from "../review/find-flags.ts";
import { stopping } from "../review/rule-settings.ts";
import type { SellingSettings } from "../selling.settings.ts";

/** What may change while a listing is live, without a review (docs/product.md, "States of a listing"), but for a price or mileage that is flagged. */
export const freeColumns: readonly string[] = ["price", "currency", "mileage", "phone_number"];
export const priceColumns: readonly string[] = ["price", "currency"];

/** What of these changes of a live listing has to wait. */
export async function heldOf(
  tx: Database,
  before: LockedListing,
  all: ListingColumns,
  {
    flags,
    settings: { autoApprove },
    at,
  }: { flags: readonly FoundFlag[]; settings: SellingSettings; at: Date },
): Promise<ListingColumns> {
  const names = Object.keys(all);
  const isReviewed = !(autoApprove && stopping(flags).length === 0);
  const isPriceFar = (found: readonly FoundFlag[]) =>
    stopping(found).some(({ kind }) => kind === "price_far_below");
  // Beside what is on sale too: words that wait must not make a price look right. Where no word waits that is the same.
  const isAlone = names.every((name) => priceColumns.includes(name));
  const isPriceHeld =
    names.some((name) => priceColumns.includes(name)) &&
    (isPriceFar(flags) ||
      (!isAlone &&
        isPriceFar(
          await findFlags(
            tx,
            reviewedOf(
              withChanges(before, {
                price: all.price ?? before.price,
                currency: all.currency ?? before.currency,
              }),
            ),
            at,
          ),
        )));
  const { mileage } = all;
  const isMileageHeld =
    typeof mileage === "number" &&
    before.mileage !== null &&
    mileage < before.mileage &&
    flags.some(({ kind }) => kind === "mileage_down");
  const waits = (name: string) => {
    if (name === "mileage") return isMileageHeld;
    return priceColumns.includes(name) ? isPriceHeld : isReviewed && !freeColumns.includes(name);
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => waits(name)));
}

export const withChanges = <Row extends LockedListing>(before: Row, changed: ListingColumns) => ({
  ...before,
  ...changed,
});
export type ChangedListing = ReturnType<typeof withChanges>;

/** A listing as the search for flags reads it. */
export function reviewedOf(row: ChangedListing) {
  return {
    id: row.id,
    userId: row.user_id,
    vehicleType: row.vehicle_type,
    title: row.title,
    description: row.description,
    condition: row.condition,
    titleStatus: row.title_status,
    accidentHistory: row.accident_history,
    brand: row.brand,
    model: row.model,
    year: row.year,
    price: Number(row.price),
    currency: row.currency,
    vinNumber: row.vin_number,
    mileage: row.mileage,
    phoneNumber: row.phone_number,
    pictureIds: pictureIdsOf(row.images),
  };
}
