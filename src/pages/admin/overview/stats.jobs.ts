import type { JobDeps } from "#deps";
import type { Job } from "#platform/queue/queue.ts";
import { closeDays, closeMissedDays } from "./close-days.ts";

/**
 * Yesterday's figures are kept once it is over, in Beirut's summer and winter. Nobody waits for the clock where days
 * were missed; where none was, a start counts nothing again.
 */
export const statsJobs = ({ db, clock }: JobDeps): Job[] => [
  { name: "admin.close_days", cron: "10 22 * * *", run: () => closeDays(db, clock()) },
  { name: "admin.close_missed_days", atStart: true, run: () => closeMissedDays(db, clock()) },
];
