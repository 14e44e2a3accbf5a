import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";

/** The job that sends what is due; the database asks for it too, with each event (webhook_deliveries_ask). */
export const webhooksJob = "dealers.send_webhooks";

export const askForWebhooks = (db: Database): Promise<void> =>
  addJob(db, webhooksJob, {}, { key: webhooksJob });
