import type { Insertable, Selectable } from "kysely";
import { AppError, type FieldErrors } from "#errors";
import {
  type ColumnNameOf,
  columnNameOf,
  type Field,
  fieldNames,
  listingFields,
} from "#features/listings/fields.ts";
import { termsOf } from "#features/listings/listing.terms.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import {
  type Brand,
  brandBySlug,
  brands,
  type Model,
  modelBySlug,
  type Named,
} from "#features/reference/reference.ts";
import type { Cars } from "#platform/db/schema.d.ts";
import { foldText } from "#text/fold.ts";
import { storedPhone } from "#text/phone.ts";
import type { CarInput, MotorcycleInput } from "./listing-input.schema.ts";

export type ListingColumns = Partial<Pick<Insertable<Cars>, ColumnNameOf<Field>>>;
export type StoredColumns = Pick<Selectable<Cars>, ColumnNameOf<Field>>;
export const sellersColumns = fieldNames.map(columnNameOf);
/** What a listing may be sent with and no column keeps does not compile. */
const kept: Record<Exclude<keyof CarInput | keyof MotorcycleInput, "vehicleType">, unknown> = listingFields;

/**
 * The columns of what a seller said: brand and model as the slugs of the reference data where they are known by any of
 * their names, the number in E.164. A field that is there without a value empties its column. Error:
 * `request.invalid` for a brand that is not in the list or a number that is none.
 */
export function columnsOf(
  vehicleType: VehicleType,
  given: Record<string, unknown>,
  knownBrand?: string,
): ListingColumns {
  const wrong: FieldErrors = {};
  const columns: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(given)) {
    if (Object.hasOwn(kept, field)) columns[columnNameOf(field as Field)] = value ?? null;
  }
  const brand = brandNamed(vehicleType, String(given.brand ?? knownBrand));
  if (given.brand !== undefined) {
    if (brand) columns.brand = brand.slug;
    else wrong.brand = "field.unknown_brand";
  }
  if (given.model !== undefined) columns.model = modelNamed(brand, String(given.model));
  if (typeof given.phoneNumber === "string") {
    const phone = storedPhone(given.phoneNumber);
    if (phone) columns.phone_number = phone;
    else wrong.phoneNumber = "field.phone";
  }
  if (Object.keys(wrong).length > 0) throw new AppError("request.invalid", { fields: wrong });
  return columns as ListingColumns;
}

/** Forms send the slug; a name in either language, or another spelling, is looked for only where it is none. */
const isNamed = (typed: string) => {
  const folded = foldText(typed);
  return ({ en, ar, aliases = [] }: Named) => [en, ar, ...aliases].some((name) => foldText(name) === folded);
};
const brandNamed = (vehicleType: VehicleType, typed: string): Brand | undefined =>
  brandBySlug(vehicleType, typed) ?? (brands[vehicleType] as readonly Brand[]).find(isNamed(typed));
/** What is not in the brand's list stays as the seller wrote it. */
function modelNamed(brand: Brand | undefined, typed: string): string {
  if (!brand) return typed;
  const model = modelBySlug(brand, typed) ?? (brand.models as readonly Model[]).find(isNamed(typed));
  return model?.slug ?? typed;
}

/** The words that a listing with these columns is found by. */
export function termsOfColumns(vehicleType: VehicleType, row: StoredColumns | ListingColumns): string {
  return termsOf({
    vehicleType,
    brand: row.brand ?? "",
    model: row.model ?? "",
    year: Number(row.year),
    city: row.city ?? "",
    category: row.category ?? null,
    condition: row.condition ?? null,
    gearType: row.gear_type ?? null,
    fuelType: row.fuel_type ?? null,
    bodyType: row.body_type ?? null,
    motorcycleType: row.motorcycle_type ?? null,
    exteriorColor: row.exterior_color ?? null,
    source: row.source ?? null,
    titleStatus: row.title_status ?? null,
  });
}
