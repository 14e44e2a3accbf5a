import { type Selectable, sql } from "kysely";
import { AppError } from "#errors";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { StockImports } from "#platform/db/schema.d.ts";
import type { Said } from "./said.ts";

export type RowState = "wrong" | "ready" | "known" | "imported" | "changed" | "failed";
export interface ImportRow {
  line: number;
  cells: string[];
  vehicle_type: VehicleType;
  title: string;
  photos: string[];
  state: RowState;
  errors: Said[];
  warnings: Said[];
  car_id: string | null;
}

/** The photos of an archive, by path, with their sizes in bytes. */
export type ArchiveFiles = Record<string, number>;
export interface StockImport extends Omit<Selectable<StockImports>, "archive_files" | "state"> {
  state: "judged" | "running" | "done" | "stopped";
  archive_files: ArchiveFiles | null;
}

/** A user's own import. Error: `stock_import.not_found`, also for anyone else's. */
export async function findImport(
  db: Database,
  userId: string,
  id: string,
  { locked = false }: { locked?: boolean } = {},
): Promise<StockImport> {
  const { rows } = await sql<StockImport>`
    select * from stock_imports where id = ${id}::uuid and user_id = ${userId}::uuid
    ${locked ? sql`for update` : sql``}`.execute(db);
  if (!rows[0]) throw new AppError("stock_import.not_found");
  return rows[0];
}

export async function findRows(db: Database, importId: string): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select line, cells, vehicle_type, title, photos, state, errors, warnings, car_id
    from stock_import_rows where import_id = ${importId}::uuid order by line`.execute(db);
  return rows;
}

/** How many rows of each state several imports have. */
export async function countRows(
  db: Database,
  importIds: readonly string[],
): Promise<Map<string, Partial<Record<RowState, number>>>> {
  const { rows } = await sql<{ import_id: string; state: RowState; n: number }>`
    select import_id, state, count(*)::int as n from stock_import_rows
    where import_id = any (${importIds}::uuid[]) group by import_id, state`.execute(db);
  const counts = new Map<string, Partial<Record<RowState, number>>>();
  for (const { import_id, state, n } of rows) counts.set(import_id, { ...counts.get(import_id), [state]: n });
  return counts;
}

/** The newest first. */
export async function findImports(db: Database, userId: string, most: number): Promise<StockImport[]> {
  const { rows } = await sql<StockImport>`
    select * from stock_imports where user_id = ${userId}::uuid order by created_at desc limit ${most}`.execute(
    db,
  );
  return rows;
}

/** Titles of the user's own pending and live listings with one of these VINs, by VIN. */
export async function findOwnVins(
  db: Database,
  userId: string,
  vins: readonly string[],
): Promise<Map<string, string>> {
  if (vins.length === 0) return new Map();
  const { rows } = await sql<{ vin_number: string; title: string }>`
    select vin_number, title from cars
    where vin_number = any (${vins}::text[]) and deleted_at is null and user_id = ${userId}::uuid
      and status in ('pending', 'active')`.execute(db);
  return new Map(rows.map(({ vin_number, title }) => [vin_number, title]));
}

/**
 * What stock numbers became, in files or by a program (stock-api/): their listings, with the keys of the rows that they say
 * the same as, which is none where a program spoke last.
 */
export async function findStock(
  db: Database,
  userId: string,
  numbers: readonly string[],
): Promise<Map<string, { carId: string; key: string }>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ stock_number: string; car_id: string; row_key: string }>`
    select distinct on (s.stock_number) s.stock_number, s.car_id, s.row_key
    from (
      select r.stock_number, r.car_id, r.row_key, i.created_at as said_at, i.id
      from stock_import_rows r join stock_imports i on i.id = r.import_id
      where r.user_id = ${userId}::uuid and r.stock_number = any (${numbers}::text[])
        and r.state in ('imported', 'changed')
      union all
      select stock_number, car_id, 'program', said_at, car_id from stock_items
      where user_id = ${userId}::uuid and stock_number = any (${numbers}::text[])
    ) s join cars c on c.id = s.car_id and c.deleted_at is null
    order by s.stock_number, s.said_at desc, s.id desc`.execute(db);
  return new Map(
    rows.map(({ stock_number, car_id, row_key }) => [stock_number, { carId: car_id, key: row_key }]),
  );
}

/** The listings that rows of these keys became, by key; not those that their owner has deleted since. */
export async function findKnownRows(
  db: Database,
  userId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ row_key: string; car_id: string }>`
    select r.row_key, r.car_id from stock_import_rows r join cars c on c.id = r.car_id
    where r.user_id = ${userId}::uuid and r.row_key = any (${keys}::text[]) and r.state = 'imported'
      and c.deleted_at is null`.execute(db);
  return new Map(rows.map(({ row_key, car_id }) => [row_key, car_id]));
}
