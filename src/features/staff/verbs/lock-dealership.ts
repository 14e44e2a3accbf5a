import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Actor } from "#platform/http/actor.ts";

/** Who changes staff: the dealership that is reached, and the place of the one who does it. */
export interface ByOwner extends Pick<Actor, "id" | "personId" | "staff"> {
  at: Date;
}

/**
 * Holds a dealership's staff until the transaction ends, for one who still is its owner then: of two owners who demote each other
 * the second is none any more. Returns the owner's place in staff, null of a founder who has no staff yet. Error:
 * `staff.not_allowed`.
 */
export async function lockDealership(tx: Database, { id, personId }: ByOwner): Promise<string | null> {
  await sql`select from users where id = ${id}::uuid for no key update`.execute(tx);
  const row = await tx
    .selectFrom("staff")
    .select(["id", "role"])
    .where("dealership_id", "=", id)
    .where("member_id", "=", personId)
    .where("left_at", "is", null)
    .executeTakeFirst();
  if (personId !== id && row?.role !== "owner") throw new AppError("staff.not_allowed");
  return row?.id ?? null;
}
