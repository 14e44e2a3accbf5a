import { countNames } from "#features/listings/listing.queries.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { familiesOfBrand, familyBySlug, modelsAround } from "#features/reference/families.ts";
import { brands, countedPlaces, type Named, places, regions } from "#features/reference/reference.ts";
import type { Language } from "#i18n/language.ts";
import { memoFor } from "#platform/cache/memo.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Suggestion } from "./search-answer.schema.ts";
import { editDistance } from "./words/nearest.ts";
import { keyOf } from "./words/tokens.ts";

export type Suggest = (typed: string, vehicleType: VehicleType, language: Language) => Promise<Suggestion[]>;

const countsKeptSeconds = 60;
const mostSuggestions = 8;
const mostOfKind = 4;
const shortestMisspelling = 4;

interface Entry {
  kind: "brand" | "model" | "place";
  keys: readonly string[];
  names: Record<Language, string>;
  query: Record<string, string>;
  countKey: string;
}

type Counts = ReadonlyMap<string, number>;

/**
 * Brands, models and places whose name begins with what is typed, in either script, or nearly does. The counts come
 * from one query a minute for cars and one for motorcycles: a keystroke costs no query.
 */
export function suggester(db: Database, clock: () => Date): Suggest {
  const counts: Record<VehicleType, () => Promise<Counts>> = {
    car: memoFor(countsKeptSeconds, clock, () => readCounts(db, "car")),
    motorcycle: memoFor(countsKeptSeconds, clock, () => readCounts(db, "motorcycle")),
  };
  const entries: Record<VehicleType, readonly Entry[]> = {
    car: entriesOf("car"),
    motorcycle: entriesOf("motorcycle"),
  };

  return async (typed, vehicleType, language) => {
    const typedKey = keyOf(typed);
    if (!typedKey) return [];
    const counted = await counts[vehicleType]();
    const found = match(entries[vehicleType], typedKey, counted);
    return [
      ...found.map((entry) => present(entry, counted, language)),
      ...combined(found, counted, language),
    ].slice(0, mostSuggestions);
  };
}

async function readCounts(db: Database, vehicleType: VehicleType): Promise<Counts> {
  const rows = await countNames(db, vehicleType);
  const counts = new Map(rows.map(({ brand, model, city, n }) => [countKeyOf(brand, model, city), n]));
  for (const { brand, model, n } of rows) {
    for (const family of model === null ? [] : modelsAround(model).slice(1)) {
      if (familyBySlug(family)?.brand !== brand) continue;
      const key = countKeyOf(brand, family, null);
      counts.set(key, (counts.get(key) ?? 0) + n);
    }
  }
  const byPlace = rows.flatMap(({ city, n }) => (city === null ? [] : [[city, n] as const]));
  for (const [city, n] of Object.entries(countedPlaces(Object.fromEntries(byPlace))))
    counts.set(countKeyOf(null, null, city), n);
  return counts;
}

const countKeyOf = (brand: string | null, model: string | null, city: string | null) =>
  city !== null ? `city ${city}` : model !== null ? `model ${brand} ${model}` : `brand ${brand}`;

function entriesOf(vehicleType: VehicleType): Entry[] {
  const keysOf = (named: Named, before: readonly Named[] = []) => {
    const own = [named.en, named.ar, named.slug, ...(named.aliases ?? [])].map(keyOf);
    const withBrand = before.flatMap((brand) =>
      [brand.en, brand.ar, ...(brand.aliases ?? [])].flatMap((name) =>
        [named.en, named.ar].map((one) => keyOf(name + one)),
      ),
    );
    return [...new Set([...own, ...withBrand])].filter(Boolean);
  };
  return [
    ...brands[vehicleType].flatMap((brand): Entry[] => [
      {
        kind: "brand",
        keys: keysOf(brand),
        names: { en: brand.en, ar: brand.ar },
        query: { brand: brand.slug },
        countKey: countKeyOf(brand.slug, null, null),
      },
      ...[...familiesOfBrand(vehicleType, brand.slug), ...brand.models].map(
        (model): Entry => ({
          kind: "model",
          keys: keysOf(model, [brand]),
          names: { en: `${brand.en} ${model.en}`, ar: `${brand.ar} ${model.ar}` },
          query: { brand: brand.slug, model: model.slug },
          countKey: countKeyOf(brand.slug, model.slug, null),
        }),
      ),
    ]),
    ...[...places, ...regions].map(
      (place): Entry => ({
        kind: "place",
        keys: keysOf(place),
        names: { en: place.en, ar: place.ar },
        query: { city: place.slug },
        countKey: countKeyOf(null, null, place.slug),
      }),
    ),
  ];
}

/** Those that begin with it, the most offered first; when there are none, those that nearly do. */
function match(entries: readonly Entry[], typed: string, counts: Counts): Entry[] {
  const exact = entries.filter(({ keys }) => keys.some((key) => key.startsWith(typed)));
  const near = exact.length > 0 || typed.length < shortestMisspelling ? [] : nearly(entries, typed);
  const order = ["brand", "model", "place"];
  const found = (exact.length > 0 ? exact : near).toSorted(
    (a, b) =>
      Number(b.keys.includes(typed)) - Number(a.keys.includes(typed)) ||
      (counts.get(b.countKey) ?? 0) - (counts.get(a.countKey) ?? 0) ||
      order.indexOf(a.kind) - order.indexOf(b.kind),
  );
  const taken: Record<string, number> = {};
  return found.filter(({ kind }) => {
    taken[kind] = (taken[kind] ?? 0) + 1;
    return taken[kind] <= mostOfKind;
  });
}

/** Names whose beginning is one slip away from it, or two in a longer one. */
function nearly(entries: readonly Entry[], typed: string): Entry[] {
  const slips = typed.length <= 5 ? 1 : 2;
  return entries.filter(({ keys }) =>
    keys.some((key) => {
      if (key[0] !== typed[0] || key.length < typed.length - slips) return false;
      const beginnings = [typed.length, typed.length - 1, typed.length + 1].map((length) =>
        key.slice(0, length),
      );
      return beginnings.some((beginning) => editDistance(typed, beginning, slips) <= slips);
    }),
  );
}

function present({ kind, names, query, countKey }: Entry, counts: Counts, language: Language): Suggestion {
  return { kind, text: names[language], query, count: counts.get(countKey) ?? 0 };
}

/** For a brand that is meant beyond doubt, its most offered models as further searches. */
function combined(found: readonly Entry[], counts: Counts, language: Language): Suggestion[] {
  const [first, ...others] = found;
  if (first?.kind !== "brand" || others.some(({ kind }) => kind === "model")) return [];
  const slug = first.query.brand ?? "";
  const models = [...counts]
    .filter(([key]) => key.startsWith(`model ${slug} `))
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, mostOfKind);
  const all = [...brands.car, ...brands.motorcycle].filter((brand) => brand.slug === slug);
  return models.flatMap(([key, count]) => {
    const model = key.slice(`model ${slug} `.length);
    for (const brand of all) {
      const named = brand.models.find((one) => one.slug === model);
      if (named) {
        const text = `${brand[language]} ${named[language]}`;
        return [{ kind: "search" as const, text, query: { brand: slug, model }, count }];
      }
    }
    return [];
  });
}
