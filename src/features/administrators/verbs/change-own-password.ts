import { AppError } from "#errors";
import { isCommonPassword } from "#features/accounts/passwords/common.ts";
import type { Database } from "#platform/db/connect.ts";
import { revokeTokens } from "../admin.queries.ts";

/** Refuses a new password that is common, or the one there is; what the schema of the form does not see. */
export function refuseNewPassword(newPassword: string, currentPassword: string): void {
  if (isCommonPassword(newPassword)) {
    throw new AppError("request.invalid", { fields: { newPassword: "field.password_common" } });
  }
  if (newPassword === currentPassword) {
    throw new AppError("request.invalid", { fields: { newPassword: "field.password_same" } });
  }
}

/**
 * Stores a new password and ends every other session. `confirmed` is the hash that the current one was found right by:
 * where another change was faster, this is `auth.wrong_password`.
 */
export async function changeOwnPassword(
  tx: Database,
  change: { id: string; sessionId: string; confirmed: string; hash: string; at: Date },
): Promise<string[]> {
  const { id, sessionId, confirmed, hash, at } = change;
  const changed = await tx
    .updateTable("admin_users")
    .set({ password: hash, password_changed_at: at, updated_at: at })
    .where("id", "=", id)
    .where("password", "=", confirmed)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) {
    throw new AppError("auth.wrong_password", { fields: { currentPassword: "field.password_wrong" } });
  }
  return revokeTokens(tx, id, { except: sessionId }, at);
}
