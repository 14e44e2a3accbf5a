import { sql } from "kysely";
import { replyMinutes } from "#features/conversations/reply-time.ts";
import type { Database } from "#platform/db/connect.ts";

export interface SellerFacts {
  phoneVerified: boolean;
  /** Null: too few conversations were answered. */
  replyMinutes: number | null;
  /** Ended with a sale, by the seller's word; what an administrator deleted is none. */
  sold: number;
  /** All that anyone may see. */
  onSale: number;
}

/** What the market itself knows of a seller. */
export async function findSellerFacts(db: Database, sellerId: string, at: Date): Promise<SellerFacts> {
  const { rows } = await sql<SellerFacts>`
    select ${replyMinutes(sql`${sellerId}::uuid`, at)} as "replyMinutes",
      exists (select from users where id = ${sellerId}::uuid and phone_verified_at is not null) as "phoneVerified",
      (select count(*)::int from cars c join sales s on s.car_id = c.id
        where c.user_id = ${sellerId}::uuid and c.deleted_by is null) as sold,
      (select count(*)::int from cars where user_id = ${sellerId}::uuid and is_public) as "onSale"`.execute(
    db,
  );
  const [facts] = rows;
  if (!facts) throw new Error("a count has one row");
  return facts;
}
