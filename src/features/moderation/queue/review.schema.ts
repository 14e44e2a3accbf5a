import { z } from "zod";
import { photo, publicListing } from "#features/listings/listing.schema.ts";
import { expiredReasons } from "#features/listings/listing-state.schema.ts";
import { rejectionCodes } from "#features/listings/rejection-codes.ts";
import { currencies, listingStatuses, titleStatuses } from "#features/reference/enumerations.ts";

const time = z.iso.datetime();

/** A listing beside the one under review. */
export const otherListing = z.object({
  id: z.uuid(),
  title: z.string(),
  year: z.int(),
  price: z.number(),
  currency: z.enum(currencies),
  priceUsd: z.number(),
  mileage: z.int().nullable(),
  city: z.string(),
  cover: photo.nullable(),
  status: z.enum(listingStatuses),
  isDeleted: z.boolean(),
  sellerName: z.string(),
  isSameSeller: z.boolean(),
  createdAt: time,
});
export type OtherListing = z.output<typeof otherListing>;

/** What was said here of the same vehicle. */
const saidEarlier = z.object({
  saidAt: time.describe("When that listing went off sale; of one that has not, when it was put in"),
  mileage: z.int().nullable(),
  price: z.number(),
  currency: z.enum(currencies),
  titleStatus: z.enum(titleStatuses).nullable(),
  accidentHistory: z.boolean().nullable(),
  isThis: z.boolean().describe("By the listing under review itself, at that time"),
  other: otherListing.nullable().describe("By which listing; null when it is this one, or gone"),
});
export type SaidEarlier = z.output<typeof saidEarlier>;

const mark = z.object({ start: z.int(), end: z.int() });

/** What the automatic checks found, with what it rests on now. */
export const reviewFlag = z.discriminatedUnion("kind", [
  z.object({
    kind: z.enum(["phone_in_text", "link_in_text", "deposit", "title_contradicts"]),
    title: z.array(mark).describe("Places in the title, in UTF-16 units"),
    description: z.array(mark),
  }),
  z.object({
    kind: z.literal("price_far_below"),
    median: z
      .number()
      .nullable()
      .describe("US dollars, of live listings of the same model of about the same year"),
    count: z.int(),
    comparables: z.array(otherListing).describe("Those nearest to the median"),
  }),
  z.object({
    kind: z.enum(["reused_picture", "other_car_picture"]),
    other: otherListing.nullable().describe("Null when it is gone"),
    pairs: z.array(z.object({ mine: photo, theirs: photo })),
  }),
  z.object({
    kind: z.enum(["duplicate_vin", "shared_phone", "copied_text"]),
    other: otherListing.nullable(),
  }),
  z.object({ kind: z.literal("pace"), count: z.int().describe("Put up within 24 hours") }),
  z.object({
    kind: z.literal("old_device"),
    account: z.object({ id: z.uuid(), name: z.string() }).nullable().describe("Null when it is gone"),
  }),
  z.object({
    kind: z.literal("vin_contradicts"),
    brands: z.array(z.string()).describe("By its VIN it is of one of these"),
    years: z.array(z.int()).describe("By its VIN its model year is one of these"),
  }),
  z.object({
    kind: z.enum(["mileage_down", "salvage_before"]),
    earlier: z.array(saidEarlier).describe("The newest first"),
  }),
  z.object({ kind: z.literal("upheld_reports"), count: z.int() }),
]);
export type ReviewFlag = z.output<typeof reviewFlag>;

const sellerHistory = z.object({
  id: z.uuid(),
  name: z.string().describe("First and last name"),
  dealershipName: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  memberSince: time,
  status: z.enum(["active", "suspended", "banned"]),
  isEmailVerified: z.boolean(),
  isVerifiedSeller: z.boolean(),
  isVerifiedDealer: z.boolean(),
  plan: z.string(),
  listings: z.record(z.enum(listingStatuses), z.int()),
  deletedListings: z.int(),
  rejections: z.int().describe("How often a listing of theirs was refused"),
  openReports: z.int(),
  upheldReports: z.int(),
  warnings: z.int().describe("In force"),
  noListingUntil: time.nullable().describe("Three warnings are in force: none can be added until then"),
});

/** Everything that a reviewer decides by. */
const reviewed = {
  listing: publicListing
    .omit({ own: true })
    .extend({ status: z.enum(listingStatuses), vinNumber: z.string().nullable().describe("Whole") }),
  modelName: z.string().describe("In the visitor's language"),
};
export const reviewDetail = z.object({
  ...reviewed,
  onSale: z
    .object(reviewed)
    .nullable()
    .describe("What buyers see while changes of it wait: then `listing` is what it is to become"),
  waitingSince: time.nullable(),
  rejectionCode: z.enum(rejectionCodes).nullable(),
  rejectionReason: z.string().nullable(),
  expiredReason: z.enum(expiredReasons).nullable(),
  expiresAt: time.nullable(),
  deletedAt: time.nullable(),
  deletedBy: z.string().nullable().describe("The administrator; null when its owner deleted it"),
  heldBy: z.object({ name: z.string(), until: time }).nullable(),
  flags: z.array(reviewFlag),
  seller: sellerHistory,
  reviews: z.array(
    z.object({
      decision: z.enum(["active", "rejected"]),
      code: z.string().nullable(),
      reason: z.string().nullable(),
      decidedAt: time,
      by: z.string(),
    }),
  ),
});
export type ReviewDetail = z.output<typeof reviewDetail>;
