import { sql } from "kysely";
import { pictureAddress } from "#features/selling/listing-input.schema.ts";
import { checkPictures } from "#features/selling/owner.queries.ts";
import { edit } from "#features/selling/verbs/edit.ts";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";

/** The job that fetches what waits. */
export const photosJob = "dealers.fetch_stock_photos";

export const askForPhotos = (db: Database, afterSeconds = 0): Promise<void> =>
  addJob(db, photosJob, {}, { key: photosJob, afterSeconds });

interface Named {
  userId: string;
  number: string;
  carId: string;
  photos: readonly string[];
  at: Date;
}

/**
 * Keeps which photos a vehicle has, in their order: those that were sent, or fetched before, are there, the others are asked for.
 * Error: `request.invalid` of `images`, for a sent one that is not this dealer's or is gone.
 */
export async function keepPhotos(tx: Database, { userId, number, carId, photos, at }: Named): Promise<void> {
  const { rows } = await sql<{ url: string; image: string }>`
    delete from stock_photos where user_id = ${userId}::uuid and stock_number = ${number}
    returning url, image`.execute(tx);
  const known = new Map(rows.map(({ url, image }) => [url, image]));
  await checkPictures(tx, userId, photos);
  const imageOf = (url: string) => known.get(url) ?? (pictureAddress.test(url) ? url : null);
  const named = photos.map((url, place) => ({ place, url, image: imageOf(url) }));
  await sql`
    insert into stock_photos (user_id, stock_number, place, url, image)
    select ${userId}::uuid, ${number}, p.place, p.url, p.image
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as p (place smallint, url text, image text)`.execute(
    tx,
  );
  const isWaiting = named.some(({ image }) => image === null);
  await sql`update stock_items set photos_due_at = ${isWaiting ? at : null}::timestamptz
    where user_id = ${userId}::uuid and stock_number = ${number}`.execute(tx);
  if (isWaiting) await askForPhotos(tx);
  else await showPhotos(tx, { userId, number, carId, at });
}

/** Has the listing show the photos that are there, in the order in which they were named. */
export async function showPhotos(
  tx: Database,
  { userId, number, carId, at }: Omit<Named, "photos">,
): Promise<void> {
  const { rows } = await sql<{ image: string }>`
    select image from stock_photos
    where user_id = ${userId}::uuid and stock_number = ${number} and image is not null order by place`.execute(
    tx,
  );
  const images = [...new Set(rows.map(({ image }) => image))];
  await edit(tx, userId, carId, { images }, at);
}
