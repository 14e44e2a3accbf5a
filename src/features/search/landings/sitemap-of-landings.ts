import { modelOrFamily, modelsAround } from "#features/reference/families.ts";
import { brandBySlug, placesAround } from "#features/reference/reference.ts";
import type { Database } from "#platform/db/connect.ts";
import { findListed } from "./landing.queries.ts";
import { type LandingOf, landingPath } from "./landing-address.ts";

/** The paths of all landing pages that there are now. */
export async function landingPaths(db: Database): Promise<string[]> {
  const listed = await findListed(db);
  const pages = listed.flatMap(({ vehicle_type: vehicleType, brand, model, city }): LandingOf[] => {
    if (city !== null) return placesAround(city).map((place) => ({ vehicleType, city: place }));
    if (brand === null) return [{ vehicleType }];
    const maker = brandBySlug(vehicleType, brand);
    if (!maker) return [];
    if (model === null) return [{ vehicleType, brand }];
    return modelsAround(model)
      .filter((one) => modelOrFamily(maker, one))
      .map((one) => ({ vehicleType, brand, model: one }));
  });
  return pages.length > 0 ? ["/seo", ...new Set(pages.map(landingPath))] : [];
}
