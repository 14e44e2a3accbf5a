import { sql } from "kysely";
import { AppError } from "#errors";
import { setPlan } from "#features/plans/verbs/set-plan.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Done } from "#platform/http/administrator.ts";
import type { GivenPlan } from "../user-admin.contract.ts";

interface Given {
  plan: string;
  /** Null: until an administrator ends it. */
  days: number | null;
  /** What the administrator saw. */
  seen: Pick<GivenPlan, "plan" | "endsAt">;
}

/**
 * Puts a user on a plan by an administrator's decision. Errors: `user.not_found`, `user.wrong_plan` {plan, endsAt} when what runs is
 * not what was seen, `plan.not_found`.
 */
export async function givePlan(
  tx: Database,
  userId: string,
  { plan, days, seen }: Given,
  at: Date,
): Promise<Done<GivenPlan>> {
  const before = await findGivenPlan(tx, userId, at, { lock: true });
  if (seen.plan !== before.plan || !isSameMoment(seen.endsAt, before.endsAt)) {
    throw new AppError("user.wrong_plan", { facts: { plan: before.plan, endsAt: before.endsAt } });
  }
  await setPlan(tx, { userId, planSlug: plan, days, at });
  const after = await findGivenPlan(tx, userId, at);
  return {
    log: { action: "user.plan_set", resource: ["user", userId], before: told(before), after: told(after) },
    answer: after,
  };
}

const told = ({ plan, endsAt }: GivenPlan) => ({ plan, until: endsAt });
const isSameMoment = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));

interface PlanRow {
  plan: string;
  name: string;
  name_ar: string;
  ends_at: Date | null;
}

/** The plan that a user has at a moment. `lock`: nobody else changes it until the transaction ends. Error: `user.not_found`. */
export async function findGivenPlan(
  db: Database,
  userId: string,
  at: Date,
  { lock = false } = {},
): Promise<GivenPlan> {
  // Before it is read: what waits for a lock would still be joined to the plan of before.
  if (lock) await db.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
  const { rows } = await sql<PlanRow>`
    select p.slug as plan, p.name, p.name_ar, case when p.slug <> 'free' then u.subscription_ends_at end as ends_at
    from users u
    join subscription_plans p on p.slug = plan_at(u.current_plan, u.subscription_ends_at, ${at}::timestamptz)
    where u.id = ${userId}::uuid`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError("user.not_found");
  const { plan, name: en, name_ar: ar, ends_at: endsAt } = row;
  return { plan, name: { en, ar }, endsAt: endsAt?.toISOString() ?? null };
}
