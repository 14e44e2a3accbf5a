import { sql } from "kysely";
import { AppError } from "#errors";
import { setPlan } from "#features/plans/verbs/set-plan.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Done } from "#platform/http/administrator.ts";

interface PlanRow {
  plan: string;
  ends_at: Date | null;
}

/**
 * Gives a user a plan by an administrator's word. `seen`: the plan that the administrator saw. Errors: `user.not_found`,
 * `user.wrong_plan` {plan} when it is another by now, `plan.not_found`.
 */
export async function givePlan(
  tx: Database,
  userId: string,
  { plan, days, seen }: { plan: string; days: number | null; seen?: string | undefined },
  at: Date,
): Promise<Done<{ plan: string; endsAt: string | null }>> {
  const before = await lockPlan(tx, userId, at);
  if (seen !== undefined && seen !== before.plan) {
    throw new AppError("user.wrong_plan", { facts: { plan: before.plan } });
  }
  await setPlan(tx, { userId, planSlug: plan, days, at });
  const after = await lockPlan(tx, userId, at);
  return {
    log: {
      action: "user.plan_set",
      resource: ["user", userId],
      before: { plan: before.plan, until: before.ends_at },
      after: { plan: after.plan, until: after.ends_at },
    },
    answer: { plan: after.plan, endsAt: after.ends_at?.toISOString() ?? null },
  };
}

async function lockPlan(tx: Database, userId: string, at: Date): Promise<PlanRow> {
  const { rows } = await sql<PlanRow>`
    select p.plan, case when p.plan <> 'free' then u.subscription_ends_at end as ends_at
    from users u
    cross join lateral (
      select plan_at(u.current_plan, u.subscription_ends_at, ${at}::timestamptz) as plan) p
    where u.id = ${userId}::uuid for update of u`.execute(tx);
  const [row] = rows;
  if (!row) throw new AppError("user.not_found");
  return row;
}
