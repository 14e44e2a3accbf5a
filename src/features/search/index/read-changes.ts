import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { type ListingRow, listingRowColumns } from "./listing-row.ts";

/** Rows read at once. */
const pageSize = 2000;
const lastId = "ffffffff-ffff-ffff-ffff-ffffffffffff";
const firstId = "00000000-0000-0000-0000-000000000000";

/**
 * The change number below which no change is still to come: all these transactions have ended. Who reads the changes
 * from here on next time misses none, however late one commits; those in flight now may be read twice.
 */
export async function readHorizon(db: Database): Promise<number> {
  const { rows } = await sql<{ horizon: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon`.execute(db);
  if (!rows[0]) throw new Error("PostgreSQL gave no snapshot");
  return rows[0].horizon;
}

/** All public listings, in pages: the database is at the next one while the last is taken in. */
export async function* readPublic(db: Database): AsyncGenerator<ListingRow[]> {
  const after = (id: string) => select(db, sql`c.is_public and c.id > ${id}::uuid order by c.id`);
  let next: Promise<ListingRow[]> | undefined = after(firstId);
  while (next) {
    const rows: ListingRow[] = await next;
    const last = rows.at(-1);
    next = last && rows.length === pageSize ? after(last.id) : undefined;
    // Nobody may come for it any more.
    next?.catch(() => {});
    yield rows;
  }
}

/** The listings that have changed since, public or not, in pages. */
export async function* readChanged(db: Database, since: number): AsyncGenerator<ListingRow[]> {
  let [number, id] = [since - 1, lastId as string];
  for (;;) {
    // Numbers from the future are those of a cluster that this database was moved from: they say nothing here.
    const rows = await select(
      db,
      sql`(c.change_number, c.id) > (${number}::bigint, ${id}::uuid)
        and c.change_number < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
        order by c.change_number, c.id`,
    );
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    [number, id] = [last.change_number, last.id];
  }
}

/** The ids of the listings that were deleted for good since; kept for a day. */
export async function readRemoved(db: Database, since: number): Promise<string[]> {
  const rows = await db.selectFrom("cars_removed").select("id").where("change_number", ">=", since).execute();
  return rows.map(({ id }) => id);
}

async function select(db: Database, whichInOrder: RawBuilder<unknown>): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select ${listingRowColumns} from cars c join users u on u.id = c.user_id
    where ${whichInOrder} limit ${pageSize}`.execute(db);
  return rows;
}
