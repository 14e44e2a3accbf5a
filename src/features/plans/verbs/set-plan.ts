import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";
import { planSetMail } from "../mails/plan-mail.requests.ts";
import { addPeriod, endPeriods, layOut } from "../periods/lay-out.ts";
import { findPeriods } from "../periods/period.queries.ts";
import { settle } from "../periods/settle.ts";

const daySeconds = 86_400;

/**
 * Puts a user on a plan by an administrator's decision, also a smaller one: anything that ran or followed ends now, uncredited. `days`
 * null: until an administrator ends it. The user is notified. The caller has locked the user. Error: `plan.not_found`.
 * Database then: what `fitListings` says of the listings that end, return or change their priority (cars_life,
 * cars_place, cars_news, cars_change, cars_tell).
 */
export async function setPlan(
  tx: Database,
  { userId, planSlug, days, at }: { userId: string; planSlug: string; days: number | null; at: Date },
): Promise<void> {
  const plan = await tx
    .selectFrom("subscription_plans")
    .select("id")
    .where("slug", "=", planSlug)
    .executeTakeFirst();
  if (!plan) throw new AppError("plan.not_found");
  const periods = await findPeriods(tx, userId, at);
  await endPeriods(
    tx,
    periods.map(({ id }) => id),
    at,
  );
  if (planSlug !== "free") {
    const seconds = days === null ? null : String(days * daySeconds);
    const id = await addPeriod(tx, { userId, planId: plan.id, orderItemId: null, amount: "0", seconds, at });
    await layOut(tx, at, [id]);
  }
  await settle(tx, userId, at);
  await addJob(tx, planSetMail, { userId, plan: planSlug, at: at.toISOString() }, { maxAttempts: 12 });
}
