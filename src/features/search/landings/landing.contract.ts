import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

const slug = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/)
  .optional();
const dollars = z.number().nullable().describe("In US dollars");

const figures = z.object({
  count: z.int().describe("Listings that anyone may see"),
  medianUsd: dollars.describe(
    "Half of the listings ask less, half more, in US dollars; null for fewer than three",
  ),
});
const part = figures.extend({ slug: z.string() });
export type LandingPart = z.output<typeof part>;

const landing = figures.extend({
  lowestUsd: dollars,
  highestUsd: dollars,
  oldestYear: z.int(),
  newestYear: z.int(),
  model: z
    .object({ en: z.string(), ar: z.string() })
    .nullable()
    .describe("Its name, where a model or a family is asked for"),
  brands: z.array(part).describe("Those with most listings first; empty where a brand is asked for"),
  models: z
    .array(part.extend({ en: z.string(), ar: z.string() }))
    .describe("Of the brand or the family that is asked for, those of the reference"),
  families: z
    .array(part.extend({ en: z.string(), ar: z.string() }))
    .describe("Of the brand that is asked for its classes, series and lines, each a page as a model is"),
  places: z.array(part).describe("Empty where a place is asked for"),
  years: z.array(part).describe("Of the model or family that is asked for, the newest first"),
});
export type Landing = z.output<typeof landing>;

export const landingContract = contract({
  "GET /api/landings/:vehicleType": {
    summary:
      "Live counts and median asking prices of a kind of vehicle, of a brand, of a model or a family of it, or in a place, and of the parts of that; 404 where nothing is listed",
    policy: "public",
    params: z.object({ vehicleType: z.enum(["car", "motorcycle"]) }),
    query: z.object({ brand: slug, model: slug, city: slug }),
    answer: landing,
    refuses: ["route.not_found"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof landingContract> {}
}
