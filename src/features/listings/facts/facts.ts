import { isolated } from "#i18n/format.ts";
import type { Wording } from "#i18n/wording.ts";
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

/** What a buyer asks first, eight at most: the same for every vehicle but for what only one kind has. */
export function mainFacts(listing: PublicListing, wording: Wording): Fact[] {
  const { t, name, plain } = wording;
  const fact = (kind: FactKind, label: string, value: string): Fact => ({ kind, label, value });
  const facts = [
    fact("year", t("detail.factYear"), plain(listing.year)),
    fact("mileage", t("detail.factMileage"), mileage(listing, wording)),
  ];
  if (listing.vehicleType === "motorcycle") {
    if (listing.motorcycleType)
      facts.push(fact("kind", t("detail.factKind"), name("motorcycleType", listing.motorcycleType)));
    const size = engine(listing, wording);
    if (size) facts.push(fact("engine", t("detail.factEngine"), size));
  }
  facts.push(
    fact("gear", t("detail.factGear"), name("gearType", listing.gearType)),
    fact("fuel", t("detail.factFuel"), name("fuelType", listing.fuelType)),
    fact("owners", t("detail.factOwners"), owners(listing, wording)),
    fact("accidents", t("detail.factAccidents"), accidents(listing, wording)),
    fact("service", t("detail.factService"), service(listing, wording)),
    fact("license", t("detail.factLicense"), license(listing, wording)),
  );
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
  const row = (label: string, value: string | null | undefined) => {
    if (value) rows.push({ label, value });
  };
  const named = (kind: string, slug: string | null) => slug && name(kind, slug);
  row(t("detail.makeModel"), vehicle);
  row(t("detail.factYear"), plain(listing.year));
  row(t("detail.condition"), name("condition", listing.condition));
  row(t("detail.category"), name("category", listing.category));
  if (listing.vehicleType === "car") row(t("detail.body"), named("bodyType", listing.bodyType));
  row(t("detail.factKind"), named("motorcycleType", listing.motorcycleType));
  row(t("detail.factMileage"), mileage(listing, wording));
  row(t("detail.factGear"), name("gearType", listing.gearType));
  row(t("detail.factFuel"), name("fuelType", listing.fuelType));
  row(t("detail.factEngine"), engine(listing, wording));
  row(t("detail.power"), horsepower(listing, wording));
  row(t("detail.drive"), named("driveType", listing.driveType));
  row(t("detail.doors"), listing.numberOfDoors ? plain(listing.numberOfDoors) : null);
  row(t("detail.seats"), listing.numberOfSeats ? plain(listing.numberOfSeats) : null);
  row(t("detail.exterior"), named("colour", listing.exteriorColor));
  row(t("detail.interior"), named("colour", listing.interiorColor));
  row(t("detail.factOwners"), owners(listing, wording));
  row(t("detail.factAccidents"), accidents(listing, wording));
  row(t("detail.factService"), service(listing, wording));
  row(t("detail.factLicense"), license(listing, wording));
  row(t("detail.source"), named("source", listing.source));
  row(t("detail.customs"), named("customs", listing.customs));
  row(t("detail.titleStatus"), named("titleStatus", listing.titleStatus));
  row(t("detail.plate"), plate(listing, wording));
  if (listing.vinNumber) {
    rows.push({
      label: t("detail.vin"),
      value: `${listing.vinNumber.slice(0, 8)}…`,
      identifier: true,
      note: t("detail.vinHidden"),
    });
  }
  row(t("detail.place"), name("place", listing.city));
  row(t("detail.published"), day(listing.createdAt));
  if (listing.updatedAt.slice(0, 10) > listing.createdAt.slice(0, 10)) {
    row(t("detail.updated"), day(listing.updatedAt));
  }
  return rows;
}

export function mileage(listing: Pick<PublicListing, "mileage">, { t, number }: Wording): string {
  return t("detail.mileage", { km: number(listing.mileage) });
}

export function owners(listing: Pick<PublicListing, "previousOwners">, { t }: Wording): string {
  return t("detail.owners", { count: listing.previousOwners });
}

function engine(listing: Specified, { t, number }: Wording): string | undefined {
  if (listing.bikeEngineSize) return t("detail.cc", { cc: number(listing.bikeEngineSize) });
  if (listing.engineCapacity) return t("detail.litres", { litres: number(listing.engineCapacity) });
  return undefined;
}

const horsepower = (listing: Specified, { t }: Wording) =>
  listing.horsepower ? t("detail.horsepower", { count: listing.horsepower }) : undefined;

const accidents = (listing: Specified, { t }: Wording) =>
  listing.accidentHistory ? t("detail.accidentsSome") : t("detail.accidentsNone");

const service = (listing: Specified, { t }: Wording) =>
  listing.serviceHistory ? t("detail.serviceFull") : t("detail.serviceNone");

const license = (listing: Specified, { t }: Wording) =>
  listing.licenseValid ? t("detail.licenseValid") : t("detail.licenseExpired");

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
