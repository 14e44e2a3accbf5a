import { featureSlugs } from "#features/reference/enumerations.ts";
import type { Facets } from "../../listing.schema.ts";
import type { FilterGroup } from "../conditions.ts";
import type { CodedColumn, CodedName, ListingColumns } from "./listing-columns.ts";
import type { Matched } from "./match.ts";

interface Dimension {
  column: CodedName;
  /** The filters that are left out to count it. */
  without: readonly FilterGroup[];
}

/** As dimensionsOf() in facets.ts has them; a test holds the two together. */
const dimensions: Record<Exclude<keyof Facets, "features">, Dimension> = {
  brand: { column: "brand", without: ["brand", "model"] },
  model: { column: "model", without: ["model"] },
  city: { column: "city", without: ["city"] },
  category: { column: "category", without: ["category"] },
  condition: { column: "condition", without: ["condition"] },
  gearType: { column: "gear_type", without: ["gearType"] },
  fuelType: { column: "fuel_type", without: ["fuelType"] },
  bodyType: { column: "body_type", without: ["bodyType"] },
  driveType: { column: "drive_type", without: ["driveType"] },
  exteriorColor: { column: "exterior_color", without: ["exteriorColor"] },
  motorcycleType: { column: "motorcycle_type", without: ["motorcycleType"] },
  source: { column: "source", without: ["source"] },
  customs: { column: "customs", without: ["customs"] },
  titleStatus: { column: "title_status", without: ["titleStatus"] },
  plate: { column: "plate", without: ["plate"] },
  fairPrice: { column: "fair_price", without: ["fairPrice"] },
  price: { column: "price_bucket", without: ["price"] },
  year: { column: "year_value", without: ["year"] },
  mileage: { column: "mileage_bucket", without: ["mileage"] },
  engine: { column: "engine_bucket", without: ["engine"] },
};

/** Bits of features are counted together, then added up for each feature: 128 sums instead of seven per listing. */
const bitsPerGroup = 7;

/** For every choice of every filter how many listings it would show, that filter left out. */
export function countMatched(columns: ListingColumns, matched: Matched): Facets {
  const counted = Object.entries(dimensions).map(([facet, { column, without }]) => {
    // Models are counted once a brand is chosen.
    if (facet === "model" && !matched.bits.has("brand")) return [facet, {}];
    const leftOut = without.reduce((mask, group) => mask | (matched.bits.get(group) ?? 0), 0);
    return [facet, countColumn(columns.coded[column], matched, leftOut)];
  });
  return { ...Object.fromEntries(counted), features: countFeatures(columns.features, matched.all) };
}

function countColumn(
  { dictionary, codes }: CodedColumn,
  { all, near, nearFailed }: Matched,
  leftOut: number,
): Record<string, number> {
  const counts = new Uint32Array(dictionary.size);
  for (let i = 0; i < all.length; i++) increment(counts, codes[all[i] as number] as number);
  if (leftOut > 0) {
    for (let i = 0; i < near.length; i++) {
      if (((nearFailed[i] as number) & ~leftOut) === 0) increment(counts, codes[near[i] as number] as number);
    }
  }
  const named: Record<string, number> = {};
  for (const [code, value] of dictionary.values.entries()) {
    const count = counts[code] ?? 0;
    if (value !== null && count > 0) named[value] = count;
  }
  return named;
}

function countFeatures(features: Uint32Array, slots: Uint32Array): Record<string, number> {
  const named: Record<string, number> = {};
  for (let shift = 0; shift < featureSlugs.length; shift += bitsPerGroup) {
    const counts = new Uint32Array(1 << bitsPerGroup);
    for (let i = 0; i < slots.length; i++) {
      increment(counts, ((features[slots[i] as number] as number) >>> shift) & (counts.length - 1));
    }
    for (let bit = 0; bit < bitsPerGroup; bit++) {
      const slug = featureSlugs[shift + bit];
      const count = counts.reduce((sum, n, bits) => ((bits >>> bit) & 1 ? sum + n : sum), 0);
      if (slug && count > 0) named[slug] = count;
    }
  }
  return named;
}

function increment(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}
