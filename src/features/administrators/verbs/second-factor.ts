import { randomBytes } from "node:crypto";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { isTwoFactorRequired } from "../admin.settings.ts";
import { makeRecoveryCodes } from "../totp/recovery-codes.ts";
import type { SecretBox } from "../totp/secret-box.ts";
import { stepOfCode } from "../totp/totp.ts";
import { takeCode } from "./take-code.ts";

const lock = (tx: Database, id: string) =>
  tx
    .selectFrom("admin_users")
    .select(["id", "totp_secret", "totp_enabled_at", "totp_last_step"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Begins a set-up, or begins it again: returns the secret. Error: `admin.two_factor_on`. */
export async function beginSecondFactor(tx: Database, box: SecretBox, id: string): Promise<Uint8Array> {
  const { totp_enabled_at: enabled } = await lock(tx, id);
  if (enabled) throw new AppError("admin.two_factor_on");
  const secret = randomBytes(20);
  await tx
    .updateTable("admin_users")
    .set({ totp_secret: box.seal(secret, id), totp_last_step: null })
    .where("id", "=", id)
    .execute();
  return secret;
}

/**
 * Turns the second factor on, once a code shows that an app has the secret: returns the recovery codes. Errors:
 * `admin.no_set_up`, `admin.two_factor_on`, `admin.wrong_code`.
 */
export async function confirmSecondFactor(
  tx: Database,
  box: SecretBox,
  { id, code, at }: { id: string; code: string; at: Date },
): Promise<string[]> {
  const row = await lock(tx, id);
  if (row.totp_enabled_at) throw new AppError("admin.two_factor_on");
  const secret = row.totp_secret === null ? undefined : box.open(row.totp_secret, id);
  if (!secret) throw new AppError("admin.no_set_up");
  const step = stepOfCode(secret, code, null, at);
  if (step === undefined) throw new AppError("admin.wrong_code");
  await tx
    .updateTable("admin_users")
    .set({ totp_enabled_at: at, totp_last_step: step })
    .where("id", "=", id)
    .execute();
  return makeRecoveryCodes(tx, id);
}

/** Turns it off. Errors: `admin.no_set_up`, `admin.wrong_code`, `admin.two_factor_required` while the setting asks for it. */
export async function endSecondFactor(
  tx: Database,
  box: SecretBox,
  { id, code, at }: { id: string; code: string; at: Date },
): Promise<void> {
  const row = await lock(tx, id);
  if (!row.totp_enabled_at) throw new AppError("admin.no_set_up");
  if (await isTwoFactorRequired(tx)) throw new AppError("admin.two_factor_required");
  if (!(await takeCode(tx, box, row, code, at))) throw new AppError("admin.wrong_code");
  await tx
    .updateTable("admin_users")
    .set({ totp_secret: null, totp_enabled_at: null, totp_last_step: null })
    .where("id", "=", id)
    .execute();
  await tx.deleteFrom("admin_recovery_codes").where("admin_id", "=", id).execute();
}
