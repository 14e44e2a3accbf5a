import type { Language } from "#i18n/language.ts";
import type { VehicleType } from "./enumerations.ts";
import { brandBySlug, modelBySlug } from "./reference.ts";

interface Vehicle {
  vehicleType: VehicleType;
  brand: string;
  model: string;
  year: number;
}

/** Brand, model and year in words: "Kia Picanto 2019", «كيا بيكانتو 2019». A model that is in no list is what its seller typed. */
export function vehicleName({ vehicleType, brand, model, year }: Vehicle): Record<Language, string> {
  const known = brandBySlug(vehicleType, brand);
  const { ar = model, en = model } = (known && modelBySlug(known, model)) ?? {};
  return { ar: `${known?.ar ?? brand} ${ar} ${year}`, en: `${known?.en ?? brand} ${en} ${year}` };
}
