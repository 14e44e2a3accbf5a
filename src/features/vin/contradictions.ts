import type { VinReading } from "./reading.schema.ts";

/** What a seller says of the vehicle, as far as its VIN says it too. */
export interface SaidOfVehicle {
  /** Slug; undefined while it is not said. */
  brand: string | undefined;
  model: string | undefined;
  year: number | undefined;
}
export type Contradicted = "brand" | "model" | "year";

/** A vehicle is sold, and written into its papers, in the year before or after its model year as well. */
const yearsApart = 1;

/**
 * Which of it the VIN contradicts. What sellers here said of the same type contradicts nobody; nor does a model that is typed
 * and not on our list (`isListed`).
 */
export function contradictionsOf(
  reading: Pick<VinReading, "source" | "brands" | "models" | "years">,
  { brand, model, year }: SaidOfVehicle,
  isListed = true,
): Contradicted[] {
  const { source, brands, models, years } = reading;
  const isOtherBrand = brand && brands.length > 0 && !brands.includes(brand);
  const isOtherModel =
    model && isListed && !isOtherBrand && source !== "market" && models.length > 0 && !models.includes(model);
  const isOtherYear = year && years.length > 0 && years.every((known) => Math.abs(known - year) > yearsApart);
  return [
    ...(isOtherBrand ? (["brand"] as const) : []),
    ...(isOtherModel ? (["model"] as const) : []),
    ...(isOtherYear ? (["year"] as const) : []),
  ];
}
