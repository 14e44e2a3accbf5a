import type { JobDeps } from "#deps";
import type { Job } from "#platform/queue/queue.ts";
import { webhooksJob } from "./ask-for-webhooks.ts";
import { forgetDeliveries, sendWebhooks } from "./send-webhooks.ts";

export const webhookJobs = (deps: JobDeps): Job[] => [
  // Asked for with each event; every minute for those that are tried again.
  { name: webhooksJob, cron: "* * * * *", atStart: true, run: () => sendWebhooks(deps) },
  { name: "dealers.forget_deliveries", cron: "50 3 * * *", run: () => forgetDeliveries(deps) },
];
