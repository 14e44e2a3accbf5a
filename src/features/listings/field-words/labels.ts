import type { Field } from "../fields.ts";

/** A seller is asked for these in other words than a buyer is told of them: with the unit, or as a statement to tick. */
const askedOtherwise = [
  "mileage",
  "engineCapacity",
  "horsepower",
  "motorcycleType",
  "bikeEngineSize",
  "previousOwners",
  "licenseValid",
  "accidentHistory",
  "serviceHistory",
  "titleStatus",
] as const satisfies Field[];
type AskedOtherwise = (typeof askedOtherwise)[number];

/** The words of the fields in one language. */
export type FieldWords = Record<Field | `${AskedOtherwise}Asked`, string>;

const isAskedOtherwise = (field: Field): field is AskedOtherwise =>
  (askedOtherwise as readonly Field[]).includes(field);
/** Returns the key of the words that forms, and columns of files, ask for a field with. */
export const askedLabel = (field: Field) =>
  isAskedOtherwise(field) ? (`listing-fields.${field}Asked` as const) : (`listing-fields.${field}` as const);
