import {
  bodyTypes,
  categories,
  conditions,
  customsStates,
  driveTypes,
  exteriorColours,
  fairPrices,
  featureSlugs,
  firstYear,
  fuelTypes,
  gearTypes,
  lastYear,
  motorcycleTypes,
  noUpperBound,
  placeSlugs,
  plates,
  sortOrders,
  sources,
  titleStatuses,
  type VehicleType,
} from "#features/reference/enumerations.ts";
import { foldDigits } from "#i18n/format.ts";
import type { BrowseSearch, FilterName } from "../search.schema.ts";
import { searchTextLimit } from "../text-limit.ts";

/**
 * What stands in the address of a browse page: the filters, the order, the page, and how the cards are laid. It is
 * read here by hand, because the schema that the server reads queries with (search.schema.ts) would add a sixth to
 * what a phone has to load first; read-search.test.ts holds both to the same answers.
 */
export type Search = Partial<BrowseSearch> & { view?: "list" | undefined };

type Valid = (value: string) => string | undefined;
const oneOf =
  (choices: readonly string[]): Valid =>
  (value) =>
    choices.includes(value) ? value : undefined;
const wordsTo =
  (limit: number): Valid =>
  (value) => {
    // Control characters carry no meaning here, and NUL cannot be stored.
    const text = value.replace(/\p{Cc}+/gu, " ").trim();
    return text.length > 0 && text.length <= limit ? text : undefined;
  };

const lists = {
  literal: wordsTo(searchTextLimit),
  brand: (value) => (/^[a-z0-9-]{1,60}$/.test(value) ? value : undefined),
  model: wordsTo(80),
  city: oneOf(placeSlugs),
  category: oneOf(categories),
  condition: oneOf(conditions),
  gearType: oneOf(gearTypes),
  fuelType: (value) => oneOf(fuelTypes)(value === "gasoline" ? "gas" : value),
  bodyType: oneOf(bodyTypes),
  driveType: oneOf(driveTypes),
  exteriorColor: oneOf(exteriorColours),
  features: oneOf(featureSlugs),
  motorcycleType: oneOf(motorcycleTypes),
  source: oneOf(sources),
  customs: oneOf(customsStates),
  titleStatus: oneOf(titleStatuses),
  plate: oneOf(plates),
  fairPrice: oneOf(fairPrices),
} as const satisfies Partial<Record<FilterName, Valid>>;

export type ListFilter = Exclude<keyof typeof lists, "literal">;
export const listFilters = Object.keys(lists).filter((name): name is ListFilter => name !== "literal");

/** The least and the most of each range; the years grow while a server runs or a page stays open. */
const ranges = {
  price: () => ({ least: 0, most: noUpperBound }),
  year: () => ({ least: firstYear.motorcycle, most: lastYear(new Date()) }),
  mileage: () => ({ least: 0, most: noUpperBound }),
  engine: () => ({ least: 0, most: 5000 }),
};
export type RangeName = keyof typeof ranges;
export const rangeNames = Object.keys(ranges) as RangeName[];
/** What a range may ask for at most; what lies above it is left out of an address. */
export const mostOf = (name: RangeName): number => ranges[name]().most;

const foreign: Record<VehicleType, readonly FilterName[]> = {
  car: ["motorcycleType", "engineMin", "engineMax"],
  motorcycle: ["bodyType", "driveType"],
};

/** Every name, in the order in which an address says them. */
export const everyName = [
  "search",
  "literal",
  ...listFilters,
  ...rangeNames.flatMap((name) => [`${name}Min`, `${name}Max`] as const),
  "sort",
  "page",
  "view",
] as const satisfies (keyof Search)[];

/**
 * The search of an address as it may have been edited or linked: what is not valid, or belongs to the other kind of
 * vehicle, is left out. Every name is present, if only as undefined, so that the router forgets the raw value.
 */
export function readSearch(vehicleType: VehicleType, raw: Record<string, unknown>): Search {
  const read: Record<string, unknown> = {};
  for (const [name, valid] of Object.entries(lists)) read[name] = readList(raw[name], valid);
  for (const name of rangeNames) Object.assign(read, readRange(name, raw));
  read.search = readOne(raw.search, wordsTo(searchTextLimit));
  read.sort = readOne(raw.sort, oneOf(sortOrders));
  const separated = typeof raw.page === "string" && raw.page.includes(",");
  read.page = separated ? undefined : readWhole(raw.page, 1, 100_000);
  read.view = readOne(raw.view, oneOf(["list"]));
  for (const name of foreign[vehicleType]) read[name] = undefined;
  return { ...Object.fromEntries(everyName.map((name) => [name, undefined])), ...canonical(read as Search) };
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
    if (!empty && !byDefault && !from0) written[name] = Array.isArray(value) ? value.toSorted() : value;
  }
  return written as Search;
}

const noFilter = (value: unknown) => value === undefined || value === "" || value === "all";
const mostChoices = 60;

function readList(raw: unknown, valid: Valid): string[] | undefined {
  const given = (Array.isArray(raw) ? raw : [raw]).filter((one) => !noFilter(one));
  const read = given.map((one) => (typeof one === "string" ? valid(one) : undefined));
  const unique = [...new Set(read.filter((one) => one !== undefined))];
  return unique.length > 0 ? unique.slice(0, mostChoices) : undefined;
}

const readOne = (raw: unknown, valid: Valid) =>
  typeof raw === "string" && !noFilter(raw) ? valid(raw) : undefined;

/** A whole number in any digits, with or without separators. */
function readWhole(raw: unknown, least: number, most: number): number | undefined {
  const text = typeof raw === "string" ? foldDigits(raw).replaceAll(",", "").trim() : raw;
  const number = typeof text === "string" && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  return Number.isInteger(number) && Number(number) >= least && Number(number) <= most
    ? Number(number)
    : undefined;
}

/** A range the wrong way round is turned; a maximum of 999,999,999 means none, also one that was turned. */
function readRange(name: RangeName, raw: Record<string, unknown>): Record<string, number | undefined> {
  const ends = { [`${name}Min`]: undefined, [`${name}Max`]: undefined };
  if ([...Object.keys(ends), `${name}Range`].every((end) => raw[end] === undefined)) return ends;
  const { least, most } = ranges[name]();
  // A form without JavaScript sends its preset as one value, "10000-20000" or "50000+"; typed ends win over it.
  const preset = raw[`${name}Range`];
  const [, presetMin, presetMax] =
    /^(\d+)(?:-(\d+)|\+)$/.exec(typeof preset === "string" ? preset : "") ?? [];
  // Not `||`: an end of 0 is an end.
  const end = (typed: unknown, preset: string | undefined) => (noFilter(typed) ? preset : typed);
  const min = readWhole(end(raw[`${name}Min`], presetMin), least, most);
  const max = readWhole(end(raw[`${name}Max`], presetMax), least, most);
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
  return { [`${name}Min`]: low, [`${name}Max`]: high === noUpperBound ? undefined : high };
}
