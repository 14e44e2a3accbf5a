import { sql } from "kysely";
import { AppError } from "#errors";
import { pictureAddressOf, type StoredPicture } from "#features/media/pipeline.ts";
import { removePictures } from "#features/media/remove-pictures.ts";
import type { Database } from "#platform/db/connect.ts";
import { type AccountRow, findAccount } from "../account.queries.ts";

/** Makes a stored picture the one of a profile, or takes that away; the one before is removed. */
export async function setPicture(
  db: Database,
  { userId, picture, at }: { userId: string; picture: StoredPicture | undefined; at: Date },
): Promise<AccountRow> {
  const address = picture ? pictureAddressOf(picture) : null;
  await db.transaction().execute(async (tx) => {
    // The user's row before the picture's, by everyone: two at once would wait for each other.
    await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
    if (picture) await holdPicture(tx, picture.id);
    const { rows } = await sql<{ before: string | null }>`
      update users set profile_image_url = ${address}, updated_at = ${at}::timestamptz
      where id = ${userId}::uuid returning old.profile_image_url as before`.execute(tx);
    const before = rows[0]?.before;
    const id = before && before !== address && /^\/media\/([0-9a-f-]{36})\//.exec(before)?.[1];
    if (id) await removePictures(tx, [id]);
  });
  return findAccount(db, userId);
}

/** Keeps a picture that was found stored from being removed; another request may have set another one since. */
async function holdPicture(tx: Database, id: string): Promise<void> {
  const held = await tx
    .selectFrom("uploads")
    .select("id")
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
  if (!held) throw new AppError("server.busy", { retryAfterSeconds: 1 });
}
