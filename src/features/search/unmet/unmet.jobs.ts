import type { JobDeps } from "#deps";
import type { Job } from "#platform/queue/queue.ts";
import { forgetOldUnmet } from "./unmet.queries.ts";

export const unmetJobs = ({ db, clock }: JobDeps): Job[] => [
  { name: "search.forget_unmet", cron: "45 2 * * *", run: () => forgetOldUnmet(db, clock()) },
];
