import { columnNameOf, fieldNames, listingFields } from "#features/listings/fields.ts";
import type { CsvCell } from "#text/csv.ts";
import type { FeedListing } from "./feed.queries.ts";

/** What a seller says, by the names that the stock API has, the photos at the end. */
const said = fieldNames.filter((field) => field !== "images");
export const stockHeads: readonly string[] = [
  "stockNumber",
  "listingId",
  "url",
  "vehicleType",
  ...said,
  "priceUsd",
  "createdAt",
  "updatedAt",
  "images",
];

/** A listing as a row of plain CSV: lists within a cell are separated by spaces. */
export function stockRow(listing: FeedListing, url: string, images: readonly string[]): CsvCell[] {
  return [
    listing.stock_number,
    listing.id,
    url,
    listing.vehicle_type,
    ...said.map((field): CsvCell => {
      const value = listing[columnNameOf(field)];
      if (value === null || value === undefined) return null;
      if (Array.isArray(value)) return value.join(" ");
      return listingFields[field].kind === "decimal" ? Number(value) : (value as CsvCell);
    }),
    Number(listing.price_usd),
    listing.created_at.toISOString(),
    listing.updated_at.toISOString(),
    images.join(" "),
  ];
}
