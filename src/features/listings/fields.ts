import type { VehicleType } from "#features/reference/enumerations.ts";

interface Said {
  /** How it is kept: `decimal` is exact in the database and a number in answers; a `set` has no order of its own. */
  kind: "text" | "choice" | "whole" | "decimal" | "flag" | "set";
  /** On the cards of lists, on the page of the listing alone, or to its owner: others ask for it by a call of its own (contact/). */
  shown: "card" | "page" | "owner";
  /** The one kind of vehicle whose form asks for it; without it both do. */
  askedOf?: VehicleType;
  between?: never;
}
/** What is counted of a car and need not be said. Check, part of answers, control, row on the page and column of a file are made of it. */
interface Counted {
  kind: "whole";
  shown: "page";
  askedOf: "car";
  between: readonly [least: number, most: number];
}
type ListingField = Said | Counted;

/**
 * What a seller says of a vehicle, each field once. Made of it: columns (`columnNameOf`), queries and presenter of cards and pages,
 * the form's fields, the export of people's data; held to it by the compiler: the checks of the input, the import. Forms ask
 * in this order.
 */
export const listingFields = {
  title: { kind: "text", shown: "card" },
  brand: { kind: "text", shown: "card" },
  model: { kind: "text", shown: "card" },
  year: { kind: "whole", shown: "card" },
  condition: { kind: "choice", shown: "card" },
  category: { kind: "choice", shown: "card" },
  price: { kind: "decimal", shown: "card" },
  currency: { kind: "choice", shown: "card" },
  gearType: { kind: "choice", shown: "card" },
  fuelType: { kind: "choice", shown: "card" },
  mileage: { kind: "whole", shown: "card" },
  accidentHistory: { kind: "flag", shown: "page" },
  source: { kind: "choice", shown: "card" },
  customs: { kind: "choice", shown: "card" },
  titleStatus: { kind: "choice", shown: "card" },
  plate: { kind: "choice", shown: "card" },
  plateNumber: { kind: "text", shown: "page" },
  city: { kind: "choice", shown: "card" },
  phoneNumber: { kind: "text", shown: "owner" },
  description: { kind: "text", shown: "page" },
  images: { kind: "set", shown: "card" },
  bodyType: { kind: "choice", shown: "card", askedOf: "car" },
  engineCapacity: { kind: "decimal", shown: "page", askedOf: "car" },
  horsepower: { kind: "whole", shown: "page", askedOf: "car" },
  driveType: { kind: "choice", shown: "card", askedOf: "car" },
  numberOfSeats: { kind: "whole", shown: "page", askedOf: "car", between: [1, 50] },
  numberOfDoors: { kind: "whole", shown: "page", askedOf: "car", between: [2, 6] },
  exteriorColor: { kind: "choice", shown: "card" },
  interiorColor: { kind: "choice", shown: "page", askedOf: "car" },
  previousOwners: { kind: "whole", shown: "page", askedOf: "car" },
  vinNumber: { kind: "text", shown: "page", askedOf: "car" },
  licenseValid: { kind: "flag", shown: "page", askedOf: "car" },
  serviceHistory: { kind: "flag", shown: "page", askedOf: "car" },
  features: { kind: "set", shown: "card", askedOf: "car" },
  motorcycleType: { kind: "choice", shown: "card", askedOf: "motorcycle" },
  bikeEngineSize: { kind: "whole", shown: "card", askedOf: "motorcycle" },
} as const satisfies Record<string, ListingField>;

type All = typeof listingFields;
export type Field = keyof All;
export type KindOf<F extends Field> = All[F]["kind"];
export type FieldShown<On extends ListingField["shown"]> = {
  [F in Field]: All[F]["shown"] extends On ? F : never;
}[Field];
/** The fields that the form of a kind of vehicle asks for. */
export type FieldAskedOf<Of extends VehicleType> = {
  [F in Field]: All[F] extends { askedOf: infer Only } ? (Only extends Of ? F : never) : F;
}[Field];

export const fieldNames = Object.keys(listingFields) as Field[];
const fieldOf = (field: Field): ListingField => listingFields[field];

export const fieldsAskedOf = <Of extends VehicleType>(vehicleType: Of) =>
  fieldNames.filter((name) => (fieldOf(name).askedOf ?? vehicleType) === vehicleType) as FieldAskedOf<Of>[];

/** What is counted of a car. */
export type CountField = {
  [F in Field]: All[F] extends Counted ? F : never;
}[Field];
export const countFields = fieldNames.filter((field) => fieldOf(field).between) as CountField[];
export const boundsOf = (field: CountField): readonly [number, number] => listingFields[field].between;
/** Something of each field that is counted. */
export const ofCounts = <Value>(value: (field: CountField) => Value) =>
  Object.fromEntries(countFields.map((field) => [field, value(field)])) as Record<CountField, Value>;

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : "";
/** The column that keeps a field: `numberOfDoors` is in `number_of_doors`. */
export type ColumnNameOf<F extends Field> = Snake<F>;
export const columnNameOf = <F extends Field>(field: F) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnNameOf<F>;

/** The fields shown there, each with its column and whether that is a decimal, which arrives as text. */
export const fieldsShown = <On extends ListingField["shown"]>(on: On) =>
  fieldNames
    .filter((field) => fieldOf(field).shown === on)
    .map((field) => ({
      field: field as FieldShown<On>,
      column: columnNameOf(field as FieldShown<On>),
      decimal: fieldOf(field).kind === "decimal",
    }));
