import { type Selectable, sql } from "kysely";
import { AppError } from "#errors";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { StockImports } from "#platform/db/schema.d.ts";
import { stockNumberOf } from "../stock-number.ts";
import type { Change, Said } from "./said.ts";

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
  changes: Change[];
}

/** The photos of an archive, by path, with their sizes in bytes. */
export type ArchiveFiles = Record<string, number>;
export interface StockImport extends Omit<Selectable<StockImports>, "archive_files" | "state" | "gone"> {
  state: "judged" | "running" | "done" | "stopped";
  gone: "keep" | "withdraw";
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
    select line, cells, vehicle_type, title, photos, state, errors, warnings, car_id, changes
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
    select * from stock_imports where user_id = ${userId}::uuid and (not from_address or state = 'judged')
    order by created_at desc limit ${most}`.execute(db);
  return rows;
}

export interface OwnVin {
  id: string;
  title: string;
  stockNumber: string | null;
}

/** The user's own pending and live listings with one of these VINs, by VIN. */
export async function findOwnVins(
  db: Database,
  userId: string,
  vins: readonly string[],
): Promise<Map<string, OwnVin>> {
  if (vins.length === 0) return new Map();
  const { rows } = await sql<OwnVin & { vin: string }>`
    select c.vin_number as vin, c.id, c.title, ${stockNumberOf(sql`c.id`)} as "stockNumber" from cars c
    where c.vin_number = any (${vins}::text[]) and c.deleted_at is null and c.user_id = ${userId}::uuid
      and c.status in ('pending', 'active')`.execute(db);
  return new Map(rows.map(({ vin, ...own }) => [vin, own]));
}

/** What became of a stock number. */
export interface StockBefore {
  carId: string;
  /** Of what was said last: of a row, or by a program. */
  key: string;
  /** It lived its period. */
  isOver: boolean;
  /** A program, or a file that did not have it any more, took it off sale. */
  isTakenOff: boolean;
}

/** What stock numbers became, in files or by a program (stock-api/); the last word wins. Not what its owner has deleted. */
export async function findStock(
  db: Database,
  userId: string,
  numbers: readonly string[],
): Promise<Map<string, StockBefore>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<StockBefore & { number: string }>`
    select distinct on (s.stock_number) s.stock_number as number, s.car_id as "carId", coalesce(s.said, '') as key,
      c.status = 'expired' and c.expired_reason = 'lapsed' as "isOver", s.said is null as "isTakenOff"
    from (
      select r.stock_number, r.car_id, r.row_key as said, i.created_at as said_at, i.id
      from stock_import_rows r join stock_imports i on i.id = r.import_id
      where r.user_id = ${userId}::uuid and r.stock_number = any (${numbers}::text[])
        and r.state in ('imported', 'changed')
      union all
      select stock_number, car_id, said_hash, said_at, car_id from stock_items
      where user_id = ${userId}::uuid and stock_number = any (${numbers}::text[])
    ) s join cars c on c.id = s.car_id and c.deleted_at is null
    order by s.stock_number, s.said_at desc, s.id desc`.execute(db);
  return new Map(rows.map(({ number, ...before }) => [number, before]));
}

/** The listings that rows of these keys became, by key; not those that their owner has deleted since. */
export async function findKnownRows(
  db: Database,
  userId: string,
  keys: readonly string[],
): Promise<Map<string, { carId: string; isNumbered: boolean }>> {
  const { rows } = await sql<{ row_key: string; carId: string; isNumbered: boolean }>`
    select r.row_key, r.car_id as "carId", r.stock_number is not null as "isNumbered"
    from stock_import_rows r join cars c on c.id = r.car_id
    where r.user_id = ${userId}::uuid and r.row_key = any (${keys}::text[]) and r.state = 'imported'
      and c.deleted_at is null`.execute(db);
  return new Map(rows.map(({ row_key, ...known }) => [row_key, known]));
}
