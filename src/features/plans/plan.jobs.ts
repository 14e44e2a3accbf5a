import { z } from "zod";
import type { JobDeps } from "#deps";
import type { Job } from "#platform/queue/queue.ts";
import { refreshDue } from "./add-ons/auto-refresh.ts";
import { endAddOnsDue, endAddOnsJob } from "./add-ons/end-add-ons.ts";
import { prioritise, prioritiseJob } from "./admin/prioritise.ts";
import { approvalMailJobs } from "./approvals/mails/approval-mail.jobs.ts";
import { deliverCampaigns, deliverJob } from "./campaigns/deliver.ts";
import { planMailJobs } from "./mails/plan-mail.jobs.ts";
import { planSetJobs } from "./mails/plan-set.jobs.ts";
import { endJob } from "./periods/settle.ts";
import { endPlan } from "./verbs/end-plan.ts";
import { documentJobs } from "./verification/documents.ts";

/** What happens to plans and add-ons by itself. What should have happened at a moment is made good every few minutes. */
export const planJobs = (deps: JobDeps): Job[] => {
  const { db, clock } = deps;
  return [
    {
      name: endJob,
      run: async (payload) => {
        const { userId } = z.object({ userId: z.uuid() }).parse(payload);
        await db.transaction().execute((tx) => endPlan(tx, userId, clock()));
      },
    },
    {
      name: prioritiseJob,
      run: async (payload) => prioritise(db, z.object({ planId: z.uuid() }).parse(payload).planId),
    },
    { name: "plans.end_due", cron: "*/5 * * * *", run: () => endPlansDue(deps) },
    { name: endAddOnsJob, cron: "*/5 * * * *", run: () => endAddOnsDue(db, clock()) },
    { name: "plans.refresh", cron: "5 * * * *", run: () => refreshDue(db, clock()) },
    { name: deliverJob, cron: "20 * * * *", run: () => deliverCampaigns(db, clock()) },
    ...planMailJobs(deps),
    ...planSetJobs(deps),
    ...documentJobs(deps),
    ...approvalMailJobs(deps),
  ];
};

const batch = 1000;

/** Each in a transaction, those that are longest overdue first; one that cannot be ended keeps no other from it. */
async function endPlansDue({ db, clock, log }: JobDeps): Promise<void> {
  const at = clock();
  const due = await db
    .selectFrom("users")
    .select("id")
    .where("subscription_ends_at", "<=", at)
    .orderBy("subscription_ends_at")
    .limit(batch)
    .execute();
  for (const { id } of due) {
    try {
      await db.transaction().execute((tx) => endPlan(tx, id, at));
    } catch (error) {
      log.error({ err: error, user: id }, "a plan could not be ended");
    }
  }
}
