import {
  type Field,
  fieldNames,
  fieldsAskedOf,
  type KindOf,
  listingFields,
} from "#features/listings/fields.ts";
import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import { type Currency, currencies, placeSlugs, type VehicleType } from "#features/reference/enumerations.ts";
import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import { wordIssue } from "#platform/http/word-issue.ts";
import { readablePhone } from "#text/phone-links.ts";
import { carInput, inOneOrder, motorcycleInput } from "../listing-input.schema.ts";

type Typed = { text: string; choice: string; whole: string; decimal: string; flag: string; set: string[] };
/** What the forms hold while one types: texts as they were typed, in any digits; of a flag "true", "false", or nothing. The schemas make sense of them. */
export type Fields = { [F in Field]: F extends "currency" ? Currency : Typed[KindOf<F>] };
export type FieldName = Field;

/** What each form asks for. */
export const namesOf = { car: fieldsAskedOf("car"), motorcycle: fieldsAskedOf("motorcycle") };

/** Of every field, by its kind. */
const mapped = (value: (field: Field, kind: KindOf<Field>) => unknown) =>
  Object.fromEntries(
    fieldNames.map((field) => [field, value(field, listingFields[field].kind)]),
  ) as unknown as Fields;

/** An empty form: nothing is chosen that a buyer would read as said. Phone and city are as in the seller's profile. */
export function emptyFields(seller: { phone: string | null; city: string | null }): Fields {
  return {
    ...mapped((_, kind) => (kind === "set" ? [] : "")),
    currency: "usd",
    phoneNumber: seller.phone ? readablePhone(seller.phone) : "",
    city: placeSlugs.find((slug) => slug === seller.city) ?? "",
  };
}

/** What an address may give the form to begin with: what other pages ask of a vehicle as well. */
const given = [
  "brand",
  "model",
  "year",
  "mileage",
  "gearType",
  "condition",
] as const satisfies readonly Field[];

/** An empty form with what its address says, as a user might have typed it: `/add-car?brand=kia&model=rio&year=2016`. */
export function withGiven(empty: Fields, search: Readonly<Record<string, unknown>>): Fields {
  const said = given.flatMap((field) => {
    const value = search[field];
    const isText = typeof value === "string" || typeof value === "number";
    return isText && String(value).length <= 80 ? [[field, String(value)] as const] : [];
  });
  return { ...empty, ...Object.fromEntries(said) };
}

/** A listing as the form of its kind holds it, with the changes of it that wait for a review, or were refused and are to be mended. */
export function fieldsOf(onSale: OwnListingDetail): Fields {
  const { changes } = onSale.own;
  const listing = changes ? { ...onSale, ...changes.values } : onSale;
  return {
    ...mapped((field, kind) => (kind === "set" ? listing[field] : String(listing[field] ?? ""))),
    currency: currencies.find((one) => one === listing.currency) ?? "usd",
    phoneNumber: listing.phoneNumber ? readablePhone(listing.phoneNumber) : "",
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
