import { AppError } from "#errors";
import type { PrivatePhoto } from "#features/media/private-photo.ts";
import type { Database } from "#platform/db/connect.ts";
import { mostPhotos } from "../inspection-kinds.ts";
import { lockDraft } from "./lock-report.ts";

interface Whose {
  reportId: string;
  userId: string;
}

/** Whether a photo would be taken now. Errors: those of `lockDraft`, `inspection.too_many_photos`. */
export async function mustTakePhoto(tx: Database, whose: Whose): Promise<void> {
  await lockDraft(tx, whose);
  const { n } = await tx
    .selectFrom("inspection_photos")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .where("inspection_id", "=", whose.reportId)
    .executeTakeFirstOrThrow();
  if (Number(n) >= mostPhotos) throw new AppError("inspection.too_many_photos");
}

/** Adds a stored photo to a report that is no more than a draft. Errors: those of `mustTakePhoto`. */
export async function addPhoto(
  tx: Database,
  whose: Whose,
  photo: PrivatePhoto & { bytes: number; digest: string },
  at: Date,
): Promise<void> {
  await mustTakePhoto(tx, whose);
  await tx
    .insertInto("inspection_photos")
    .values({ ...photo, inspection_id: whose.reportId, created_at: at })
    .execute();
}

/**
 * Takes a photo out of a draft. Errors: `inspection.photo_not_found`, also for one of a report of others; those of `lockDraft`.
 * Database then: its files go (inspection_photos_forget).
 */
export async function removePhoto(
  tx: Database,
  { photoId, userId }: { photoId: string; userId: string },
): Promise<void> {
  const found = await tx
    .selectFrom("inspection_photos as f")
    .innerJoin("inspections as i", "i.id", "f.inspection_id")
    .innerJoin("inspection_partners as p", "p.id", "i.partner_id")
    .select("f.inspection_id")
    .where("f.id", "=", photoId)
    .where("p.user_id", "=", userId)
    .executeTakeFirst();
  if (!found) throw new AppError("inspection.photo_not_found");
  await lockDraft(tx, { reportId: found.inspection_id, userId });
  const gone = await tx.deleteFrom("inspection_photos").where("id", "=", photoId).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new AppError("inspection.photo_not_found");
}
