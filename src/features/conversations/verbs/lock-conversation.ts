import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";

/**
 * The row of a conversation that a user takes part in, held until the transaction ends: what is written or read in it comes
 * one after the other. Error: `conversation.not_found`, also of others' conversations.
 */
export async function lockConversation(tx: Database, id: string, userId: string) {
  const row = await tx
    .selectFrom("conversations")
    .selectAll()
    .where("id", "=", id)
    .where((is) => is.or([is("buyer_id", "=", userId), is("seller_id", "=", userId)]))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError("conversation.not_found");
  const isBuyer = row.buyer_id === userId;
  return {
    ...row,
    isBuyer,
    otherId: isBuyer ? row.seller_id : row.buyer_id,
    /** The columns that count for the other, and for oneself. */
    ofOther: isBuyer ? columns.seller : columns.buyer,
    own: isBuyer ? columns.buyer : columns.seller,
  };
}
export type LockedConversation = Awaited<ReturnType<typeof lockConversation>>;

const columns = {
  buyer: { unread: "buyer_unread", undelivered: "buyer_undelivered" },
  seller: { unread: "seller_unread", undelivered: "seller_undelivered" },
} as const;
