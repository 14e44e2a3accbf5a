import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { filterOf } from "#platform/http/filter.ts";
import { bothWays } from "#text/both-ways.ts";
import { addOnSlugs } from "../add-on.schema.ts";
import { plan } from "../plan.contract.ts";
import { addOnChange, newPlan, planChange } from "./plan-admin.schema.ts";

const moment = z.iso.datetime();
const count = z.int().nonnegative();
const version = z.string().describe("Of what can be changed: sent back with a change");

/** A plan as administrators see it: also what is not on offer, and who has it. */
const adminPlan = plan.extend({
  isActive: z.boolean(),
  displayOrder: z.int(),
  searchPriority: z
    .int()
    .describe("Its listings come before those of a lower one, after the two featured ones that stand first"),
  updatedAt: moment,
  version,
  subscribers: count.describe("Whose plan it is now; nobody is counted for the free one"),
  sold: count.describe("Orders, paid or not, and given periods that name it: it cannot be deleted with any"),
});
export type AdminPlan = z.output<typeof adminPlan>;

const adminAddOn = z.object({
  id: z.uuid(),
  slug: z.enum(addOnSlugs),
  name: z.string(),
  nameAr: z.string(),
  description: z.string(),
  descriptionAr: z.string(),
  price: z.number(),
  days: z.int().nullable().describe("Null: it does not end by itself"),
  perListing: z.boolean(),
  isActive: z.boolean(),
  displayOrder: z.int(),
  color: z.string(),
  running: count,
  version,
});
export type AdminAddOn = z.output<typeof adminAddOn>;

const adminSubscription = z.object({
  id: z.uuid(),
  user: z
    .object({ id: z.uuid(), firstName: z.string(), lastName: z.string(), email: z.string() })
    .nullable()
    .describe("Null: the account is gone"),
  plan: z.object({ slug: z.string(), name: z.string(), nameAr: z.string() }),
  startDate: moment,
  endDate: moment.nullable().describe("Null: until an administrator ends it"),
  amount: z.number().describe("US dollars paid for it; 0 where it was given"),
  state: z.enum(["running", "ending", "later", "over"]).describe("`ending`: within 7 days"),
});
export type AdminSubscription = z.output<typeof adminSubscription>;

export const subscriptionStates = ["running", "ending", "later", "over"] as const;
export const subscriptionSorts = bothWays("startDate", "endDate", "amount");

const area = { policy: "administrator", area: "plans" } as const;
const one = { params: z.object({ id: z.uuid() }) };

export const planAdminContract = contract({
  "GET /api/admin/subscription-plans": {
    ...area,
    summary: "Every plan, also those not on offer, in their order",
    answer: z.object({ data: z.array(adminPlan) }),
  },
  "POST /api/admin/subscription-plans": {
    ...area,
    once: true,
    summary: "A new plan: both names, and a price above 0",
    body: newPlan,
    answer: adminPlan,
    status: 201,
    refuses: ["request.key_reused"],
  },
  "PUT /api/admin/subscription-plans/:id": {
    ...area,
    ...one,
    summary:
      "Changes what is named of a plan. Orders keep the price they were made at. 409 `plan.changed` {changedBy, changedAt} when `version` is not that of what is stored",
    body: planChange,
    answer: adminPlan,
    refuses: ["plan.not_found", "plan.changed", "plan.free_stays"],
  },
  "DELETE /api/admin/subscription-plans/:id": {
    ...area,
    ...one,
    summary:
      "Deletes a plan that nobody ever had; 409 `plan.in_use` says how many do (`subscribers`, `sold`): take it off offer instead",
    refuses: ["plan.not_found", "plan.free_stays", "plan.in_use"],
  },
  "GET /api/admin/bonus-features": {
    ...area,
    summary: "Every add-on, also those not on offer, in their order",
    answer: z.object({ data: z.array(adminAddOn) }),
  },
  "PUT /api/admin/bonus-features/:id": {
    ...area,
    ...one,
    summary:
      "Changes what is named of an add-on. What was bought stays as it was bought. 409 `add_on.changed` {changedBy, changedAt} when `version` is not that of what is stored",
    body: addOnChange,
    answer: adminAddOn,
    refuses: ["add_on.not_found", "add_on.changed"],
  },
  "GET /api/admin/subscriptions": {
    policy: "administrator",
    area: "subscriptions",
    summary: "Periods of plans; `search` looks for a name, a mail or a telephone number",
    query: z.object({
      state: filterOf(subscriptionStates),
      plan: z.string().max(60).optional().describe("Slug"),
      search: z.string().trim().max(100).optional(),
      sort: z.enum(subscriptionSorts).default("-startDate"),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(100),
    }),
    answer: z.object({
      data: z.array(adminSubscription),
      total: count,
      page: z.int(),
      totalPages: z.int(),
    }),
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof planAdminContract> {}
}
