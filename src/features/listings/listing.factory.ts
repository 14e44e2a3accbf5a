import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { Cars, Users } from "#platform/db/schema.d.ts";
import { termsOf } from "./listing.terms.ts";

/** Rows for tests: anything that is not named is an ordinary value. */

/** Has room for a whole market; tests of limits name a plan of the product instead. */
const roomyPlan = "roomy";

async function makeRoomyPlan(db: Database): Promise<void> {
  const most = 1_000_000;
  await db
    .insertInto("subscription_plans")
    .values({
      slug: roomyPlan,
      tier: "plus",
      name: "Roomy",
      name_ar: "واسعة",
      price: 0,
      max_ads: most,
      max_car_listings: most,
      max_motorcycle_listings: most,
      max_photos: 60,
      is_active: false,
    })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .execute();
}

export async function makeUser(db: Database, given: Partial<Insertable<Users>> = {}): Promise<string> {
  if (given.current_plan === undefined) await makeRoomyPlan(db);
  const values = {
    email: `${randomUUID()}@example.com`,
    first_name: "Karim",
    last_name: "Haddad",
    is_email_verified: true,
    current_plan: roomyPlan,
    ...given,
  };
  const { id } = await db.insertInto("users").values(values).returning("id").executeTakeFirstOrThrow();
  return id;
}

export type ListingInput = Partial<Insertable<Cars>> & { user_id: string };

/** A listing row with the words that belong to it. */
export function listingRow(given: ListingInput): Insertable<Cars> {
  const row = {
    vehicle_type: "car" as const,
    title: `${given.brand ?? "kia"} ${given.model ?? "sportage"}`,
    brand: "kia",
    model: "sportage",
    year: 2018,
    price: 12_000,
    price_usd: 0, // kept by a trigger
    city: "beirut",
    status: "active" as const,
    // One that no other user sells with.
    phone_number: `+96176${String(Number.parseInt(given.user_id.slice(-10), 16) % 1_000_000).padStart(6, "0")}`,
    // What its seller says of it unless the test says otherwise.
    ...{ condition: "used" as const, gear_type: "automatic" as const, fuel_type: "gas" as const, mileage: 0 },
    ...{ accident_history: false, previous_owners: 1, license_valid: true, service_history: false },
    category: "family" as const,
    ...given,
  };
  const terms = termsOf({
    vehicleType: row.vehicle_type,
    brand: row.brand,
    model: row.model,
    year: row.year,
    city: row.city,
    exteriorColor: given.exterior_color ?? null,
    bodyType: given.body_type ?? null,
    motorcycleType: given.motorcycle_type ?? null,
    fuelType: row.fuel_type,
    gearType: row.gear_type,
    condition: row.condition,
    category: given.category ?? null,
    source: given.source ?? null,
    titleStatus: given.title_status ?? null,
  });
  return { terms, ...row };
}

/** Inserts listings and returns their ids, in the order given. */
export async function makeListings(db: Database, listings: readonly ListingInput[]): Promise<string[]> {
  const ids = listings.map(() => randomUUID());
  const rows = listings.map((listing, i) => ({ id: ids[i], ...listingRow(listing) }));
  if (rows.length > 0) await db.insertInto("cars").values(rows).execute();
  return ids;
}

export async function makeListing(db: Database, given: ListingInput): Promise<string> {
  const [id = ""] = await makeListings(db, [given]);
  return id;
}
