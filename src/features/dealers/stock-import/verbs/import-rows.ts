import { sql } from "kysely";
import type { JobDeps } from "#deps";
import { AppError, type ErrorCode } from "#errors";
import { keepPicture } from "#features/media/upload.ts";
import { findUsage } from "#features/plans/usage.queries.ts";
import { refuseWarned } from "#features/selling/owner.queries.ts";
import { findLadder } from "#features/selling/standing/standing.queries.ts";
import type { Database } from "#platform/db/connect.ts";
import { undoneWhenRefused } from "#platform/db/undone-when-refused.ts";
import { isAddress } from "../cells.ts";
import { findPhotos } from "../find-photos.ts";
import { type Said, shortly } from "../said.ts";
import {
  become,
  begin,
  type Doing,
  type ImportAtWork,
  type Settled,
  settle,
  type WaitingRow,
} from "./become.ts";

/** Why no further row can become a listing either: of the seller, not of the row. */
const endsAll: readonly ErrorCode[] = ["auth.required", "auth.email_unverified", "dealer.not_approved"];
/** A fault that comes again and again is that of the row. */
const mostTries = 3;

/**
 * Does what the rows say, each once: what became of it is written down in the transaction that did it. Rows without photos in an
 * archive share one transaction, with a savepoint each: most of the time of a row was its own commit. After a fault each is tried
 * alone. Throws an AppError where no row of this import can become a listing any more; what is no refusal at all is thrown, and
 * the row tried again. Database then: what `submit` and `edit` say.
 */
export async function importRows(
  deps: JobDeps,
  at: ImportAtWork,
  rows: readonly WaitingRow[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  if (rows.length === 1) return importAlone(deps, at, first);
  try {
    await deps.db.transaction().execute(async (tx) => {
      const doing = await begin(tx, deps, at, rows);
      const settled: Settled[] = [];
      for (const row of rows) settled.push(...(await becomeOrRefuse(tx, doing, row)));
      await settle(tx, at, settled);
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    for (const row of rows) await importAlone(deps, at, row);
  }
}

/** Whether a row takes a transaction of its own: its photos take long, or it failed before. */
export const isAlone = ({ photos, tries }: WaitingRow, { photos: archive }: ImportAtWork): boolean =>
  tries > 0 || (archive !== undefined && photos.some((name) => !isAddress(name)));

/** A refusal of one row leaves the others as they are. */
async function becomeOrRefuse(tx: Database, doing: Doing, row: WaitingRow): Promise<Settled[]> {
  try {
    return await undoneWhenRefused(tx, () =>
      become(tx, doing, row, { images: [], warnings: missingPhotos(row) }),
    );
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "server.busy" || endsAll.includes(error.code))
      throw error;
    return [{ line: row.line, state: "failed", errors: reasonsOf(error) }];
  }
}

async function importAlone(deps: JobDeps, at: ImportAtWork, row: WaitingRow): Promise<void> {
  if (row.tries >= mostTries) return refuse(deps.db, at, row, [{ field: null, key: "errors.server.failed" }]);
  await sql`update stock_import_rows set tries = tries + 1
    where import_id = ${at.id}::uuid and line = ${row.line}`.execute(deps.db);
  try {
    const maxPhotos = await mustHavePlace(deps, at, row);
    const { images, warnings } = await keepPhotos(deps, at, row, maxPhotos);
    await deps.db.transaction().execute(async (tx) => {
      const doing = await begin(tx, deps, at, [row]);
      await settle(tx, at, await become(tx, doing, row, { images, warnings }));
    });
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
  refuseWarned(await findLadder(db, userId, clock()));
  const own = input.vehicleType === "car" ? usage.cars : usage.motorcycles;
  if (usage.ads.used >= usage.ads.max || own.used >= own.max) throw new AppError("listing.limit_reached");
  return usage.plan.maxPhotos;
}

/** The photos that the row names, through the one pipeline; one that cannot be taken is left out, and told. */
async function keepPhotos(deps: JobDeps, { userId, photos }: ImportAtWork, row: WaitingRow, most: number) {
  const { paths, warnings } = findPhotos(namesOf(row), photos ?? { files: {}, byName: new Map() }, most);
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

/** Of what is fetched by its address no archive has anything. */
const namesOf = ({ photos }: WaitingRow) => (photos.some(isAddress) ? [] : photos);
const missingPhotos = (row: WaitingRow): Said[] =>
  findPhotos(namesOf(row), { files: {}, byName: new Map() }, 0).warnings;

function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== "request.invalid") throw error;
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
