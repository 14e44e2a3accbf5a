import type { PublicListing } from "#features/listings/listing.schema.ts";
import type { Wording } from "#i18n/wording.ts";

/** What a vehicle's page says of itself besides the listing: names are in the language of the page. */
export interface PageOfListing {
  listing: PublicListing;
  /** Brand and model in words. */
  vehicle: string;
  modelName: string;
  siteName: string;
  publicUrl: string;
  /** Canonical address. */
  url: string;
}

const conditionOf = { new: "NewCondition", used: "UsedCondition", damaged: "DamagedCondition" } as const;
const wheelsOf = {
  fwd: "FrontWheelDriveConfiguration",
  rwd: "RearWheelDriveConfiguration",
  awd: "AllWheelDriveConfiguration",
  "4wd": "FourWheelDriveConfiguration",
} as const;
const schema = (term: string) => `https://schema.org/${term}`;
const quantity = (value: number | null, unitCode: string) =>
  value === null ? undefined : { "@type": "QuantitativeValue", value, unitCode };

/** The vehicle and its offer in the terms of schema.org; fields without a value are left out when it is written. */
export function vehicleData(page: PageOfListing, { name, plain }: Wording) {
  const { listing, url, publicUrl } = page;
  const condition = listing.condition ? schema(conditionOf[listing.condition]) : undefined;
  const named = (kind: string, slug: string | null) => (slug ? name(kind, slug) : undefined);
  const motorcycle = listing.vehicleType === "motorcycle";
  return {
    "@context": "https://schema.org",
    "@type": motorcycle ? "Motorcycle" : "Car",
    "@id": `${url}#vehicle`,
    name: `${page.vehicle} ${plain(listing.year)}`,
    url,
    image: listing.photos.map((photo) => new URL(photo.url, publicUrl).href),
    description: listing.description || listing.title,
    brand: { "@type": "Brand", name: name("brand", listing.brand) },
    model: page.modelName,
    vehicleModelDate: String(listing.year),
    itemCondition: condition,
    mileageFromOdometer: quantity(listing.mileage, "KMT"),
    vehicleTransmission: named("gearType", listing.gearType),
    fuelType: named("fuelType", listing.fuelType),
    bodyType: motorcycle
      ? named("motorcycleType", listing.motorcycleType)
      : named("bodyType", listing.bodyType),
    color: named("colour", listing.exteriorColor),
    vehicleInteriorColor: named("colour", listing.interiorColor),
    numberOfDoors: listing.numberOfDoors ?? undefined,
    vehicleSeatingCapacity: listing.numberOfSeats ?? undefined,
    numberOfPreviousOwners: listing.previousOwners ?? undefined,
    driveWheelConfiguration: listing.driveType ? schema(wheelsOf[listing.driveType]) : undefined,
    vehicleEngine: engineData(listing),
    offers: {
      "@type": "Offer",
      url,
      price: listing.price,
      priceCurrency: listing.currency.toUpperCase(),
      availability: schema("InStock"),
      itemCondition: condition,
      seller: {
        "@type": listing.seller.isDealership ? "AutoDealer" : "Person",
        name: listing.seller.name,
      },
      areaServed: name("place", listing.city),
    },
  };
}

function engineData(listing: PublicListing) {
  const displacement = quantity(listing.bikeEngineSize, "CMQ") ?? quantity(listing.engineCapacity, "LTR");
  const power = quantity(listing.horsepower, "BHP");
  if (!displacement && !power) return undefined;
  return { "@type": "EngineSpecification", engineDisplacement: displacement, enginePower: power };
}
