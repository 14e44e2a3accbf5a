import { sql } from "kysely";
import type { JobDeps } from "#deps";
import { fieldsAskedOf } from "#features/listings/fields.ts";
import type { ListingInput } from "#features/selling/listing-input.schema.ts";
import { type ForSale, lockForSale } from "#features/selling/owner.queries.ts";
import { submitLocked } from "#features/selling/verbs/submit.ts";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { lockOwnShowroom } from "../../own-showroom/own-showroom.queries.ts";
import { findItemOf, isSaid } from "../../stock-api/stock-item.queries.ts";
import { putRead } from "../../stock-api/verbs/put-stock.ts";
import type { OpenArchive } from "../archive.ts";
import { isAddress } from "../cells.ts";
import type { PhotoIndex } from "../find-photos.ts";
import type { Change, Said } from "../said.ts";
import { findKnownRows, findStock, type StockBefore } from "../stock-import.queries.ts";

export interface WaitingRow {
  line: number;
  photos: string[];
  input: ListingInput;
  row_key: string;
  tries: number;
  warnings: Said[];
  /** The listing that it changes. */
  car_id: string | null;
  stock_number: string | null;
  changes: Change[];
}
export interface ImportAtWork {
  id: string;
  userId: string;
  language: Language;
  photos: (PhotoIndex & OpenArchive) | undefined;
}

export interface Doing {
  userId: string;
  language: Language;
  at: Date;
  forSale: ForSale;
  /** The rows that wait still. */
  waiting: ReadonlySet<number>;
  /** What became of their numbers, and of the same rows without one. */
  stock: ReadonlyMap<string, StockBefore>;
  known: Awaited<ReturnType<typeof findKnownRows>>;
}

/** What rows of one transaction rest on, read once. The seller first, then the rows: two jobs with the same row wait here for each other. */
export async function begin(
  tx: Database,
  { clock }: JobDeps,
  { id, userId, language }: ImportAtWork,
  rows: readonly WaitingRow[],
): Promise<Doing> {
  await lockOwnShowroom(tx, userId);
  const at = clock();
  const forSale = await lockForSale(tx, userId, at);
  const lines = rows.map(({ line }) => line);
  const held = await sql<{ line: number }>`select line from stock_import_rows
    where import_id = ${id}::uuid and line = any (${lines}::int[]) and state = 'ready' order by line for update`.execute(
    tx,
  );
  const keys = rows.map(({ row_key }) => row_key);
  const known = await findKnownRows(tx, userId, keys);
  const stock = await findStock(
    tx,
    userId,
    rows.flatMap(({ stock_number }) => stock_number ?? []),
  );
  // A listing that its owner has deleted may come again, and one that has a number is known by that.
  const free = rows.filter((row) => row.stock_number !== null || !known.has(row.row_key));
  await sql`update stock_import_rows set row_key = row_key || ' ' || import_id
    where user_id = ${userId}::uuid and row_key = any (${free.map(({ row_key }) => row_key)}::text[])
      and state = 'imported'`.execute(tx);
  return { userId, language, at, forSale, waiting: new Set(held.rows.map(({ line }) => line)), stock, known };
}

/** What became of a row. */
export type Settled = { line: number } & (
  | { state: "imported" | "changed" | "known"; carId: string; warnings: Said[] }
  | { state: "failed"; errors: Said[] }
);

/** Writes down what became of rows. */
export async function settle(tx: Database, { id }: ImportAtWork, settled: readonly Settled[]): Promise<void> {
  await sql`
    update stock_import_rows r
    set state = s.state, car_id = coalesce(s."carId", r.car_id), warnings = coalesce(s.warnings, r.warnings),
      errors = coalesce(s.errors, r.errors)
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
      as s (line int, state text, "carId" uuid, warnings jsonb, errors jsonb)
    where r.import_id = ${id}::uuid and r.line = s.line`.execute(tx);
}

/** Does what one row says, as a form or a program would. Errors: those of `submit`, `edit` and `renew`. */
export async function become(
  tx: Database,
  doing: Doing,
  row: WaitingRow,
  { images, warnings }: { images: string[]; warnings: Said[] },
): Promise<Settled[]> {
  if (!doing.waiting.has(row.line)) return [];
  const { stock_number } = row;
  const became =
    stock_number === null
      ? await becomeByItself(tx, doing, row, images)
      : await becomeByNumber(tx, doing, { ...row, stock_number }, images);
  return [{ line: row.line, ...became, warnings: [...row.warnings, ...warnings] }];
}

interface Became {
  state: "imported" | "changed" | "known";
  carId: string;
}

/** The same row never becomes a second listing. */
async function becomeByItself(
  tx: Database,
  { userId, language, at, forSale, known }: Doing,
  row: WaitingRow,
  images: string[],
): Promise<Became> {
  const before = known.get(row.row_key);
  if (before) return { state: "known", carId: before.carId };
  const input = { ...row.input, images };
  return { state: "imported", carId: await submitLocked(tx, forSale, { userId, language }, input, at) };
}

/** As a program would say it, field by field as it was shown before: what a file does not say stays as it is. */
async function becomeByNumber(
  tx: Database,
  doing: Doing,
  { stock_number: number, car_id, row_key, input, changes, photos }: WaitingRow & { stock_number: string },
  images: string[],
): Promise<Became> {
  const { userId, language, at, forSale, stock } = doing;
  const knownId = stock.get(number)?.carId ?? car_id;
  const known = knownId === null ? undefined : await findItemOf(tx, userId, { carId: knownId, number });
  const hash = row_key.split("#")[0] ?? row_key;
  // It became one meanwhile, by another file or by a program that said the same.
  if (known && car_id === null && isSaid(known, hash)) return { state: "known", carId: known.carId };
  const said: Record<string, unknown> = input;
  const all = fieldsAskedOf(input.vehicleType).filter(
    (field) => said[field] !== undefined && field !== "images",
  );
  const changed: readonly string[] = car_id === null ? all : changes.flatMap(({ field }) => field ?? []);
  const urls = photos.filter(isAddress);
  const change = {
    ...Object.fromEntries(changed.filter((field) => field in said).map((field) => [field, said[field]])),
    // A file without photos says nothing of them.
    ...(images.length > 0 && { images }),
  };
  const { result, carId } = await putRead(tx, {
    userId,
    language,
    at,
    forSale,
    number,
    known,
    hash,
    input: { ...input, images },
    change,
    photos: urls.length > 0 ? urls : undefined,
  });
  return { state: result === "created" ? "imported" : "changed", carId };
}
