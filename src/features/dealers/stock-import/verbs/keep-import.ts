import { sql } from "kysely";
import { forgetPrivateFiles } from "#features/media/private-file.ts";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { lockOwnShowroom } from "../../own-showroom/own-showroom.queries.ts";
import { importFolder } from "../archive.ts";
import type { JudgedFile } from "../check-file.ts";
import type { CheckedForImport } from "../check-row.ts";
import { keepGone } from "../gone.queries.ts";
import { headsKey, headsOf } from "../read-heads.ts";

/** Judged ones with their archives that a user may have; a further one takes the place of the oldest. */
const mostJudged = 3;

interface ToKeep {
  userId: string;
  name: string;
  language: Language;
  at: Date;
  fromAddress?: boolean;
}

/** Keeps a judged file until its dealer says what becomes of it. Returns its id. Error: `dealer.not_approved`. */
export async function keepImport(
  tx: Database,
  { userId, name, language, at, fromAddress = false }: ToKeep,
  { heads, mapping, rows }: JudgedFile,
): Promise<string> {
  await lockOwnShowroom(tx, userId);
  const older = await sql<{ id: string }>`
    select id from stock_imports where user_id = ${userId}::uuid and state = 'judged'
    order by created_at desc, id desc offset ${mostJudged - 1}`.execute(tx);
  await forgetImports(
    tx,
    older.rows.map(({ id }) => id),
  );
  const { id } = await tx
    .insertInto("stock_imports")
    .values({
      user_id: userId,
      file_name: name,
      language,
      heads,
      heads_key: headsKey(heads),
      columns: mapping,
      ignored_heads: headsOf(mapping, heads).ignored,
      from_address: fromAddress,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertRows(tx, { id, userId }, rows);
  await keepGone(tx, userId, id);
  return id;
}

/** Rows that are judged once more take the place of what they were. */
export async function replaceRows(
  tx: Database,
  at: { id: string; userId: string },
  rows: readonly CheckedForImport[],
): Promise<void> {
  await tx
    .deleteFrom("stock_import_rows")
    .where("import_id", "=", at.id)
    .where(
      "line",
      "in",
      rows.map(({ line }) => line),
    )
    .execute();
  await insertRows(tx, at, rows);
  await keepGone(tx, at.userId, at.id);
}

async function insertRows(
  tx: Database,
  { id, userId }: { id: string; userId: string },
  rows: readonly CheckedForImport[],
): Promise<void> {
  await sql`
    insert into stock_import_rows
      (import_id, user_id, line, cells, vehicle_type, title, photos, input, row_key, state, errors, warnings, car_id,
       stock_number, vin_number, changes)
    select ${id}::uuid, ${userId}::uuid, row.*
    from jsonb_to_recordset(${JSON.stringify(rows.map(rowOf))}::jsonb) as row (
      line int, cells text[], vehicle_type vehicle_type, title text, photos text[], input jsonb, row_key text, state text,
      errors jsonb, warnings jsonb, car_id uuid, stock_number text, vin_number text, changes jsonb)`.execute(
    tx,
  );
}

const rowOf = (row: CheckedForImport) => ({
  line: row.line,
  cells: row.cells,
  vehicle_type: row.vehicleType,
  title: row.title,
  photos: row.photos,
  input: row.input,
  row_key: row.key,
  state: row.input === null ? "wrong" : row.isKnown ? "known" : "ready",
  errors: row.errors,
  warnings: row.warnings,
  car_id: row.input === null ? null : row.carId,
  stock_number: row.stockNumber,
  vin_number: row.vinNumber,
  changes: row.changes,
});

/** Forgets imports, their rows and their archives; what became a listing stays one. */
export async function forgetImports(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom("stock_imports").where("id", "in", ids).execute();
  await forgetPrivateFiles(tx, ids.map(importFolder));
}
