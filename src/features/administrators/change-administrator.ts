import { AppError } from "#errors";
import { knownDevices } from "#features/accounts/guards/known-devices.ts";
import type { Database } from "#platform/db/connect.ts";
import type { LogEntry } from "#platform/http/administrator.ts";
import { revokeTokens } from "./admin.queries.ts";
import { type AdministratorRow, lockAdministrator } from "./administrators.queries.ts";
import { emailTaken } from "./invite.ts";
import type { AdminRole } from "./roles.ts";
import { changedMeanwhile } from "./versions.ts";

export interface AdministratorChange {
  fullName?: string | undefined;
  email?: string | undefined;
  role?: AdminRole | undefined;
  isActive?: boolean | undefined;
  /** `updatedAt` as it was shown. */
  seen: string;
}

/** What the database says when the last general manager would go, and when a mail is taken. */
const lastOne = "MS004";
const notUnique = "23505";

const told = (row: AdministratorRow) => ({
  fullName: row.full_name,
  email: row.email,
  role: row.role,
  isActive: row.is_active,
});

/**
 * Changes an administrator. Who loses access is signed out at once, and whom that one invited stays outside. Errors:
 * `administrator.not_found`, `administrator.own` for one's own role or access, `administrator.changed` when another user
 * was faster, `administrator.last`; a mail that is taken, by field.
 * Database then: refused with MS004 where no general manager would be left (admin_users_one_stays_updated).
 */
export async function changeAdministrator(
  tx: Database,
  id: string,
  { seen, ...given }: AdministratorChange,
  { administratorId, at }: { administratorId: string; at: Date },
): Promise<{ row: AdministratorRow; log: LogEntry }> {
  const before = await lockAdministrator(tx, id);
  const { role = before.role, isActive = before.is_active } = given;
  if (before.updated_at.getTime() !== Date.parse(seen)) {
    const { updated_at: updatedAt } = before;
    throw await changedMeanwhile(tx, "administrator.changed", { resources: [["admin", id]], updatedAt });
  }
  if (id.toLowerCase() === administratorId && (role !== before.role || isActive !== before.is_active)) {
    throw new AppError("administrator.own");
  }
  try {
    await tx
      .updateTable("admin_users")
      .set({
        full_name: given.fullName ?? before.full_name,
        email: given.email ?? before.email,
        role,
        is_active: isActive,
        updated_at: at,
      })
      .where("id", "=", id)
      .execute();
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (code === lastOne) throw new AppError("administrator.last");
    if (code === notUnique) throw emailTaken();
    throw error;
  }
  if (!isActive) {
    await revokeTokens(tx, id, {}, at);
    await knownDevices("administrators").forget(tx, id);
    await withdrawAllOf(tx, id, before.username, at);
  }
  const row = await lockAdministrator(tx, id);
  const action = before.is_active === isActive ? "changed" : isActive ? "reactivated" : "deactivated";
  return {
    row,
    log: { action: `admin.${action}`, resource: ["admin", id], before: told(before), after: told(row) },
  };
}

/** What that one sent, and the link for a new password of that one's own. */
async function withdrawAllOf(tx: Database, id: string, username: string, at: Date): Promise<void> {
  await tx
    .updateTable("admin_invitations")
    .set({ withdrawn_at: at, token: null })
    .where((one) => one.or([one("invited_by", "=", id), one("username", "=", username)]))
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .execute();
}

/**
 * Turns off the second factor of a user who has lost it, and ends that one's sessions. Errors:
 * `administrator.not_found`, `administrator.own`, `admin.no_set_up`.
 */
export async function removeSecondFactor(
  tx: Database,
  id: string,
  { administratorId, at }: { administratorId: string; at: Date },
): Promise<LogEntry> {
  if (id.toLowerCase() === administratorId) throw new AppError("administrator.own");
  const { totp_enabled_at: enabled } = await lockAdministrator(tx, id);
  if (!enabled) throw new AppError("admin.no_set_up");
  await tx
    .updateTable("admin_users")
    .set({ totp_secret: null, totp_enabled_at: null, totp_last_step: null, updated_at: at })
    .where("id", "=", id)
    .execute();
  await tx.deleteFrom("admin_recovery_codes").where("admin_id", "=", id).execute();
  await revokeTokens(tx, id, {}, at);
  return { action: "admin.second_factor_removed", resource: ["admin", id] };
}
