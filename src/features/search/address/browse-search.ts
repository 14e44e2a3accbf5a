import {
  type FilterValues,
  type ListFilter,
  type ListRule,
  listFilters,
  lists,
  type RangeName,
  rangeNames,
  turned,
} from "../filters.ts";
import { canonical, nothing, type Search } from "./read-search.ts";

export { type ListFilter, mostOf, type RangeName, rangeNames } from "../filters.ts";
export { readSearch, type Search } from "./read-search.ts";

/** A change of filters; `undefined` takes one away. */
export type Patch = Partial<Search>;
export type Range = { min?: number | undefined; max?: number | undefined };

/** The same search after a change of filters: on its first page, without a model when the brand changed. */
export function changed(search: Search, patch: Patch): Search {
  const next: Search = { ...search, page: undefined, ...patch };
  if ("brand" in patch && !("model" in patch)) next.model = undefined;
  if (!next.search) next.literal = undefined;
  return canonical(next);
}

const { view: _layout, ...everything } = nothing;
/** The patch that clears every filter and the order; how the cards are laid stays. */
export const clearing: Patch = everything;

/** Without what does not change which listings are found: the page, the order, the layout. */
export function filtersOf(search: Search): FilterValues {
  const { page: _page, sort: _sort, view: _view, ...filters } = search;
  return canonical(filters);
}

/** The patch that puts a choice in a list filter, or takes it out. */
export function toggled(search: Search, filter: ListFilter, value: string): Patch {
  const before: readonly string[] = search[filter] ?? [];
  const { one }: ListRule = lists[filter];
  const after = before.includes(value)
    ? before.filter((other) => other !== value)
    : [...(one ? [] : before), value];
  return { [filter]: after.length > 0 ? after : undefined };
}

export const isChosen = (search: Search, filter: ListFilter, value: string): boolean =>
  ((search[filter] ?? []) as readonly string[]).includes(value);

export const rangeOf = (search: Search, name: RangeName): Range => ({
  min: search[`${name}Min`],
  max: search[`${name}Max`],
});

/** A range the wrong way round is turned, as the server does. */
export function rangePatch(name: RangeName, { min, max }: Range): Patch {
  const [low, high] = turned(min, max);
  return { [`${name}Min`]: low, [`${name}Max`]: high };
}

/** How many filters are on: a range and a search text count once, a list as many as it has choices. */
export function filterCount(search: Search): number {
  const choices = listFilters.reduce((sum, name) => sum + (search[name]?.length ?? 0), 0);
  const ranges = rangeNames.filter((name) => isRangeSet(search, name)).length;
  return choices + ranges + Number(search.near !== undefined) + (search.search ? 1 : 0);
}

export function isRangeSet(search: Search, name: RangeName): boolean {
  const { min, max } = rangeOf(search, name);
  return min !== undefined || max !== undefined;
}

/** Which list filters have a choice, in the order of the page. */
export const chosenLists = (search: Search): ListFilter[] =>
  listFilters.filter((name) => (search[name]?.length ?? 0) > 0);
