import { type FilterGroup, type ListRule, listFilters, lists, rangeNames } from "./filters.ts";
import type { Facets } from "./search-answer.schema.ts";

type Counts = Record<string, number>;
/** Counts as a page carries them: of a list with choices in their order, of anything else by its values; none where nothing was counted. */
export type PackedFacets = { [Name in FilterGroup]?: Counts | number[] };

const groups: readonly FilterGroup[] = [...listFilters, ...rangeNames, "radius"];
/** Few of all places have a listing: these stay named. */
const choicesOf = (name: FilterGroup): readonly string[] | undefined =>
  name === "city" ? undefined : (lists as Partial<Record<FilterGroup, ListRule>>)[name]?.choices;

/** What another build counts, while both serve, may be less. */
export function packFacets(facets: Partial<Facets>): PackedFacets {
  const packed: PackedFacets = {};
  for (const name of groups) {
    const counts = facets[name] ?? {};
    if (Object.keys(counts).length === 0) continue;
    packed[name] = choicesOf(name)?.map((value) => counts[value] ?? 0) ?? counts;
  }
  return packed;
}

export function unpackFacets(packed: PackedFacets): Facets {
  const named = (name: FilterGroup): Counts => {
    const counts = packed[name] ?? {};
    if (!Array.isArray(counts)) return counts;
    const all = choicesOf(name)?.map((value, at) => [value, counts[at] ?? 0] as const) ?? [];
    return Object.fromEntries(all.filter(([, count]) => count > 0));
  };
  return Object.fromEntries(groups.map((name) => [name, named(name)])) as Facets;
}
