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
    fact("year", t("listings.detailFactYear"), plain(listing.year)),
    fact("mileage", t("listings.detailFactMileage"), mileage(listing, wording)),
  ];
  if (listing.vehicleType === "motorcycle") {
    if (listing.motorcycleType)
      facts.push(fact("kind", t("listings.detailFactKind"), name("motorcycleType", listing.motorcycleType)));
    const size = engine(listing, wording);
    if (size) facts.push(fact("engine", t("listings.detailFactEngine"), size));
  }
  facts.push(
    fact("gear", t("listings.detailFactGear"), name("gearType", listing.gearType)),
    fact("fuel", t("listings.detailFactFuel"), name("fuelType", listing.fuelType)),
    fact("owners", t("listings.detailFactOwners"), owners(listing, wording)),
    fact("accidents", t("listings.detailFactAccidents"), accidents(listing, wording)),
    fact("service", t("listings.detailFactService"), service(listing, wording)),
    fact("license", t("listings.detailFactLicense"), license(listing, wording)),
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

/** Every field of the listing that is set, in the order a buyer reads them. `vehicle`: its brand and model in words. */
export function specification(listing: PublicListing, vehicle: string, wording: Wording): SpecificationRow[] {
  const { t, name, plain, day } = wording;
  const rows: SpecificationRow[] = [];
  const row = (label: string, value: string | null | undefined) => {
    if (value) rows.push({ label, value });
  };
  const named = (kind: string, slug: string | null) => slug && name(kind, slug);
  row(t("listings.detailMakeModel"), vehicle);
  row(t("listings.detailFactYear"), plain(listing.year));
  row(t("listings.detailCondition"), name("condition", listing.condition));
  row(t("listings.detailCategory"), name("category", listing.category));
  if (listing.vehicleType === "car") row(t("listings.detailBody"), named("bodyType", listing.bodyType));
  row(t("listings.detailFactKind"), named("motorcycleType", listing.motorcycleType));
  row(t("listings.detailFactMileage"), mileage(listing, wording));
  row(t("listings.detailFactGear"), name("gearType", listing.gearType));
  row(t("listings.detailFactFuel"), name("fuelType", listing.fuelType));
  row(t("listings.detailFactEngine"), engine(listing, wording));
  row(t("listings.detailPower"), horsepower(listing, wording));
  row(t("listings.detailDrive"), named("driveType", listing.driveType));
  row(t("listings.detailDoors"), listing.numberOfDoors ? plain(listing.numberOfDoors) : null);
  row(t("listings.detailSeats"), listing.numberOfSeats ? plain(listing.numberOfSeats) : null);
  row(t("listings.detailExterior"), named("colour", listing.exteriorColor));
  row(t("listings.detailInterior"), named("colour", listing.interiorColor));
  row(t("listings.detailFactOwners"), owners(listing, wording));
  row(t("listings.detailFactAccidents"), accidents(listing, wording));
  row(t("listings.detailFactService"), service(listing, wording));
  row(t("listings.detailFactLicense"), license(listing, wording));
  if (listing.vinNumber) {
    rows.push({
      label: t("listings.detailVin"),
      value: `${listing.vinNumber.slice(0, 8)}…`,
      identifier: true,
      note: t("listings.detailVinHidden"),
    });
  }
  row(t("listings.detailPlace"), name("place", listing.city));
  row(t("listings.detailPublished"), day(listing.createdAt));
  if (listing.updatedAt.slice(0, 10) > listing.createdAt.slice(0, 10)) {
    row(t("listings.detailUpdated"), day(listing.updatedAt));
  }
  return rows;
}

export function mileage(listing: Pick<PublicListing, "mileage">, { t, number }: Wording): string {
  return t("listings.detailMileage", { km: number(listing.mileage) });
}

export function owners(listing: Pick<PublicListing, "previousOwners">, { t }: Wording): string {
  return t("listings.detailOwners", { count: listing.previousOwners });
}

function engine(listing: PublicListing, { t, number }: Wording): string | undefined {
  if (listing.bikeEngineSize) return t("listings.detailCc", { cc: number(listing.bikeEngineSize) });
  if (listing.engineCapacity) return t("listings.detailLitres", { litres: number(listing.engineCapacity) });
  return undefined;
}

const horsepower = (listing: PublicListing, { t }: Wording) =>
  listing.horsepower ? t("listings.detailHorsepower", { count: listing.horsepower }) : undefined;

const accidents = (listing: PublicListing, { t }: Wording) =>
  listing.accidentHistory ? t("listings.detailAccidentsSome") : t("listings.detailAccidentsNone");

const service = (listing: PublicListing, { t }: Wording) =>
  listing.serviceHistory ? t("listings.detailServiceFull") : t("listings.detailServiceNone");

const license = (listing: PublicListing, { t }: Wording) =>
  listing.licenseValid ? t("listings.detailLicenseValid") : t("listings.detailLicenseExpired");

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
