import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";

/**
 * Holds a lead until the transaction ends: what is said of it comes one after the other, and its conversation stays. Error:
 * `lead.not_found`, also to its buyer and of others' leads.
 */
export async function holdLead(tx: Database, userId: string, id: string): Promise<void> {
  const row = await tx
    .selectFrom("conversations")
    .select("id")
    .where("id", "=", id)
    .where("seller_id", "=", userId)
    .where("message_count", ">", 0)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError("lead.not_found");
}
