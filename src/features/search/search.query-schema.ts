import { z } from "zod";
import type { JSONSchema } from "zod/v4/core";
import {
  noUpperBound,
  type PlaceSlug,
  priceCutDays,
  type Radius,
  radii,
  type SortOrder,
  sortOrders,
  vehicleTypes,
} from "#features/reference/enumerations.ts";
import { brandBySlug } from "#features/reference/reference.ts";
import { foldDigits } from "#i18n/format.ts";
import {
  centre,
  cleanText,
  type FilterValues,
  isNoFilter,
  type ListFilter,
  type ListRule,
  listFilters,
  lists,
  type RangeBound,
  type RangeName,
  type RangeRule,
  rangeNames,
  ranges,
  searchText,
  searchTextLimit,
  typedWhole,
} from "./filters.ts";

/** What the OpenAPI document says of each filter. */
const descriptions: Record<ListFilter | RangeName, string> = {
  brand: "Slugs of brands, see /api/reference",
  model: "Slugs of models, or the model as the seller wrote it",
  city: "Places; a district or a governorate finds what lies in it; `keserwan` is taken for `kesrouan`",
  category: "Categories",
  condition: "Conditions",
  gearType: "Gearboxes",
  fuelType: "Fuels; `gasoline` is taken for `gas`",
  bodyType: "Bodies",
  driveType: "Driven wheels",
  exteriorColor: "Colours",
  features: "Features; a listing has all of them",
  motorcycleType: "Types of motorcycle",
  source: "Where it comes from; a listing that does not say is not found, as in the next three",
  customs: "Whether the customs duty is paid",
  titleStatus: "Clean, or salvage after an accident",
  plate: "Its plate; `none` is not registered yet",
  fairPrice: "How the price compares with what others ask",
  sellerType: "Approved dealers, or all others",
  owners: "How many have owned it so far; `3` is three or more",
  priceCut: `\`1\`: whose price was cut in the last ${priceCutDays} days`,
  addedWithin: "Added within so many days; of several the longest holds",
  price: "US dollars",
  year: "Model year",
  mileage: "Kilometres",
  engine: "Engine size of a motorcycle in cc",
  seats: "Seats of a car",
};

/**
 * A parameter with what the OpenAPI document says of it: what its schema would say is lost behind the transforms that let it
 * take one value or a list, Arabic digits, and "all".
 */
function parameter<Output, Input>(
  read: (given: unknown) => unknown,
  schema: z.ZodType<Output>,
  json: JSONSchema.JSONSchema,
): z.ZodType<Output, Input | undefined> {
  const described = z.pipe(z.unknown().optional(), z.preprocess(read, schema));
  described._zod.toJSONSchema = () => structuredClone(json);
  return described as z.ZodType<Output, Input | undefined>;
}

/** One or several values, each once; absent when nothing is filtered. Of more no person asks. */
function list(rule: ListRule, description: string) {
  const given = (value: unknown) => {
    const values = (Array.isArray(value) ? value : [value]).filter((one) => !isNoFilter(one));
    return values.length > 0 ? [...new Set(values)] : undefined;
  };
  const items = { type: "string" as const, ...(rule.choices && { enum: [...rule.choices] }) };
  const schema = z.array(valueSchema(rule)).max(60).optional();
  return parameter<string[] | undefined, string | string[]>(given, schema, {
    type: "array",
    items,
    description,
  });
}

function valueSchema({ choices, pattern, longest = 0, aliases }: ListRule): z.ZodType<string> {
  const meant = (value: unknown) => (typeof value === "string" && aliases?.[value]) || value;
  if (choices) return z.preprocess(meant, z.enum(choices));
  if (pattern) return z.string().regex(pattern);
  return z.preprocess(cleaned, z.string().min(1).max(longest));
}

const cleaned = (value: unknown) => {
  if (isNoFilter(value)) return undefined;
  return typeof value === "string" ? cleanText(value) || undefined : value;
};

/** One end of a range: a whole number in any digits. */
function end(name: RangeName, which: "Min" | "Max") {
  const { least, most }: RangeRule = ranges[name];
  const open = which === "Max" && most === noUpperBound;
  const given = (value: unknown) => {
    const number = isNoFilter(value) ? undefined : typedWhole(value);
    return open && typeof number === "number" && number >= noUpperBound ? undefined : number;
  };
  // A process outlives New Year: a maximum that changes with time is asked for at every call.
  const whole = z.int().check(z.gte(least), typeof most === "number" ? z.lte(most) : noMoreThan(most));
  return parameter<number | undefined, number | string>(given, whole.optional(), {
    type: "integer",
    minimum: least,
    ...(typeof most === "number" && !open && { maximum: most }),
    description: open ? `${descriptions[name]}; ${noUpperBound} means no bound` : descriptions[name],
  });
}

const noMoreThan = (most: () => number) =>
  z.check<number>(({ value, issues }) => {
    const maximum = most();
    if (value > maximum) {
      issues.push({ code: "too_big", origin: "int", maximum, inclusive: true, input: value });
    }
  });

type Parameter<Value, Input> = z.ZodType<Value | undefined, Value | Input | undefined>;
type Parameters = {
  [Name in ListFilter]: Parameter<NonNullable<FilterValues[Name]>, NonNullable<FilterValues[Name]>[number]>;
} & { [Name in RangeBound]: Parameter<number, string> };
const filters = Object.fromEntries([
  ...listFilters.map((name) => [name, list(lists[name], descriptions[name])]),
  ...rangeNames.flatMap((name) => [
    [`${name}Min`, end(name, "Min")],
    [`${name}Max`, end(name, "Max")],
  ]),
]) as unknown as Parameters;

/** Around a place: a district or a governorate has no centre that it means. */
const around = {
  near: parameter<PlaceSlug | undefined, string>(
    (value) => (isNoFilter(value) ? undefined : value),
    (valueSchema(centre) as z.ZodType<PlaceSlug>).optional(),
    {
      type: "string",
      enum: [...centre.choices],
      description: "The place that `radius` and `sort=distance` go by, from centre to centre of places",
    },
  ),
  radius: parameter<Radius | undefined, Radius | string>(
    (value) => (isNoFilter(value) ? undefined : typedWhole(value)),
    z.literal([...radii]).optional(),
    {
      type: "integer",
      enum: [...radii],
      description: "Kilometres around `near`, without which it means nothing",
    },
  ),
};

const text = (
  read: (given: unknown) => unknown,
  schema: z.ZodType<string | undefined>,
  json: JSONSchema.JSONSchema,
) => parameter<string | undefined, string>(read, schema, { type: "string", ...json });
const emptyAsAbsent = (value: unknown) => (value === "" ? undefined : value);

/** A ready range: `10000-20000`, `50000+`; `custom` and `all` leave the bounds to Min and Max. */
const bucket = (unit: string, pattern: RegExp) =>
  text(
    (value) => (isNoFilter(value) || value === "custom" ? undefined : value),
    z.string().regex(pattern).optional(),
    { description: `A preset in ${unit}: \`10000-20000\`, \`50000+\`, \`all\` or \`custom\`` },
  );
const amountBucket = /^\d{1,9}(-\d{1,9}|\+)$/;
const yearBucket = /^(\d{4}(-\d{4}|\+)|last-(1|3|5|10)|before-\d{4})$/;

const yes = new Set<unknown>(["1", "true", true]);
const no = new Set<unknown>(["0", "false", "", false, undefined]);
const flag = (description: string) =>
  parameter<boolean, boolean | "1" | "0" | 1>(
    (value) => (yes.has(value) ? true : no.has(value) ? false : value),
    z.boolean(),
    { type: "boolean", default: false, description },
  );
/** A number of pages or listings, in any digits. */
const number = (most: number, byDefault: number) =>
  parameter<number, number | string>(
    (value) => {
      const digits = typeof value === "string" ? foldDigits(value).trim() : value;
      return typeof digits === "string" && /^-?\d{1,9}$/.test(digits) ? Number(digits) : emptyAsAbsent(value);
    },
    z.int().min(1).max(most).default(byDefault),
    { type: "integer", minimum: 1, maximum: most, default: byDefault },
  );

/** The query of GET /api/cars. Every parameter may be left out; a range the wrong way round is turned. */
export const listingQuery = z
  .object({
    vehicleType: z.preprocess(emptyAsAbsent, z.enum(vehicleTypes).default("car")),
    search: text(cleaned, z.string().max(searchTextLimit).optional(), {
      maxLength: searchTextLimit,
      description:
        "Words in Arabic, English or Arabizi; read as filters where they can be. The short number of a listing finds it alone",
    }),
    ref: text(cleaned, z.string().max(20).optional(), {
      maxLength: 20,
      description:
        "The short number of one listing; all other filters, also the kind of vehicle, are left aside",
    }),
    literal: list(searchText, "Words of `search` to look for as they stand"),
    ...filters,
    ...around,
    make: list(lists.brand, "Another name for `brand`"),
    priceRange: bucket("US dollars", amountBucket),
    yearRange: bucket("years", yearBucket),
    mileageRange: bucket("kilometres", amountBucket),
    userId: text(emptyAsAbsent, z.uuid().optional(), {
      format: "uuid",
      description: "Listings of this seller",
    }),
    dealer: flag("Only listings of approved dealers"),
    sort: parameter<SortOrder, SortOrder>(
      (value) => (isNoFilter(value) ? undefined : value),
      z.enum(sortOrders).default("default"),
      {
        type: "string",
        enum: [...sortOrders],
        default: "default",
        description: "`distance` is from `near`; without that the default order",
      },
    ),
    page: number(100_000, 1),
    limit: number(60, 24),
    facets: flag("Whether to count every choice of every filter"),
  })
  .superRefine((query, context) => {
    for (const name of ["brand", "make"] as const) {
      if (query[name]?.some((slug) => !brandBySlug(query.vehicleType, slug))) {
        context.addIssue({ code: "custom", path: [name], params: { code: "field.unknown_choice" } });
      }
    }
  });

export type ListingQuery = z.output<typeof listingQuery>;
