import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { connectDatabase } from "#platform/db/connect.ts";

/** A signed-in buyer or seller, and the conversation between them. */
export interface Pair {
  buyer: string;
  seller: string;
  conversationId: string;
  /** What they talk about: a live listing of the seller's. */
  listingId: string;
}

/**
 * Runs something with so many pairs of people who talk, each pair about a listing of its own, and takes them away again. What
 * is measured is the way of a message, so a conversation is there before.
 */
export async function withPairs<T>(
  url: string,
  count: number,
  work: (pairs: Pair[]) => Promise<T>,
): Promise<T> {
  const db = await connectDatabase({ url, max: 4, statementTimeoutMs: 0 });
  const clear = () => sql`delete from users where email like '%@talk.bench.example'`.execute(db);
  try {
    await clear();
    const secrets = Array.from({ length: count }, () =>
      [0, 1].map(() => randomBytes(32).toString("base64url")),
    );
    const sids = secrets.flat().map((secret) => createHash("sha256").update(secret).digest("hex"));
    const { rows } = await sql<{ id: string; car_id: string }>`
      with people as (
        insert into users (email, first_name, last_name, is_email_verified)
        select 'person-' || n || '@talk.bench.example', 'Bench', 'Mark', true from generate_series(1, ${2 * count}) n
        returning id, email
      ),
      placed as (
        select id, substring(email from '\\d+')::int as place from people
      ),
      signed as (
        insert into sessions (sid, user_id, expire)
        select given.sid, placed.id, now() + interval '1 day'
        from placed join unnest(${sids}::text[]) with ordinality as given (sid, place) using (place)
      ),
      listed as (
        insert into cars (title, brand, model, year, price, price_usd, city, user_id, status, phone_number, expires_at)
        select 'Talked about', 'kia', 'sportage', 2018, 9000, 0, 'beirut', placed.id, 'active', '+96170123456',
          now() + interval '60 days'
        from placed where place % 2 = 0
        returning id, user_id
      ),
      begun as (
        insert into conversations (car_id, buyer_id, seller_id, last_message_at, created_at)
        select listed.id, buyer.id, seller.id, now(), now()
        from placed seller join listed on listed.user_id = seller.id join placed buyer on buyer.place = seller.place - 1
        returning id, car_id, seller_id
      )
      select begun.id, begun.car_id from begun join placed on placed.id = begun.seller_id order by placed.place`.execute(
      db,
    );
    const cookie = (secret = "") => `session=${secret}`;
    return await work(
      secrets.map(([buyer, seller], at) => ({
        buyer: cookie(buyer),
        seller: cookie(seller),
        conversationId: rows[at]?.id ?? "",
        listingId: rows[at]?.car_id ?? "",
      })),
    );
  } finally {
    await clear();
    await db.destroy();
  }
}
