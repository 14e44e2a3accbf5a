import { sql } from "kysely";
import { z } from "zod";
import type { JobDeps } from "#deps";
import type { Database } from "#platform/db/connect.ts";
import { addJob, type Job } from "#platform/queue/queue.ts";
import { pictureFolder } from "./pipeline.ts";

const filesJob = "media.remove_files";

/**
 * Forgets pictures, within the caller's transaction: their rows now, their files by a job once that has committed. One
 * that a listing or the showroom of its owner shows stays.
 */
export async function removePictures(tx: Database, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    delete from uploads u where u.id = any (${ids}::uuid[]) and not exists (
      select from cars where cars.user_id = u.user_id and picture_ids(cars.images) @> array[u.id])
      and not exists (
        select from dealer_profiles p where p.user_id = u.user_id and u.id in (p.logo_id, p.cover_id))
      and not is_in_revision(u.id, u.user_id)
      and not is_in_draft(u.id, u.user_id)
    returning u.id`.execute(tx);
  if (rows.length > 0) await addJob(tx, filesJob, { ids: rows.map(({ id }) => id) });
}

export const mediaJobs = ({ db, storage }: JobDeps): Job[] => [
  {
    name: filesJob,
    run: async (payload) => {
      const { ids } = z.object({ ids: z.array(z.uuid()) }).parse(payload);
      // A picture that has a row is shown: its files stay, no matter who asked.
      const { rows } = await sql<{
        id: string;
      }>`select id from uploads where id = any (${ids}::uuid[])`.execute(db);
      const kept = new Set(rows.map(({ id }) => id));
      for (const id of ids) if (!kept.has(id)) await storage.removeFolder(pictureFolder(id));
    },
  },
];
