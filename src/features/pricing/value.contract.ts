import { z } from "zod";
import { conditions, gearTypes, vehicleTypes } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";

const dollars = z.number().describe("US dollars");
const slug = z.string().regex(/^[a-z0-9-]{1,60}$/);
const modelName = z.string().min(1).max(80);
const year = z.coerce.number().int().min(1900).max(2200);
/** More is not believed. */
export const mostKm = 1_000_000;

const evidence = z.object({
  listings: z.int().describe("Live listings of the model"),
  yearMin: z.int().describe("The oldest of them"),
  yearMax: z.int(),
  pooledFrom: z
    .array(z.object({ of: z.enum(["model", "family", "brand", "market"]), listings: z.int() }))
    .describe("What was read, the nearest first; the fewer there are of the model, the more the rest counts"),
  asOf: z.iso.datetime(),
});
const range = { low: dollars, mid: dollars, high: dollars };

const value = z.object({
  ...range,
  currency: z.literal("usd"),
  confidence: z.enum(["high", "medium", "low"]),
  mileage: z.int().describe("The kilometres that it is told for"),
  mileageIsUsual: z.boolean().describe("None were said: those that the model is usually driven by that age"),
  later: z.object({ low: dollars, high: dollars }).describe("In two years, driven as the model usually is"),
  evidence,
});
export type Value = z.output<typeof value>;

const point = z.object({ year: z.int(), mileage: z.int().describe("Usual by that age"), ...range });
const modelValues = z.object({
  yearlyKm: z.int().describe("Kilometres that the model is usually driven in a year"),
  years: z.array(point).describe("Those of which something is known, the newest first"),
  evidence,
});
export type ModelValues = z.output<typeof modelValues>;

const valuedModel = z.object({
  brand: z.string(),
  model: z.string(),
  en: z.string(),
  ar: z.string(),
  listings: z.int(),
});

export const valueContract = contract({
  "GET /api/value": {
    summary:
      "What a vehicle is worth: the range in which such vehicles are offered, from how many listings, and how sure that is; 404 `value.unknown` where there is too little to go by. Never made up, never sold",
    policy: "public",
    query: z.object({
      vehicleType: z.enum(vehicleTypes).default("car"),
      brand: slug,
      model: modelName,
      year,
      mileage: z.coerce.number().int().min(0).max(mostKm).optional(),
      gearType: z.enum(gearTypes).optional(),
      condition: z.enum(conditions).default("used").describe("Of damaged vehicles nothing is known"),
    }),
    answer: value,
    refuses: ["value.unknown"],
  },
  "GET /api/value/models/:vehicleType": {
    summary:
      "The models of which enough is listed to say what they are worth, those with most listings first",
    policy: "public",
    params: z.object({ vehicleType: z.enum(vehicleTypes) }),
    query: z.object({ brand: slug.optional(), limit: z.coerce.number().int().min(1).max(60).default(24) }),
    answer: z.array(valuedModel),
  },
  "GET /api/value/models/:vehicleType/:brand/:model": {
    summary: "What a model is worth by its year, with its usual kilometres: how it loses value",
    policy: "public",
    params: z.object({ vehicleType: z.enum(vehicleTypes), brand: slug, model: modelName }),
    answer: modelValues,
    refuses: ["value.unknown"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof valueContract> {}
}
