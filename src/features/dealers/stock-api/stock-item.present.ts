import { columnNameOf, fieldsAskedOf, listingFields } from "#features/listings/fields.ts";
import type { StockItem } from "./stock-item.contract.ts";
import type { ItemRow } from "./stock-item.queries.ts";

export function presentItem(row: ItemRow, stockNumber: string, publicUrl: string): StockItem {
  return {
    stockNumber,
    listingId: row.id,
    url: `${publicUrl}/cars/${row.id}`,
    status: row.status,
    endedBy: row.expired_reason,
    reason: row.status === "rejected" ? row.rejection_reason : null,
    underReview: row.is_under_review,
    expiresAt: row.expires_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    photos: row.photos.map(({ url, image, error }) => ({
      url,
      state: error !== null ? "failed" : image !== null ? "shown" : "waiting",
      error,
    })),
  };
}

/** What the listing says, as a PUT would say it; without its photos, which have addresses of their own. */
export function presentVehicle(row: ItemRow): Record<string, unknown> {
  const vehicleType = row.vehicle_type as "car" | "motorcycle";
  const said = fieldsAskedOf(vehicleType).flatMap((field) => {
    const value = row[columnNameOf(field)];
    if (field === "images" || value === null || value === undefined) return [];
    return [[field, listingFields[field].kind === "decimal" ? Number(value) : value]];
  });
  return { vehicleType, ...Object.fromEntries(said) };
}
