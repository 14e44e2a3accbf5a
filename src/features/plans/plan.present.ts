import type { z } from "zod";
import type { plan } from "./plan.contract.ts";
import type { PlanRow } from "./plan.queries.ts";

/** A plan as everyone may see it. */
export function presentPlan(row: PlanRow): z.output<typeof plan> {
  return {
    id: row.id,
    slug: row.slug,
    tier: row.tier,
    name: row.name,
    nameAr: row.name_ar,
    description: row.description,
    descriptionAr: row.description_ar,
    price: Number(row.price),
    currency: row.currency,
    duration: row.duration,
    maxAds: row.max_ads,
    maxCarListings: row.max_car_listings,
    maxMotorcycleListings: row.max_motorcycle_listings,
    maxPhotos: row.max_photos,
    features: texts(row.features),
    featuresAr: texts(row.features_ar),
    color: row.color,
    isPopular: row.is_popular,
  };
}

const texts = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);
