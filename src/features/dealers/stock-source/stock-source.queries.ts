import { type Selectable, sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { StockSources } from "#platform/db/schema.d.ts";

export type Source = Selectable<StockSources>;

export const findSource = (db: Database, userId: string): Promise<Source | undefined> =>
  db.selectFrom("stock_sources").selectAll().where("user_id", "=", userId).executeTakeFirst();

export interface RunRow {
  id: string;
  began_at: Date;
  is_by_hand: boolean;
  result: "taken" | "unchanged" | "failed" | null;
  failure: string | null;
  import_id: string | null;
  withdrawn: number;
}

/** The newest first. */
export async function findRuns(db: Database, userId: string, most: number): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select id, began_at, is_by_hand, result, failure, import_id,
      (select count(*)::int from stock_import_gone g
        where g.import_id = r.import_id and g.state = 'withdrawn') as withdrawn
    from stock_source_runs r where user_id = ${userId}::uuid order by id desc limit ${most}`.execute(db);
  return rows;
}

/** The dealers whose address is read at night. */
export async function findNightly(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("stock_sources")
    .select("user_id")
    .where("is_on", "=", true)
    .orderBy("user_id")
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** After so many days a file is read whole, though its server says that it is the same: listings lapse meanwhile. */
const wholeAfterDays = 6;

/**
 * Whether the last reading left nothing to be done: no row that was refused when its turn came, nothing that is to be withdrawn when it is
 * gone once more. Otherwise the same file has to be read again.
 */
export async function isSettled(db: Database, { user_id, gone }: Source, at: Date): Promise<boolean> {
  const { rows } = await sql<{ is_settled: boolean }>`
    select state = 'done' and created_at > ${at}::timestamptz - make_interval(days => ${wholeAfterDays})
      and not exists (select from stock_import_rows r where r.import_id = i.id and r.state = 'failed')
      and (${gone} = 'keep' or not exists (
        select from stock_import_gone g where g.import_id = i.id and g.state <> 'withdrawn')) as is_settled
    from stock_imports i where user_id = ${user_id}::uuid and from_address order by created_at desc limit 1`.execute(
    db,
  );
  return rows[0]?.is_settled ?? false;
}
