import type { VehicleType } from "#features/reference/enumerations.ts";
import { families } from "#features/reference/families.ts";

const keyOf = (vehicleType: VehicleType, brand: string, model: string) => `${vehicleType} ${brand} ${model}`;
const known = new Map<string, { slug: string; size: number }>();
for (const { vehicleType, brand, slug, models } of [...families.car, ...families.motorcycle]) {
  for (const model of models) {
    const key = keyOf(vehicleType, brand, model);
    const other = known.get(key);
    if (models.length > 1 && !(other && other.size <= models.length))
      known.set(key, { slug, size: models.length });
  }
}

/** The class, series or line that a model belongs to, the smallest there is; undefined for most models. */
export const familyOf = (vehicleType: VehicleType, brand: string, model: string): string | undefined =>
  known.get(keyOf(vehicleType, brand, model))?.slug;

export const familyKey = (brand: string, family: string) => `${brand} ${family}`;
