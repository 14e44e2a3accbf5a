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
import { generationsOf } from "./generations.ts";
import type { Meaning } from "./meaning.ts";
import { NameIndex } from "./name-index.ts";
import { keyOf } from "./tokens.ts";
import { refusals, wishes } from "./wishes.ts";

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

const emptyWords = `
  for sale in the a an of with and or at on to by near my i want need buy sell selling looking find search best good
  price prices offer offers deal deals lebanon vehicle vehicles model models year from is any all some please pls need
  having has have that which me show something around like car type brand colour color used-by available wanted it its
  في ب ل و من الى على مع عن عند او ولا والا للبيع بيع بدي بدنا اريد مطلوب ابحث بحث شراء بسعر سعر السعر اسعار عرض عروض اشتري شي
  لبنان مركبه مركبات موديل سنه عام ماركه نوع لون مدينه منطقه لل فيها فيه وفيها عندها معها تكون يكون كون يا اي عم فتش دور لو سمحت تبع هي هو الها بس
  bel bi fi lal bado badde bade bedde baddi bde 3al bil l w ma3 aw ou wella wala ya lal bi3 lalbi3 lalbe3 bi3 mawjoud fiya fiha feha 3am fattesh fatech dawer shi
  3ala 3am la chi bas mnel mn men min lebnen lebanon loubnan law sama7t 3a ta sayara siyara voiture a vendre avec et dans pour je cherche
`;

/** Words of advertisements that are near a name: never taken for a slip, also where no listing holds them yet. */
const plainWords = `
  clean full option options loaded company source owner accident accidents engine motor turbo taxi loan check wheel
  wheels tires rims camera screen leather garage service warranty registered exchange trade negotiable urgent special
  series serie class classe limited edition classic convertible american european gulf japanese german
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
      if (correctable.has(meaning.filter) && !(meaning.family && common.test(key))) names.add(key, meaning);
    }
  };
  const rankOf = (slug: string) => brandBySlug(vehicleType, slug)?.popular ?? unranked;
  if (vehicleType === "car")
    for (const { keys, meaning } of generationsOf(rankOf))
      for (const key of keys) exact.set(key, [...(exact.get(key) ?? []), meaning]);
  for (const [value, phrases] of wishes)
    for (const phrase of phrases.split(",")) exact.set(keyOf(phrase), [{ filter: "sort", value, rank: 1 }]);
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
  // Their slugs are common words: "us", "none", "paid".
  for (const filter of ["source", "customs", "titleStatus", "plate"] as const)
    for (const one of enumerations[filter])
      add({ ...one, slug: one.en }, { filter, value: one.slug, rank: unranked });
  for (const { phrases, ...meaning } of refusals)
    for (const phrase of phrases.split(",")) exact.set(keyOf(phrase), [{ ...meaning, rank: 1, not: true }]);
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
