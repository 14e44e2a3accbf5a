import { sql } from "kysely";
import type { Currency } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";

/** A digest that a user takes in hand is theirs for so long. */
const leaseMinutes = 10;

export interface Digest {
  id: string;
}

/**
 * A digest for a user to send: one that was begun and never sent, or one of what waits. What waits and cannot be told any
 * more is forgotten: the listing is gone or dearer, or the search was deleted or is silent. Undefined when there is nothing
 * to tell, nobody to tell it to, or another user sends it just now.
 */
export async function takeDigest(
  db: Database,
  { userId, due, at }: { userId: string; due: "now" | "daily"; at: Date },
): Promise<Digest | undefined> {
  return db.transaction().execute(async (tx) => {
    const standing = await sql<{ may: boolean }>`
      select in_good_standing(user_status, deletion_requested_at) as may from users
      where id = ${userId}::uuid for no key update`.execute(tx);
    if (!standing.rows[0]?.may) return undefined;
    const begun = await sql<Digest & { is_free: boolean }>`
      select id, tried_at is null or tried_at < ${at}::timestamptz - make_interval(mins => ${leaseMinutes}) as is_free
      from saved_search_digests where user_id = ${userId}::uuid and sent_at is null order by created_at limit 1`.execute(
      tx,
    );
    if (begun.rows[0]) {
      if (!begun.rows[0].is_free) return undefined;
      await sql`update saved_search_digests set tried_at = ${at}::timestamptz
        where id = ${begun.rows[0].id}::uuid`.execute(tx);
      return begun.rows[0];
    }
    await sql`
      delete from saved_search_matches m
      where m.user_id = ${userId}::uuid and m.digest_id is null and m.due = ${due} and (
        not exists (select from cars c where c.id = m.car_id and c.is_public and c.price_usd <= m.price_usd)
        or not exists (
          select from saved_searches s where s.id = m.search_id and s.deleted_at is null and s.alerts <> 'off'))`.execute(
      tx,
    );
    const taken = await sql<Digest>`
      with digest as (
        insert into saved_search_digests (user_id, created_at, tried_at)
        select ${userId}::uuid, ${at}::timestamptz, ${at}::timestamptz
        where exists (select from saved_search_matches
          where user_id = ${userId}::uuid and digest_id is null and due = ${due})
        returning id
      ),
      told as (
        update saved_search_matches m set digest_id = digest.id from digest
        where m.user_id = ${userId}::uuid and m.digest_id is null and m.due = ${due}
      )
      select id from digest`.execute(tx);
    return taken.rows[0];
  });
}

/** A digest that could not be sent may be taken in hand again. */
export const putBack = (db: Database, id: string) =>
  sql`update saved_search_digests set tried_at = null where id = ${id}::uuid`.execute(db);

export const noteSent = (db: Database, id: string, at: Date) =>
  sql`update saved_search_digests set sent_at = ${at}::timestamptz where id = ${id}::uuid`.execute(db);

export interface ToldListing {
  title: string;
  price: number;
  currency: Currency;
  kind: "new" | "cheaper";
  search_id: string;
  search_name: string;
}

export interface ToldDigest {
  /** The first of them, what is cheaper first. */
  listings: ToldListing[];
  total: number;
}

/** What a digest tells of, as far as anyone may still see it. */
export async function readDigest(db: Database, id: string, most: number): Promise<ToldDigest> {
  const { rows } = await sql<ToldListing & { total: number }>`
    select c.title, m.price::float8 as price, m.currency, m.kind, m.search_id,
      coalesce(s.name, '') as search_name, (count(*) over ())::int as total
    from saved_search_matches m
    join cars c on c.id = m.car_id and c.is_public
    left join saved_searches s on s.id = m.search_id
    where m.digest_id = ${id}::uuid
    order by m.kind = 'cheaper' desc, m.found_at desc, m.car_id
    limit ${most}`.execute(db);
  return { listings: rows.map(({ total: _, ...one }) => one), total: rows[0]?.total ?? 0 };
}
