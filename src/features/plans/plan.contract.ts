import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

/** A plan as everyone may see it. Prices are in US dollars. */
export const plan = z.object({
  id: z.uuid(),
  slug: z.string(),
  tier: z.enum(["basic", "pro", "plus"]),
  name: z.string(),
  nameAr: z.string(),
  description: z.string(),
  descriptionAr: z.string(),
  price: z.number(),
  currency: z.string(),
  duration: z.int().describe("Days"),
  maxAds: z.int(),
  maxCarListings: z.int(),
  maxMotorcycleListings: z.int(),
  maxPhotos: z.int(),
  features: z.array(z.string()),
  featuresAr: z.array(z.string()),
  color: z.string(),
  isPopular: z.boolean(),
});

export const planContract = contract({
  "GET /api/subscription-plans": {
    summary: "The plans on offer, in their order",
    policy: "public",
    anonymous: true,
    answer: z.array(plan),
    cacheControl: "public, max-age=60",
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof planContract> {}
}
