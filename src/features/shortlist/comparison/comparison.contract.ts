import { z } from "zod";
import { publicListing } from "#features/listings/listing.schema.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { longestName, mostCompared } from "./comparison.schema.ts";

/** What is compared of a listing: all that anyone may see but its texts, its history and the way to its seller. */
const comparedListing = publicListing.omit({
  own: true,
  description: true,
  priceHistory: true,
  phoneNumber: true,
  vinNumber: true,
});
export type ComparedListing = z.output<typeof comparedListing>;

const compared = z.object({
  id: z.uuid(),
  state: z
    .enum(["shown", "gone", "missing"])
    .describe("gone: its time is over; missing: nothing that anyone may see has this id"),
  listing: comparedListing.nullable(),
});
export type Compared = z.output<typeof compared>;

const uuidLength = 36;
const distinct = (ids: readonly string[]) => new Set(ids).size === ids.length;
const carIds = z.array(z.uuid().toLowerCase()).min(2).max(mostCompared).refine(distinct);

const comparison = z.object({
  id: z.uuid(),
  name: z.string(),
  carIds: z.array(z.uuid()),
  createdAt: z.iso.datetime(),
});
export type Comparison = z.output<typeof comparison>;

export const comparisonContract = contract({
  "GET /api/compare": {
    summary: "Up to four listings side by side, in the order asked; one that is gone says so",
    policy: "public",
    query: z.object({
      ids: z
        .string()
        .max((uuidLength + 1) * mostCompared)
        .transform((text) => [...new Set(text.toLowerCase().split(",").filter(Boolean))])
        .pipe(z.array(z.uuid()).max(mostCompared)),
    }),
    answer: z.object({ data: z.array(compared) }),
  },
  "GET /api/comparisons": {
    summary: "One's saved comparisons, the last saved first",
    policy: "user",
    answer: z.object({ data: z.array(comparison) }),
  },
  "POST /api/comparisons": {
    summary: "Keeps a comparison of listings that can be seen, or could; the same ones again are kept once",
    policy: "user",
    once: true,
    body: z.object({ name: z.string().trim().min(1).max(longestName), carIds }),
    answer: comparison,
    status: 201,
    refuses: ["listing.not_found", "comparison.too_many"],
  },
  "DELETE /api/comparisons/:id": {
    summary: "Forgets a comparison",
    policy: "user",
    params: z.object({ id: z.uuid() }),
    refuses: ["comparison.not_found"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof comparisonContract> {}
}
