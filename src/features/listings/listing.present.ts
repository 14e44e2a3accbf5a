import { priceCutDays } from "#features/reference/enumerations.ts";
import { vehicleName } from "#features/reference/vehicle-name.ts";
import { type FieldShown, fieldsShown } from "./fields.ts";
import type { CardRow, DetailRow, PictureRow, PriceRow } from "./listing.queries.ts";
import type { ListingCard, Photo, PublicListing } from "./listing.schema.ts";
import { refOf } from "./ref.ts";

/** How many pictures a card carries: one to show, the next ones for when it cannot be loaded, or for a swipe. */
const picturesOfCard = 4;
const dayMs = 86_400_000;
const priceCutShownMs = priceCutDays * dayMs;
const vinShown = 8;

const pictureAddress = /^\/media\/([0-9a-f-]{36})\//;

/** The ids of the pictures that these rows name; some may not be there yet. */
export function pictureIds(rows: readonly Pick<CardRow, "images">[]): string[] {
  return rows.flatMap((row) => row.images.flatMap((image) => pictureIdOf(image) ?? []));
}

const pictureIdOf = (image: string): string | undefined => pictureAddress.exec(image)?.[1];

/** The first picture that is ready, or null. */
export function coverOf(
  { images }: Pick<CardRow, "images">,
  pictures: ReadonlyMap<string, PictureRow>,
): Photo | null {
  const [cover] = images.flatMap((image) => pictures.get(pictureIdOf(image) ?? "") ?? []);
  return cover ? presentPhoto(cover) : null;
}

const onCards = fieldsShown("card");
const onPages = fieldsShown("page");

/** What the seller said, as the row has it. */
const said = <Said>(row: object, fields: readonly { field: string; column: string; decimal: boolean }[]) => {
  const view: Record<string, unknown> = {};
  for (const { field, column, decimal } of fields) {
    const value = row[column as keyof typeof row];
    view[field] = decimal && value !== null ? Number(value) : value;
  }
  return view as Said;
};

/** The card of a row; `pictures` are those of pictureIds() that are ready, and only these are shown and counted. */
export function presentCard(
  row: CardRow,
  pictures: ReadonlyMap<string, PictureRow>,
  now: Date,
  shown = picturesOfCard,
): ListingCard {
  const ready = row.images.flatMap((image) => pictures.get(pictureIdOf(image) ?? "") ?? []);
  const photos = ready.slice(0, shown).map(presentPhoto);
  return {
    ...said<Pick<ListingCard, FieldShown<"card">>>(row, onCards),
    id: row.id,
    vehicleType: row.vehicle_type,
    name: vehicleName({ ...row, vehicleType: row.vehicle_type }),
    priceUsd: Number(row.price_usd),
    previousPrice: priceBeforeCut(row, now),
    fairPrice: row.fair_price,
    images: photos.length > 0 ? photos.map(({ url }) => url) : row.images.slice(0, shown),
    photos,
    imageCount: ready.length,
    featured: row.featured,
    status: "active",
    seller: {
      id: row.user_id,
      name: sellerName(row),
      isDealership: row.is_dealership,
      isVerifiedDealer: row.is_verified_dealer,
      isVerifiedSeller: row.is_verified_seller,
      showroom: row.is_verified_dealer ? row.dealership_slug : null,
      memberSince: row.member_since.toISOString(),
    },
    userId: row.user_id,
    createdAt: row.created_at.toISOString(),
    refreshedAt: row.refreshed_at.toISOString(),
  };
}

export function presentListing(
  row: DetailRow,
  pictures: ReadonlyMap<string, PictureRow>,
  history: readonly PriceRow[],
  now: Date,
): PublicListing {
  return {
    ...presentCard(row, pictures, now, row.images.length),
    ...said<Pick<PublicListing, FieldShown<"page">>>(row, onPages),
    ref: refOf(row.serial),
    hasPhone: row.phone_number !== null,
    vinNumber: row.vin_number && maskVin(row.vin_number),
    viewCount: row.view_count,
    chatPriority: row.chat_priority,
    isDemo: row.is_demo,
    updatedAt: row.updated_at.toISOString(),
    papersSeenAt: row.papers_seen_at?.toISOString() ?? null,
    inspectionId: row.inspection_id,
    fairPriceBasis: fairPriceBasis(row),
    priceHistory: history.map((one) => ({
      price: Number(one.price),
      currency: one.currency,
      priceUsd: Number(one.price_usd),
      changedAt: one.changed_at.toISOString(),
    })),
  };
}

function fairPriceBasis(row: DetailRow): PublicListing["fairPriceBasis"] {
  if (row.fair_comparables === null || row.fair_computed_at === null) return null;
  return {
    comparables: row.fair_comparables,
    // Of what the build before computed, nothing more is known.
    yearMin: row.fair_year_min ?? row.year,
    yearMax: row.fair_year_max ?? row.year,
    middle: Number(row.fair_middle),
    low: Number(row.fair_low),
    high: Number(row.fair_high),
    later:
      row.fair_later_low === null || row.fair_later_high === null
        ? null
        : { low: Number(row.fair_later_low), high: Number(row.fair_later_high) },
    computedAt: row.fair_computed_at.toISOString(),
  };
}

export function presentPhoto({ id, width, height, widths, thumbhash }: PictureRow): Photo {
  return { id, url: `/media/${id}/${Math.max(...widths)}.webp`, width, height, widths, thumbhash };
}

/** Enough to look up make, model, plant and year; the serial number is the seller's to show. */
export function maskVin(vin: string): string {
  return vin.slice(0, vinShown).padEnd(vin.length, "*");
}

/** A showroom has the name an administrator approved; a person is first name and initial. */
export function sellerName(
  row: Pick<CardRow, "first_name" | "last_name" | "is_verified_dealer" | "dealership_name">,
): string {
  if (row.is_verified_dealer && row.dealership_name) return row.dealership_name;
  const [initial = ""] = row.last_name;
  return `${row.first_name} ${initial}.`;
}

function priceBeforeCut(row: CardRow, now: Date): number | null {
  if (row.previous_price === null || row.price_cut_at === null) return null;
  const recent = now.getTime() - row.price_cut_at.getTime() < priceCutShownMs;
  return recent && Number(row.previous_price) > Number(row.price) ? Number(row.previous_price) : null;
}
