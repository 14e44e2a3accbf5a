import { sql } from "kysely";
import type { JobDeps } from "#deps";
import { AppError, type ErrorCode } from "#errors";
import { keepPicture } from "#features/media/upload.ts";
import { findUsage } from "#features/plans/usage.queries.ts";
import type { ListingInput } from "#features/selling/listing-input.schema.ts";
import { edit } from "#features/selling/verbs/edit.ts";
import { submit } from "#features/selling/verbs/submit.ts";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { lockOwnShowroom } from "../../own-showroom/own-showroom.queries.ts";
import type { OpenArchive } from "../archive.ts";
import { findPhotos, type PhotoIndex } from "../find-photos.ts";
import { type Said, shortly } from "../said.ts";
import { findKnownRows } from "../stock-import.queries.ts";

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
}
export interface ImportAtWork {
  id: string;
  userId: string;
  language: Language;
  photos: (PhotoIndex & OpenArchive) | undefined;
}

/** Why no further row can become a listing either: of the seller, not of the row. */
const endsAll: readonly ErrorCode[] = ["auth.required", "auth.email_unverified", "dealer.not_approved"];
/** A fault that comes again and again is that of the row. */
const mostTries = 3;

/**
 * Makes a listing of one row, once: what became of it is written down in the transaction that made it. Throws an AppError
 * where no row of this import can become one any more; what is no refusal at all is thrown, and the row tried again.
 * Database then: what `submit` says of a new listing.
 */
export async function importRow(deps: JobDeps, at: ImportAtWork, row: WaitingRow): Promise<void> {
  if (row.tries >= mostTries) return refuse(deps.db, at, row, [{ field: null, key: "errors.server.failed" }]);
  await sql`update stock_import_rows set tries = tries + 1
    where import_id = ${at.id}::uuid and line = ${row.line}`.execute(deps.db);
  try {
    const maxPhotos = await mustHavePlace(deps, at, row);
    const { images, warnings } = await keepPhotos(deps, at, row, maxPhotos);
    await deps.db.transaction().execute((tx) => become(tx, deps, at, row, { images, warnings }));
  } catch (error) {
    // Too much at once is no refusal.
    if (!(error instanceof AppError) || error.code === "server.busy") throw error;
    if (endsAll.includes(error.code)) throw error;
    await refuse(deps.db, at, row, reasonsOf(error));
  }
}

/** Asked before photos are made that no listing would show; the database asks again. Returns how many photos it may have. */
async function mustHavePlace(
  { db, clock }: JobDeps,
  { userId }: ImportAtWork,
  { input, car_id }: WaitingRow,
) {
  const usage = await findUsage(db, userId, clock());
  if (!usage) throw new AppError("auth.required");
  if (car_id !== null) return usage.plan.maxPhotos;
  const own = input.vehicleType === "car" ? usage.cars : usage.motorcycles;
  if (usage.ads.used >= usage.ads.max || own.used >= own.max) throw new AppError("listing.limit_reached");
  return usage.plan.maxPhotos;
}

/** The photos that the row names, through the one pipeline; one that cannot be taken is left out, and told. */
async function keepPhotos(deps: JobDeps, { userId, photos }: ImportAtWork, row: WaitingRow, most: number) {
  const { paths, warnings } = findPhotos(row.photos, photos ?? { files: {}, byName: new Map() }, most);
  const images: string[] = [];
  for (const path of paths) {
    const bytes = await photos?.read(path);
    const image = bytes && (await keepPicture(deps, { userId, bytes }).catch(unlessUnreadable));
    if (image) images.push(image);
    else {
      const values = { name: shortly(path) };
      warnings.push({ field: "photos", key: "stock-import.photoUnreadable", values });
    }
  }
  return { images: [...new Set(images)], warnings };
}

function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== "request.invalid") throw error;
}

async function become(
  tx: Database,
  { clock }: JobDeps,
  { id, userId, language }: ImportAtWork,
  row: WaitingRow,
  { images, warnings }: { images: string[]; warnings: Said[] },
): Promise<void> {
  // The seller first, then the row: two jobs with the same row wait here for each other.
  await lockOwnShowroom(tx, userId);
  const held = await sql`select from stock_import_rows
    where import_id = ${id}::uuid and line = ${row.line} and state = 'ready' for update`.execute(tx);
  if (held.rows.length === 0) return;
  if (row.car_id !== null) return changeListing(tx, { id, userId, at: clock() }, row, { images, warnings });
  const known = await findKnownRows(tx, userId, [row.row_key]);
  const before = known.get(row.row_key);
  if (before !== undefined) {
    await sql`update stock_import_rows set state = 'known', car_id = ${before}::uuid
      where import_id = ${id}::uuid and line = ${row.line}`.execute(tx);
    return;
  }
  // A listing that its owner has deleted may come again: the row that it was is no longer the one that is known.
  await sql`update stock_import_rows set row_key = row_key || ' ' || import_id
    where user_id = ${userId}::uuid and row_key = ${row.row_key} and state = 'imported'`.execute(tx);
  const carId = await submit(tx, { userId, language }, { ...row.input, images }, clock());
  await sql`update stock_import_rows
    set state = 'imported', car_id = ${carId}::uuid, warnings = ${JSON.stringify([...row.warnings, ...warnings])}::jsonb
    where import_id = ${id}::uuid and line = ${row.line}`.execute(tx);
}

/** What another file says of a vehicle with a stock number goes into its listing, as its owner would change it. */
async function changeListing(
  tx: Database,
  { id, userId, at }: { id: string; userId: string; at: Date },
  row: WaitingRow & { car_id: string | null },
  { images, warnings }: { images: string[]; warnings: Said[] },
): Promise<void> {
  const { vehicleType: _, ...said } = row.input;
  // A file without photos says nothing of them.
  await edit(tx, userId, row.car_id ?? "", { ...said, ...(images.length > 0 && { images }) }, at);
  await sql`update stock_import_rows
    set state = 'changed', warnings = ${JSON.stringify([...row.warnings, ...warnings])}::jsonb
    where import_id = ${id}::uuid and line = ${row.line}`.execute(tx);
}

function reasonsOf(error: AppError): Said[] {
  if (!error.fields) return [{ field: null, key: `errors.${error.code}` }];
  return Object.entries(error.fields).map(([field, code]) => ({
    field: field === "images" ? "photos" : (field as Said["field"]),
    key: `errors.${code}` as Said extends { key: infer K } ? K : never,
  }));
}

async function refuse(db: Database, { id }: ImportAtWork, { line }: WaitingRow, why: Said[]): Promise<void> {
  await sql`update stock_import_rows set state = 'failed', errors = ${JSON.stringify(why)}::jsonb
    where import_id = ${id}::uuid and line = ${line} and state = 'ready'`.execute(db);
}
