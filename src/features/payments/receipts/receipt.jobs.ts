import type { JobDeps } from "#deps";
import { tell } from "#features/notifications/tell.ts";
import type { Job } from "#platform/queue/queue.ts";
import { findOwnOrder } from "../order.queries.ts";
import { receiptLetter, receiptNotice } from "./receipt-letter.ts";
import { type ReceiptMail, receiptMail, receiptMailJob } from "./receipt-mail.ts";

export const receiptJobs = (deps: JobDeps): Job[] => [
  { name: receiptMailJob, run: async (payload) => tellBuyer(deps, receiptMail.parse(payload)) },
];

/** In the language in which it was ordered; to nobody once the account is gone. */
async function tellBuyer(deps: JobDeps, { orderId, kind, back }: ReceiptMail): Promise<void> {
  const { db } = deps;
  const found = await db.selectFrom("orders").select("user_id").where("id", "=", orderId).executeTakeFirst();
  if (!found?.user_id) return;
  const { user_id: userId } = found;
  const order = await findOwnOrder(db, userId, orderId);
  await tell(deps, {
    userId,
    kind: "payments",
    // Another part may go back later.
    of: [`payment.${kind}`, orderId, ...(back ? [order.returned] : [])].join(" "),
    language: order.language,
    notice: (reader) => receiptNotice(reader, order, kind, back),
    letter: (writer, reader) => receiptLetter(writer, reader, order, kind, back),
  });
}
