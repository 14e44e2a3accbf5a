import type { Insertable } from "kysely";
import { makeUser } from "#features/listings/listing.factory.ts";
import type { Database } from "#platform/db/connect.ts";
import type { DealerProfiles, Users } from "#platform/db/schema.d.ts";

/** An approved dealer with a showroom, for tests: returns the user's id. */
export async function makeDealer(
  db: Database,
  slug: string,
  given: Partial<Insertable<Users>> = {},
  profile: Partial<Insertable<DealerProfiles>> = {},
): Promise<string> {
  const id = await makeUser(db, {
    is_dealership: true,
    is_verified_dealer: true,
    is_email_verified: true,
    dealership_name: "Cedars Motors",
    dealership_address: "Dora highway, next to the bridge",
    dealership_city: "metn",
    dealership_phone: "+9611234567",
    dealership_slug: slug,
    ...given,
  });
  await db
    .insertInto("dealer_profiles")
    .values({ user_id: id, specialization: "used_cars", ...profile })
    .execute();
  return id;
}
