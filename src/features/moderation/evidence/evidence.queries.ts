import { sql } from "kysely";
import type { Currency, VehicleType } from "#features/reference/enumerations.ts";
import { comparables } from "#features/selling/review/find-flags.ts";
import type { Database } from "#platform/db/connect.ts";
import type { ListingStatus } from "#platform/db/schema.d.ts";

export interface FlagRow {
  kind: string;
  detail: string | null;
  created_at: Date;
}

export function findFlagRows(db: Database, carId: string): Promise<FlagRow[]> {
  return db
    .selectFrom("listing_flags")
    .select(["kind", "detail", "created_at"])
    .where("car_id", "=", carId)
    .orderBy("created_at")
    .orderBy("kind")
    .execute();
}

/** Another listing that a flag is about. */
export interface OtherRow {
  id: string;
  title: string;
  year: number;
  price: string;
  currency: Currency;
  price_usd: string;
  mileage: number | null;
  city: string;
  images: string[];
  status: ListingStatus;
  is_deleted: boolean;
  user_id: string;
  first_name: string;
  last_name: string;
  dealership_name: string | null;
  is_verified_dealer: boolean;
  created_at: Date;
}

const otherColumns = sql`c.id, c.title, c.year, c.price, c.currency, c.price_usd, c.mileage, c.city, c.images, c.status,
  c.deleted_at is not null as is_deleted, c.user_id, c.created_at,
  u.first_name, u.last_name, u.dealership_name, u.is_verified_dealer`;

/** These listings, in any state. */
export async function findOthers(db: Database, ids: readonly string[]): Promise<OtherRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OtherRow>`
    select ${otherColumns} from cars c join users u on u.id = c.user_id where c.id = any (${ids}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** The account that a flag is about; null when it is gone. */
export async function findAccount(db: Database, id: string): Promise<{ id: string; name: string } | null> {
  const row = await db
    .selectFrom("users")
    .select(["id", "first_name", "last_name"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? { id: row.id, name: `${row.first_name} ${row.last_name}`.trim() } : null;
}

interface Compared {
  id: string;
  vehicleType: VehicleType;
  brand: string;
  model: string;
  year: number;
}

/** How many of them a reviewer is shown. */
const shown = 5;

/**
 * What a price is compared with (selling/review/find-flags.ts): how many there are, their median in US dollars, and those
 * nearest to it.
 */
export async function findComparables(
  db: Database,
  listing: Compared,
): Promise<{ count: number; median: number | null; nearest: OtherRow[] }> {
  const { rows } = await sql<OtherRow & { n: number; median: number }>`
    with comparable as materialized (${comparables(sql`id, price_usd`, listing)}),
    figures as (
      select count(*)::int as n, percentile_cont(0.5) within group (order by price_usd) as median from comparable
    )
    select ${otherColumns}, figures.n, figures.median
    from figures, comparable p join cars c on c.id = p.id join users u on u.id = c.user_id
    order by abs(p.price_usd - figures.median), p.id limit ${shown}`.execute(db);
  return { count: rows[0]?.n ?? 0, median: rows[0]?.median ?? null, nearest: rows };
}

/** The pictures of one listing that another one shows as well, as far as their hashes tell (migration 0033), in pairs. */
export async function findSamePictures(
  db: Database,
  mine: readonly string[],
  theirs: readonly string[],
): Promise<{ mine: string; theirs: string }[]> {
  if (mine.length === 0 || theirs.length === 0) return [];
  const { rows } = await sql<{ mine: string; theirs: string }>`
    select m.id as mine, t.id as theirs
    from uploads m join uploads t on t.id = any (${theirs}::uuid[])
      and (t.id = m.id or bit_count((t.perceptual_hash # m.perceptual_hash)::bit(64)) <= 3)
    where m.id = any (${mine}::uuid[]) limit 12`.execute(db);
  return rows;
}
