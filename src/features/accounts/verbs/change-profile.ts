import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { storedPhone } from "#text/phone.ts";
import { type AccountRow, findAccount } from "../account.queries.ts";

interface ProfileChange {
  firstName: string;
  lastName: string;
  phone?: string | undefined;
  city?: string | undefined;
}

/** Sets name, phone and city, as a whole: what is left out is taken away. Errors: `request.invalid` for the phone. */
export async function changeProfile(
  db: Database,
  userId: string,
  change: ProfileChange,
  at: Date,
): Promise<AccountRow> {
  const phone = storedPhone(change.phone);
  if (phone === undefined) throw new AppError("request.invalid", { fields: { phone: "field.phone" } });
  await db
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
  return findAccount(db, userId);
}
