import { AppError } from "#errors";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { isFraudulentName } from "#text/fraud-words.ts";
import { storedPhone } from "#text/phone.ts";
import { lockPending } from "../application.queries.ts";
import type { Application } from "../application.schema.ts";

/**
 * Sends a user's application to the review and returns its id. Errors: `dealer.already` for an approved dealer, `dealer.pending` while another one
 * is under review, `staff.member` for who works for another dealership, `request.invalid` for a phone that is not Lebanese, a name that asks for money.
 */
export async function applyAsDealer(
  tx: Database,
  { userId, language }: { userId: string; language: Language },
  said: Application,
  at: Date,
): Promise<string> {
  const phone = storedPhone(said.dealershipPhone);
  if (!phone || !/^\+961\d{7,8}$/.test(phone)) {
    throw new AppError("request.invalid", { fields: { dealershipPhone: "field.dealer_phone" } });
  }
  if (isFraudulentName(said.dealershipName)) {
    throw new AppError("request.invalid", { fields: { dealershipName: "field.name_unfit" } });
  }
  // Two at once wait here for each other.
  const user = await tx
    .selectFrom("users")
    .select("is_verified_dealer")
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (user.is_verified_dealer) throw new AppError("dealer.already");
  const work = tx
    .selectFrom("staff")
    .select("id")
    .where("member_id", "=", userId)
    .where("left_at", "is", null);
  if (await work.executeTakeFirst()) throw new AppError("staff.member");
  if (await lockPending(tx, userId)) throw new AppError("dealer.pending");
  const { id } = await tx
    .insertInto("dealer_applications")
    .values({
      user_id: userId,
      dealership_name: said.dealershipName,
      dealership_license: said.dealershipLicense,
      dealership_address: said.dealershipAddress,
      dealership_city: said.dealershipCity,
      dealership_phone: phone,
      dealership_email: said.dealershipEmail,
      years_in_business: said.yearsInBusiness,
      specialization: said.specialization,
      description: said.description,
      language,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
