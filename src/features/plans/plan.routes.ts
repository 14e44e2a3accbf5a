import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { planContract } from "./plan.contract.ts";
import { presentPlan } from "./plan.present.ts";
import { findPlans } from "./plan.queries.ts";

export async function planRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  // The other addresses of the plans page. Its anchor never comes here: the browser keeps it.
  for (const path of ["/subscription-plans", "/subscription"]) {
    app.get(path, { schema: { hide: true }, config: { policy: "public" } }, async (request, reply) =>
      reply.redirect(`/subscriptions${/\?.*/.exec(request.url)?.[0] ?? ""}`, 301),
    );
  }

  serve(app, "Plans", planContract, {
    "GET /api/subscription-plans": async () => (await findPlans(readsOf(db))).map(presentPlan),
  });
}
