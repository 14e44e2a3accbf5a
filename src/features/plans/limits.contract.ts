import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { addOnSlugs } from "./add-on.schema.ts";
import { plan } from "./plan.contract.ts";

export const limitTypes = [
  "car_listings",
  "motorcycle_listings",
  "featured_listing",
  "whatsapp_priority",
] as const;
export type LimitType = (typeof limitTypes)[number];
export const limitAliases = { add_car: "car_listings", add_motorcycle: "motorcycle_listings" } as const;

/** A plan on offer, and what buying it now would mean to the one who asks. */
export const offeredPlan = plan.extend({
  change: z
    .enum(["current", "renew", "upgrade", "downgrade"])
    .describe(
      "current: runs now and cannot be bought; renew: runs now and would be prolonged; upgrade: would begin at once; downgrade: through support",
    ),
  credit: z
    .number()
    .describe(
      "Of an upgrade: what the whole days left of the running plan take off its price, never more than that",
    ),
  creditDays: z.int().describe("Those days; 0 without a credit"),
  extraDays: z
    .int()
    .describe("Of an upgrade: days of this plan that what is left beyond its price would become"),
});
export type OfferedPlan = z.output<typeof offeredPlan>;

/** An add-on that a user bought; one that was prolonged is told once, with its last end. */
export const ownAddOn = z.object({
  feature: z.enum(addOnSlugs),
  carId: z.uuid().nullable(),
  carTitle: z.string().nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable().describe("Null: it does not end by itself"),
  state: z
    .enum(["running", "waiting", "ended"])
    .describe("waiting: an administrator looks at it first; ended: within the last 30 days"),
  reason: z
    .string()
    .nullable()
    .describe("Why a campaign or a document was refused, as the administrator wrote it"),
});
export type OwnAddOn = z.output<typeof ownAddOn>;

/** What a user has and may have. Money is in US dollars. */
export const subscriptionStatus = z.object({
  currentPlan: z.string().describe("Slug of the plan"),
  subscriptionStatus: z.enum(["active", "expired"]).describe("expired: a paid plan is over"),
  endsAt: z.iso.datetime().nullable().describe("Of the plan that runs now; null: it does not end"),
  endedAt: z.iso.datetime().nullable().describe("When the paid plan ended, where it is over"),
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
  availablePlans: z.array(offeredPlan),
  addOns: z.array(ownAddOn),
  bonusFeatures: z
    .object({
      featuredListings: z.boolean(),
      whatsAppPriority: z.boolean(),
      autoRefresh: z.boolean(),
      pushNotifications: z.boolean().describe("A campaign waits or is on its way"),
      verifiedDealer: z.boolean().describe("The verification badge was granted"),
    })
    .describe("What runs now"),
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
    staff: ["stock", "sales"],
    answer: subscriptionStatus,
  },
  "GET /api/subscription/limits/:type": {
    summary: "Whether the plan allows one more, and if not why; to be asked before a form is filled in",
    policy: "public",
    staff: ["stock", "sales"],
    params: z.object({ type: z.enum([...limitTypes, "add_car", "add_motorcycle"]) }),
    answer: limitAnswer,
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof limitsContract> {}
}
