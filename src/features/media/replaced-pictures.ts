import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { Job } from "#platform/queue/queue.ts";
import { pictureAddressOf } from "./pipeline.ts";
import { removePictures } from "./remove-pictures.ts";

const batch = 500;

/** Whether a picture is this user's and there; it stays so until the transaction ends. */
export async function holdPicture(tx: Database, userId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom("uploads")
    .select("id")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * A picture has another in its place from now on: it goes at once, or as soon as no listing shows it any more. A dealer's
 * program that names the photo it came from gets the other one.
 */
export async function replacePicture(
  tx: Database,
  userId: string,
  { id, by }: { id: string; by: { id: string; widths: number[] } },
): Promise<void> {
  await sql`update uploads set replaced_by = ${by.id}::uuid
    where id = ${id}::uuid or (replaced_by = ${id}::uuid and id <> ${by.id}::uuid)`.execute(tx);
  const address = pictureAddressOf({ id: by.id, width: Math.max(...by.widths) });
  await sql`update stock_photos set image = ${address}
    where user_id = ${userId}::uuid and image like ${`/media/${id}/%`}`.execute(tx);
  await dropReplaced(tx, id);
}

/**
 * Removes pictures that others took the place of and that nothing shows any more, or this one alone. Returns how many there
 * were, a batch at most.
 */
async function dropReplaced(tx: Database, id?: string): Promise<number> {
  // Locked first and looked at again by removePictures, in a statement that sees what was submitted meanwhile.
  const { rows } = await sql<{ id: string }>`
    select id from uploads u
    where replaced_by is not null and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
      and not exists (select from cars where picture_ids(images) @> array[u.id])
      and not exists (select from users where users.id = u.user_id and profile_image_url like '/media/' || u.id || '/%')
      and not exists (select from dealer_profiles p where p.user_id = u.user_id and u.id in (p.logo_id, p.cover_id))
      and not is_in_revision(u.id, u.user_id)
    order by id limit ${batch} for update skip locked`.execute(tx);
  if (rows.length > 0) {
    await removePictures(
      tx,
      rows.map((row) => row.id),
    );
  }
  return rows.length;
}

/** What was uncovered once is gone within a minute of its last being shown. */
export const replacedJobs = (db: Database): Job[] => [
  {
    name: "media.drop_replaced",
    cron: "* * * * *",
    run: async () => {
      while ((await db.transaction().execute((tx) => dropReplaced(tx))) === batch);
    },
  },
];
