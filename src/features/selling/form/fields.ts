import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import { type Currency, currencies, placeSlugs, type VehicleType } from "#features/reference/enumerations.ts";
import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import { wordIssue } from "#platform/http/word-issue.ts";
import { readablePhone } from "#text/phone-links.ts";
import { carInput, inOneOrder, motorcycleInput } from "../listing-input.schema.ts";

/** What the forms hold while one types: texts as they were typed, in any digits. The schemas make sense of them. */
export interface Fields {
  title: string;
  brand: string;
  model: string;
  year: string;
  condition: string;
  category: string;
  price: string;
  currency: Currency;
  gearType: string;
  fuelType: string;
  bodyType: string;
  mileage: string;
  engineCapacity: string;
  horsepower: string;
  driveType: string;
  numberOfSeats: string;
  numberOfDoors: string;
  exteriorColor: string;
  interiorColor: string;
  previousOwners: string;
  vinNumber: string;
  licenseValid: boolean;
  accidentHistory: boolean;
  serviceHistory: boolean;
  source: string;
  customs: string;
  titleStatus: string;
  plate: string;
  plateNumber: string;
  motorcycleType: string;
  bikeEngineSize: string;
  phoneNumber: string;
  city: string;
  features: string[];
  description: string;
  /** Addresses of the photos, cover first. */
  images: string[];
}
export type FieldName = keyof Fields;

const ofBoth = [
  "title",
  "brand",
  "model",
  "year",
  "condition",
  "category",
  "price",
  "currency",
  "gearType",
  "fuelType",
  "mileage",
  "accidentHistory",
  "source",
  "customs",
  "titleStatus",
  "plate",
  "plateNumber",
  "city",
  "phoneNumber",
  "description",
  "images",
] as const satisfies FieldName[];

/** What each form asks for. */
export const namesOf = {
  car: [
    ...ofBoth,
    "bodyType",
    "engineCapacity",
    "horsepower",
    "driveType",
    "numberOfSeats",
    "numberOfDoors",
    "exteriorColor",
    "interiorColor",
    "previousOwners",
    "vinNumber",
    "licenseValid",
    "serviceHistory",
    "features",
  ],
  motorcycle: [...ofBoth, "motorcycleType", "bikeEngineSize"],
} as const satisfies Record<VehicleType, readonly FieldName[]>;

/** An empty form with the usual choices; phone and city as in the seller's profile. */
export function emptyFields(
  vehicleType: VehicleType,
  seller: { phone: string | null; city: string | null },
): Fields {
  const car = vehicleType === "car";
  return {
    title: "",
    brand: "",
    model: "",
    year: "",
    condition: "used",
    category: car ? "family" : "",
    price: "",
    currency: "usd",
    gearType: car ? "automatic" : "manual",
    fuelType: "gas",
    bodyType: car ? "sedan" : "",
    mileage: car ? "0" : "",
    engineCapacity: "",
    horsepower: "",
    driveType: "",
    numberOfSeats: "",
    numberOfDoors: "",
    exteriorColor: "",
    interiorColor: "",
    previousOwners: "1",
    vinNumber: "",
    licenseValid: true,
    accidentHistory: false,
    serviceHistory: false,
    source: "",
    customs: "",
    titleStatus: "",
    plate: "",
    plateNumber: "",
    motorcycleType: "",
    bikeEngineSize: "",
    phoneNumber: seller.phone ? readablePhone(seller.phone) : "",
    city: placeSlugs.find((slug) => slug === seller.city) ?? "",
    features: [],
    description: "",
    images: [],
  };
}

const typed = (value: string | number | null) => (value === null ? "" : String(value));

/** A listing as the form of its kind holds it. */
export function fieldsOf(listing: OwnListingDetail): Fields {
  return {
    title: listing.title,
    brand: listing.brand,
    model: listing.model,
    year: typed(listing.year),
    condition: listing.condition,
    category: listing.category,
    price: typed(listing.price),
    currency: currencies.find((one) => one === listing.currency) ?? "usd",
    gearType: listing.gearType,
    fuelType: listing.fuelType,
    bodyType: typed(listing.bodyType),
    mileage: typed(listing.mileage),
    engineCapacity: typed(listing.engineCapacity),
    horsepower: typed(listing.horsepower),
    driveType: typed(listing.driveType),
    numberOfSeats: typed(listing.numberOfSeats),
    numberOfDoors: typed(listing.numberOfDoors),
    exteriorColor: typed(listing.exteriorColor),
    interiorColor: typed(listing.interiorColor),
    previousOwners: typed(listing.previousOwners),
    vinNumber: typed(listing.vinNumber),
    licenseValid: listing.licenseValid,
    accidentHistory: listing.accidentHistory,
    serviceHistory: listing.serviceHistory,
    source: typed(listing.source),
    customs: typed(listing.customs),
    titleStatus: typed(listing.titleStatus),
    plate: typed(listing.plate),
    plateNumber: typed(listing.plateNumber),
    motorcycleType: typed(listing.motorcycleType),
    bikeEngineSize: typed(listing.bikeEngineSize),
    phoneNumber: listing.phoneNumber ? readablePhone(listing.phoneNumber) : "",
    city: listing.city,
    features: listing.features,
    description: listing.description,
    images: listing.images,
  };
}

export type Body = Partial<Fields> & { vehicleType: VehicleType };

/** What is sent: the fields of the kind, as typed. */
export function bodyOf(vehicleType: VehicleType, fields: Fields): Body {
  const names: readonly FieldName[] = namesOf[vehicleType];
  return { vehicleType, ...Object.fromEntries(names.map((name) => [name, fields[name]])) };
}

/** What is sent of a change: only what is another than before, an empty text where something was taken back. */
export function changesOf(vehicleType: VehicleType, before: Fields, now: Fields): Partial<Fields> {
  const names: readonly FieldName[] = namesOf[vehicleType];
  const said = (fields: Fields, name: FieldName) =>
    JSON.stringify(name === "features" ? inOneOrder(fields.features) : fields[name]);
  const changed = names.filter((name) => said(before, name) !== said(now, name));
  return Object.fromEntries(changed.map((name) => [name, now[name]]));
}

/** What is wrong, field by field, in words: the same schemas as the server's, before anything is sent. */
export function errorsOf(
  vehicleType: VehicleType,
  fields: Fields,
  { t, language }: { t: Translate; language: Language },
): Partial<Record<FieldName, string>> {
  const schema = vehicleType === "car" ? carInput : motorcycleInput;
  const result = schema.safeParse(bodyOf(vehicleType, fields), { reportInput: true });
  const errors: Record<string, string> = {};
  for (const issue of result.success ? [] : result.error.issues) {
    errors[String(issue.path[0])] ??= wordIssue(issue, t, language);
  }
  return errors;
}
