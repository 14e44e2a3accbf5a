import { z } from "zod";
import type { $ZodType, JSONSchema, output } from "zod/v4/core";
import {
  bodyTypes,
  categories,
  conditions,
  customsStates,
  driveTypes,
  exteriorColours,
  fairPrices,
  featureSlugs,
  fuelTypes,
  gearTypes,
  motorcycleTypes,
  noUpperBound,
  placeSlugs,
  plates,
  sortOrders,
  sources,
  titleStatuses,
  vehicleTypes,
} from "#features/reference/enumerations.ts";
import { brandBySlug } from "#features/reference/reference.ts";
import { type FilterName, filterFields, page, searchTextLimit, sort } from "./search.schema.ts";

/**
 * A field with what the OpenAPI document says of it: what the fields themselves would say is lost behind the
 * transforms that let them take one value or a list, Arabic digits, and "all".
 */
function documented<Field extends $ZodType, Input>(
  field: Field,
  json: JSONSchema.JSONSchema,
): z.ZodType<output<Field>, Input | undefined> {
  // A pipe of its own, so that the field itself stays as the browser has it.
  const described = z.pipe(z.unknown().optional(), field as unknown as z.ZodType);
  described._zod.toJSONSchema = () => structuredClone(json);
  return described as unknown as z.ZodType<output<Field>, Input | undefined>;
}

const listOf = (choices: readonly string[], description: string): JSONSchema.JSONSchema => ({
  type: "array",
  items: { type: "string", enum: [...choices] },
  description,
});
const listOfText = (description: string): JSONSchema.JSONSchema => ({
  type: "array",
  items: { type: "string" },
  description,
});
const integer = (
  minimum: number,
  maximum: number | undefined,
  description: string,
): JSONSchema.JSONSchema => ({
  type: "integer",
  minimum,
  ...(maximum !== undefined && { maximum }),
  description,
});

const described: Record<FilterName, JSONSchema.JSONSchema> = {
  search: {
    type: "string",
    maxLength: searchTextLimit,
    description: "Words in Arabic, English or Arabizi; read as filters where they can be",
  },
  literal: listOfText("Words of `search` to look for as they stand"),
  brand: listOfText("Slugs of brands, see /api/reference"),
  model: listOfText("Slugs of models, or the model as the seller wrote it"),
  city: listOf(placeSlugs, "Places"),
  category: listOf(categories, "Categories"),
  condition: listOf(conditions, "Conditions"),
  gearType: listOf(gearTypes, "Gearboxes"),
  fuelType: listOf(fuelTypes, "Fuels; `gasoline` is taken for `gas`"),
  bodyType: listOf(bodyTypes, "Bodies"),
  driveType: listOf(driveTypes, "Driven wheels"),
  exteriorColor: listOf(exteriorColours, "Colours"),
  features: listOf(featureSlugs, "Features; a listing has all of them"),
  motorcycleType: listOf(motorcycleTypes, "Types of motorcycle"),
  source: listOf(
    sources,
    "Where it comes from; a listing that does not say is not found, as in the next three",
  ),
  customs: listOf(customsStates, "Whether the customs duty is paid"),
  titleStatus: listOf(titleStatuses, "Clean, or salvage after an accident"),
  fairPrice: listOf(fairPrices, "How the price compares with what others ask"),
  plate: listOf(plates, "Its plate; `none` is not registered yet"),
  priceMin: integer(0, noUpperBound, "US dollars"),
  priceMax: integer(0, undefined, "US dollars; 999999999 means no bound"),
  yearMin: integer(1980, undefined, "Model year"),
  yearMax: integer(1980, undefined, "Model year"),
  mileageMin: integer(0, noUpperBound, "Kilometres"),
  mileageMax: integer(0, undefined, "Kilometres; 999999999 means no bound"),
  engineMin: integer(0, 5000, "Engine size of a motorcycle in cc"),
  engineMax: integer(0, 5000, "Engine size of a motorcycle in cc"),
};

const list = <Field extends $ZodType>(field: Field, json: JSONSchema.JSONSchema) =>
  documented<
    Field,
    NonNullable<output<Field>> | NonNullable<output<Field>>[keyof NonNullable<output<Field>> & number]
  >(field, json);
const number = <Field extends $ZodType>(field: Field, json: JSONSchema.JSONSchema) =>
  documented<Field, number | string>(field, json);
const text = <Field extends $ZodType>(field: Field, json: JSONSchema.JSONSchema) =>
  documented<Field, string>(field, json);

/** A ready range: `10000-20000`, `50000+`; `custom` and `all` leave the bounds to Min and Max. */
const bucket = (unit: string, pattern: RegExp) =>
  text(
    z.preprocess(
      (value) => (value === "" || value === "all" || value === "custom" ? undefined : value),
      z.string().regex(pattern).optional(),
    ),
    {
      type: "string",
      description: `A preset in ${unit}: \`10000-20000\`, \`50000+\`, \`all\` or \`custom\``,
    },
  );
const amountBucket = /^\d{1,9}(-\d{1,9}|\+)$/;
const yearBucket = /^(\d{4}(-\d{4}|\+)|last-(1|3|5|10)|before-\d{4})$/;

const yes = new Set<unknown>(["1", "true", true]);
const no = new Set<unknown>(["0", "false", "", false, undefined]);
const flag = (description: string) =>
  documented<z.ZodType<boolean>, boolean | "1" | "0" | 1>(
    z.preprocess(
      (value) => (yes.has(value) ? true : no.has(value) ? false : value),
      z.boolean(),
    ) as unknown as z.ZodType<boolean>,
    { type: "boolean", default: false, description },
  );
const limit = z.preprocess(
  (value) =>
    typeof value === "string" && /^-?\d{1,9}$/.test(value) ? Number(value) : value === "" ? undefined : value,
  z.int().min(1).max(60).default(24),
);

const d = described;
const f = filterFields;

/** The query of GET /api/cars. Every parameter may be left out; a range the wrong way round is turned. */
export const listingQuery = z
  .object({
    vehicleType: z.preprocess(
      (value) => (value === "" ? undefined : value),
      z.enum(vehicleTypes).default("car"),
    ),
    search: text(f.search, d.search),
    literal: list(f.literal, d.literal),
    brand: list(f.brand, d.brand),
    make: list(f.brand, listOfText("Another name for `brand`")),
    model: list(f.model, d.model),
    city: list(f.city, d.city),
    category: list(f.category, d.category),
    condition: list(f.condition, d.condition),
    gearType: list(f.gearType, d.gearType),
    fuelType: list(f.fuelType, d.fuelType),
    bodyType: list(f.bodyType, d.bodyType),
    driveType: list(f.driveType, d.driveType),
    exteriorColor: list(f.exteriorColor, d.exteriorColor),
    features: list(f.features, d.features),
    motorcycleType: list(f.motorcycleType, d.motorcycleType),
    source: list(f.source, d.source),
    customs: list(f.customs, d.customs),
    titleStatus: list(f.titleStatus, d.titleStatus),
    plate: list(f.plate, d.plate),
    fairPrice: list(f.fairPrice, d.fairPrice),
    priceRange: bucket("US dollars", amountBucket),
    priceMin: number(f.priceMin, d.priceMin),
    priceMax: number(f.priceMax, d.priceMax),
    yearRange: bucket("years", yearBucket),
    yearMin: number(f.yearMin, d.yearMin),
    yearMax: number(f.yearMax, d.yearMax),
    mileageRange: bucket("kilometres", amountBucket),
    mileageMin: number(f.mileageMin, d.mileageMin),
    mileageMax: number(f.mileageMax, d.mileageMax),
    engineMin: number(f.engineMin, d.engineMin),
    engineMax: number(f.engineMax, d.engineMax),
    userId: text(
      z.preprocess((value) => (value === "" ? undefined : value), z.uuid().optional()),
      { type: "string", format: "uuid", description: "Listings of this seller" },
    ),
    dealer: flag("Only listings of approved dealers"),
    sort: documented<typeof sort, (typeof sortOrders)[number]>(sort, {
      type: "string",
      enum: [...sortOrders],
      default: "default",
    }),
    page: documented<typeof page, number | string>(page, {
      type: "integer",
      minimum: 1,
      maximum: 100_000,
      default: 1,
    }),
    limit: documented<typeof limit, number | string>(limit, {
      type: "integer",
      minimum: 1,
      maximum: 60,
      default: 24,
    }),
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
