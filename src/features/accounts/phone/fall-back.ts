import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";
import { codeJob } from "./send-code.request.ts";
import type { Undelivered } from "./senders/whatsapp.ts";

/** Sends by SMS what WhatsApp could not deliver, once, while it is of use: with another code. */
export async function fallBackToSms(
  db: Database,
  undelivered: readonly Undelivered[],
  { at, log }: { at: Date; log: Pick<FastifyBaseLogger, "info"> },
): Promise<void> {
  for (const { providerId, reason } of undelivered) {
    await db.transaction().execute(async (tx) => {
      const row = await tx
        .updateTable("phone_codes")
        .set({ channel: "sms", provider_id: null })
        .where("provider_id", "=", providerId)
        .where("channel", "=", "whatsapp")
        .where("used_at", "is", null)
        .where("expires_at", ">", at)
        .returning("id")
        .executeTakeFirst();
      if (!row) return;
      log.info({ reason }, "WhatsApp did not deliver a code: it goes by SMS");
      await addJob(tx, codeJob, { codeId: row.id }, { maxAttempts: 6 });
    });
  }
}
