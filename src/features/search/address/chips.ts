import type { Wording } from "#i18n/wording.ts";
import { type ListFilter, type ListRule, lists, type RangeName, rangeNames } from "../filters.ts";
import {
  chosenLists,
  isRangeSet,
  type Patch,
  rangeOf,
  rangePatch,
  type Search,
  toggled,
} from "./browse-search.ts";
import type { ModelNames } from "./heading.ts";

/** One applied filter: what it says, and the change that takes it away. */
export interface Chip {
  key: string;
  label: string;
  without: Patch;
}

/** Where the names of a filter's values stand among the reference names. */
export const kindOf = (filter: ListFilter): string => (lists[filter] as ListRule).names ?? filter;

type Words = Pick<Wording, "t" | "name" | "money" | "number" | "plain">;

/** Every applied filter in the order of the filter column. */
export function chipsOf(search: Search, models: ModelNames, words: Words): Chip[] {
  const chips: Chip[] = [];
  if (search.search) {
    const label = words.t("browse.chipSearch", { text: search.search });
    chips.push({ key: "search", label, without: { search: undefined } });
  }
  for (const filter of chosenLists(search)) {
    for (const value of search[filter] ?? []) {
      const label = filter === "model" ? (models[value] ?? value) : words.name(kindOf(filter), value);
      chips.push({ key: `${filter}:${value}`, label, without: toggled(search, filter, value) });
    }
  }
  const { near, radius } = search;
  if (near) {
    const place = words.name("place", near);
    const label = radius
      ? words.t("nearby.within", { km: words.number(radius), place })
      : words.t("nearby.near", { place });
    chips.push({ key: "radius", label, without: { near: undefined, radius: undefined } });
  }
  for (const range of rangeNames) {
    if (!isRangeSet(search, range)) continue;
    chips.push({ key: range, label: rangeLabel(range, search, words), without: rangePatch(range, {}) });
  }
  return chips;
}

function rangeLabel(range: RangeName, search: Search, words: Words): string {
  const { min, max } = rangeOf(search, range);
  const amount = (value: number) => amountLabel(range, value, words);
  if (min !== undefined && max !== undefined) {
    if (min === max) return amount(min);
    return words.t("browse.filterBetween", { min: amount(min), max: amount(max) });
  }
  return min !== undefined
    ? words.t("browse.filterFrom", { min: amount(min) })
    : words.t("browse.filterUpTo", { max: amount(max ?? 0) });
}

/** $8,000 · 2014 · 50,000 km · 650 cc, each in the digits it is written in. */
export function amountLabel(range: RangeName, value: number, words: Words): string {
  if (range === "price") return isolated(words.money(value));
  if (range === "year") return words.plain(value);
  if (range === "mileage") return words.t("listings.cardMileage", { km: words.number(value) });
  if (range === "seats") return words.t("browse.filterSeatsOf", { seats: value });
  // A range without words of its own does not compile.
  range satisfies "engine";
  return words.t("browse.filterCc", { cc: words.number(value) });
}

/** Keeps an amount of money left to right in the middle of an Arabic line. */
const isolated = (text: string) => `\u2066${text}\u2069`;
