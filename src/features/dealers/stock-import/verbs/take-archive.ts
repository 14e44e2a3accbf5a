import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { forgetPrivateFiles } from "#features/media/private-file.ts";
import type { Database } from "#platform/db/connect.ts";
import { findOwnShowroom } from "../../own-showroom/own-showroom.queries.ts";
import { archiveFolder, lookIntoArchive, partKey, partsOf } from "../archive.ts";
import { partBytes } from "../columns.ts";
import { findImport, type StockImport } from "../stock-import.queries.ts";

const none = {
  archive_id: null,
  archive_name: null,
  archive_bytes: null,
  archive_parts: [],
  archive_files: null,
};

/** An import that waits for its dealer's word. Errors: `stock_import.not_found`, `.started`, `dealer.not_approved`. */
async function lockJudged(tx: Database, userId: string, id: string): Promise<StockImport> {
  const found = await findImport(tx, userId, id, { locked: true });
  await findOwnShowroom(tx, userId);
  if (found.state !== "judged") throw new AppError("stock_import.started");
  return found;
}

/**
 * Begins to take an archive of photos, or goes on with it: the same name and size is the same file, whose parts that came
 * are there; another one takes its place. Errors: those of `lockJudged`.
 */
export async function beginArchive(
  tx: Database,
  { userId, id, name, bytes }: { userId: string; id: string; name: string; bytes: number },
): Promise<void> {
  const found = await lockJudged(tx, userId, id);
  if (found.archive_name === name && found.archive_bytes === bytes) return;
  await removeArchive(tx, { userId, id });
  await tx
    .updateTable("stock_imports")
    .set({ archive_id: randomUUID(), archive_name: name, archive_bytes: bytes })
    .where("id", "=", id)
    .execute();
}

/** Takes an archive back, with all of its parts. Errors: those of `lockJudged`. */
export async function removeArchive(
  tx: Database,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const { archive_id } = await lockJudged(tx, userId, id);
  if (archive_id === null) return;
  await tx.updateTable("stock_imports").set(none).where("id", "=", id).execute();
  await forgetPrivateFiles(tx, [archiveFolder(id, archive_id)]);
}

/**
 * Takes one part of an archive; with the last of them it is looked into, and one that cannot be taken is forgotten at once.
 * Errors: those of `lockJudged`, `request.invalid` for a part that is none or has not its size, and what `lookIntoArchive` refuses.
 */
export async function takePart(
  { db, storage }: Pick<Deps, "db" | "storage">,
  { userId, id, part, bytes }: { userId: string; id: string; part: number; bytes: Buffer },
): Promise<void> {
  const { archive_id, archive_bytes } = await db.transaction().execute((tx) => lockJudged(tx, userId, id));
  if (archive_id === null || archive_bytes === null) throw wrongPart();
  const parts = partsOf(archive_bytes);
  const size = part === parts - 1 ? archive_bytes - part * partBytes : partBytes;
  if (part >= parts || bytes.length !== size) throw wrongPart();
  const folder = archiveFolder(id, archive_id);
  await storage.put(partKey(folder, part), bytes);
  const { rows } = await sql<{ count: number }>`
    update stock_imports
    set archive_parts = case when ${part}::int = any (archive_parts) then archive_parts else archive_parts || ${part}::int end
    where id = ${id}::uuid and archive_id = ${archive_id}::uuid
    returning cardinality(archive_parts) as count`.execute(db);
  // It was thrown away, or another one took its place, while this part came.
  if (!rows[0]) {
    await forgetPrivateFiles(db, [folder]);
    throw new AppError("stock_import.not_found");
  }
  if (rows[0].count === parts) await look({ db, storage }, { userId, id, archive_id, archive_bytes });
}

const wrongPart = () => new AppError("request.invalid", { fields: { part: "field.invalid" } });

async function look(
  { db, storage }: Pick<Deps, "db" | "storage">,
  {
    userId,
    id,
    archive_id,
    archive_bytes,
  }: { userId: string; id: string; archive_id: string; archive_bytes: number },
): Promise<void> {
  const place = { folder: archiveFolder(id, archive_id), bytes: archive_bytes };
  try {
    const files = await lookIntoArchive(storage, place);
    await sql`update stock_imports set archive_files = ${JSON.stringify(files)}::jsonb
      where id = ${id}::uuid and archive_id = ${archive_id}::uuid`.execute(db);
  } catch (error) {
    if (error instanceof AppError) {
      await db.transaction().execute((tx) => removeArchive(tx, { userId, id }));
    }
    throw error;
  }
}
