import { z } from "zod";
import { gatewayNames } from "#features/payments/payment-methods.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";

const moment = z.iso.datetime();
const day = z.iso.date().describe("Of Beirut");
const count = z.int().nonnegative();

/** A figure of the period beside the same of the period before; null: nobody counted then. */
const change = z.object({ now: z.number(), before: z.number().nullable() });
export type Change = z.output<typeof change>;

const activity = z.object({
  id: z.uuid(),
  at: moment,
  administrator: z.string().nullable(),
  action: z.string(),
  resourceType: z.string(),
  resourceId: z.string().nullable(),
  title: z.string().nullable().describe("What it was done to, where that has a name"),
});
export type Activity = z.output<typeof activity>;

const gateway = z.object({
  name: z.enum(gatewayNames),
  reachable: z.boolean(),
  askedAt: moment,
  isTest: z.boolean(),
});
const system = z.object({
  database: z.object({ milliseconds: z.number(), bytes: z.number() }),
  gateways: z.array(gateway).describe("Those that are configured"),
  mail: z.object({ queued: count, failing: count.describe("Tried before and waiting for another try") }),
  jobs: z.object({ queued: count, failing: count }),
  storage: z
    .object({ kind: z.enum(["disk", "bucket"]), usedShare: z.number().nullable() })
    .describe("How much of the disk is full; of a bucket nobody knows"),
  ledger: z
    .object({ at: moment, differences: count })
    .nullable()
    .describe("The last daily check of what was paid against what was started"),
});
export type System = z.output<typeof system>;

/** What waits for a user. */
const attention = z.object({
  late: count.describe("Listings that wait for more than 24 hours").optional(),
  reports: count.describe("Reported listings").optional(),
  conversations: count.describe("Open reports of conversations").optional(),
  dealers: count.describe("Applications of dealers").optional(),
  payments: count.optional(),
  latePayments: count.describe("Those whose decision was promised by now").optional(),
  campaigns: count.optional(),
  verifications: count.optional(),
  endingSoon: count.describe("Plans that end within 7 days").optional(),
});

/** Every field but the first three belongs to an area and is absent for a role that does not enter it. */
const stats = z.object({
  at: moment,
  days: z.array(day).describe("Of the period, today last; the series are as long"),
  attention,
  totalUsers: count.optional(),
  monthlyActiveUsers: count.describe("Users who came within 30 days").optional(),
  totalCars: count.optional(),
  pendingCars: count.optional(),
  listings: z.record(z.enum(["pending", "active", "rejected", "expired"]), count).optional(),
  places: z
    .array(z.object({ place: z.string(), count }))
    .describe("Live listings, the most first")
    .optional(),
  review: z
    .object({
      oldestSince: moment.nullable(),
      medianSeconds: z.number().nullable(),
      decided: count,
      late: count,
    })
    .optional(),
  activeSubscriptions: count.optional(),
  totalRevenue: z.number().describe("US dollars, all that was verified and not given back").optional(),
  months: z
    .array(z.object({ month: z.string(), plans: z.number(), addOns: z.number() }))
    .describe("Revenue of twelve months, this one last")
    .optional(),
  changes: z.object({
    users: change.optional(),
    listings: change.optional(),
    contacts: change.optional(),
    revenue: change.optional(),
    activeSubscriptions: change.optional(),
    monthlyActiveUsers: change.optional(),
  }),
  series: z.object({
    users: z.array(z.number()).optional(),
    listings: z.array(z.number()).optional(),
    contacts: z.array(z.number()).optional(),
    revenue: z.array(z.number()).optional(),
    activeSubscriptions: z.array(z.number()).optional(),
    pendingCars: z.array(z.number().nullable()).optional(),
    monthlyActiveUsers: z.array(z.number().nullable()).optional(),
  }),
  activity: z.array(activity).optional(),
  system: system.optional(),
});
export type Stats = z.output<typeof stats>;

export const statsContract = contract({
  "GET /api/admin/stats": {
    policy: "administrator",
    area: "stats",
    summary:
      "The figures of the overview: each role is told what it may see. Whole counts are some 30 seconds old, two minutes at most; what waits is of this moment",
    query: z.object({
      days: z
        .enum(["7", "30", "365"])
        .default("30")
        .transform(Number)
        .describe("Of the period that ends today, and of the one before"),
    }),
    answer: stats,
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof statsContract> {}
}
