import { z } from "zod";

/** What administrators may say of a plan and of an add-on; the same rules for calls and for screens. */

const name = z.string().trim().min(1).max(60);
const description = z.string().trim().max(300);
const lines = z.array(z.string().trim().min(1).max(120)).max(12);
const places = z.int().min(0).max(10_000);
/** Dollars, in whole cents. */
const price = z
  .number()
  .min(0)
  .max(9_999)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const days = z.int().min(1).max(3660);
const order = z.int().min(0).max(1_000);
/** `plus`: with the dealers' detailed statistics. */
const tier = z.enum(["basic", "pro", "plus"]);
const searchPriority = z.int().min(0).max(9);
const version = z
  .string()
  .max(64)
  .optional()
  .describe("Of what the form was filled with. Without it the change is made whatever is stored");

const planFields = z.strictObject({
  name,
  nameAr: name,
  description,
  descriptionAr: description,
  price,
  duration: days,
  maxAds: places.min(1),
  maxCarListings: places,
  maxMotorcycleListings: places,
  maxPhotos: z.int().min(1).max(60),
  features: lines,
  featuresAr: lines,
  color: colour,
  isActive: z.boolean(),
  isPopular: z.boolean(),
  displayOrder: order,
  tier,
  searchPriority,
});

/** A new plan: its names and a price above 0; the rest has usual values. */
export const newPlan = z.strictObject({
  ...planFields.shape,
  price: price.gt(0),
  description: description.default(""),
  descriptionAr: description.default(""),
  duration: days.default(30),
  maxAds: places.min(1).default(5),
  maxCarListings: places.optional().describe("As many as maxAds where it is left out"),
  maxMotorcycleListings: places.optional().describe("As many as maxAds where it is left out"),
  maxPhotos: z.int().min(1).max(60).default(10),
  features: lines.default([]),
  featuresAr: lines.default([]),
  color: colour.default("#6B46C1"),
  isActive: z.boolean().default(true),
  isPopular: z.boolean().default(false),
  displayOrder: order.optional().describe("After the others where it is left out"),
  tier: tier.default("pro").describe("`plus`: with the dealers' detailed statistics"),
  searchPriority: searchPriority.optional().describe("2 for `plus`, 1 for others where it is left out"),
});
export const planChange = planFields.partial().extend({ version });

export const addOnChange = z
  .strictObject({
    name,
    nameAr: name,
    description,
    descriptionAr: description,
    price: price.gt(0),
    days: days.nullable(),
    color: colour,
    isActive: z.boolean(),
    displayOrder: order,
  })
  .partial()
  .extend({ version });
