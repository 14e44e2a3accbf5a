import { contradictionsOf } from "#features/vin/contradictions.ts";
import type { VinReading } from "#features/vin/reading.schema.ts";
import { typedNumber } from "../../typed-number.ts";
import type { Fields } from "../fields.ts";

/** The fields that a VIN may tell. */
export const fieldsOfVin = [
  "brand",
  "model",
  "year",
  "bodyType",
  "fuelType",
  "driveType",
  "engineCapacity",
  "numberOfDoors",
] as const satisfies (keyof Fields)[];
export type FieldOfVin = (typeof fieldsOfVin)[number];
export type Proposed = Partial<Record<FieldOfVin, string>>;
export type SaidInForm = Pick<Fields, FieldOfVin>;

/** What a VIN tells, as the form holds it. */
export const valuesOf = (reading: VinReading): Proposed =>
  Object.fromEntries(
    fieldsOfVin.flatMap((name) => (reading[name] === undefined ? [] : [[name, String(reading[name])]])),
  );

/** What the form says otherwise than the VIN. `isListed`: the model is one of our list. */
export function wrongIn(reading: VinReading, { brand, model, year }: SaidInForm, isListed = true) {
  const typedYear = typedNumber(year);
  return contradictionsOf(
    reading,
    {
      brand: brand || undefined,
      model: model || undefined,
      year: typeof typedYear === "number" ? typedYear : undefined,
    },
    isListed,
  );
}

/** What the VIN could fill in: only what is empty, and nothing while the two speak of different vehicles. */
export function proposalsOf(reading: VinReading, form: SaidInForm, isListed = true): Proposed {
  const wrong = wrongIn(reading, form, isListed);
  if (wrong.includes("brand") || wrong.includes("model")) return {};
  // A model is one of its brand's: where the brand is not said, and is not told, none is filled in.
  const isItsBrand = (form.brand || reading.brand) === reading.brand;
  return Object.fromEntries(
    Object.entries(valuesOf(reading)).filter(
      ([name]) => form[name as FieldOfVin] === "" && (name !== "model" || isItsBrand),
    ),
  );
}

/** What takes the place of what the form says otherwise; a brand takes its model with it. */
export function correctionsOf(reading: VinReading, form: SaidInForm, isListed = true): Proposed {
  const wrong = wrongIn(reading, form, isListed);
  const { brand, model = "", year } = reading;
  const isOther = wrong.includes("brand");
  return {
    ...(isOther && brand && { brand, model }),
    ...(!isOther && wrong.includes("model") && model && { model }),
    ...(wrong.includes("year") && year && { year: String(year) }),
  };
}
