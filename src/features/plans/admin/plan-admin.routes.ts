import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { changeAddOn } from "./change-add-on.ts";
import { addPlan, changePlan, deletePlan } from "./change-plans.ts";
import { planAdminContract } from "./plan-admin.contract.ts";
import { presentAdminAddOn, presentAdminPlan, presentSubscription } from "./plan-admin.present.ts";
import { findAllAddOns, findAllPlans, findSubscriptions } from "./plan-admin.queries.ts";

/** What is sold, for those who look after it: plans, add-ons, and who has a plan. */
export async function planAdminRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  // The address that the specification names.
  app.get(
    "/admin/subscription-plans",
    { schema: { hide: true }, config: { policy: "public" } },
    async (_, reply) => reply.redirect("/enhanced-admin-dashboard?tab=subscriptions", 302),
  );
  serve(app, "Administrators: plans", planAdminContract, {
    // From the primary: a screen reads again right after a change.
    "GET /api/admin/subscription-plans": async () => ({
      data: (await findAllPlans(db)).map(presentAdminPlan),
    }),

    "POST /api/admin/subscription-plans": async ({ administrator, body }) =>
      administrator.change((tx, at) => addPlan(tx, body, at)),

    "PUT /api/admin/subscription-plans/:id": async ({ administrator, params: { id }, body }) =>
      administrator.change((tx, at) => changePlan(tx, id, body, at)),

    "DELETE /api/admin/subscription-plans/:id": async ({ administrator, params: { id } }) =>
      administrator.change((tx) => deletePlan(tx, id)),

    "GET /api/admin/bonus-features": async () => ({
      data: (await findAllAddOns(db)).map(presentAdminAddOn),
    }),

    "PUT /api/admin/bonus-features/:id": async ({ administrator, params: { id }, body }) =>
      administrator.change((tx, at) => changeAddOn(tx, id, body, at)),

    "GET /api/admin/subscriptions": async ({ query }) => {
      const { rows, total } = await findSubscriptions(readsOf(db), query, clock());
      return {
        data: rows.map(presentSubscription),
        total,
        page: query.page,
        totalPages: Math.max(1, Math.ceil(total / query.limit)),
      };
    },
  });
}
