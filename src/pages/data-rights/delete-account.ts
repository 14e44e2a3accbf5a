import { sql } from "kysely";
import { AppError } from "#errors";
import type { SignInGuard } from "#features/accounts/guards/sign-in-guard.ts";
import { askForMail } from "#features/accounts/mails/mail.requests.ts";
import { confirmPassword } from "#features/accounts/verbs/confirm-password.ts";
import { removeSharePictures } from "#features/listings/sharing/share-folder.ts";
import { forgetPrivateFiles } from "#features/media/private-file.ts";
import { removePictures } from "#features/media/remove-pictures.ts";
import { removeDocuments } from "#features/plans/verification/documents.ts";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { dueBefore, endOfGrace } from "./grace.ts";

interface Deletion {
  userId: string;
  sessionId: string;
  password: string;
  address: string;
  language: Language;
  at: Date;
}

/**
 * Asks for an account to be deleted: its listings are hidden and its sessions end at once (trigger users_standing), the
 * rest goes after the grace. Errors: `auth.wrong_password`, `auth.locked`.
 * Database then: listings are hidden and sessions end (users_standing, then cars_standing, sessions_ended), fair
 * prices and the search index follow (cars_fair_price_over, cars_market_update, cars_change, cars_tell).
 */
export async function askForDeletion(
  db: Database,
  guard: SignInGuard,
  { userId, sessionId, password, address, language, at }: Deletion,
): Promise<void> {
  const confirmed = await confirmPassword(db, guard, {
    userId,
    sessionId,
    password,
    field: "password",
    address,
    at,
  });
  await db.transaction().execute(async (tx) => {
    const asked = await tx
      .updateTable("users")
      .set({ deletion_requested_at: at })
      .where("id", "=", userId)
      .where("password", "=", confirmed)
      .where("deletion_requested_at", "is", null)
      .executeTakeFirst();
    if (asked.numUpdatedRows === 0n) {
      throw new AppError("auth.wrong_password", { fields: { password: "field.password_wrong" } });
    }
    const until = endOfGrace(at).toISOString();
    await askForMail(tx, "accounts.deletion_mail", { userId, language, until });
  });
}

/** So many accounts are deleted in one run; the next run takes the others. */
const batch = 200;

/**
 * Deletes the accounts whose grace is over, each in a transaction: with their listings, price history, sessions and devices
 * (cascade), pictures, link previews and the document of a verification; of what they did elsewhere the events stay counted, but name nobody. One that is being restored
 * at this moment is left alone.
 * Database then: for the listings that go along, the search index hears of it (cars_removal) and fair prices are
 * computed again (cars_market_delete).
 */
export async function deleteAccountsDue(db: Database, at: Date): Promise<number> {
  const before = dueBefore(at);
  const due = await db
    .selectFrom("users")
    .select("id")
    .where("deletion_requested_at", "<=", before)
    .limit(batch)
    .execute();
  let deleted = 0;
  for (const { id } of due) {
    deleted += await db.transaction().execute(async (tx) => {
      const user = await tx
        .selectFrom("users")
        .select("id")
        .where("id", "=", id)
        .where("deletion_requested_at", "<=", before)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!user) return 0;
      const pictures = await tx.selectFrom("uploads").select("id").where("user_id", "=", id).execute();
      const listings = await tx.selectFrom("cars").select("id").where("user_id", "=", id).execute();
      const verifications = tx.selectFrom("verifications").select("document_key").where("user_id", "=", id);
      await removeDocuments(
        tx,
        (await verifications.execute()).map((one) => one.document_key),
      );
      await forgetPapers(tx, id);
      await tx.deleteFrom("users").where("id", "=", id).execute();
      await removePictures(
        tx,
        pictures.map((picture) => picture.id),
      );
      await removeSharePictures(
        tx,
        listings.map((listing) => listing.id),
      );
      return 1;
    });
  }
  return deleted;
}

/** The receipts and documents that a user sent: nobody but they and an administrator could ever see them. */
async function forgetPapers(tx: Database, userId: string): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    with papers as (
      update payments set receipt_image = null where user_id = ${userId}::uuid and receipt_image is not null
      returning old.receipt_image as key
    )
    select key from papers
    union all select document_key from verifications where user_id = ${userId}::uuid and document_key is not null
    union all select key from dealer_documents
      where application_id in (select id from dealer_applications where user_id = ${userId}::uuid)
    union all select 'imports/' || id from stock_imports where user_id = ${userId}::uuid`.execute(tx);
  await forgetPrivateFiles(
    tx,
    rows.map(({ key }) => key),
  );
}
