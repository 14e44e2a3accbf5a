import type { JobDeps } from "#deps";
import type { Job } from "#platform/queue/queue.ts";
import { sweepTokens } from "./admin.queries.ts";

/** Sessions of administrators that ended a month ago. */
export const adminJobs = ({ db, clock }: JobDeps): Job[] => [
  { name: "admin.sweep", cron: "51 3 * * *", run: () => sweepTokens(db, clock()) },
];
