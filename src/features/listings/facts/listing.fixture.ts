import { join } from "node:path";
import type { Language } from "#i18n/language.ts";
import { compileMessages } from "#i18n/server-messages.ts";
import { makeTranslate } from "#i18n/translate.ts";
import { type Wording, wordingOf } from "#i18n/wording.ts";
import { boundsOf, ofCounts } from "../fields.ts";
import type { PublicListing } from "../listing.schema.ts";

const src = join(import.meta.dirname, "../../..");

/** The words of a listing's page in one language, as a page loads them. For tests. */
export async function wordingFor(language: Language): Promise<Wording> {
  const reference = await compileMessages(join(src, `features/reference/messages.${language}.ts`));
  const t = makeTranslate(language, {
    common: await compileMessages(join(src, `i18n/messages/common.${language}.ts`)),
    listings: await compileMessages(join(src, `features/listings/messages.${language}.ts`)),
    "listing-fields": await compileMessages(
      join(src, `features/listings/field-words/messages.${language}.ts`),
    ),
    detail: await compileMessages(join(src, `features/listings/facts/messages.${language}.ts`)),
  });
  const name = (kind: string, slug: string) => {
    const found = reference[`${kind}.${slug}`];
    return typeof found === "string" ? found : slug;
  };
  return wordingOf({ messages: { language, t, name }, now: new Date("2026-11-21T12:00:00Z") });
}

/** A used sedan of a private seller, every optional field set. For tests. */
export function someListing(changes: Partial<PublicListing> = {}): PublicListing {
  return {
    id: "01a1bea5-63de-7904-aaa3-49587fe21c34",
    ref: "1000009",
    vehicleType: "car",
    title: "Toyota Corolla 2015, one owner",
    name: { en: "Toyota Corolla 2015", ar: "تويوتا كورولا 2015" },
    brand: "toyota",
    model: "corolla",
    year: 2015,
    price: 12_800,
    currency: "usd",
    priceUsd: 12_800,
    previousPrice: null,
    mileage: 86_000,
    condition: "used",
    category: "family",
    gearType: "automatic",
    fuelType: "gas",
    bodyType: "sedan",
    driveType: "fwd",
    exteriorColor: "silver",
    motorcycleType: null,
    bikeEngineSize: null,
    source: "company",
    customs: "paid",
    titleStatus: "clean",
    plate: "private",
    fairPrice: null,
    city: "beirut",
    features: ["abs", "air-conditioning"],
    images: ["/media/6a1b8f0e-0000-4000-8000-000000000001/1280.webp"],
    photos: [
      {
        id: "6a1b8f0e-0000-4000-8000-000000000001",
        url: "/media/6a1b8f0e-0000-4000-8000-000000000001/1280.webp",
        width: 1280,
        height: 960,
        widths: [320, 640, 960, 1280],
        thumbhash: "3OcRJYB4d3h/iIeHeEh3eIhw+j3A",
      },
    ],
    imageCount: 1,
    featured: false,
    status: "active",
    seller: {
      id: "01962d37-4de2-7bfc-a71a-9341bf197991",
      name: "Jad K.",
      isDealership: false,
      isVerifiedDealer: false,
      isVerifiedSeller: false,
      showroom: null,
      memberSince: "2023-05-02T09:00:00.000Z",
    },
    userId: "01962d37-4de2-7bfc-a71a-9341bf197991",
    createdAt: "2026-11-09T10:00:00.000Z",
    refreshedAt: "2026-11-09T10:00:00.000Z",
    engineCapacity: 1.6,
    horsepower: 122,
    interiorColor: "beige",
    ...ofCounts((field) => boundsOf(field)[1]),
    numberOfSeats: 5,
    numberOfDoors: 4,
    vinNumber: "NMTBB3JE*********",
    licenseValid: true,
    accidentHistory: false,
    previousOwners: 1,
    plateNumber: null,
    serviceHistory: true,
    hasPhone: true,
    description: "One owner.\nService book at hand.",
    viewCount: 318,
    chatPriority: false,
    isDemo: false,
    updatedAt: "2026-11-20T10:00:00.000Z",
    papersSeenAt: null,
    inspectionId: null,
    fairPriceBasis: null,
    priceHistory: [],
    ...changes,
  };
}
