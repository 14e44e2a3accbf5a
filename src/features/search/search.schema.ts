import * as z from "zod/mini";
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
} from "#features/reference/enumerations.ts";
import { foldDigits } from "#i18n/format.ts";
import { searchTextLimit } from "./text-limit.ts";

export { searchTextLimit } from "./text-limit.ts";

/**
 * The filters of the market: the query of GET /api/cars, and the address of the browse page. Lists come by
 * repetition (`brand=kia&brand=bmw`); `all` and an empty value mean no filter.
 */

const noFilter = (value: unknown) => value === undefined || value === "" || value === "all";

/** One or several of the choices; absent when nothing is filtered. */
const oneOrMore = <T extends z.ZodMiniType>(choice: T) =>
  z.pipe(
    z.transform((value: unknown) => {
      const given = (Array.isArray(value) ? value : [value]).filter((one) => !noFilter(one));
      return given.length > 0 ? [...new Set(given)] : undefined;
    }),
    z.optional(z.array(choice).check(z.maxLength(60))),
  );

/** A whole number in any digits; absent when empty. A maximum that changes with time is asked for at every call. */
const whole = (minimum: number, maximum: number | (() => number), absentFrom = Number.POSITIVE_INFINITY) =>
  z.pipe(
    z.transform((value: unknown) => {
      if (noFilter(value)) return undefined;
      const text = typeof value === "string" ? foldDigits(value).replaceAll(",", "").trim() : value;
      const number = typeof text === "string" && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
      return typeof number === "number" && number >= absentFrom ? undefined : number;
    }),
    z.optional(
      z
        .int()
        .check(z.minimum(minimum), typeof maximum === "number" ? z.maximum(maximum) : noMoreThan(maximum)),
    ),
  );

const noMoreThan = (most: () => number) =>
  z.check<number>(({ value, issues }) => {
    const maximum = most();
    if (value > maximum) {
      issues.push({ code: "too_big", origin: "int", maximum, inclusive: true, input: value });
    }
  });

const slug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));
/** A process outlives New Year. */
const lastYearNow = () => lastYear(new Date());

const cleaned = (value: unknown) => {
  if (noFilter(value)) return undefined;
  // NUL cannot be stored or searched by PostgreSQL; it and other control characters carry no meaning here.
  return typeof value === "string" ? value.replace(/\p{Cc}+/gu, " ").trim() || undefined : value;
};
const text = z.pipe(z.transform(cleaned), z.optional(z.string().check(z.maxLength(searchTextLimit))));
const model = z.pipe(z.transform(cleaned), z.string().check(z.minLength(1), z.maxLength(80)));
const words = z.pipe(z.transform(cleaned), z.string().check(z.minLength(1), z.maxLength(searchTextLimit)));

/** A max of 999999999 or more means no upper bound. */
const upTo = (maximum: number) => whole(0, maximum, noUpperBound);

export const filterFields = {
  search: text,
  /** Words of `search` that are looked for as they stand, though they could be read as a filter. */
  literal: oneOrMore(words),
  brand: oneOrMore(slug),
  model: oneOrMore(model),
  city: oneOrMore(z.enum(placeSlugs)),
  category: oneOrMore(z.enum(categories)),
  condition: oneOrMore(z.enum(conditions)),
  gearType: oneOrMore(z.enum(gearTypes)),
  fuelType: oneOrMore(
    z.pipe(
      z.transform((value: unknown) => (value === "gasoline" ? "gas" : value)),
      z.enum(fuelTypes),
    ),
  ),
  bodyType: oneOrMore(z.enum(bodyTypes)),
  driveType: oneOrMore(z.enum(driveTypes)),
  exteriorColor: oneOrMore(z.enum(exteriorColours)),
  /** A listing has all of these. In every other list it has one of them. */
  features: oneOrMore(z.enum(featureSlugs)),
  motorcycleType: oneOrMore(z.enum(motorcycleTypes)),
  source: oneOrMore(z.enum(sources)),
  customs: oneOrMore(z.enum(customsStates)),
  titleStatus: oneOrMore(z.enum(titleStatuses)),
  plate: oneOrMore(z.enum(plates)),
  fairPrice: oneOrMore(z.enum(fairPrices)),
  priceMin: whole(0, noUpperBound),
  priceMax: upTo(noUpperBound),
  yearMin: whole(firstYear.motorcycle, lastYearNow),
  yearMax: whole(firstYear.motorcycle, lastYearNow),
  mileageMin: whole(0, noUpperBound),
  mileageMax: upTo(noUpperBound),
  engineMin: whole(0, 5000),
  engineMax: whole(0, 5000),
};
export type FilterName = keyof typeof filterFields;

/** The filters that are chosen or bounded; `search` and `literal` are words. */
type Held = Exclude<FilterName, "search" | "literal">;
export type RangeBound = Extract<Held, `${string}Min` | `${string}Max`>;
export type RangeName = RangeBound extends infer Bound
  ? Bound extends `${infer Name}Min`
    ? Name
    : never
  : never;
export type ListFilter = Exclude<Held, RangeBound>;
/** The filters that can be counted and left out one by one. A range is one filter. */
export type FilterGroup = ListFilter | RangeName;

export const filterNames = Object.keys(filterFields) as FilterName[];

export const sort = z.pipe(
  z.transform((value: unknown) => (noFilter(value) ? undefined : value)),
  z._default(z.enum(sortOrders), "default"),
);
export const page = z.pipe(
  z.transform((value: unknown) => {
    if (value === undefined || value === "") return 1;
    if (typeof value !== "string") return value;
    const folded = foldDigits(value).trim();
    return /^-?\d{1,9}$/.test(folded) ? Number(folded) : value;
  }),
  z.int().check(z.minimum(1), z.maximum(100_000)),
);

/** What the browse pages keep in their address. */
export const browseSearch = z.object({ ...filterFields, sort, page });
export type BrowseSearch = z.output<typeof browseSearch>;

const ranges = filterNames.filter((name) => name.endsWith("Min")).map((name) => name.slice(0, -"Min".length));

/** `priceMin=20000&priceMax=10000` means 10,000 to 20,000, and so for every range; 999,999,999 means no upper bound. */
export function turnRanges<T extends object>(filters: T): T {
  const turned = { ...filters } as Record<string, unknown>;
  for (const range of ranges) {
    const [low, high] = [turned[`${range}Min`], turned[`${range}Max`]];
    if (typeof low === "number" && typeof high === "number" && low > high) {
      turned[`${range}Min`] = high;
      turned[`${range}Max`] = low < noUpperBound ? low : undefined;
    }
  }
  return turned as T;
}
