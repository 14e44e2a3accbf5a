import type { JobDeps } from "#deps";
import type { Job } from "#platform/queue/queue.ts";
import { pushJob } from "./push.queries.ts";
import { forgetPushes, sendPushes } from "./send-pushes.ts";

export const pushJobs = (deps: JobDeps): Job[] => [
  // Asked for with each notice; every minute for what a push service put off.
  { name: pushJob, cron: "* * * * *", run: () => sendPushes(deps) },
  { name: "notices.forget_pushes", cron: "40 3 * * *", run: () => forgetPushes(deps) },
];
