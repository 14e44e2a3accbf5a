import { z } from "zod";
import {
  bodyTypes,
  categories,
  conditions,
  currencies,
  customsStates,
  driveTypes,
  fairPrices,
  fuelTypes,
  gearTypes,
  motorcycleTypes,
  plates,
  sources,
  titleStatuses,
  vehicleTypes,
} from "#features/reference/enumerations.ts";
import { writtenOnce } from "#platform/http/written-once.ts";
import { ofCounts } from "./fields.ts";
import { ownFields } from "./listing-state.schema.ts";

/** Times cross the wire as ISO 8601 in UTC. */
const time = z.iso.datetime();
/** Money crosses the wire as a number with at most two decimals; the database keeps it exact. */
const money = z.number();

/** A picture as the pipeline made it. Variants lie at `/media/{id}/{width}.{avif,webp}`. */
export const photo = z.object({
  id: z.uuid(),
  url: z.string().describe("The largest WebP"),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  thumbhash: z.string().describe("Base64 of a 20-odd byte blur"),
});

/** Who sells, as everyone may see it. */
export const seller = z.object({
  id: z.uuid(),
  name: z.string(),
  isDealership: z.boolean(),
  isVerifiedDealer: z.boolean(),
  isVerifiedSeller: z.boolean().describe("We have seen telephone and document (the verification badge)"),
  showroom: z.string().nullable().describe("Of an approved dealer: its page is /dealers/{showroom}"),
  memberSince: time,
});

/** What a vehicle is called in each language. */
export const vehicleWords = z.object({ ar: z.string(), en: z.string() });

/** What a card of a list shows. */
export const listingCard = writtenOnce(
  z.object({
    id: z.uuid(),
    vehicleType: z.enum(vehicleTypes),
    title: z.string(),
    name: vehicleWords.describe("Brand, model and year in words"),
    brand: z.string(),
    model: z.string(),
    year: z.int(),
    price: money,
    currency: z.enum(currencies),
    priceUsd: money,
    previousPrice: money.nullable().describe("Before the last price cut of 30 days, in the same currency"),
    mileage: z
      .int()
      .nullable()
      .describe("Kilometres; null where the seller does not say, as everything that need not be said"),
    condition: z.enum(conditions).nullable(),
    category: z.enum(categories).nullable(),
    gearType: z.enum(gearTypes).nullable(),
    fuelType: z.enum(fuelTypes).nullable(),
    bodyType: z.enum(bodyTypes).nullable(),
    driveType: z.enum(driveTypes).nullable(),
    exteriorColor: z.string().nullable(),
    motorcycleType: z.enum(motorcycleTypes).nullable(),
    bikeEngineSize: z.int().nullable().describe("Cubic centimetres"),
    source: z.enum(sources).nullable(),
    customs: z.enum(customsStates).nullable(),
    titleStatus: z
      .enum(titleStatuses)
      .nullable()
      .describe("A salvage vehicle has an accident in its history"),
    plate: z.enum(plates).nullable(),
    fairPrice: z
      .enum(fairPrices)
      .nullable()
      .describe(
        "How the price compares with what is read of others; null where too little is known. Computed, never sold",
      ),
    city: z.string(),
    features: z.array(z.string()),
    images: z.array(z.string()).describe("Addresses of the first pictures, cover first"),
    photos: z.array(photo).describe("The first pictures with their sizes and blurs"),
    imageCount: z.int().describe("All that are ready to be shown"),
    featured: z.boolean(),
    status: z.literal("active"),
    seller,
    userId: z.uuid(),
    createdAt: time,
    refreshedAt: time,
  }),
);
export type ListingCard = z.output<typeof listingCard>;
export type Photo = z.output<typeof photo>;
export type Seller = z.output<typeof seller>;

export const shortNumber = z
  .string()
  .describe("Its number, short enough to be said on the phone; the last digit is a check digit");

/** One listing as anyone may see it, and with `own` as its owner and reviewers do. */
export const publicListing = writtenOnce(
  listingCard.extend({
    ref: shortNumber,
    status: ownFields.status.describe("`active`, but to the owner and to reviewers"),
    own: z
      .object(ownFields)
      .optional()
      .describe("To the owner and to reviewers, who see it in any state, with the whole VIN"),
    engineCapacity: z.number().nullable().describe("Litres"),
    horsepower: z.int().nullable(),
    interiorColor: z.string().nullable(),
    ...ofCounts(() => z.int().nullable()),
    vinNumber: z
      .string()
      .nullable()
      .describe("The first eight characters, then asterisks: the rest is for the seller to show"),
    licenseValid: z.boolean().nullable(),
    accidentHistory: z.boolean().nullable(),
    previousOwners: z.int().nullable(),
    plateNumber: z.string().nullable().describe("Where the number goes with the vehicle: `B 123456`"),
    serviceHistory: z.boolean().nullable(),
    hasPhone: z.boolean().describe("POST /api/cars/{id}/contact-numbers answers with a number"),
    phoneNumber: z.string().nullable().optional().describe("E.164; to the owner alone"),
    description: z.string(),
    viewCount: z.int().describe("Up to half a minute old"),
    chatPriority: z.boolean().describe("Messages about it stand first in its seller's inbox"),
    isDemo: z.boolean().describe("Of the demo market: seller and phone number are invented"),
    updatedAt: time,
    papersSeenAt: time
      .nullable()
      .describe(
        "When a reviewer saw papers that agree with it; it ends when chassis number, seller or car change",
      ),
    inspectionId: z
      .uuid()
      .nullable()
      .describe("The report that its seller shows: GET /api/inspections/{id} answers it while it is valid"),
    fairPriceBasis: z
      .object({
        comparables: z.int().describe("How many other listings of its model it was compared with"),
        yearMin: z.int().describe("The oldest model year of these"),
        yearMax: z.int(),
        middle: money.describe("US dollars that such a vehicle is offered at, read from the others"),
        low: money.describe("Below it a price is great"),
        high: money.describe("Above it a price is high"),
        later: z
          .object({ low: money, high: money })
          .nullable()
          .describe("What it will be worth in two years, driven as its model usually is"),
        computedAt: time,
      })
      .nullable(),
    priceHistory: z.array(
      z.object({ price: money, currency: z.enum(currencies), priceUsd: money, changedAt: time }),
    ),
  }),
);
export type PublicListing = z.output<typeof publicListing>;
export const ownListingDetail = publicListing.extend({ own: z.object(ownFields) });
export type OwnListingDetail = z.output<typeof ownListingDetail>;

export const listingEvent = z
  .object({
    event: z.enum(["view", "contact", "favorite", "share"]),
    channel: z.enum(["call", "whatsapp", "message", "link"]).optional().describe("Of a contact or a share"),
  })
  .refine(({ event, channel }) => !channel || event === "contact" || event === "share", {
    path: ["channel"],
  });
