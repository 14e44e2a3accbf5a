import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { plan } from "./plan.contract.ts";

export const limitTypes = [
  "car_listings",
  "motorcycle_listings",
  "featured_listing",
  "whatsapp_priority",
] as const;
export type LimitType = (typeof limitTypes)[number];
export const limitAliases = { add_car: "car_listings", add_motorcycle: "motorcycle_listings" } as const;

/** What someone has and may have. Money is in US dollars. */
export const subscriptionStatus = z.object({
  currentPlan: z.string().describe("Slug of the plan"),
  subscriptionStatus: z.string(),
  endsAt: z.iso.datetime().nullable(),
  canAddMoreCars: z.boolean(),
  canAddMoreMotorcycles: z.boolean(),
  adsUsed: z.int().describe("Pending and active listings of both kinds"),
  maxAds: z.int(),
  carListingsUsed: z.int(),
  maxCarListings: z.int(),
  motorcycleListingsUsed: z.int(),
  maxMotorcycleListings: z.int(),
  maxPhotos: z.int().describe("Per listing"),
  planDetails: z.object({ name: z.string(), nameAr: z.string(), price: z.number() }),
  availablePlans: z.array(plan),
  bonusFeatures: z.object({
    featuredListings: z.boolean(),
    whatsAppPriority: z.boolean(),
    pushNotifications: z.boolean(),
    verifiedDealer: z.boolean(),
  }),
});
export type SubscriptionStatus = z.output<typeof subscriptionStatus>;

export const limitAnswer = z.object({
  allowed: z.boolean(),
  message: z.string().describe("In the visitor's language; empty when allowed"),
  used: z.int(),
  max: z.int(),
  reason: z.enum(["sign_in", "email_unverified", "limit", "add_on"]).nullable(),
  suggestedPlan: z.string().nullable().describe("Slug of the plan that would allow it"),
});
export type LimitAnswer = z.output<typeof limitAnswer>;

export const limitsContract = contract({
  "GET /api/subscription/status": {
    summary: "The plan of the signed-in user, what of it is used, and the plans on offer",
    policy: "user",
    answer: subscriptionStatus,
  },
  "GET /api/subscription/limits/:type": {
    summary: "Whether the plan allows one more, and if not why; to be asked before a form is filled in",
    policy: "public",
    params: z.object({ type: z.enum([...limitTypes, "add_car", "add_motorcycle"]) }),
    answer: limitAnswer,
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof limitsContract> {}
}
