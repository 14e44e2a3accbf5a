import type { Database } from "#platform/db/connect.ts";
import type { AddOnSlug } from "./add-on.schema.ts";
import { shrink } from "./verbs/shrink.ts";
import { startAddOn } from "./verbs/start-add-on.ts";
import { startPlan } from "./verbs/start-plan.ts";
import { takeBack } from "./verbs/take-back.ts";

/** What payments ask of plans, as tests ask it: each in a transaction that has locked the user, with the item of an order. */
export function plansIn(db: Database, time: { now: Date }) {
  let references = 0;

  const idOf = async (table: "subscription_plans" | "bonus_features", slug: string) =>
    (await db.selectFrom(table).select("id").where("slug", "=", slug).executeTakeFirstOrThrow()).id;

  async function makeItem(
    userId: string,
    what: { plan_id?: string; bonus_feature_id?: string; car_id?: string | null },
    amount: string,
  ): Promise<string> {
    const reference = `M${String(++references).padStart(7, "0")}`;
    const order = { reference, user_id: userId, amount, paid_by: "manual", expires_at: time.now };
    const { id } = await db.insertInto("orders").values(order).returning("id").executeTakeFirstOrThrow();
    const item = { order_id: id, title: "x", title_ar: "x", amount, ...what };
    return (await db.insertInto("order_items").values(item).returning("id").executeTakeFirstOrThrow()).id;
  }

  const locked = <T>(userId: string, work: (tx: Database) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => {
      await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
      return work(tx);
    });

  return {
    locked,
    /** Returns the id of the item that paid for it, and of its period. */
    async buyPlan(userId: string, plan: string, given: { amount?: string; days?: number } = {}) {
      const planId = await idOf("subscription_plans", plan);
      const { amount = plan === "dealer" ? "20" : "5", days = 30 } = given;
      const orderItemId = await makeItem(userId, { plan_id: planId }, amount);
      const id = await locked(userId, (tx) =>
        startPlan(tx, { userId, planId, orderItemId, amount, days, at: time.now }),
      );
      return { orderItemId, id };
    },
    /** As when so much of what these items cost went back at the gateway. */
    shrinkBy: (userId: string, back: string, ...orderItemIds: string[]) =>
      locked(userId, (tx) => shrink(tx, { userId, orderItemIds, back, at: time.now })),
    async buyAddOn(
      userId: string,
      feature: AddOnSlug,
      given: { carId?: string; days?: number | null; detail?: unknown } = {},
    ) {
      const bonusFeatureId = await idOf("bonus_features", feature);
      const { carId = null, days = 7, detail = {} } = given;
      const bought = { bonus_feature_id: bonusFeatureId, car_id: carId };
      const orderItemId = await makeItem(userId, bought, "3");
      await locked(userId, (tx) =>
        startAddOn(tx, {
          userId,
          bonusFeatureId,
          carId,
          orderItemId,
          amount: "3",
          days,
          detail,
          at: time.now,
        }),
      );
      return orderItemId;
    },
    giveBack: (userId: string, ...orderItemIds: string[]) =>
      locked(userId, (tx) => takeBack(tx, { userId, orderItemIds, at: time.now })),
    userOf: (id: string) =>
      db
        .selectFrom("users")
        .select(["current_plan", "subscription_id", "subscription_status", "subscription_ends_at"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow(),
    periodsOf: (userId: string) =>
      db
        .selectFrom("subscriptions as s")
        .innerJoin("subscription_plans as p", "p.id", "s.plan_id")
        .select(["s.id", "p.slug as plan", "s.start_date", "s.end_date", "s.amount", "s.order_item_id"])
        .where("s.user_id", "=", userId)
        .where("s.is_active", "=", true)
        .orderBy("s.start_date")
        .orderBy("s.id")
        .execute(),
  };
}
