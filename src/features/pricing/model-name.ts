import type { VehicleType } from "#features/reference/enumerations.ts";
import { brandBySlug, modelBySlug } from "#features/reference/reference.ts";
import type { Named } from "#features/reference/reference.types.ts";

/** What the reference calls a model; undefined where it has none. */
export function nameOfModel(vehicleType: VehicleType, brand: string, model: string): Named | undefined {
  if (vehicleType === "car") {
    const maker = brandBySlug("car", brand);
    return maker && modelBySlug(maker, model);
  }
  const maker = brandBySlug("motorcycle", brand);
  return maker && modelBySlug(maker, model);
}
