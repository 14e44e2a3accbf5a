import type { Database } from "#platform/db/connect.ts";

/** The plans on offer, in their order. */
export function findPlans(db: Database) {
  return db
    .selectFrom("subscription_plans")
    .selectAll()
    .where("is_active", "=", true)
    .orderBy("display_order")
    .orderBy("slug")
    .execute();
}
export type PlanRow = Awaited<ReturnType<typeof findPlans>>[number];
