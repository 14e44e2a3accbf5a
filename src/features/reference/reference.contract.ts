import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { categories, motorcycleTypes, vehicleTypes } from "./enumerations.ts";

/** A slug with its name in both languages. */
export const name = z.object({ slug: z.string(), en: z.string(), ar: z.string() });

export const model = name.extend({
  category: z.enum(categories),
  from: z.int().optional().describe("First model year"),
  to: z.int().optional().describe("Last model year; absent while it is still made"),
  bodies: z.array(z.string()).optional().describe("Cars: the usual body first"),
  motorcycleType: z.enum(motorcycleTypes).optional(),
  engineCc: z.int().optional().describe("Motorcycles: the usual engine; 0 for an electric one"),
});
const brand = name.extend({
  popular: z.int().optional().describe("Rank in Lebanon, 1 first"),
  models: z.array(model),
  families: z
    .array(name.extend({ models: z.array(z.string()) }))
    .describe("Classes, series and lines: a search takes one for a model, and finds its models"),
});
const place = name.extend({
  district: z.string(),
  governorate: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
const bucket = name.extend({ min: z.number().optional(), max: z.number().optional() });

export const referenceLists = z.object({
  brands: z.object({ car: z.array(brand), motorcycle: z.array(brand) }).describe("The most popular first"),
  places: z.array(place),
  governorates: z.array(name),
  exteriorColours: z.array(name.extend({ hex: z.string() })),
  interiorColours: z.array(name.extend({ hex: z.string() })),
  features: z.array(name.extend({ group: z.string() })),
  featureGroups: z.array(name),
  enumerations: z.record(z.string(), z.array(name)).describe("By the name of the field that holds the slug"),
  buckets: z.object({
    quickPrice: z.array(bucket),
    price: z.array(bucket),
    mileage: z.array(bucket),
    engine: z.array(bucket).describe("Of motorcycles, in cc"),
    year: z.object({ car: z.array(bucket), motorcycle: z.array(bucket) }),
  }),
});

export const referenceContract = contract({
  "GET /api/reference": {
    summary: "Brands with their models, places, colours, features and every enumeration, in both languages",
    policy: "public",
    anonymous: true,
    produces: "application/json",
    answer: referenceLists,
  },
  "GET /api/reference/brands/:vehicleType": {
    summary: "The brands of one kind without their models, the most popular first: for a brand selector",
    policy: "public",
    anonymous: true,
    params: z.object({ vehicleType: z.enum(vehicleTypes) }),
    answer: z.array(name),
  },
  "GET /api/reference/brands/:vehicleType/:brand/models": {
    summary: "The models of one brand, for a model selector",
    policy: "public",
    anonymous: true,
    params: z.object({ vehicleType: z.enum(vehicleTypes), brand: z.string().max(60) }),
    answer: z.array(model),
  },
  "GET /api/reference/brands/:vehicleType/:brand/families": {
    summary: "What a search takes for a model of the brand: its classes, series and lines, then its models",
    policy: "public",
    anonymous: true,
    params: z.object({ vehicleType: z.enum(vehicleTypes), brand: z.string().max(60) }),
    answer: z.array(name),
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof referenceContract> {}
}
