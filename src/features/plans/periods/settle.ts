import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";
import { fitListings } from "./fit-listings.ts";
import { findPeriods } from "./period.queries.ts";

export const endJob = "plans.end";
/** What a user has who has no period of another plan. */
const freePlan = "free";

/**
 * Makes true what follows from a user's periods at a moment: the plan, until when it runs on without another one between,
 * the listings that have a place, and the job that looks again at its end. Anything that ran before is asked nothing, so doing it
 * twice changes nothing. Returns the plan of before and of now.
 */
export async function settle(
  tx: Database,
  userId: string,
  at: Date,
  { ended }: { ended: boolean } = { ended: false },
): Promise<{ before: string; now: string }> {
  await sql`update subscriptions set is_active = false, updated_at = ${at}::timestamptz
    where user_id = ${userId}::uuid and is_active and end_date <= ${at}::timestamptz`.execute(tx);
  const periods = await findPeriods(tx, userId, at);
  const [running] = periods;
  const follows = periods.findIndex(({ planId }) => planId !== running?.planId);
  const last = periods.at(follows < 0 ? -1 : follows - 1);
  const endsAt = last?.endsAt ?? null;
  const { rows } = await sql<{ before: string; now: string }>`
    update users
    set current_plan = ${running?.plan ?? freePlan}, subscription_id = ${running?.id ?? null}::uuid,
      subscription_ends_at = ${endsAt}::timestamptz, updated_at = ${at}::timestamptz,
      subscription_status = case
        when ${running !== undefined} then 'active' when ${ended} then 'expired' else subscription_status end
    where id = ${userId}::uuid
    returning old.current_plan as before, new.current_plan as now`.execute(tx);
  const [plan] = rows;
  if (!plan) return { before: freePlan, now: freePlan };
  await fitListings(tx, userId, at, plan.before !== plan.now);
  if (endsAt) await addJob(tx, endJob, { userId }, { key: `${endJob}:${userId}`, runAt: endsAt });
  return plan;
}
