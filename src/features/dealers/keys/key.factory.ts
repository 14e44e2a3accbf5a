import type { Database } from "#platform/db/connect.ts";
import { keyHash, lastFourOf, newKey } from "./api-key.ts";
import type { Scope } from "./key.schema.ts";

interface Given {
  at: Date;
  scopes?: Scope[];
  expiresAt?: Date | null;
}

/** A key of a dealer, for tests: its id, and how its program makes calls. */
export async function makeProgramKey(
  db: Database,
  userId: string,
  { at, scopes = ["stock"], expiresAt = null }: Given,
): Promise<{ id: string; secret: string; headers: { authorization: string } }> {
  const secret = newKey();
  const { id } = await db
    .insertInto("api_keys")
    .values({
      user_id: userId,
      name: "Stock program",
      scopes,
      secret_hash: keyHash(secret),
      last_four: lastFourOf(secret),
      created_at: at,
      expires_at: expiresAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, secret, headers: { authorization: `Bearer ${secret}` } };
}

/** What a stock program sends: city, phone number and title are left to the showroom. */
export const stockVehicle = {
  brand: "kia",
  model: "sportage",
  year: 2018,
  price: 14_800,
  mileage: 92_000,
};
export const stockMotorcycle = {
  vehicleType: "motorcycle",
  brand: "yamaha",
  model: "yzf-r6",
  year: 2016,
  price: 7200,
  motorcycleType: "sport",
  bikeEngineSize: 600,
  category: "small",
};
