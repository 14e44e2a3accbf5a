import { z } from "zod";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";

/** Writes to an administrator of payments that a gateway gave money back, or may have to. */
export const moneyBackJob = "payments.money_back_mail";

const told = z.object({
  orderId: z.uuid(),
  /** `part_refunded` and `disputed` leave the purchase as it is until an administrator decides. */
  what: z.enum(["refunded", "part_refunded", "disputed"]),
  /** The gateway's own word. */
  reason: z.string().nullable(),
  /** What went back, or what is left of it for the other two: "5.00". */
  amount: z.string().nullable(),
});
export const moneyBackMail = told.extend({ administratorId: z.uuid() });
export type MoneyBackMail = z.output<typeof moneyBackMail>;

/** Asks for a mail to each active administrator of payments, within the transaction that found it. */
export async function tellOfMoneyBack(tx: Database, what: z.input<typeof told>): Promise<void> {
  const administrators = await tx
    .selectFrom("admin_users")
    .select("id")
    .where("is_active", "=", true)
    .where("role", "in", ["super_admin", "payment_admin"])
    .execute();
  for (const { id } of administrators) {
    await addJob(tx, moneyBackJob, { ...what, administratorId: id }, { maxAttempts: 12 });
  }
}
