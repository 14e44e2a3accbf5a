import { isolated } from "#i18n/format.ts";
import type { Wording } from "#i18n/wording.ts";
import { type CountField, countFields, type Field } from "../fields.ts";
import type { PublicListing } from "../listing.schema.ts";

export type FactKind =
  | "year"
  | "mileage"
  | "gear"
  | "fuel"
  | "engine"
  | "kind"
  | "owners"
  | "accidents"
  | "service"
  | "license";

export interface Fact {
  kind: FactKind;
  label: string;
  value: string;
}

/** What a buyer asks first, as far as the seller says it, eight at most: the same for every vehicle but for what only one kind has. */
export function mainFacts(listing: PublicListing, wording: Wording): Fact[] {
  const { t, name, plain } = wording;
  const facts: Fact[] = [];
  const fact = (kind: FactKind, field: Field, value: string | null | undefined) => {
    if (value) facts.push({ kind, label: t(`listing-fields.${field}`), value });
  };
  const named = (kind: string, slug: string | null) => slug && name(kind, slug);
  fact("year", "year", plain(listing.year));
  fact("mileage", "mileage", mileage(listing, wording));
  if (listing.vehicleType === "motorcycle") {
    fact("kind", "motorcycleType", named("motorcycleType", listing.motorcycleType));
    fact("engine", "engineCapacity", engine(listing, wording));
  }
  fact("gear", "gearType", named("gearType", listing.gearType));
  fact("fuel", "fuelType", named("fuelType", listing.fuelType));
  fact("owners", "previousOwners", owners(listing, wording));
  fact("accidents", "accidentHistory", accidents(listing, wording));
  fact("service", "serviceHistory", service(listing, wording));
  fact("license", "licenseValid", license(listing, wording));
  return facts.slice(0, 8);
}

export interface SpecificationRow {
  label: string;
  value: string;
  /** An identifier: left to right in either language. */
  identifier?: true;
  /** In small print after the value. */
  note?: string;
}

/** What a specification is made from: the VIN is the seller's to show, and not told everywhere. */
type Specified = Omit<PublicListing, "own" | "description" | "priceHistory" | "phoneNumber" | "vinNumber"> &
  Partial<Pick<PublicListing, "vinNumber">>;

/** Every field of the listing that is set, in the order a buyer reads them. `vehicle`: its brand and model in words. */
export function specification(listing: Specified, vehicle: string, wording: Wording): SpecificationRow[] {
  const { t, name, plain, day } = wording;
  const rows: SpecificationRow[] = [];
  const add = (label: string, value: string | null | undefined) => {
    if (value) rows.push({ label, value });
  };
  const row = (field: Field, value: string | null | undefined) => add(t(`listing-fields.${field}`), value);
  const named = (kind: string, slug: string | null) => slug && name(kind, slug);
  add(t("detail.makeModel"), vehicle);
  row("year", plain(listing.year));
  row("condition", named("condition", listing.condition));
  row("category", named("category", listing.category));
  if (listing.vehicleType === "car") row("bodyType", named("bodyType", listing.bodyType));
  row("motorcycleType", named("motorcycleType", listing.motorcycleType));
  row("mileage", mileage(listing, wording));
  row("gearType", named("gearType", listing.gearType));
  row("fuelType", named("fuelType", listing.fuelType));
  row("engineCapacity", engine(listing, wording));
  row("horsepower", horsepower(listing, wording));
  row("driveType", named("driveType", listing.driveType));
  for (const field of new Set<CountField>(["numberOfDoors", ...countFields])) {
    row(field, listing[field] ? plain(listing[field]) : null);
  }
  row("exteriorColor", named("colour", listing.exteriorColor));
  row("interiorColor", named("colour", listing.interiorColor));
  row("previousOwners", owners(listing, wording));
  row("accidentHistory", accidents(listing, wording));
  row("serviceHistory", service(listing, wording));
  row("licenseValid", license(listing, wording));
  row("source", named("source", listing.source));
  row("customs", named("customs", listing.customs));
  row("titleStatus", named("titleStatus", listing.titleStatus));
  row("plate", plate(listing, wording));
  if (listing.vinNumber) {
    rows.push({
      label: t("listing-fields.vinNumber"),
      value: `${listing.vinNumber.slice(0, 8)}…`,
      identifier: true,
      note: t("detail.vinHidden"),
    });
  }
  row("city", name("place", listing.city));
  add(t("detail.published"), day(listing.createdAt));
  if (listing.updatedAt.slice(0, 10) > listing.createdAt.slice(0, 10)) {
    add(t("detail.updated"), day(listing.updatedAt));
  }
  return rows;
}

/** Undefined where the seller does not say it, as all that follow. */
export const mileage = ({ mileage: km }: Pick<PublicListing, "mileage">, { t, number }: Wording) =>
  km === null ? undefined : t("detail.mileage", { km: number(km) });

export const owners = ({ previousOwners: count }: Pick<PublicListing, "previousOwners">, { t }: Wording) =>
  count === null ? undefined : t("detail.owners", { count });

export function engine(listing: Specified, { t, number }: Wording): string | undefined {
  if (listing.bikeEngineSize) return t("detail.cc", { cc: number(listing.bikeEngineSize) });
  if (listing.engineCapacity) return t("detail.litres", { litres: number(listing.engineCapacity) });
  return undefined;
}

const horsepower = (listing: Specified, { t }: Wording) =>
  listing.horsepower ? t("detail.horsepower", { count: listing.horsepower }) : undefined;

/** One of two words, by what was answered. */
const answered = (flag: boolean | null, yes: string, no: string) =>
  flag === null ? undefined : flag ? yes : no;

const accidents = ({ accidentHistory }: Specified, { t }: Wording) =>
  answered(accidentHistory, t("detail.accidentsSome"), t("detail.accidentsNone"));

const service = ({ serviceHistory }: Specified, { t }: Wording) =>
  answered(serviceHistory, t("detail.serviceFull"), t("detail.serviceNone"));

const license = ({ licenseValid }: Specified, { t }: Wording) =>
  answered(licenseValid, t("detail.licenseValid"), t("detail.licenseExpired"));

/** The kind of plate, and its number where that goes with the vehicle. */
const plate = ({ plate: kind, plateNumber }: Specified, { name }: Wording) =>
  kind && (plateNumber ? `${name("plate", kind)} · ${isolated(plateNumber)}` : name("plate", kind));

/** What a price is worth in the other currency that a buyer here counts in; nothing where no rate is known. */
export function otherPrice(
  listing: Pick<PublicListing, "price" | "currency" | "priceUsd">,
  rates: { lbp: number },
): { value: number; currency: "usd" | "lbp" } | undefined {
  if (listing.currency !== "usd") return { value: Math.round(listing.priceUsd), currency: "usd" };
  if (!(rates.lbp > 0)) return undefined;
  // A pound is worth a thousandth of a cent: nobody counts below a hundred thousand.
  return { value: Math.round((listing.price * rates.lbp) / 100_000) * 100_000, currency: "lbp" };
}
