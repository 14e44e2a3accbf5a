import { presentCard, presentListing } from "#features/listings/listing.present.ts";
import type { findPriceHistory, PictureRow } from "#features/listings/listing.queries.ts";
import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import { refOf } from "#features/listings/ref.ts";
import { type RejectionCode, rejectionCodes } from "#features/listings/rejection-codes.ts";
import { presentOwnPapers } from "#features/papers/papers.present.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { ListingStatus } from "#platform/db/schema.d.ts";
import { presentAppeal } from "../appeals/appeals.present.ts";
import { ownerActionsOf } from "../own-actions.ts";
import { presentRevision } from "../revisions/revision.present.ts";
import type { OwnListing } from "./own.contract.ts";
import type { OwnCounts, OwnCriteria, OwnDetailRow, OwnRow } from "./own.queries.ts";

type Pictures = ReadonlyMap<string, PictureRow>;

/** A row as its owner sees it. A reason is told only of the state that it explains. */
export function presentOwn(row: OwnRow, pictures: Pictures, now: Date): OwnListing {
  return { ...presentCard(row, pictures, now), ref: refOf(row.serial), ...presentState(row, now) };
}

/** The page of a listing as its owner sees it: in any state, with the whole VIN. */
export function presentOwnDetail(
  row: OwnDetailRow,
  pictures: Pictures,
  history: Awaited<ReturnType<typeof findPriceHistory>>,
  now: Date,
): OwnListingDetail {
  return {
    ...presentListing(row, pictures, history, now),
    status: row.status,
    vinNumber: row.vin_number,
    phoneNumber: row.phone_number,
    own: presentState(row, now),
  };
}

function presentState(row: OwnRow, now: Date) {
  const rejected = row.status === "rejected";
  return {
    status: row.status,
    rejectionCode: rejected ? knownCode(row.rejection_code) : null,
    rejectionReason: rejected ? row.rejection_reason : null,
    expiredReason: row.status === "expired" ? row.expired_reason : null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    waitingSince: row.waiting_since?.toISOString() ?? null,
    changes: presentRevision(row.revision),
    appeal: presentAppeal(row.decision, now),
    papers: presentOwnPapers(row.papers),
    viewCount: row.view_count,
    contactCount: row.contact_count,
    favoriteCount: row.favorite_count,
    actions: ownerActionsOf(row, now),
  };
}

/** How many of the counted listings fit. */
export const totalOf = (
  counts: OwnCounts,
  { vehicleType, status, attentionAt }: Omit<OwnCriteria, "userId">,
) =>
  counts
    .filter((one) => (!vehicleType || one.vehicle_type === vehicleType) && (!status || one.status === status))
    .reduce((sum, one) => sum + (attentionAt ? one.attention : one.n), 0);

/** Every kind and every state, also where there is none. */
export function presentCounts(counts: OwnCounts) {
  const ofKind = (kind: VehicleType) => {
    const found = new Map(
      counts.filter((one) => one.vehicle_type === kind).map(({ status, n }) => [status, n]),
    );
    const of = (status: ListingStatus) => found.get(status) ?? 0;
    return {
      pending: of("pending"),
      active: of("active"),
      rejected: of("rejected"),
      expired: of("expired"),
    };
  };
  return { car: ofKind("car"), motorcycle: ofKind("motorcycle") };
}

const knownCode = (code: string | null): RejectionCode | null =>
  rejectionCodes.find((one) => one === code) ?? null;
