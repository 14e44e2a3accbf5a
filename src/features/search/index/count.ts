import { countedWithin } from "#features/reference/distances.ts";
import { featureSlugs } from "#features/reference/enumerations.ts";
import { type DayFilter, dayFilterNames, dayFilters, dayMs } from "../conditions.ts";
import type { Criteria } from "../criteria.ts";
import { leftOutToCount, withWholes } from "../facets.ts";
import type { FilterGroup } from "../filters.ts";
import type { Facets } from "../search-answer.schema.ts";
import { countCommon } from "./bits.ts";
import { type CodedColumn, featuresInPack, type Pack } from "./coded-columns.ts";
import type { ListingColumns } from "./listing-columns.ts";
import { keptSince, type Matched, type Scratch } from "./match.ts";
import { choicesOf } from "./only-choice.ts";
import { tallyOf } from "./tally.ts";

type Counts = Record<string, number>;

/** For every choice of every filter how many listings it would show, that filter left out; of radiuses around `near`. */
export function countMatched(
  columns: ListingColumns,
  criteria: Criteria,
  matched: Matched,
  scratch: Scratch,
): Facets {
  const { filters, at } = criteria;
  const { groups } = matched;
  const counter = counterOf(columns, criteria, matched, scratch);
  const facets: Record<string, Counts> = { model: {} };
  // Models are counted once a brand is chosen.
  for (const column of columns.coded)
    if (column.facet !== "model" || groups.has("brand"))
      facets[column.facet] = named(column, counter.without(leftOutToCount(column.facet), column));
  const city = columns.column("city");
  facets.radius =
    filters.near && city ? countedWithin(filters.near, named(city, counter.without(["radius"], city))) : {};
  for (const name of dayFilterNames)
    facets[name] = at === undefined ? {} : countDays(columns, name, at, matched);
  facets.features = {};
  for (const [at, count] of counter.features().entries())
    if (count > 0) facets.features[featureSlugs[at] as string] = count;
  return withWholes(facets as Facets);
}

function named({ dictionary: { values } }: CodedColumn, counts: Uint32Array): Counts {
  const found: Counts = {};
  for (let code = 0; code < values.length; code++) {
    const [value, count] = [values[code], counts[code] ?? 0];
    if (typeof value === "string" && count > 0) found[value] = count;
  }
  return found;
}

/** By code of a column, or by the place of a feature, how many listings there are without these filters. */
interface Counter {
  without(leftOut: readonly FilterGroup[], column: CodedColumn): Uint32Array;
  features(): Uint32Array;
}

function counterOf(columns: ListingColumns, criteria: Criteria, matched: Matched, scratch: Scratch): Counter {
  const type = criteria.vehicleType;
  const tally = tallyOf(columns, type, matched, scratch.slots);
  const ofType = oncePerPack(({ totals }) => totals[type]);
  const found = oncePerPack(tally.all);
  const choiceWithout = choicesOf(columns, criteria, matched.groups);
  const fromPairs = (choice: ReturnType<typeof choiceWithout>, counted: CodedColumn | "features") =>
    choice && choice !== "all" ? columns.pairs.of(type, counted, choice.column, choice.codes) : undefined;
  return {
    without(leftOut, column) {
      const choice = choiceWithout(leftOut);
      if (choice === "all") return countsOf(column, ofType(column.pack));
      const known = fromPairs(choice, column);
      if (known) return known;
      const isInUse = leftOut.some((group) => matched.groups.has(group));
      const { pack } = column;
      return countsOf(column, isInUse ? ofCodes(tally.without(leftOut, pack)) : found(pack));
    },
    features() {
      const choice = choiceWithout([]);
      const known = fromPairs(choice, "features");
      if (known) return known;
      const counts = new Uint32Array(columns.features.length * featuresInPack);
      for (const [at, pack] of columns.features.entries())
        counts.set(featuresOf(choice === "all" ? pack.totals[type] : tally.all(pack)), at * featuresInPack);
      return counts;
    },
  };
}

/** How many of these were within the days of each choice. */
function countDays(columns: ListingColumns, name: DayFilter, at: number, matched: Matched): Counts {
  const named: Counts = {};
  const missing = matched.missing([name]);
  for (const [choice, days] of Object.entries(dayFilters[name].days)) {
    const since = keptSince(columns, name, at - days * dayMs).bits;
    const more = missing.count > 0 ? countCommon(missing.slots, since) : 0;
    const count = countCommon(matched.all, since) + more;
    if (count > 0) named[choice] = count;
  }
  return named;
}

/** The codes that some have, and how many: few of those that a pack could have, and each of its columns goes through them. */
interface CodeSums {
  codes: Uint32Array;
  sums: Uint32Array;
}

function oncePerPack(sumsOf: (pack: Pack) => Uint32Array): (pack: Pack) => CodeSums {
  const known = new Map<Pack, CodeSums>();
  return (pack) => {
    const sums = known.get(pack) ?? ofCodes(sumsOf(pack));
    known.set(pack, sums);
    return sums;
  };
}

function ofCodes(all: Uint32Array): CodeSums {
  let size = 0;
  for (let code = 0; code < all.length; code++) size += Number(all[code] !== 0);
  const [codes, sums] = [new Uint32Array(size), new Uint32Array(size)];
  for (let code = 0, at = 0; at < size; code++) {
    const sum = all[code] as number;
    if (sum === 0) continue;
    codes[at] = code;
    sums[at++] = sum;
  }
  return { codes, sums };
}

function countsOf({ dictionary, shift, mask }: CodedColumn, { codes, sums }: CodeSums): Uint32Array {
  const counts = new Uint32Array(dictionary.size);
  for (let at = 0; at < codes.length; at++) {
    const code = ((codes[at] as number) >>> shift) & mask;
    counts[code] = (counts[code] as number) + (sums[at] as number);
  }
  return counts;
}

/** Each code is a set of features, a bit each: the half of the sums that has the highest is counted, then added to the other half. */
function featuresOf(ofSets: Uint32Array): Uint32Array {
  const sums = ofSets.slice();
  const counts = new Uint32Array(featuresInPack);
  for (let bit = featuresInPack - 1, half = 1 << bit; bit >= 0; bit--, half >>>= 1) {
    for (let code = 0; code < half; code++) {
      const sum = sums[half + code] ?? 0;
      counts[bit] = (counts[bit] as number) + sum;
      sums[code] = (sums[code] ?? 0) + sum;
    }
  }
  return counts;
}
