import { searchPlaces, type VehicleType } from "#features/reference/enumerations.ts";

/**
 * What a landing page is about. Its address begins with the kind of vehicle, since BMW, Honda or Suzuki make both; a place
 * stands behind `in`, which no maker is called, so that neither can be taken for the other.
 */
export interface LandingOf {
  vehicleType: VehicleType;
  brand?: string;
  model?: string;
  city?: string;
}

const kinds = { cars: "car", motorcycles: "motorcycle" } as const satisfies Record<string, VehicleType>;
const folders = { car: "cars", motorcycle: "motorcycles" } as const satisfies Record<VehicleType, string>;
const slug = /^[a-z0-9-]{1,60}$/;

/** `/seo/cars`, `/seo/cars/toyota`, `/seo/cars/toyota/corolla`, `/seo/cars/in/beirut`. */
export function landingPath({ vehicleType, brand, model, city }: LandingOf): string {
  const parts = city ? ["in", city] : [brand, model].filter((part) => part !== undefined);
  return ["/seo", folders[vehicleType], ...parts].join("/");
}

/** What an address behind `/seo/` is about; undefined where nothing can be. */
export function readLanding(rest: string): LandingOf | undefined {
  const [folder = "", ...parts] = rest.split("/");
  const vehicleType = Object.hasOwn(kinds, folder) ? kinds[folder as keyof typeof kinds] : undefined;
  if (!vehicleType || parts.length > 2 || !parts.every((part) => slug.test(part))) return undefined;
  const [brand, model] = parts;
  if (brand === undefined) return { vehicleType };
  if (brand !== "in") return { vehicleType, brand, ...(model !== undefined && { model }) };
  const isPlace = model !== undefined && (searchPlaces as readonly string[]).includes(model);
  return isPlace ? { vehicleType, city: model } : undefined;
}
