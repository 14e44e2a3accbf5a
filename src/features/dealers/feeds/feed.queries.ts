import { sql } from "kysely";
import { type StoredColumns, sellersColumns } from "#features/selling/listing-columns.ts";
import type { Database } from "#platform/db/connect.ts";
import { lockOwnShowroom } from "../own-showroom/own-showroom.queries.ts";
import { stockNumberOf } from "../stock-number.ts";
import { feedHash, feedToken } from "./feed-token.ts";

export interface FeedRow {
  renewals: number;
  token_hash: string;
  made_at: Date;
}

export function findFeed(db: Database, userId: string): Promise<FeedRow | undefined> {
  return db
    .selectFrom("dealer_feeds")
    .select(["renewals", "token_hash", "made_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Makes the addresses of a dealer, or others in their place. Error: `dealer.not_approved`. */
export async function renewFeed(
  tx: Database,
  userId: string,
  sessionSecret: string,
  at: Date,
): Promise<FeedRow> {
  await lockOwnShowroom(tx, userId);
  const before = await findFeed(tx, userId);
  const renewals = before ? before.renewals + 1 : 0;
  const made = { renewals, token_hash: feedHash(feedToken(userId, renewals, sessionSecret)), made_at: at };
  await tx
    .insertInto("dealer_feeds")
    .values({ user_id: userId, ...made })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(made))
    .execute();
  return made;
}

/** Ends the addresses of a dealer; later ones are others. */
export async function endFeed(tx: Database, userId: string): Promise<void> {
  await lockOwnShowroom(tx, userId);
  // The row stays, with a hash that no token has, so that its addresses never come back.
  await sql`update dealer_feeds set token_hash = encode(sha256(uuid_send(gen_random_uuid())), 'hex')
    where user_id = ${userId}::uuid`.execute(tx);
}

export interface FeedDealer {
  userId: string;
  name: string;
  address: string | null;
  phone: string | null;
}

/** Whose feed a token opens; undefined where it is none, or its dealer is not in good standing. */
export async function findDealerOfFeed(db: Database, token: string): Promise<FeedDealer | undefined> {
  const { rows } = await sql<FeedDealer>`
    select u.id as "userId", u.dealership_name as name, u.dealership_address as address, u.dealership_phone as phone
    from dealer_feeds f join users u on u.id = f.user_id
    where f.token_hash = ${feedHash(token)}
      and has_showroom(u.is_verified_dealer, u.dealership_slug, u.user_status, u.deletion_requested_at)`.execute(
    db,
  );
  return rows[0];
}

export interface FeedListing extends StoredColumns {
  id: string;
  vehicle_type: "car" | "motorcycle";
  price_usd: string;
  created_at: Date;
  updated_at: Date;
  stock_number: string | null;
}

/** More than any plan has. */
const mostListings = 2000;
const columns = sql.join(sellersColumns.map((name) => sql.ref(`c.${name}`)));

/** What a dealer has for sale, the newest first. */
export async function findFeedListings(db: Database, userId: string): Promise<FeedListing[]> {
  const { rows } = await sql<FeedListing>`
    select c.id, c.vehicle_type, c.price_usd, c.created_at, c.updated_at, ${columns},
      ${stockNumberOf(sql`c.id`)} as stock_number
    from cars c
    where c.user_id = ${userId}::uuid and c.is_public
    order by c.refreshed_at desc, c.id desc limit ${mostListings}`.execute(db);
  return rows;
}

/** How many a dealer has for sale, and of how many of them the chassis number is not known. */
export async function countFeedListings(
  db: Database,
  userId: string,
): Promise<{ vehicles: number; withoutVin: number }> {
  const { rows } = await sql<{ vehicles: number; withoutVin: number }>`
    select count(*)::int as vehicles, count(*) filter (where vin_number is null)::int as "withoutVin"
    from cars where user_id = ${userId}::uuid and is_public`.execute(db);
  return rows[0] ?? { vehicles: 0, withoutVin: 0 };
}
