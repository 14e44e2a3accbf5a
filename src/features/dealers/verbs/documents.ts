import { AppError } from "#errors";
import { forgetPrivateFiles } from "#features/media/private-file.ts";
import type { Database } from "#platform/db/connect.ts";
import { type DocumentRow, findDocuments, lockPending } from "../application.queries.ts";

const mostDocuments = 5;

/**
 * Whether another paper would be taken now. Errors: `dealer.none_pending` where nothing is under review,
 * `dealer.too_many_documents`.
 */
export async function mustTakeDocument(tx: Database, userId: string): Promise<string> {
  const application = await lockPending(tx, userId);
  if (!application) throw new AppError("dealer.none_pending");
  const documents = await findDocuments(tx, application.id);
  if (documents.length >= mostDocuments) throw new AppError("dealer.too_many_documents");
  return application.id;
}

/** Adds a stored paper to a user's application under review. Errors: those of `mustTakeDocument`. */
export async function addDocument(
  tx: Database,
  { userId, key, name, bytes, at }: { userId: string; key: string; name: string; bytes: number; at: Date },
): Promise<DocumentRow> {
  const application_id = await mustTakeDocument(tx, userId);
  return tx
    .insertInto("dealer_documents")
    .values({ application_id, key, name, bytes, created_at: at })
    .returning(["id", "key", "name", "bytes", "created_at"])
    .executeTakeFirstOrThrow();
}

/**
 * Takes a paper back, its file too. Errors: `dealer.document_not_found`, also for another user's, `dealer.none_pending`
 * once it was decided: what a decision was made by stays.
 */
export async function removeDocument(
  tx: Database,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<void> {
  const found = await tx
    .selectFrom("dealer_documents as d")
    .innerJoin("dealer_applications as a", "a.id", "d.application_id")
    .select(["d.key", "a.state"])
    .where("d.id", "=", documentId)
    .where("a.user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new AppError("dealer.document_not_found");
  if (found.state !== "pending") throw new AppError("dealer.none_pending");
  await tx.deleteFrom("dealer_documents").where("id", "=", documentId).execute();
  await forgetPrivateFiles(tx, [found.key]);
}

/** A name as the list of papers shows it: one line, nothing that turns its direction around, not too long. */
export function documentName(typed: string | undefined): string {
  const name = (typed ?? "")
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}\s]+/gu, " ")
    .trim();
  return [...name].slice(0, 120).join("").trim() || "document";
}
