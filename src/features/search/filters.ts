import {
  addedWithinDays,
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
  ownerCounts,
  type PlaceSlug,
  placeAliases,
  placeSlugs,
  plates,
  type Radius,
  radii,
  searchPlaces,
  sellerTypes,
  sources,
  titleStatuses,
  type VehicleType,
} from "#features/reference/enumerations.ts";
import { foldDigits } from "#i18n/format.ts";

// The filters of the market, each named once, in the order in which an address says them. The query of GET /api/cars, the
// address of a browse page, the SQL, the index in memory, the counts and the saved searches are made of these two tables.
// A browser loads them first of all: what it has no use for stands elsewhere (search.query-schema.ts, conditions.ts, edges.ts).

/** A filter that takes one or several values. */
export interface ListRule {
  /** Every value there is; without them any that has the pattern, or as many characters at most. */
  choices?: readonly string[];
  pattern?: RegExp;
  longest?: number;
  /** Other words for a choice. */
  aliases?: Readonly<Record<string, string>>;
  /** Where the reference has the names of its values, if not under the filter's own name. */
  names?: string;
  /** Whether a choice takes the place of the one before. */
  one?: boolean;
  /** The only kind of vehicle that has it. */
  of?: VehicleType;
}

/** A filter that takes whole numbers from `NAMEMin` to `NAMEMax`; listings without a number are in no range. */
export interface RangeRule {
  least: number;
  /** `noUpperBound` as an upper bound is none. */
  most: number | (() => number);
  /** The only kind of vehicle that has it. */
  of?: VehicleType;
}

/** The longest text that is searched for, in characters. */
export const searchTextLimit = 200;

export const lists = {
  brand: { pattern: /^[a-z0-9-]{1,60}$/ },
  model: { longest: 80 },
  /** A district or a governorate finds what lies in it (placesWithin()). */
  city: { choices: searchPlaces, aliases: placeAliases, names: "place" },
  category: { choices: categories },
  condition: { choices: conditions },
  gearType: { choices: gearTypes },
  fuelType: { choices: fuelTypes, aliases: { gasoline: "gas" } },
  bodyType: { choices: bodyTypes, of: "car" },
  driveType: { choices: driveTypes, of: "car" },
  exteriorColor: { choices: exteriorColours, names: "colour" },
  /** A listing has all of these. In every other list it has one of them. */
  features: { choices: featureSlugs, names: "feature" },
  motorcycleType: { choices: motorcycleTypes, of: "motorcycle" },
  source: { choices: sources },
  customs: { choices: customsStates },
  titleStatus: { choices: titleStatuses },
  plate: { choices: plates },
  fairPrice: { choices: fairPrices },
  sellerType: { choices: sellerTypes },
  owners: { choices: ownerCounts, of: "car" },
  priceCut: { choices: ["1"] },
  /** One takes the place of another: the longest holds the others. */
  addedWithin: { choices: addedWithinDays, one: true },
} as const satisfies Record<string, ListRule>;

export const ranges = {
  price: { least: 0, most: noUpperBound },
  // The years grow while a server runs or a page stays open.
  year: { least: firstYear.motorcycle, most: () => lastYear(new Date()) },
  mileage: { least: 0, most: noUpperBound },
  engine: { least: 0, most: 5000, of: "motorcycle" },
  seats: { least: 1, most: 50, of: "car" },
} as const satisfies Record<string, RangeRule>;

/** The place that distances are measured from. By itself it filters nothing; with a radius, listings within so many kilometres. */
export const centre = {
  choices: placeSlugs,
  aliases: placeAliases,
  names: "place",
} as const satisfies ListRule;

/** The search text, and each word of it that is looked for as it stands, though it could be read as a filter. */
export const searchText: ListRule = { longest: searchTextLimit };

export type ListFilter = keyof typeof lists;
export type RangeName = keyof typeof ranges;
export type RangeBound = `${RangeName}${"Min" | "Max"}`;
/** The filters that are counted, and left out, one by one. A range is one filter. */
export type FilterGroup = ListFilter | RangeName | "radius";

type Choice<Name extends ListFilter> = (typeof lists)[Name] extends { choices: readonly (infer One)[] }
  ? One
  : string;
/** What the filters are set to. */
export type FilterValues = {
  search?: string | undefined;
  literal?: string[] | undefined;
  near?: PlaceSlug | undefined;
  /** Kilometres around `near`. */
  radius?: Radius | undefined;
} & { [Name in ListFilter]?: Choice<Name>[] | undefined } & { [Name in RangeBound]?: number | undefined };

export const listFilters = Object.keys(lists) as ListFilter[];
export const rangeNames = Object.keys(ranges) as RangeName[];

const rules: Record<FilterGroup, ListRule | RangeRule> = {
  ...lists,
  ...ranges,
  radius: {},
};
/** Whether vehicles of the type have what the filter is about. */
export const hasFilter = (vehicleType: VehicleType, name: FilterGroup): boolean =>
  (rules[name].of ?? vehicleType) === vehicleType;

/** The parameters of a range. */
export const boundsOf = (name: RangeName) => [`${name}Min`, `${name}Max`] as const;

/** The parameters that say a filter, or what else a name stands for. */
export function parametersOf(name: string): readonly string[] {
  if (name === "radius") return ["near", "radius"];
  return name in ranges ? boundsOf(name as RangeName) : [name];
}

/** What a range may ask for at most. */
export function mostOf(name: RangeName): number {
  const { most } = ranges[name];
  return typeof most === "number" ? most : most();
}

/** The ends that a ready range stands for: `10000-20000`, `50000+`, `last-3` of the years, `before-2000`; none of anything else. */
export function endsOf(preset: unknown, vehicleType: VehicleType, now: Date): { min?: number; max?: number } {
  const text = typeof preset === "string" ? preset : "";
  const [, min, max] = /^(\d{1,9})(?:-(\d{1,9})|\+)$/.exec(text) ?? [];
  if (min !== undefined) return { min: Number(min), ...(max !== undefined && { max: Number(max) }) };
  const [, last] = /^last-(1|3|5|10)$/.exec(text) ?? [];
  if (last !== undefined) return { min: lastYear(now) - 1 - Number(last) };
  const [, before] = /^before-(\d{4})$/.exec(text) ?? [];
  return before === undefined ? {} : { min: firstYear[vehicleType], max: Number(before) - 1 };
}

/** The ends of a range, turned when it is the wrong way round; a maximum of 999,999,999 is none. */
export function turned(min: number | undefined, max: number | undefined): [min?: number, max?: number] {
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
  return [low, high === noUpperBound ? undefined : high];
}

/** The radius that a value stands for; undefined where there is no such one. */
export const radiusOf = (value: unknown): Radius | undefined =>
  radii.find((one) => one === typedWhole(value));

/** Whether a parameter filters nothing. */
export const isNoFilter = (value: unknown) => value === undefined || value === "" || value === "all";

/** A text without control characters: they carry no meaning, and PostgreSQL cannot store NUL. */
export const cleanText = (text: string) => text.replace(/\p{Cc}+/gu, " ").trim();

/** The whole number that a text is, in any digits and with or without separators; any other value as it came. */
export function typedWhole(value: unknown): unknown {
  const text = typeof value === "string" ? foldDigits(value).replaceAll(",", "").trim() : value;
  return typeof text === "string" && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}
