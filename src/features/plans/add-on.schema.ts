import { z } from "zod";

export const addOnSlugs = [
  "featured",
  "auto_refresh",
  "verification_badge",
  "notification_campaign",
  "chat_priority",
] as const;
export type AddOnSlug = (typeof addOnSlugs)[number];

/** What is sold beside the plans. Money is in US dollars. */
export const bonusFeature = z.object({
  id: z.uuid(),
  slug: z.enum(addOnSlugs),
  name: z.string(),
  nameAr: z.string(),
  description: z.string(),
  descriptionAr: z.string(),
  price: z.number(),
  currency: z.string(),
  days: z.int().nullable().describe("How long it works; null: once"),
  period: z.enum(["week", "days", "once"]).describe("Of the price"),
  perListing: z.boolean(),
  color: z.string(),
});
export type BonusFeature = z.output<typeof bonusFeature>;

export const campaignText = z.object({
  title: z.string().trim().min(3).max(80),
  body: z.string().trim().min(10).max(300),
});

/** One add-on in a cart: of a listing where it is sold per listing; a campaign comes with its text. */
export const cartItem = z.object({
  feature: z.enum(addOnSlugs),
  carId: z.uuid().optional(),
  campaign: campaignText.optional(),
});
export type CartItem = z.output<typeof cartItem>;
