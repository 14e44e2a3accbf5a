import { asianFamilies } from "./data/families-asia.ts";
import { germanFamilies } from "./data/families-germany.ts";
import { motorcycleFamilies } from "./data/families-motorcycles.ts";
import { westernFamilies } from "./data/families-west.ts";
import { familiesOf } from "./data/family.ts";
import type { VehicleType } from "./enumerations.ts";
import { brands } from "./reference.ts";
import type { Family, Named } from "./reference.types.ts";

export { generations } from "./data/generations.ts";

const inputs = {
  car: { ...germanFamilies, ...asianFamilies, ...westernFamilies },
  motorcycle: motorcycleFamilies,
} as const satisfies Record<VehicleType, unknown>;

const ofType = (vehicleType: VehicleType): readonly Family[] =>
  brands[vehicleType].flatMap(({ slug, models }) =>
    familiesOf(
      vehicleType,
      slug,
      models.map((model) => model.slug),
      inputs[vehicleType][slug] ?? [],
    ),
  );

/** Classes, series and lines (C-Class, 3 Series, all Golfs): a search takes one for a model, as it takes a district for a place. */
export const families: Readonly<Record<VehicleType, readonly Family[]>> = {
  car: ofType("car"),
  motorcycle: ofType("motorcycle"),
};

const all = [...families.car, ...families.motorcycle];
const bySlug = new Map(all.map((family) => [family.slug, family]));
const bySlugOfModel = new Map<string, string[]>();
for (const { slug, models } of all)
  for (const model of models) bySlugOfModel.set(model, [...(bySlugOfModel.get(model) ?? []), slug]);

export const familiesOfBrand = (vehicleType: VehicleType, brand: string): readonly Family[] =>
  families[vehicleType].filter((family) => family.brand === brand);

export const familyBySlug = (slug: string): Family | undefined => bySlug.get(slug);

/** The models that a search for these finds: those of a family, and whatever a seller called like it. */
export const modelsWithin = (slugs: readonly string[]): readonly string[] =>
  slugs.some((slug) => bySlug.has(slug))
    ? [...new Set(slugs.flatMap((slug) => [slug, ...(bySlug.get(slug)?.models ?? [])]))]
    : slugs;

/** What a search may name to find a listing of this model: the model itself, and its families. */
export const modelsAround = (slug: string): readonly string[] => [slug, ...(bySlugOfModel.get(slug) ?? [])];

/** Listings counted by their model, as searches for each model and each family would count them. */
export function countedModels(counts: Readonly<Record<string, number>>): Record<string, number> {
  const found = { ...counts };
  for (const [model, count] of Object.entries(counts))
    for (const family of bySlugOfModel.get(model) ?? []) found[family] = (found[family] ?? 0) + count;
  return found;
}

/** A model or a family of a brand, by what a search calls it. */
export function modelOrFamily(
  brand: { slug: string; models: readonly Named[] } | undefined,
  slug: string,
): Named | undefined {
  const family = bySlug.get(slug);
  return (
    brand?.models.find((model) => model.slug === slug) ?? (family?.brand === brand?.slug ? family : undefined)
  );
}
