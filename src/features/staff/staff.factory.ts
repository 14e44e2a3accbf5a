import { makeUser } from "#features/listings/listing.factory.ts";
import type { Database } from "#platform/db/connect.ts";
import type { StaffRole } from "#platform/http/actor.ts";

/** Members of a dealership, for tests. */

/** The place in staff that a founder has from the first invitation on; returns its id. */
export async function makeFounder(db: Database, dealershipId: string): Promise<string> {
  const at = new Date("2026-11-01T09:00:00Z");
  const { id } = await db
    .insertInto("staff")
    .values({
      dealership_id: dealershipId,
      member_id: dealershipId,
      role: "owner",
      created_at: at,
      joined_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A verified user who works for a dealership: the account's id, and the place in staff. */
export async function makeMember(
  db: Database,
  dealershipId: string,
  role: StaffRole,
  given: { left_at?: Date; shown?: boolean; member_id?: string } = {},
): Promise<{ id: string; staffId: string }> {
  const { member_id = await makeUser(db, { is_email_verified: true }), ...rest } = given;
  const at = new Date("2026-11-02T09:00:00Z");
  const { id } = await db
    .insertInto("staff")
    .values({ dealership_id: dealershipId, member_id, role, created_at: at, joined_at: at, ...rest })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id: member_id, staffId: id };
}
