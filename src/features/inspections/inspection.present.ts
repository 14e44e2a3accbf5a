import { maskVin, presentPhoto } from "#features/listings/listing.present.ts";
import type { Photo } from "#features/listings/listing.schema.ts";
import { refOf } from "#features/listings/ref.ts";
import type { PrivatePhoto } from "#features/media/private-photo.ts";
import { placeBySlug } from "#features/reference/reference.ts";
import { vehicleName } from "#features/reference/vehicle-name.ts";
import type { MyReport, MyRequest } from "./inspection.contract.ts";
import type { ListingRow, MyReportRow, PartnerRow, ReportRow, RequestRow } from "./inspection.queries.ts";
import type { Report, ReportFacts } from "./inspection.schema.ts";
import { partNames } from "./points/points.ts";
import { isAsSigned } from "./sign.ts";

/** `signed`: the car as a report names it, whatever the listing has become since. */
const listing = (row: ListingRow, signed?: Pick<ReportRow, "brand" | "model" | "year">) => ({
  id: row.car_id,
  ref: refOf(row.serial),
  name: vehicleName({
    vehicleType: "car",
    brand: signed?.brand ?? row.car_brand,
    model: signed?.model ?? row.car_model,
    year: signed?.year ?? row.car_year,
  }),
});

export const presentPartner = ({ id, name, place, phone }: PartnerRow) => ({
  id,
  name,
  place: placeBySlug(place)?.slug ?? ("beirut" as const),
  phone,
});

/** `userId`: who reads it. */
export const presentReport = (row: ReportRow, userId: string | undefined): Report => ({
  id: row.id,
  state: row.state,
  listing: listing(row, row),
  vinNumber: row.partner_user_id === userId ? row.vin_number : row.vin_number && maskVin(row.vin_number),
  partner: row.partner_name,
  inspectedOn: row.inspected_on,
  mileage: row.mileage,
  verdicts: row.verdicts,
  points: row.points,
  photos: row.photos.map(presentReportPhoto),
  publishedAt: row.published_at?.toISOString() ?? null,
  validUntil: row.valid_until,
  isValid: row.is_valid,
  isShown: row.is_shown,
  withdrawnReason: row.withdrawn_reason,
  isMine: row.partner_user_id === userId,
});

export const presentReportPhoto = (photo: PrivatePhoto): Photo => ({
  ...presentPhoto(photo),
  url: `/api/inspection-photos/${photo.id}`,
});

/** What a listing says of a published report; nothing of a row that is not as it was signed. */
export function presentFacts(row: ReportRow, sessionSecret: string): ReportFacts | undefined {
  const { inspected_on, mileage, valid_until } = row;
  if (!isIntact(row, sessionSecret) || inspected_on === null || mileage === null || valid_until === null)
    return;
  return {
    id: row.id,
    partner: row.partner_name,
    inspectedOn: inspected_on,
    mileage,
    validUntil: valid_until,
    verdicts: Object.fromEntries(
      partNames.map((part) => [part, row.verdicts[part]?.verdict ?? "not_looked"]),
    ),
  };
}

/** A draft has no signature; whatever was published must have one that fits. */
export function isIntact(row: ReportRow, sessionSecret: string): boolean {
  const { brand, model, year, vin_number, inspected_on, mileage, published_at, signature } = row;
  if (row.state === "draft") return true;
  if (brand === null || model === null || year === null || inspected_on === null) return false;
  if (vin_number === null || mileage === null || published_at === null || signature === null) return false;
  const signed = { ...row, brand, model, year, vin_number, inspected_on, mileage, published_at, signature };
  return isAsSigned(sessionSecret, signed);
}

export const presentMyRequest = (row: RequestRow): MyRequest => ({
  id: row.id,
  state: row.state,
  listing: listing(row),
  buyer: row.first_name && `${row.first_name} ${row.last_name}`.trim(),
  phone: row.phone,
  note: row.note,
  askedAt: row.created_at.toISOString(),
});

export const presentMyReport = (row: MyReportRow): MyReport => ({
  id: row.id,
  state: row.state,
  listing: listing(row),
  inspectedOn: row.inspected_on,
  changedAt: row.changed_at.toISOString(),
});
