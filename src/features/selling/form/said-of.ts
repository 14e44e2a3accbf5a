import { type Field, fieldsAskedOf, listingFields } from "#features/listings/fields.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { typedNumber } from "../typed-number.ts";
import type { Fields } from "./fields.ts";

interface Said {
  vehicleType: VehicleType;
  brand: string;
  model: string;
  year: number;
}

/**
 * What a form that is being filled in says of the vehicle, of these fields as far as its kind has them: numbers as numbers, a
 * set as one text. What is empty or cannot be read is left out; undefined until it says which vehicle it is.
 */
export function saidOf(
  vehicleType: VehicleType,
  fields: Fields,
  names: readonly Field[],
): (Said & Record<string, unknown>) | undefined {
  const { brand, model } = fields;
  const year = typedNumber(fields.year);
  if (!brand || !model || typeof year !== "number" || year < 1900 || year > 2200) return undefined;
  const asked: readonly Field[] = fieldsAskedOf(vehicleType);
  const said = names
    .filter((name) => asked.includes(name))
    .flatMap((name) => {
      const value = read(name, fields[name]);
      return value === undefined || value === "" ? [] : [[name, value] as const];
    });
  return { ...{ vehicleType, brand, model, year }, ...Object.fromEntries(said) };
}

function read(name: Field, typed: string | string[]): unknown {
  if (Array.isArray(typed)) return typed.join(",");
  const { kind } = listingFields[name];
  if (kind !== "whole" && kind !== "decimal") return typed;
  const value = typedNumber(typed);
  return typeof value === "number" && value >= 0 ? value : undefined;
}
