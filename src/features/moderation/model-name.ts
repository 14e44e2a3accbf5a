import type { VehicleType } from "#features/reference/enumerations.ts";
import { brandBySlug, modelBySlug } from "#features/reference/reference.ts";
import type { Language } from "#i18n/language.ts";

interface Modelled {
  vehicle_type: VehicleType;
  brand: string;
  model: string;
}

/** A model as it is called in a language; what is in no list is what its seller typed. */
export function modelName({ vehicle_type, brand: slug, model }: Modelled, language: Language): string {
  const brand = brandBySlug(vehicle_type, slug);
  return (brand && modelBySlug(brand, model)?.[language]) ?? model;
}
