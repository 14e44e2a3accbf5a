import { coverOf } from "#features/listings/listing.present.ts";
import type { PictureRow } from "#features/listings/listing.queries.ts";
import type { Language } from "#i18n/language.ts";
import { modelName } from "../model-name.ts";
import { fullNameOf, knownCode } from "../queue/review.present.ts";
import type { TableRowRow } from "./table.queries.ts";
import type { TableRow } from "./table.schema.ts";

export function presentTableRow(
  row: TableRowRow,
  pictures: ReadonlyMap<string, PictureRow>,
  language: Language,
): TableRow {
  return {
    id: row.id,
    vehicleType: row.vehicle_type,
    title: row.title,
    brand: row.brand,
    model: row.model,
    modelName: modelName(row, language),
    year: row.year,
    price: Number(row.price),
    currency: row.currency,
    priceUsd: Number(row.price_usd),
    phoneNumber: row.phone_number,
    city: row.city,
    status: row.status,
    expiredReason: row.expired_reason,
    rejectionCode: row.status === "rejected" ? knownCode(row.rejection_code) : null,
    isPublic: row.is_public,
    deletedAt: row.deleted_at?.toISOString() ?? null,
    flags: row.flags,
    openReports: row.open_reports,
    cover: coverOf(row, pictures),
    sellerId: row.user_id,
    sellerName: fullNameOf(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
