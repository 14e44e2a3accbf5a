import { coverOf, presentListing } from "#features/listings/listing.present.ts";
import type { findPriceHistory, PictureRow } from "#features/listings/listing.queries.ts";
import { type RejectionCode, rejectionCodes } from "#features/listings/rejection-codes.ts";
import type { ListingColumns } from "#features/selling/listing-columns.ts";
import type { Ladder } from "#features/selling/standing/standing.queries.ts";
import type { Language } from "#i18n/language.ts";
import type { OtherRow } from "../evidence/evidence.queries.ts";
import { modelName } from "../model-name.ts";
import { type CountsRow, mostCounted, type QueueRow } from "./queue.queries.ts";
import type { QueueCounts, QueueItem } from "./queue.schema.ts";
import type { PastReview, ReviewRow, SellerRow } from "./review.queries.ts";
import type { OtherListing, ReviewDetail, ReviewFlag } from "./review.schema.ts";

/** The row as it is to be; dates and the like are those of what is on sale. */
export const revised = <Row extends object>(row: Row, changes: ListingColumns | null): Row => ({
  ...row,
  ...changes,
});

type Pictures = ReadonlyMap<string, PictureRow>;
interface Named {
  first_name: string;
  last_name: string;
  dealership_name: string | null;
  is_verified_dealer: boolean;
}

/** A showroom by its name, anybody else by the whole one: reviewers tell people apart. */
export const fullNameOf = (row: Named): string =>
  (row.is_verified_dealer && row.dealership_name) || `${row.first_name} ${row.last_name}`.trim();

export function presentQueueItem(onSale: QueueRow, pictures: Pictures): QueueItem {
  const row = revised(onSale, onSale.changes);
  return {
    id: row.id,
    title: row.title,
    vehicleType: row.vehicle_type,
    price: Number(row.price),
    currency: row.currency,
    city: row.city,
    sellerName: fullNameOf(row),
    cover: coverOf(row, pictures),
    flags: row.flags,
    isChange: row.changes !== null,
    isReported: row.is_reported,
    waitingSince: row.waiting_since.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    heldBy:
      row.held_by !== null && row.held_until
        ? { name: row.held_by, until: row.held_until.toISOString() }
        : null,
  };
}

export function presentCounts({ past, oldest, median, ...counts }: CountsRow): QueueCounts {
  return {
    ...counts,
    past24Hours: past,
    oldest: oldest?.toISOString() ?? null,
    medianSeconds: median === null ? null : Math.round(median),
    most: mostCounted,
  };
}

export function presentOther(row: OtherRow, pictures: Pictures, sellerId: string): OtherListing {
  return {
    id: row.id,
    title: row.title,
    year: row.year,
    price: Number(row.price),
    currency: row.currency,
    priceUsd: Number(row.price_usd),
    mileage: row.mileage,
    city: row.city,
    cover: coverOf(row, pictures),
    status: row.status,
    isDeleted: row.is_deleted,
    sellerName: fullNameOf(row),
    isSameSeller: row.user_id === sellerId,
    createdAt: row.created_at.toISOString(),
  };
}

export interface ReviewParts {
  row: ReviewRow;
  pictures: Pictures;
  prices: Awaited<ReturnType<typeof findPriceHistory>>;
  flags: ReviewFlag[];
  seller: SellerRow;
  reviews: PastReview[];
  holder: { name: string; until: Date } | undefined;
  ladder: Ladder;
  /** What buyers see while these changes of it wait. */
  onSale: ReviewRow | undefined;
}

export function presentReview(
  { row, onSale, pictures, prices, flags, seller, reviews, holder, ladder }: ReviewParts,
  now: Date,
  language: Language,
): ReviewDetail {
  const listingOf = (of: ReviewRow) => ({
    ...presentListing(of, pictures, prices, now),
    status: of.status,
    vinNumber: of.vin_number,
    phoneNumber: of.phone_number,
  });
  const rejected = row.status === "rejected";
  return {
    listing: listingOf(row),
    modelName: modelName(row, language),
    onSale: onSale ? { listing: listingOf(onSale), modelName: modelName(onSale, language) } : null,
    waitingSince: row.waiting_since?.toISOString() ?? null,
    rejectionCode: rejected ? knownCode(row.rejection_code) : null,
    rejectionReason: rejected ? row.rejection_reason : null,
    expiredReason: row.expired_reason,
    expiresAt: row.expires_at?.toISOString() ?? null,
    deletedAt: row.deleted_at?.toISOString() ?? null,
    deletedBy: row.deleted_by_name,
    heldBy: holder ? { name: holder.name, until: holder.until.toISOString() } : null,
    flags,
    seller: {
      id: row.user_id,
      name: `${row.first_name} ${row.last_name}`.trim(),
      dealershipName: row.is_verified_dealer ? row.dealership_name : null,
      email: row.email,
      phone: row.seller_phone,
      memberSince: row.member_since.toISOString(),
      status: row.user_status,
      isEmailVerified: row.is_email_verified,
      isVerifiedSeller: row.is_verified_seller,
      isVerifiedDealer: row.is_verified_dealer,
      plan: row.current_plan,
      listings: { pending: 0, active: 0, rejected: 0, expired: 0, ...seller.by_status },
      deletedListings: seller.deleted,
      rejections: seller.rejections,
      openReports: seller.open_reports,
      upheldReports: seller.upheld_reports,
      warnings: ladder.warnings,
      noListingUntil: ladder.no_listing_until?.toISOString() ?? null,
    },
    reviews: reviews.map(({ decision, code, reason, decided_at, full_name }) => ({
      decision,
      code,
      reason,
      decidedAt: decided_at.toISOString(),
      by: full_name,
    })),
  };
}

export const knownCode = (code: string | null): RejectionCode | null =>
  code === null ? null : (rejectionCodes.find((one) => one === code) ?? "other");
