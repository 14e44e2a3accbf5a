import { z } from "zod";
import { photo } from "#features/listings/listing.schema.ts";
import { currencies, vehicleTypes } from "#features/reference/enumerations.ts";

const time = z.iso.datetime();
const flag = z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] });

export const queueOrders = ["risk", "oldest"] as const;
export type QueueOrder = (typeof queueOrders)[number];
const order = z
  .enum(queueOrders)
  .default("risk")
  .describe("By risk and age: the weights of flags bring a listing forward; or by age alone");

/** What of the queue is shown. */
export const queueFilters = {
  search: z.string().trim().max(200).optional().describe("Words of the title, brand, model or place"),
  vehicleType: z.enum(vehicleTypes).optional(),
  city: z.string().max(60).optional(),
};

export const queueQuery = z.object({
  ...queueFilters,
  flagged: flag.default(false),
  dealers: flag.default(false).describe("Only those of verified dealers"),
  order,
  page: z.coerce.number().int().min(1).max(100).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});

/** The same filters in a body, and where to go on. */
export const nextBody = z.object({
  ...queueFilters,
  flagged: z.boolean().default(false),
  dealers: z.boolean().default(false),
  order,
  after: z.uuid().optional().describe("The listing that was looked at: the next one stands behind it"),
});
export type QueueCriteria = Omit<z.output<typeof nextBody>, "after" | "order">;

const reviewer = z.object({ name: z.string(), until: time });

/** A waiting listing as a line of the queue. */
export const queueItem = z.object({
  id: z.uuid(),
  title: z.string(),
  vehicleType: z.enum(vehicleTypes),
  price: z.number(),
  currency: z.enum(currencies),
  city: z.string(),
  sellerName: z.string(),
  cover: photo.nullable(),
  flags: z.int(),
  isChange: z.boolean().describe("Changes of a live listing, which stays on sale meanwhile"),
  isReported: z.boolean().describe("Upheld reports brought it back"),
  waitingSince: time,
  updatedAt: time,
  heldBy: reviewer.nullable().describe("Another reviewer who looks at it right now"),
});
export type QueueItem = z.output<typeof queueItem>;

/** How many wait, bounded: `most` means that many or more. */
export const queueCounts = z.object({
  all: z.int(),
  flagged: z.int(),
  cars: z.int(),
  motorcycles: z.int(),
  dealers: z.int(),
  past24Hours: z.int(),
  oldest: time.nullable(),
  medianSeconds: z.int().nullable().describe("From waiting to the decision, of the last 30 days"),
  most: z.int(),
});
export type QueueCounts = z.output<typeof queueCounts>;
