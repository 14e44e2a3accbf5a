import { featureSlugs } from "#features/reference/enumerations.ts";
import { columnFilters, listColumns } from "../conditions.ts";
import { leftOutToCount } from "../facets.ts";
import { type FilterGroup, rangeNames } from "../filters.ts";
import type { Facets } from "../search-answer.schema.ts";
import type { CodedColumn, CodedName, ListingColumns } from "./listing-columns.ts";
import type { Matched } from "./match.ts";

interface Dimension {
  column: CodedName;
  /** The filters that are left out to count it. */
  without: readonly FilterGroup[];
}

/** As dimensionsOf() in facets.ts has them; a test holds the two together. */
const dimensions = [
  ...columnFilters.map((name) => [name, listColumns[name]] as const),
  ...rangeNames.map((name) => [name, name] as const),
].map(([facet, column]): [FilterGroup, Dimension] => [facet, { column, without: leftOutToCount(facet) }]);

/** Bits of features are counted together, then added up for each feature: 128 sums instead of seven per listing. */
const bitsPerGroup = 7;

/** For every choice of every filter how many listings it would show, that filter left out. */
export function countMatched(columns: ListingColumns, matched: Matched): Facets {
  const counted = dimensions.map(([facet, { column, without }]) => {
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
