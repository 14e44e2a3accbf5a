import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { planContract } from "./plan.contract.ts";
import { presentPlan } from "./plan.present.ts";
import { findPlans } from "./plan.queries.ts";

export async function planRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  serve(app, "Plans", planContract, {
    "GET /api/subscription-plans": async ({ reply }) => {
      reply.header("cache-control", "public, max-age=60");
      return (await findPlans(readsOf(db))).map(presentPlan);
    },
  });
}
