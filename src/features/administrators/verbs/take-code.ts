import { foldDigits } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import { spendRecoveryCode } from "../totp/recovery-codes.ts";
import type { SecretBox } from "../totp/secret-box.ts";
import { stepOfCode } from "../totp/totp.ts";

interface SecondFactor {
  id: string;
  totp_secret: string | null;
  totp_last_step: number | null;
}

/**
 * Takes a code of an administrator's second factor, or one of the recovery codes, and uses it up. The row is locked by
 * the caller: of two who send the same code at once, one gets in. False for any other code.
 */
export async function takeCode(
  tx: Database,
  box: SecretBox,
  { id, totp_secret: sealed, totp_last_step: last }: SecondFactor,
  typed: string,
  at: Date,
): Promise<boolean> {
  const code = foldDigits(typed).replace(/\s/g, "");
  const secret = sealed === null ? undefined : box.open(sealed, id);
  const step = secret && stepOfCode(secret, code, last, at);
  if (step === undefined) return spendRecoveryCode(tx, id, code, at);
  await tx.updateTable("admin_users").set({ totp_last_step: step }).where("id", "=", id).execute();
  return true;
}
