import type { JobDeps } from "#deps";
import type { Job } from "#platform/queue/queue.ts";
import { closeDays } from "./daily-figures.ts";

/** Yesterday's figures are kept once it is over, in Beirut's summer and winter. */
export const statsJobs = ({ db, clock }: JobDeps): Job[] => [
  { name: "admin.close_days", cron: "10 22 * * *", atStart: true, run: () => closeDays(db, clock()) },
];
