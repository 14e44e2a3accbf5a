import { coverOf } from "#features/listings/listing.present.ts";
import type { PictureRow } from "#features/listings/listing.queries.ts";
import { fullNameOf } from "../queue/review.present.ts";
import type { ReportedRow } from "./reports.queries.ts";
import type { ReportedListing } from "./reports.schema.ts";

export function presentReported(
  row: ReportedRow,
  pictures: ReadonlyMap<string, PictureRow>,
): ReportedListing {
  return {
    id: row.id,
    title: row.title,
    vehicleType: row.vehicle_type,
    status: row.status,
    isDeleted: row.is_deleted,
    sellerName: fullNameOf(row),
    cover: coverOf(row, pictures),
    open: row.open,
    upheld: row.upheld,
    dismissed: row.dismissed,
    reasons: row.reasons,
    reports: row.reports,
    since: row.since.toISOString(),
  };
}
