import type { Database } from "#platform/db/connect.ts";

/** What is sold beside the plans, in its order. */
export function findBonusFeatures(db: Database) {
  return db
    .selectFrom("bonus_features")
    .selectAll()
    .where("is_active", "=", true)
    .orderBy("display_order")
    .orderBy("slug")
    .execute();
}
export type BonusFeatureRow = Awaited<ReturnType<typeof findBonusFeatures>>[number];
