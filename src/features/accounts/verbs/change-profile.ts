import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { storedPhone } from "#text/phone.ts";
import { type AccountRow, findAccount, profileVersion } from "../account.queries.ts";

interface ProfileChange {
  firstName: string;
  lastName: string;
  phone?: string | undefined;
  city?: string | undefined;
  /** Of the profile that the change was made of, where one was seen. */
  version?: string | undefined;
}

/**
 * Sets name, phone and city, as a whole: what is left out is taken away. Errors: `request.invalid` for the phone,
 * `account.changed` where the profile is another than the one that was seen.
 * Database then: a verification badge rests when name or phone are others (users_badge).
 */
export async function changeProfile(
  db: Database,
  userId: string,
  change: ProfileChange,
  at: Date,
): Promise<AccountRow> {
  const phone = storedPhone(change.phone);
  if (phone === undefined) throw new AppError("request.invalid", { fields: { phone: "field.phone" } });
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
    const before = await findAccount(tx, userId);
    if (change.version !== undefined && change.version !== profileVersion(before))
      throw new AppError("account.changed");
    await tx
      .updateTable("users")
      .set({
        first_name: change.firstName,
        last_name: change.lastName,
        phone,
        city: change.city ?? null,
        updated_at: at,
      })
      .where("id", "=", userId)
      .execute();
    return findAccount(tx, userId);
  });
}
