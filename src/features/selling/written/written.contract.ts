import { z } from "zod";
import {
  exteriorColours,
  featureSlugs,
  interiorColours,
  placeSlugs,
  plates,
} from "#features/reference/enumerations.ts";
import { languages } from "#i18n/language.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { saidFacts, saidFlag, saidNumber } from "../said-facts.ts";

const features = z
  .string()
  .max(1000)
  .transform((text) => text.split(",").filter(Boolean))
  .pipe(z.array(z.enum(featureSlugs)).max(featureSlugs.length));

const writtenOf = z.object({
  language: z.enum(languages),
  ...saidFacts,
  exteriorColor: z.enum(exteriorColours).optional(),
  interiorColor: z.enum(interiorColours).optional(),
  numberOfSeats: saidNumber(1, 100),
  numberOfDoors: saidNumber(1, 10),
  previousOwners: saidNumber(1, 99),
  serviceHistory: saidFlag,
  plate: z.enum(plates).optional(),
  city: z.enum(placeSlugs).optional(),
  features: features.optional().describe("Slugs with commas between them"),
});
/** The facts that a text is written from. */
export type WrittenOf = z.output<typeof writtenOf>;

export const writtenContract = contract({
  "GET /api/listing-text": {
    summary:
      "A title and a description of a vehicle, written from what its seller says of it and from nothing else, in either " +
      "language: a proposal, which is stored nowhere. Price and mileage are not in it: they change without a review",
    policy: "public",
    query: writtenOf,
    answer: z.object({ title: z.string(), description: z.string() }),
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof writtenContract> {}
}
