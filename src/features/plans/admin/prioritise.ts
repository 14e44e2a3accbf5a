import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";

/** Lets the listings of a plan's subscribers follow its priority in the default order; approved dealers have that of the dealer plan at least. */
export const prioritiseJob = "plans.prioritise";
/** Once more, when every listing that was submitted by the old priority is there. */
const againSeconds = 15;
/** So many listings in one statement: the market goes on between them. */
const batch = 500;

export async function askToPrioritise(tx: Database, planId: string, at: Date): Promise<void> {
  const again = new Date(at.getTime() + againSeconds * 1000);
  await addJob(tx, prioritiseJob, { planId }, { key: `${prioritiseJob} ${planId}` });
  await addJob(tx, prioritiseJob, { planId }, { key: `${prioritiseJob} again ${planId}`, runAt: again });
}

export async function prioritise(db: Database, planId: string): Promise<void> {
  for (let moved = 1; moved > 0; ) {
    const { numAffectedRows = 0n } = await sql`
      update cars set search_priority = late.search_priority
      from (select c.id, seller_priority(u.current_plan, u.is_verified_dealer) as search_priority
        from subscription_plans p
        join users u on u.current_plan = p.slug and u.current_plan <> 'free' or p.slug = 'dealer' and u.is_verified_dealer
        join cars c on c.user_id = u.id
          and c.search_priority <> seller_priority(u.current_plan, u.is_verified_dealer)
        where p.id = ${planId}::uuid order by c.id limit ${batch} for no key update of c) late
      where cars.id = late.id`.execute(db);
    moved = Number(numAffectedRows);
  }
}
