import { countedWithin } from "#features/reference/distances.ts";
import { featureSlugs, type VehicleType } from "#features/reference/enumerations.ts";
import { type DayFilter, dayFilterNames, dayFilters, dayMs } from "../conditions.ts";
import type { Criteria } from "../criteria.ts";
import { leftOutToCount, withWholes } from "../facets.ts";
import type { FilterGroup } from "../filters.ts";
import type { Facets } from "../search-answer.schema.ts";
import { type Bits, countBits, countCommon, slotsOf } from "./bits.ts";
import type { CodedColumn, Pack } from "./coded-columns.ts";
import { featuresInPack, type ListingColumns } from "./listing-columns.ts";
import { type Matched, slotsSince } from "./match.ts";

type Counts = Record<string, number>;
/** Listings to count: the slots themselves, or the fewer ones that are not among them. */
interface Counted {
  slots: Uint32Array;
  areOthers: boolean;
}

/** For every choice of every filter how many listings it would show, that filter left out; of radiuses around `near`. `scratch` has room for all slots. */
export function countMatched(
  columns: ListingColumns,
  { vehicleType: type, filters: { near }, at }: Criteria,
  matched: Matched,
  scratch: Uint32Array,
): Facets {
  const { groups } = matched;
  const inUse = (facet: FilterGroup) => leftOutToCount(facet).some((group) => groups.has(group));
  // Models are counted once a brand is chosen.
  const wanted = columns.coded.filter(({ facet }) => facet !== "model" || groups.has("brand"));
  const facets: Record<string, Counts> = { model: {} };
  for (const column of wanted.filter(({ facet }) => inUse(facet))) {
    const counted = whatToCount(columns, type, matched.without(leftOutToCount(column.facet)), scratch);
    facets[column.facet] = countsOf(column, ofCodes(tally(column.pack, type, counted)));
  }
  const counted = whatToCount(columns, type, matched.without([]), scratch);
  const tallies = new Map<Pack, CodeSums>();
  for (const column of wanted.filter(({ facet }) => !inUse(facet))) {
    const sums = tallies.get(column.pack) ?? ofCodes(tally(column.pack, type, counted));
    tallies.set(column.pack, sums);
    facets[column.facet] = countsOf(column, sums);
  }
  for (const name of dayFilterNames)
    facets[name] = at === undefined ? {} : countDays(columns, name, at, matched.without([name]));
  facets.features = {};
  for (const [at, pack] of columns.features.entries())
    Object.assign(facets.features, featuresOf(at * featuresInPack, tally(pack, type, counted)));
  const city = columns.column("city");
  facets.radius = {};
  if (near && city) {
    const others = whatToCount(columns, type, matched.without(["radius"]), scratch);
    facets.radius = countedWithin(near, countsOf(city, ofCodes(tally(city.pack, type, others))));
  }
  return withWholes(facets as Facets);
}

/** How many of these were within the days of each choice. */
function countDays(columns: ListingColumns, name: DayFilter, at: number, found: Bits): Counts {
  const named: Counts = {};
  for (const [choice, days] of Object.entries(dayFilters[name].days)) {
    const count = countCommon(found, slotsSince(columns, name, at - days * dayMs));
    if (count > 0) named[choice] = count;
  }
  return named;
}

/** Of more than half of a type those are counted that it lacks. */
function whatToCount(
  { ofType, sizes }: ListingColumns,
  type: VehicleType,
  bits: Bits,
  scratch: Uint32Array,
): Counted {
  const every = ofType[type];
  const areOthers = countBits(bits) * 2 > sizes[type];
  if (areOthers) {
    for (let at = 0; at < bits.length; at++) bits[at] = (every[at] ?? 0) & ~(bits[at] as number);
  }
  return { slots: slotsOf(bits, scratch), areOthers };
}

function tally({ codes, totals }: Pack, type: VehicleType, { slots, areOthers }: Counted): Uint32Array {
  const sums = areOthers ? totals[type].slice() : new Uint32Array(totals[type].length);
  const one = areOthers ? -1 : 1;
  for (let i = 0; i < slots.length; i++) {
    const code = codes[slots[i] as number] as number;
    sums[code] = (sums[code] as number) + one;
  }
  return sums;
}

/** The codes that some have, and how many: few of those that a pack could have, and each of its columns goes through them. */
interface CodeSums {
  codes: Uint32Array;
  sums: Uint32Array;
}

/** Takes over what it is given. */
function ofCodes(all: Uint32Array): CodeSums {
  const codes = new Uint32Array(all.length);
  let size = 0;
  for (let code = 0; code < all.length; code++) {
    const sum = all[code] as number;
    if (sum === 0) continue;
    codes[size] = code;
    all[size++] = sum;
  }
  return { codes: codes.subarray(0, size), sums: all.subarray(0, size) };
}

function countsOf({ dictionary, shift, mask }: CodedColumn, { codes, sums }: CodeSums): Counts {
  const counts = new Uint32Array(dictionary.size);
  for (let at = 0; at < codes.length; at++) {
    const code = ((codes[at] as number) >>> shift) & mask;
    counts[code] = (counts[code] as number) + (sums[at] as number);
  }
  const named: Counts = {};
  const { values } = dictionary;
  for (let code = 0; code < counts.length; code++) {
    const [value, count] = [values[code], counts[code] as number];
    if (typeof value === "string" && count > 0) named[value] = count;
  }
  return named;
}

/** Each code is a set of features, a bit each: the half of the sums that has the highest is counted, then added to the other half. */
function featuresOf(first: number, sums: Uint32Array): Counts {
  const named: Counts = {};
  for (let bit = featuresInPack - 1, half = 1 << bit; bit >= 0; bit--, half >>>= 1) {
    let count = 0;
    for (let code = 0; code < half; code++) {
      const sum = sums[half + code] ?? 0;
      count += sum;
      sums[code] = (sums[code] ?? 0) + sum;
    }
    const slug = featureSlugs[first + bit];
    if (slug && count > 0) named[slug] = count;
  }
  return named;
}
