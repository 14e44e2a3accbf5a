import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import sharp from "sharp";
import { z } from "zod";
import type { JobDeps } from "#deps";
import type { Database } from "#platform/db/connect.ts";
import type { Job } from "#platform/queue/queue.ts";
import { forgetJob, forgetUnnamed, sourceFolder, sourceKey } from "./first-files.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { encodeVariants, type PictureVariant, pictureFolder, pictureKey, widthsOf } from "./pipeline.ts";
import { removePictures } from "./remove-pictures.ts";
import { replacedJobs } from "./replaced-pictures.ts";
import { variantsJob } from "./upload.ts";

/** A remembered Idempotency-Key does not live longer. What a draft names stays as long as the draft does. */
const unusedHours = 24;
const batch = 500;

/** What is done with uploads after the request: their other widths, and the end of those that nothing shows. */
export const uploadJobs = ({ db, storage, clock }: JobDeps): Job[] => [
  {
    name: variantsJob,
    run: async (payload) => makeVariants({ db, storage }, z.object({ id: z.uuid() }).parse(payload).id),
  },
  {
    name: forgetJob,
    run: async (payload) => forgetUnnamed({ db, storage }, z.object({ id: z.uuid() }).parse(payload).id),
  },
  { name: "media.purge_unused", cron: "25 * * * *", run: () => purgeUnused(db, clock()) },
  ...replacedJobs(db),
];

async function makeVariants({ db, storage }: Pick<JobDeps, "db" | "storage">, id: string): Promise<void> {
  const row = await db.selectFrom("uploads").select("widths").where("id", "=", id).executeTakeFirst();
  const source = row && (await storage.get(sourceKey(id)));
  if (!source) return; // removed meanwhile, or done before
  await storage.removeHalves(pictureFolder(id));
  const decoded = sharp(await buffer(source.stream));
  const pixels = await oneAtATime(() => decoded.raw().toBuffer({ resolveWithObject: true }));
  const widths = widthsOf(pixels.info.width);
  const made: PictureVariant[] = [];
  for (const width of widths) {
    if (!row.widths.includes(width)) made.push(...(await oneAtATime(() => encodeVariants(pixels, [width]))));
  }
  for (const { width, format, data } of made) await storage.put(pictureKey(id, `${width}.${format}`), data);
  const bytes = made.reduce((sum, { data }) => sum + data.length, 0);
  const { rows } = await sql`
    update uploads set widths = ${widths}::int[], bytes = bytes + ${bytes}::int
    where id = ${id}::uuid returning id`.execute(db);
  // Without a row the picture was removed while this went on, and its files before these were there.
  await storage.removeFolder(rows.length > 0 ? sourceFolder(id) : pictureFolder(id));
}

/** Pictures of users that no listing, draft, profile or showroom has named within a day of their being sent. */
async function purgeUnused(db: Database, now: Date): Promise<void> {
  for (;;) {
    const found = await db.transaction().execute(async (tx) => {
      // Locked first and looked at again by removePictures, in a statement that sees what was submitted meanwhile: a
      // listing holds its pictures from then on.
      const { rows } = await sql<{ id: string }>`
        select id from uploads
        where user_id is not null and created_at <= ${now}::timestamptz - make_interval(hours => ${unusedHours})
          and not exists (
            select from (select unnest(picture_ids(images)) as id from cars) shown where shown.id = uploads.id)
          and not exists (
            select from users where users.id = uploads.user_id and profile_image_url like '/media/' || uploads.id || '/%')
          and not exists (
            select from dealer_profiles p where p.user_id = uploads.user_id and uploads.id in (p.logo_id, p.cover_id))
          and not is_in_revision(uploads.id, uploads.user_id)
          and not is_in_draft(uploads.id, uploads.user_id)
        order by created_at limit ${batch} for update skip locked`.execute(tx);
      await removePictures(
        tx,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
    if (found < batch) return;
  }
}
