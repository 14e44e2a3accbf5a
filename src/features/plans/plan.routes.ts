import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { memoWhile } from "#platform/cache/memo.ts";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { planContract } from "./plan.contract.ts";
import { presentPlan } from "./plan.present.ts";
import { findPlans } from "./plan.queries.ts";

export async function planRoutes(app: FastifyInstance, { db, tablesVersion }: Deps): Promise<void> {
  // The other addresses of the plans page. Its anchor never comes here: the browser keeps it.
  for (const path of ["/subscription-plans", "/subscription"]) {
    app.get(path, { schema: { hide: true }, config: { policy: "public" } }, async (request, reply) =>
      reply.redirect(`/subscriptions${/\?.*/.exec(request.url)?.[0] ?? ""}`, 301),
    );
  }

  const plans = memoWhile(
    () => tablesVersion?.("subscription_plans"),
    () => findPlans(readsOf(db)),
  );
  serve(app, "Plans", planContract, {
    "GET /api/subscription-plans": async () => (await plans()).map(presentPlan),
  });
}
