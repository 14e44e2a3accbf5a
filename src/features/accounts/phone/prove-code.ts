import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Holder } from "./ask-for-code.ts";
import { mostTries } from "./limits.ts";
import { isCode } from "./secret-code.ts";

interface Proof {
  /** In E.164. */
  phone: string;
  code: string;
  holder: Holder;
  secret: string;
  at: Date;
}

/**
 * Tries a code within the caller's transaction, which is to be committed also when it is wrong: that try is counted. The
 * newest code of the number alone is looked at, and no try of another user or browser counts. Returns why it is refused:
 * `phone.code_wrong` with the tries that are left, `phone.code_dead`; undefined for a right one, which is used up by it.
 */
export async function tryCode(
  tx: Database,
  { phone, code, holder, secret, at }: Proof,
): Promise<AppError | undefined> {
  const row = await tx
    .selectFrom("phone_codes")
    .select(["id", "user_id", "browser", "code_hash", "tries", "expires_at", "used_at"])
    .where("phone", "=", phone)
    .where("purpose", "=", holder.purpose)
    .orderBy("asked_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  const isHolders =
    holder.purpose === "verify" ? row?.user_id === holder.userId : row?.browser === holder.browser;
  if (!row || !isHolders || row.used_at || row.expires_at <= at || row.tries >= mostTries)
    return new AppError("phone.code_dead");
  const right = isCode(secret, row.id, code, row.code_hash);
  await tx
    .updateTable("phone_codes")
    .set(right ? { used_at: at } : { tries: row.tries + 1 })
    .where("id", "=", row.id)
    .execute();
  if (right) return undefined;
  return new AppError("phone.code_wrong", {
    fields: { code: "field.code_wrong" },
    facts: { triesLeft: mostTries - row.tries - 1 },
  });
}
