import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { removeDocuments } from "../verification/documents.ts";

interface Look {
  userId: string;
  administratorId: string;
  at: Date;
}

/**
 * Notes that an administrator has seen a user's telephone answer, or the document, which is then removed. Error:
 * `verification.not_open` where no badge was bought, or there is no document.
 */
export async function noteSeen(
  tx: Database,
  what: "phone" | "document",
  { userId, at }: Look,
): Promise<void> {
  const isPhone = what === "phone";
  const { rows } = await sql<{ before: string | null }>`
    update verifications v
    set phone_seen_at = case when ${isPhone} then ${at}::timestamptz else phone_seen_at end,
      document_seen_at = case when ${isPhone} then document_seen_at else ${at}::timestamptz end,
      document_key = case when ${isPhone} then document_key end
    from add_ons a
    where v.user_id = ${userId}::uuid and a.id = v.add_on_id and a.taken_back_at is null
      and (${isPhone} or v.document_key is not null)
    returning old.document_key as before`.execute(tx);
  const [noted] = rows;
  if (!noted) throw new AppError("verification.not_open");
  if (!isPhone) await removeDocuments(tx, [noted.before]);
}

/**
 * Grants the badge that a user bought. Money alone never does: phone and document must have been seen. Error:
 * `verification.not_open` before that, or where none was bought.
 */
export async function grantBadge(tx: Database, { userId, administratorId, at }: Look): Promise<void> {
  const { rows } = await sql`
    update verifications v
    set granted_at = coalesce(v.granted_at, ${at}::timestamptz),
      granted_by = coalesce(v.granted_by, ${administratorId}::uuid), refused_reason = null, rested_at = null
    from add_ons a
    where v.user_id = ${userId}::uuid and a.id = v.add_on_id and a.taken_back_at is null
      and v.phone_seen_at is not null and v.document_seen_at is not null
    returning v.id`.execute(tx);
  if (rows.length === 0) throw new AppError("verification.not_open");
  await tx.updateTable("users").set({ is_verified_seller: true }).where("id", "=", userId).execute();
}

/** Refuses what was sent, with a reason its owner reads; another document may be sent. Error: `verification.not_open`. */
export async function refuseBadge(
  tx: Database,
  { userId, reason }: Look & { reason: string },
): Promise<void> {
  if (reason.trim() === "") throw new AppError("request.invalid", { fields: { reason: "field.required" } });
  const { rows } = await sql<{ before: string | null }>`
    update verifications
    set refused_reason = ${reason.trim()}, document_key = null, document_seen_at = null, rested_at = null
    where user_id = ${userId}::uuid and granted_at is null
    returning old.document_key as before`.execute(tx);
  const [refused] = rows;
  if (!refused) throw new AppError("verification.not_open");
  await removeDocuments(tx, [refused.before]);
}
