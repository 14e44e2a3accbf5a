import * as z from "zod/mini";
import { boundsOf, type FieldAskedOf, ofCounts } from "#features/listings/fields.ts";
import {
  bodyTypes,
  categories,
  conditions,
  currencies,
  customsStates,
  driveTypes,
  exteriorColours,
  featureSlugs,
  firstYear,
  fuelTypes,
  gearTypes,
  interiorColours,
  lastYear,
  motorcycleFuelTypes,
  motorcycleGearTypes,
  motorcycleTypes,
  placeSlugs,
  plates,
  sources,
  titleStatuses,
  type VehicleType,
} from "#features/reference/enumerations.ts";
import { normaliseCurrency, normaliseFuelType, normalisePlace } from "#features/reference/normalise.ts";
import { foldDigits } from "#i18n/format.ts";
import { type EngineSaid, engineErrors } from "./engine.ts";
import { highestPrice, priceErrors } from "./price-limit.ts";
import { type ProvenanceSaid, provenanceErrors } from "./provenance.ts";
import { typedNumber } from "./typed-number.ts";

/**
 * What a seller says about a vehicle: the same objects check the forms and the calls. Whether a brand exists,
 * a number can be dialled and a picture is one's own is for the server to find out (listing-columns.ts,
 * owner.queries.ts).
 */

export const titleLimits = { shortest: 10, car: 150, motorcycle: 100 } as const;
export const descriptionLimit = 10_000;

/** Says why with one of the `errors.field.*` messages. */
const refuse = (code: `field.${string}`) => ({ error: code, params: { code } });
const check = <T>(code: `field.${string}`, holds: (value: T) => boolean) => z.refine<T>(holds, refuse(code));

const blank = (value: unknown) => value === null || value === "";
const line = (value: unknown) =>
  typeof value === "string"
    ? value
        .normalize("NFC")
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim() || undefined
    : value;
/** Paragraphs stay; other control characters carry no meaning, and PostgreSQL cannot store NUL. */
const paragraphs = (value: unknown) =>
  typeof value === "string"
    ? value
        .normalize("NFC")
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{Cc}\n]+/gu, " ")
        .trim()
    : value;
const word = (value: unknown) =>
  blank(value) ? undefined : typeof value === "string" ? value.trim().toLowerCase() : value;

const text = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => (blank(value) ? undefined : line(value))),
    schema,
  );
/** One of the choices, in any letter case; an empty text is none at all. */
const oneOf = <const T extends readonly string[]>(choices: T) => z.pipe(z.transform(word), z.enum(choices));
const oneOfOrNone = <const T extends readonly string[]>(choices: T) =>
  z.pipe(z.transform(word), z.optional(z.enum(choices)));

const between = (minimum: number, maximum: number) => [z.minimum(minimum), z.maximum(maximum)] as const;
const number = <T extends z.ZodMiniType>(schema: T) => z.pipe(z.transform(typedNumber), schema);
const wholeOrNone = (minimum: number, maximum: number) =>
  number(z.optional(z.int().check(...between(minimum, maximum))));
/** What is left out is unknown; a form asks for it, so a field that was left blank there is no answer. */
const mileage = z.pipe(
  z.transform((value: unknown) => (typeof value === "string" && !value.trim() ? null : typedNumber(value))),
  z.optional(z.int().check(...between(0, 9_999_999))),
);
/** In cc, rounded as engines are called: 124.9 is a 125. None that is built has more than half of the upper bound. */
const bikeEngineSize = z.pipe(
  z.transform((value: unknown) => {
    const size = typedNumber(value);
    return typeof size === "number" ? Math.round(size) : size;
  }),
  z.optional(z.int().check(...between(1, 5000))),
);
/** Forms send the answer as a word. */
const answers = new Map<unknown, unknown>([
  ["true", true],
  ["false", false],
  ["", undefined],
  [null, undefined],
]);
const yesOrNone = z.pipe(
  z.transform((value: unknown) => (answers.has(value) ? answers.get(value) : value)),
  z.optional(z.boolean()),
);

const title = (longest: number) =>
  text(z.string().check(z.minLength(titleLimits.shortest), z.maxLength(longest)));
const description = z.pipe(
  z.transform((value: unknown) => paragraphs(value ?? "")),
  z.string().check(z.maxLength(descriptionLimit)),
);
/** A process outlives New Year, so the bound is computed at every check. */
const year = (vehicleType: VehicleType) =>
  number(
    z.int().check(
      z.minimum(firstYear[vehicleType]),
      z.check<number>(({ value, issues }) => {
        const maximum = lastYear(new Date());
        if (value > maximum) {
          issues.push({ code: "too_big", origin: "int", maximum, inclusive: true, input: value });
        }
      }),
    ),
  );
const price = number(
  z.number().check(
    z.minimum(0.01),
    z.maximum(highestPrice),
    check("field.two_decimals", (amount) => Number(amount.toFixed(2)) === amount),
  ),
);
const currency = z.pipe(
  z.transform((value: unknown) => (blank(value) ? undefined : normaliseCurrency(value))),
  z._default(z.enum(currencies), "usd"),
);
const fuel = <const T extends readonly string[]>(choices: T) =>
  z.pipe(
    z.transform((value: unknown) => (blank(value) ? undefined : normaliseFuelType(value))),
    z.optional(z.enum(choices)),
  );

/** Only what can be a number at all: the server puts it in E.164. */
const phoneShape = /^[+\d\s()./٠-٩۰-۹-]{6,30}$/u;
const phone = z.string().check(check("field.phone", (typed) => phoneShape.test(typed)));
const phoneDigits = (typed: string) => foldDigits(typed).replace(/[^\d+]/g, "").length;
const requiredPhone = phone.check(
  check("field.phone", (typed) => phoneDigits(typed) >= 8 && phoneDigits(typed) <= 15),
);
const vinShape = /^[A-HJ-NPR-Z0-9]{17}$/;
const vin = z.pipe(
  z.transform((value: unknown) =>
    typeof value === "string"
      ? foldDigits(value).replace(/[\s-]/g, "").toUpperCase() || undefined
      : (value ?? undefined),
  ),
  z.optional(z.string().check(check("field.vin", (typed) => vinShape.test(typed)))),
);
/** The letter and the number as they stand on the plate: "b-123 456" is "B 123456". */
const plateShape = /^([A-Z] )?\d{1,7}$/;
const plateNumber = z.pipe(
  z.transform((value: unknown) =>
    typeof value === "string"
      ? foldDigits(value)
          .replace(/[\s./-]/g, "")
          .toUpperCase()
          .replace(/^([A-Z])(?=\d)/, "$1 ") || undefined
      : (value ?? undefined),
  ),
  z.optional(z.string().check(check("field.plate_number", (typed) => plateShape.test(typed)))),
);
const slugOrName = text(z.string().check(z.minLength(1), z.maxLength(60)));
const model = text(z.string().check(z.minLength(1), z.maxLength(80)));
const city = z.pipe(
  z.transform((value: unknown) => normalisePlace(word(value))),
  z.enum(placeSlugs),
);

export const pictureAddress = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[\w.-]{1,60}$/;
/** No plan has more; how many a seller may have is the plan's. */
export const mostPictures = 60;
/** Features are a set: whatever order they come in, they are stored, sent and compared in this one. */
export const inOneOrder = <Chosen>(features: readonly Chosen[]): Chosen[] =>
  features.toSorted((a, b) => placeOf(a) - placeOf(b));
const placeOf = (slug: unknown) => (featureSlugs as readonly unknown[]).indexOf(slug);
const once = (value: unknown) => (Array.isArray(value) ? [...new Set(value)] : (value ?? []));
const images = z.pipe(
  z.transform(once),
  z
    .array(z.string().check(check("field.picture", (address) => pictureAddress.test(address))))
    .check(z.maxLength(mostPictures)),
);
const features = z.pipe(
  z.transform((value: unknown) => {
    const chosen = once(value);
    return Array.isArray(chosen) ? inOneOrder(chosen) : chosen;
  }),
  z.array(z.enum(featureSlugs)),
);

const ofEvery = {
  brand: slugOrName,
  model,
  price,
  currency,
  mileage,
  condition: oneOfOrNone(conditions),
  horsepower: wholeOrNone(50, 2000),
  exteriorColor: oneOfOrNone(exteriorColours),
  vinNumber: vin,
  licenseValid: yesOrNone,
  accidentHistory: yesOrNone,
  previousOwners: wholeOrNone(1, 10),
  serviceHistory: yesOrNone,
  source: oneOfOrNone(sources),
  customs: oneOfOrNone(customsStates),
  titleStatus: oneOfOrNone(titleStatuses),
  plate: oneOfOrNone(plates),
  plateNumber,
  city,
  description,
  images,
  features,
};

const carFields = {
  ...ofEvery,
  title: title(titleLimits.car),
  year: year("car"),
  gearType: oneOfOrNone(gearTypes),
  fuelType: fuel(fuelTypes),
  bodyType: oneOfOrNone(bodyTypes),
  category: oneOfOrNone(categories),
  driveType: oneOfOrNone(driveTypes),
  engineCapacity: number(z.optional(z.number().check(...between(0.5, 10)))),
  interiorColor: oneOfOrNone(interiorColours),
  ...ofCounts((field) => wholeOrNone(...boundsOf(field))),
  phoneNumber: text(z.optional(phone)),
} satisfies Record<FieldAskedOf<"car">, z.ZodMiniType>;

const motorcycleFields = {
  ...ofEvery,
  title: title(titleLimits.motorcycle),
  year: year("motorcycle"),
  gearType: oneOfOrNone(motorcycleGearTypes),
  fuelType: fuel(motorcycleFuelTypes),
  category: oneOf(categories),
  motorcycleType: oneOf(motorcycleTypes),
  bikeEngineSize,
  phoneNumber: text(requiredPhone),
} satisfies Record<FieldAskedOf<"motorcycle">, z.ZodMiniType>;

/**
 * What one field says must fit what another does: looked at beside what is wrong with single fields, since a step of the wizard
 * is left before the next one is filled in. A change is held to it with all that the listing says (edit.ts).
 */
const fitting = () =>
  z.check<ProvenanceSaid & EngineSaid & Parameters<typeof priceErrors>[0]>(
    ({ value, issues }) => {
      const wrong = { ...provenanceErrors(value), ...engineErrors(value), ...priceErrors(value) };
      for (const [field, code] of Object.entries(wrong)) {
        if (issues.some(({ path }) => path?.[0] === field)) continue;
        issues.push({ code: "custom", path: [field], input: value, params: { code }, message: code });
      }
    },
    { when: ({ value }) => isObject(value) },
  );

export const carInput = z.strictObject({ vehicleType: z.literal("car"), ...carFields }).check(fitting());
export const motorcycleInput = z
  .strictObject({ vehicleType: z.literal("motorcycle"), ...motorcycleFields })
  .check(fitting());

/** What only the market says of a listing: not an error to send it, and never taken over. */
const ignored = [
  "id",
  "userId",
  "status",
  "featured",
  "createdAt",
  "updatedAt",
  "refreshedAt",
  "expiresAt",
  "deletedAt",
] as const;
const aliases = { phone: "phoneNumber", make: "brand" } as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields under their own names, without those that are ignored. */
function ownNames(value: unknown): unknown {
  if (!isObject(value)) return value;
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, given] of Object.entries(value)) {
    if ((ignored as readonly string[]).includes(name)) continue;
    const own = name in aliases ? aliases[name as keyof typeof aliases] : name;
    if (own === name || !(own in value)) fields[own] = given;
  }
  return fields;
}

/** The observed client sends `bodyType: "sedan"` with every motorcycle; a motorcycle has none. */
function withoutBody(fields: unknown): unknown {
  if (!isObject(fields)) return fields;
  const { bodyType: _, ...rest } = fields;
  return rest;
}

/** A new listing, of a car when nothing else is said. */
export const listingInput = z.pipe(
  z.transform((value: unknown) => {
    const fields = ownNames(value);
    if (!isObject(fields)) return fields;
    const whole: Record<string, unknown> = { ...fields, vehicleType: fields.vehicleType ?? "car" };
    return whole.vehicleType === "motorcycle" ? withoutBody(whole) : whole;
  }),
  z.discriminatedUnion("vehicleType", [carInput, motorcycleInput]),
);
export type ListingInput = z.output<typeof listingInput>;
export type CarInput = z.output<typeof carInput>;
export type MotorcycleInput = z.output<typeof motorcycleInput>;

type Shape = Record<string, z.ZodMiniType>;
const changeOf = <T extends Shape>(fields: T) =>
  z.pipe(
    z.transform(ownNames),
    z.strictObject(
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, z.optional(field)]),
      ) as unknown as { [K in keyof T]: z.ZodMiniOptional<T[K]> },
    ),
  );

/** Replaces some fields: what is not named stays, and what need not be said is taken back with an empty text. */
export const carChange = changeOf(carFields);
export const motorcycleChange = z.pipe(z.transform(withoutBody), changeOf(motorcycleFields));
