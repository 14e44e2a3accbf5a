import { sql } from "kysely";
import { type Criteria, countedFrom } from "#features/search/criteria.ts";
import { ListingColumns } from "#features/search/index/listing-columns.ts";
import { type ListingRow, listingRowColumns } from "#features/search/index/listing-row.ts";
import { matchedSlots, Scratch } from "#features/search/index/match.ts";
import type { Database } from "#platform/db/connect.ts";
import { keysOfListing } from "./search-keys.ts";

export interface Match {
  searchId: string;
  carId: string;
}

const scratch = new Scratch();

/**
 * The saved searches with alerts that these listings fit, as far as they are public. The database finds by keys, price and
 * year the few searches that a listing may fit; whether it does is decided by what answers searches in memory, over these
 * listings alone. So a filter of the market is a filter here.
 */
export async function findMatches(db: Database, carIds: readonly string[], at: Date): Promise<Match[]> {
  const { rows } = await sql<ListingRow>`
    select ${listingRowColumns} from cars c join users u on u.id = c.user_id
    where c.id = any(${[...carIds]}::uuid[]) and c.is_public`.execute(db);
  if (rows.length === 0) return [];
  const listings = new ListingColumns();
  for (const row of rows) listings.put(row);
  const candidates = await findCandidates(db, rows);
  return candidates.flatMap(({ id, criteria }) => {
    const matched = matchedSlots(listings, { ...criteria, at: countedFrom(at) }, scratch);
    return Array.from(matched, (slot) => ({
      searchId: id,
      carId: listings.ids.at(slot),
    }));
  });
}

async function findCandidates(
  db: Database,
  rows: readonly ListingRow[],
): Promise<{ id: string; criteria: Criteria }[]> {
  const asked = rows.map((row) => ({ price: row.price_usd, year: row.year, keys: keysOfListing(row) }));
  const found = await sql<{ id: string; criteria: Criteria }>`
    with asked as materialized (
      select one.price, one.year, one.keys
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as one (price numeric, year int, keys text[])
    ),
    found as (
      select distinct s.id from asked join saved_searches s on s.keys && asked.keys
      where s.alerts <> 'off' and s.deleted_at is null and s.price @> asked.price and s.years @> asked.year
    )
    select s.id, s.criteria from found join saved_searches s on s.id = found.id`.execute(db);
  return found.rows;
}
