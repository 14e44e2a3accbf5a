import { sql } from "kysely";
import { z } from "zod";
import type { JobDeps } from "#deps";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { addJob, type Job } from "#platform/queue/queue.ts";
import type { Storage } from "#platform/storage/storage.ts";

const removeJob = "plans.remove_documents";

/** Where one document lies, alone in its folder. */
export const documentFolder = (name: string): string => `verifications/${name}`;

/** Lets stored documents be removed once the caller's transaction has committed. */
export async function removeDocuments(tx: Database, keys: readonly (string | null)[]): Promise<void> {
  const folders = keys.flatMap((key) => (key ? [key.slice(0, key.lastIndexOf("/"))] : []));
  if (folders.length > 0) await addJob(tx, removeJob, { folders });
}

export const documentJobs = ({ db, storage }: Pick<JobDeps, "db" | "storage">): Job[] => [
  {
    name: removeJob,
    run: async (payload) => {
      const { folders } = z.object({ folders: z.array(z.string()) }).parse(payload);
      await removeUnused(db, storage, folders);
    },
  },
];

/** A document that a user's verification names stays, no matter who asked. */
async function removeUnused(db: Database, storage: Storage, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const { rows } =
      await sql`select from verifications where starts_with(document_key, ${`${folder}/`})`.execute(db);
    if (rows.length === 0) await storage.removeFolder(folder);
  }
}

/**
 * Makes a stored document the one of a user's verification; the one before is removed. Error: `verification.not_open`
 * where no badge was bought, or it was granted or the document seen already.
 */
export async function keepDocument(
  tx: Database,
  { userId, key, at }: { userId: string; key: string; at: Date },
): Promise<void> {
  const { rows } = await sql<{ before: string | null }>`
    update verifications v
    set document_key = ${key}, document_sent_at = ${at}::timestamptz, refused_reason = null
    from add_ons a
    where v.user_id = ${userId}::uuid and a.id = v.add_on_id and a.taken_back_at is null
      and v.granted_at is null and v.document_seen_at is null
    returning old.document_key as before`.execute(tx);
  const [kept] = rows;
  if (!kept) throw new AppError("verification.not_open");
  await removeDocuments(tx, [kept.before]);
}
