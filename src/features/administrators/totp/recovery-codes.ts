import { createHash, randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** Without what is mistaken for something else on paper. */
const letters = "23456789abcdefghjkmnpqrstuvwxyz";
const codes = 10;

const oneCode = () => {
  const text = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join("");
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};
/** As typed from paper: in any case, with or without the dash. Ten letters at random need no slow hash. */
const hashOf = (adminId: string, code: string) =>
  createHash("sha256")
    .update(`${adminId}:${code.toLowerCase().replace(/[^a-z\d]/g, "")}`)
    .digest("hex");

/** New codes that stand in for a lost phone, each once; those before them are gone. */
export async function makeRecoveryCodes(tx: Database, adminId: string): Promise<string[]> {
  const made = Array.from({ length: codes }, oneCode);
  await tx.deleteFrom("admin_recovery_codes").where("admin_id", "=", adminId).execute();
  await tx
    .insertInto("admin_recovery_codes")
    .values(made.map((code) => ({ admin_id: adminId, code: hashOf(adminId, code) })))
    .execute();
  return made;
}

/** Uses a code up. False where it is none, or was used. */
export async function spendRecoveryCode(
  tx: Database,
  adminId: string,
  code: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`update admin_recovery_codes set used_at = ${at}::timestamptz
    where admin_id = ${adminId}::uuid and code = ${hashOf(adminId, code)} and used_at is null returning code`.execute(
    tx,
  );
  return rows.length > 0;
}
