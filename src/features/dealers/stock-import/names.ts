import type { VehicleType } from "#features/reference/enumerations.ts";
import { brands, features } from "#features/reference/reference.ts";
import type { Brand, Model, Named } from "#features/reference/reference.types.ts";
import { foldText } from "#text/fold.ts";
import type { ChoiceKind } from "./columns.ts";
import { choicesOf } from "./said.ts";

/** Names that are looked up in an index, so that 500 rows take no longer than they must. */
type Index<One> = ReadonlyMap<string, One>;

/** By slug and by name in both languages first: an alias never takes the place of a name. */
function indexOf<One extends Named>(list: readonly One[]): Index<One> {
  const index = new Map<string, One>();
  const add = (name: string, one: One) => {
    for (const key of [name.trim().toLowerCase(), foldText(name)]) {
      if (key !== "" && !index.has(key)) index.set(key, one);
    }
  };
  for (const one of list) for (const name of [one.slug, one.en, one.ar]) add(name, one);
  for (const one of list) for (const name of one.aliases ?? []) add(name, one);
  return index;
}

const choiceIndexes = new Map<ChoiceKind, Index<Named>>();
for (const [kind, list] of Object.entries(choicesOf)) choiceIndexes.set(kind as ChoiceKind, indexOf(list));
const featureIndex = indexOf(features);
const brandIndexes = { car: indexOf<Brand>(brands.car), motorcycle: indexOf<Brand>(brands.motorcycle) };
const modelIndexes = new Map<Brand, Index<Model>>();

const find = <One>(index: Index<One> | undefined, typed: string): One | undefined =>
  index?.get(typed.trim().toLowerCase()) ?? index?.get(foldText(typed));

export const choiceNamed = (kind: ChoiceKind, typed: string) => find(choiceIndexes.get(kind), typed)?.slug;
export const featureNamed = (typed: string) => find(featureIndex, typed)?.slug;
export const brandNamed = (vehicleType: VehicleType, typed: string) => find(brandIndexes[vehicleType], typed);

/** The one brand that has a model of this name. */
export function brandOfModel(vehicleType: VehicleType, typed: string): Brand | undefined {
  const [found, other] = brands[vehicleType].filter((brand) => modelNamed(brand, typed));
  return other ? undefined : found;
}

/** A model of the brand's list, also with the brand in front of it: "Kia Sportage". */
export function modelNamed(brand: Brand, typed: string): Model | undefined {
  const index = modelIndexes.get(brand) ?? indexOf<Model>(brand.models);
  modelIndexes.set(brand, index);
  const found = find(index, typed);
  if (found) return found;
  const folded = foldText(typed);
  for (const name of [brand.en, brand.ar, brand.slug].map(foldText)) {
    if (folded.startsWith(`${name} `)) return index.get(folded.slice(name.length + 1));
  }
  return undefined;
}
