import type { Account } from "#features/accounts/account.contract.ts";
import type { ListingCard, Photo } from "#features/listings/listing.schema.ts";
import type { Currency, VehicleType } from "#features/reference/enumerations.ts";
import { typedNumber } from "../typed-number.ts";
import type { Fields } from "./fields.ts";

interface Around {
  /** Null for a guest. */
  account: Account | null;
  photos: Photo[];
  /** Brand, model and year in words. */
  named: string;
  /** How much of each currency a dollar is worth. */
  rates: Record<Currency, number>;
  now: Date;
}

const amount = (text: string) => {
  const value = typedNumber(text);
  return typeof value === "number" ? value : null;
};
const chosen = <Field extends keyof Fields & keyof ListingCard>(fields: Fields, field: Field) =>
  (fields[field] || null) as ListingCard[Field];

const nothing = "00000000-0000-7000-8000-000000000000";

/** The card of a listing that is being written: what is missing or cannot be read yet is as little as can be shown. */
export function previewOf(
  vehicleType: VehicleType,
  fields: Fields,
  { account, photos, named, rates, now }: Around,
): ListingCard {
  const time = now.toISOString();
  const price = amount(fields.price) ?? 0;
  return {
    ...{ brand: fields.brand, model: fields.model, city: fields.city, features: fields.features },
    ...{ condition: chosen(fields, "condition"), category: chosen(fields, "category") },
    ...{ gearType: chosen(fields, "gearType"), fuelType: chosen(fields, "fuelType") },
    id: nothing,
    vehicleType,
    title: fields.title.trim(),
    name: { ar: named, en: named },
    year: amount(fields.year) || now.getFullYear(),
    price,
    currency: fields.currency,
    priceUsd: price / rates[fields.currency],
    previousPrice: null,
    mileage: amount(fields.mileage),
    bodyType: vehicleType === "car" ? chosen(fields, "bodyType") : null,
    driveType: null,
    exteriorColor: fields.exteriorColor || null,
    motorcycleType: null,
    bikeEngineSize: null,
    source: null,
    customs: null,
    titleStatus: null,
    plate: null,
    fairPrice: null,
    images: photos.map(({ url }) => url),
    photos,
    imageCount: photos.length,
    featured: false,
    status: "active",
    seller: {
      id: account?.id ?? nothing,
      name: account?.firstName ?? "",
      isDealership: account?.isDealership === true,
      isVerifiedDealer: account?.isVerifiedDealer === true,
      isVerifiedSeller: false,
      showroom: null,
      memberSince: account?.createdAt ?? time,
    },
    userId: account?.id ?? nothing,
    createdAt: time,
    refreshedAt: time,
  };
}
