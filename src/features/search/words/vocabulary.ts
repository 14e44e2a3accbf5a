import type { VehicleType } from "#features/reference/enumerations.ts";
import { familiesOfBrand } from "#features/reference/families.ts";
import {
  brands,
  enumerations,
  exteriorColours,
  features,
  type Named,
  places,
  regions,
} from "#features/reference/reference.ts";
import type { ListFilter } from "../filters.ts";
import type { Meaning } from "./meaning.ts";
import { NameIndex } from "./name-index.ts";
import { keyOf } from "./tokens.ts";

export interface Vocabulary {
  exact: ReadonlyMap<string, readonly Meaning[]>;
  /** What a misspelt word may have been meant to be. */
  names: NameIndex;
  /** Words that say nothing beyond what the page is about: "for sale", «سيارات». */
  empty: ReadonlySet<string>;
  /** Words that are never taken for a misspelt name. */
  plain: ReadonlySet<string>;
}

/** Where a phrase has several meanings, the first of these filters that has it. */
const byImportance: readonly ListFilter[] = [
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
  "category",
];
const correctable: ReadonlySet<ListFilter> = new Set([
  "brand",
  "model",
  "city",
  "bodyType",
  "fuelType",
  "gearType",
  "exteriorColor",
]);
const unranked = 1000;

const emptyWords = `
  for sale in the a an of with and or at on to by near my i want need buy sell selling looking find search best good
  price prices cheap offer offers deal deals lebanon vehicle vehicles model year from is
  في ب ل و من الى على مع عن عند او للبيع بيع بدي اريد مطلوب ابحث شراء بسعر سعر السعر اسعار رخيص رخيصه عرض عروض
  لبنان مركبه مركبات موديل سنه عام ماركه نوع لون مدينه منطقه لل bel bi fi lal bado badde 3al bil l
`;

/** Words of advertisements that are near a name: never taken for a slip, also where no listing holds them yet. */
const plainWords = `
  clean full option options loaded company source owner accident accidents engine motor turbo taxi loan check wheel
  wheels tires rims camera screen leather garage service warranty registered exchange trade negotiable urgent special
  limited edition classic convertible american european gulf japanese german
  نظيف نظيفه فول اوبشن كامل كامله شركه مصدر خليجي اميركي امريكي اوروبي ياباني الماني مسجله محرك تكسي مستعجل
  مبادله تقسيط كفاله صيانه حوادث ضربه فحص دولاب جنط شاشه كاميرا مفيمه مواصفات ممتازه ممتاز
`;

const vocabularies: Partial<Record<VehicleType, Vocabulary>> = {};

/** The phrases of the reference lists for cars or for motorcycles; built once. */
export function vocabularyOf(vehicleType: VehicleType): Vocabulary {
  vocabularies[vehicleType] ??= build(vehicleType);
  return vocabularies[vehicleType];
}

function build(vehicleType: VehicleType): Vocabulary {
  const exact = new Map<string, Meaning[]>();
  const names = new NameIndex();

  const add = (named: Named, meaning: Meaning) => {
    for (const name of [named.en, named.ar, named.slug, ...(named.aliases ?? [])]) {
      const key = keyOf(name);
      if (!key) continue;
      const meanings = exact.get(key) ?? [];
      const isKnown = meanings.some(
        (one) => one.filter === meaning.filter && one.value === meaning.value && one.brand === meaning.brand,
      );
      if (isKnown) continue;
      exact.set(key, [...meanings, meaning]);
      if (correctable.has(meaning.filter)) names.add(key, meaning);
    }
  };
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
  addList("features", features);
  addList("category", enumerations.category);
  if (vehicleType === "car") {
    addList("bodyType", enumerations.bodyType);
    addList("driveType", enumerations.driveType);
  } else {
    addList("motorcycleType", enumerations.motorcycleType);
  }
  for (const meanings of exact.values()) {
    meanings.sort(
      (a, b) => byImportance.indexOf(a.filter) - byImportance.indexOf(b.filter) || a.rank - b.rank,
    );
  }

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
