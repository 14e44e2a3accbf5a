import { type BonusFeature, bonusFeature } from "#features/plans/add-on.schema.ts";
import type { BonusFeatureRow } from "#features/plans/bonus-feature.queries.ts";

/** An add-on as everyone may see it. */
export function presentBonusFeature(row: BonusFeatureRow): BonusFeature {
  return {
    id: row.id,
    slug: bonusFeature.shape.slug.parse(row.slug),
    name: row.name,
    nameAr: row.name_ar,
    description: row.description,
    descriptionAr: row.description_ar,
    price: Number(row.price),
    currency: row.currency,
    days: row.days,
    period: row.days === null ? "once" : row.days === 7 ? "week" : "days",
    perListing: row.per_listing,
    color: row.color,
  };
}
