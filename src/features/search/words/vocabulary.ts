import type { VehicleType } from "#features/reference/enumerations.ts";
import { familiesOfBrand } from "#features/reference/families.ts";
import {
  brandBySlug,
  brands,
  enumerations,
  exteriorColours,
  features,
  type Named,
  places,
  regions,
} from "#features/reference/reference.ts";
import type { ListFilter } from "../filters.ts";
import { emptyWords, plainWords } from "./common-words.ts";
import { generationCodes } from "./generations.ts";
import type { Meaning } from "./meaning.ts";
import { NameIndex } from "./name-index.ts";
import { PhraseTable } from "./phrase-table.ts";
import { keyOf } from "./tokens.ts";
import { refusals, wishes } from "./wishes.ts";

export interface Vocabulary {
  exact: PhraseTable;
  /** What a misspelt word may have been meant to be. */
  names: NameIndex;
  /** Words that say nothing beyond what the page is about: "for sale", «سيارات». */
  empty: ReadonlySet<string>;
  /** Words that are never taken for a misspelt name. */
  plain: ReadonlySet<string>;
}

/** Where a phrase has several meanings, the first of these filters that has it. */
const byImportance: readonly Meaning["filter"][] = [
  "sort",
  "brand",
  "model",
  "city",
  "bodyType",
  "fuelType",
  "motorcycleType",
  "gearType",
  "driveType",
  "condition",
  "exteriorColor",
  "features",
  "source",
  "customs",
  "titleStatus",
  "plate",
  "category",
];
/** What families have in common is near everything. */
const common = /series|serie|class|range|klas|كلاس|فئه|سيري/;
/** No place: a word that is near one is oftener something else. */
const correctable: ReadonlySet<Meaning["filter"]> = new Set([
  "brand",
  "model",
  "bodyType",
  "fuelType",
  "gearType",
  "exteriorColor",
]);
const unranked = 1000;

const vocabularies: Partial<Record<VehicleType, Vocabulary>> = {};

/** The phrases of the reference lists for cars or for motorcycles; built once. */
export function vocabularyOf(vehicleType: VehicleType): Vocabulary {
  vocabularies[vehicleType] ??= build(vehicleType);
  return vocabularies[vehicleType];
}

function build(vehicleType: VehicleType): Vocabulary {
  const exact = new PhraseTable();
  const names = new NameIndex();

  const add = (named: Named, meaning: Meaning) => {
    for (const name of [named.en, named.ar, named.slug, ...(named.aliases ?? [])]) {
      const key = keyOf(name);
      if (!key || !exact.add(key, meaning)) continue;
      if (correctable.has(meaning.filter) && !(meaning.family && common.test(key))) names.add(key, meaning);
    }
  };
  const rankOf = (slug: string) => brandBySlug(vehicleType, slug)?.popular ?? unranked;
  if (vehicleType === "car") for (const [key, meaning] of generationCodes(rankOf)) exact.add(key, meaning);
  for (const [value, phrases] of wishes)
    for (const phrase of phrases.split(",")) exact.set(keyOf(phrase), { filter: "sort", value, rank: 1 });
  const addList = (filter: ListFilter, list: readonly Named[]) => {
    for (const one of list) add(one, { filter, value: one.slug, rank: unranked });
  };

  for (const brand of brands[vehicleType]) {
    const rank = brand.popular ?? unranked;
    add(brand, { filter: "brand", value: brand.slug, rank });
    // Before the models: a word that is only another name of one of them ("duke") means the whole family.
    for (const family of familiesOfBrand(vehicleType, brand.slug))
      add(family, { filter: "model", value: family.slug, brand: brand.slug, rank, family });
    for (const model of brand.models)
      add(model, { filter: "model", value: model.slug, brand: brand.slug, rank });
  }
  addList("city", [...places, ...regions]);
  addList("fuelType", enumerations.fuelType);
  addList("gearType", enumerations.gearType);
  addList("condition", enumerations.condition);
  addList("exteriorColor", exteriorColours);
  // Their slugs are common words: "us", "none", "paid".
  for (const filter of ["source", "customs", "titleStatus", "plate"] as const)
    for (const one of enumerations[filter])
      add({ ...one, slug: one.en }, { filter, value: one.slug, rank: unranked });
  for (const { phrases, ...meaning } of refusals)
    for (const phrase of phrases.split(",")) exact.set(keyOf(phrase), { ...meaning, rank: 1, not: true });
  addList("category", enumerations.category);
  if (vehicleType === "car") {
    // The form of motorcycles asks for no features.
    addList("features", features);
    addList("bodyType", enumerations.bodyType);
    addList("driveType", enumerations.driveType);
  } else {
    addList("motorcycleType", enumerations.motorcycleType);
  }
  exact.sort((a, b) => byImportance.indexOf(a.filter) - byImportance.indexOf(b.filter) || a.rank - b.rank);
  const own = enumerations.vehicleType.filter((one) => one.slug === vehicleType);
  const kindWords = own.flatMap((one) =>
    [one.en, one.ar, `${one.en}s`, ...(one.aliases ?? [])].flatMap((name) => name.split(" ")),
  );
  const empty = new Set(
    [...emptyWords.trim().split(/\s+/), ...kindWords]
      .map(keyOf)
      .filter((key) => !exact.has(key) || isFunctionWord(key)),
  );
  return {
    exact,
    names,
    empty,
    plain: new Set(plainWords.trim().split(/\s+/).map(keyOf)),
  };
}

/** Of one or two letters, or among the most common words of English: they are also names of models (is, i, up, on). */
const isFunctionWord = (key: string) =>
  key.length <= 2 || ["the", "for", "and", "with", "from", "best"].includes(key);
