import { type SortOrder, sortOrders, type VehicleType } from "#features/reference/enumerations.ts";
import {
  boundsOf,
  centre,
  cleanText,
  endsOf,
  type FilterValues,
  hasFilter,
  isNoFilter,
  type ListRule,
  listFilters,
  lists,
  mostOf,
  type RangeName,
  radiusOf,
  rangeNames,
  ranges,
  searchText,
  turned,
  typedWhole,
} from "../filters.ts";

/**
 * What stands in the address of a browse page: the filters, the order, the page, and how the cards are laid. It is
 * read here without zod, which would add a sixth to what a phone has to load first; read-search.test.ts holds it to
 * what the server reads out of the same tables (search.query-schema.ts).
 */
export type Search = FilterValues & {
  sort?: SortOrder | undefined;
  page?: number | undefined;
  view?: "list" | "map" | undefined;
};

/** Every name, in the order in which an address says them. */
export const everyName = [
  "search",
  "literal",
  ...listFilters,
  ...rangeNames.flatMap(boundsOf),
  "near",
  "radius",
  "sort",
  "page",
  "view",
] as const satisfies (keyof Search)[];

/** A search for everything that names every filter, if only as undefined. */
export const nothing: Search = Object.fromEntries(everyName.map((name) => [name, undefined]));

/**
 * The search of an address as it may have been edited or linked: what is not valid, or belongs to the other kind of
 * vehicle, is left out. Every name is present, if only as undefined, so that the router forgets the raw value.
 */
export function readSearch(vehicleType: VehicleType, raw: Record<string, unknown>): Search {
  const read: Record<string, unknown> = { literal: readList(raw.literal, searchText) };
  for (const name of listFilters) {
    if (hasFilter(vehicleType, name)) read[name] = readList(raw[name], lists[name]);
  }
  for (const name of rangeNames) {
    if (hasFilter(vehicleType, name)) Object.assign(read, readRange(name, raw, vehicleType));
  }
  read.near = readOne(raw.near, centre);
  read.radius = radiusOf(raw.radius);
  read.brand ??= readList(raw.make, lists.brand);
  read.search = readOne(raw.search, searchText);
  read.sort = readOne(raw.sort, { choices: sortOrders });
  const separated = typeof raw.page === "string" && raw.page.includes(",");
  read.page = separated ? undefined : readWhole(raw.page, 1, 100_000);
  read.view = readOne(raw.view, { choices: ["list", "map"] });
  return { ...nothing, ...canonical(read as Search) };
}

/**
 * The one way to write a search: no defaults, no filter that filters nothing, names in a fixed order, lists in order
 * of the alphabet. Two addresses of the same search are equal after it.
 */
export function canonical(search: Search): Search {
  const written: Record<string, unknown> = {};
  for (const name of everyName) {
    const value = search[name];
    const empty = value === undefined || (Array.isArray(value) && value.length === 0);
    const byDefault = (name === "page" && value === 1) || (name === "sort" && value === "default");
    const from0 = value === 0 && name.endsWith("Min");
    const fromNowhere = !search.near && (name === "radius" || (name === "sort" && value === "distance"));
    if (!empty && !byDefault && !from0 && !fromNowhere)
      written[name] = Array.isArray(value) ? value.toSorted() : value;
  }
  return written as Search;
}

const mostChoices = 60;

/** The value that a text stands for; undefined when the filter has no such value. */
function acceptedValue(
  text: string,
  { choices, pattern, longest = 0, aliases }: ListRule,
): string | undefined {
  const value = aliases?.[text] ?? text;
  if (choices) return choices.includes(value) ? value : undefined;
  if (pattern) return pattern.test(value) ? value : undefined;
  const clean = cleanText(value);
  return clean && clean.length <= longest ? clean : undefined;
}

function readList(raw: unknown, rule: ListRule): string[] | undefined {
  const given = Array.isArray(raw) ? raw : [raw];
  const unique = [...new Set(given.map((one) => readOne(one, rule)).filter((one) => one !== undefined))];
  return unique.length > 0 ? unique.slice(0, mostChoices) : undefined;
}

const readOne = (raw: unknown, rule: ListRule) =>
  typeof raw === "string" && !isNoFilter(raw) ? acceptedValue(raw, rule) : undefined;

function readWhole(raw: unknown, least: number, most: number): number | undefined {
  const number = typedWhole(raw);
  return typeof number === "number" && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined;
}

function readRange(name: RangeName, raw: Record<string, unknown>, vehicleType: VehicleType) {
  // A form without JavaScript sends its preset as one value; typed ends win over it.
  const preset = endsOf(raw[`${name}Range`], vehicleType, new Date());
  // Not `||`: an end of 0 is an end.
  const end = (typed: unknown, preset: number | undefined) => {
    const given = isNoFilter(typed) ? preset : typed;
    return given === undefined ? undefined : readWhole(given, ranges[name].least, mostOf(name));
  };
  const [low, high] = boundsOf(name);
  const [min, max] = turned(end(raw[low], preset.min), end(raw[high], preset.max));
  return { [low]: min, [high]: max };
}
