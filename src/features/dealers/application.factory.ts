import type { Insertable } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { DealerApplications } from "#platform/db/schema.d.ts";

/** What an ordinary dealership says of itself in the form: for tests of the call. */
export const goodApplication = {
  dealershipName: "Cedars Motors",
  dealershipLicense: "BEY-2019-448",
  dealershipAddress: "Dora highway, next to the bridge",
  dealershipCity: "metn",
  dealershipPhone: "01 234 567",
  dealershipEmail: "sales@cedars.example",
  yearsInBusiness: "7",
  specialization: "used_cars",
  description: "Family dealership with a workshop of its own since 2019.",
};

/** A row for tests; anything that is not named is an ordinary value, under review. */
export async function makeApplication(
  db: Database,
  given: Partial<Insertable<DealerApplications>> & { user_id: string },
): Promise<string> {
  const row = {
    dealership_name: goodApplication.dealershipName,
    dealership_license: goodApplication.dealershipLicense,
    dealership_address: goodApplication.dealershipAddress,
    dealership_city: goodApplication.dealershipCity,
    dealership_phone: "+9611234567",
    dealership_email: goodApplication.dealershipEmail,
    years_in_business: goodApplication.yearsInBusiness,
    specialization: goodApplication.specialization,
    description: goodApplication.description,
    language: "ar",
    created_at: new Date("2026-11-15T09:00:00Z"),
    ...given,
  };
  const { id } = await db
    .insertInto("dealer_applications")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
