import { brandBySlug, modelBySlug } from "#features/reference/reference.ts";
import type { Database } from "#platform/db/connect.ts";
import { readVin } from "./read-vin.ts";
import type { VinReading } from "./reading.schema.ts";
import { findSeenHere } from "./seen-here.queries.ts";

/** What a VIN tells, and where it names no model, what sellers here agree that such vehicles are. */
export async function tellVin(db: Database, vin: string, lastYear: number): Promise<VinReading> {
  const reading = await readVin(vin, lastYear);
  if (reading.checkDigit === "wrong" || reading.model) return reading;
  const seen = await findSeenHere(db, vin);
  const brand = seen && brandBySlug("car", seen.brand);
  const model = brand && modelBySlug(brand, seen.model);
  if (!model) return reading;
  const { brands, models, years } = reading;
  const fits =
    (brands.length === 0 || brands.includes(brand.slug)) &&
    (models.length === 0 || models.includes(model.slug));
  if (!fits) return reading;
  const made = years.filter((year) => year >= (model.from ?? 0) - 1 && year <= (model.to ?? lastYear) + 1);
  const [year] = made;
  return {
    ...reading,
    source: "market",
    brands: [brand.slug],
    brand: brand.slug,
    models: [model.slug],
    model: model.slug,
    ...(year && made.length === 1 && { years: made, year }),
  };
}
