import { sql } from "kysely";
import type { JobDeps } from "#deps";
import { removeSharePictures } from "#features/listings/sharing/share-folder.ts";
import { removePictures } from "#features/media/remove-pictures.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Job } from "#platform/queue/queue.ts";
import { pictureIdsOf } from "./owner.queries.ts";

/** For so long an administrator can bring a deleted listing back. */
const purgeAfterDays = 30;
/** A draft that nobody went on with for so long is forgotten. */
const draftDays = 90;
const batch = 500;

/** What happens to listings by itself: they lapse, and deleted ones and old drafts go for good. */
export const sellingJobs = ({ db, clock }: JobDeps): Job[] => [
  { name: "listings.expire", cron: "*/10 * * * *", run: () => expireListings(db, clock()) },
  { name: "listings.purge", cron: "40 2 * * *", run: () => purgeListings(db, clock()) },
  { name: "listings.forget_drafts", cron: "50 2 * * *", run: () => forgetDrafts(db, clock()) },
];

/**
 * Database then: only live ones lapse (cars_life); fair prices and the search index follow (cars_fair_price_over,
 * cars_market_update, cars_change, cars_tell).
 */
async function expireListings(db: Database, now: Date): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      update cars set status = 'expired', expired_reason = 'lapsed', updated_at = ${now}::timestamptz
      where id in (
        select id from cars where status = 'active' and deleted_at is null and expires_at <= ${now}::timestamptz
        order by expires_at limit ${batch} for update skip locked)`.execute(db);
    if (numAffectedRows < BigInt(batch)) return;
  }
}

/**
 * Deleted listings go for good (where an appeal waits for its answer, a month later), with the pictures that no other listing shows and those of their link previews.
 * Database then: the search index hears of it (cars_removal), fair prices of their models are computed again
 * (cars_market_delete).
 */
async function purgeListings(db: Database, now: Date): Promise<void> {
  for (;;) {
    const purged = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string; images: string[] }>`
        delete from cars where id in (
          select id from cars where deleted_at <= ${now}::timestamptz - make_interval(days => ${purgeAfterDays})
            and (deleted_at <= ${now}::timestamptz - make_interval(days => ${2 * purgeAfterDays})
              or not exists (select from listing_appeals a where a.car_id = cars.id and a.outcome is null))
          order by deleted_at limit ${batch} for update skip locked)
        returning id, images`.execute(tx);
      await removePictures(tx, [...new Set(rows.flatMap(({ images }) => pictureIdsOf(images)))]);
      await removeSharePictures(
        tx,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
    if (purged < batch) return;
  }
}

/** With them what says which was sent last. Their pictures are unused from then on, and go as such (media.purge_unused). */
async function forgetDrafts(db: Database, now: Date): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from listing_drafts where (user_id, vehicle_type) in (
        select user_id, vehicle_type from listing_drafts
        where updated_at <= ${now}::timestamptz - make_interval(days => ${draftDays})
        order by updated_at limit ${batch} for update skip locked)`.execute(db);
    if (numAffectedRows < BigInt(batch)) return;
  }
}
