import { presentCard } from "../listing.present.ts";
import type { PictureRow } from "../listing.queries.ts";
import type { OwnListing } from "./own.contract.ts";
import type { OwnRow } from "./own.queries.ts";

/** A row as its owner sees it. A reason is told only of the state that it explains. */
export function presentOwn(row: OwnRow, pictures: ReadonlyMap<string, PictureRow>, now: Date): OwnListing {
  return {
    ...presentCard(row, pictures, now),
    status: row.status,
    rejectionReason: row.status === "rejected" ? row.rejection_reason : null,
    expiredReason: row.status === "expired" ? row.expired_reason : null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    viewCount: row.view_count,
    contactCount: row.contact_count,
  };
}
