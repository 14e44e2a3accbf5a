import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";
import { endedMail } from "../mails/plan-mail.requests.ts";
import { settle } from "../periods/settle.ts";

/**
 * Ends a plan whose time is over: what follows it begins, or the free plan, and its owner is notified. Before that moment, or
 * when it was done already, nothing happens.
 * Database then: what `fitListings` says of the listings that end, return or change their priority (cars_life,
 * cars_place, cars_news, cars_change, cars_tell).
 */
export async function endPlan(tx: Database, userId: string, at: Date): Promise<void> {
  const user = await tx
    .selectFrom("users")
    .select("subscription_ends_at")
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user?.subscription_ends_at || user.subscription_ends_at > at) return;
  const { before, now } = await settle(tx, userId, at, { ended: true });
  if (now === "free" && before !== "free")
    await addJob(tx, endedMail, { userId, plan: before }, { maxAttempts: 12 });
}
