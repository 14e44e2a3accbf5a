import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { StaffRole } from "#platform/http/actor.ts";

interface Charge {
  dealershipId: string;
  carIds: readonly string[];
  /** null: nobody. */
  staffId: string | null;
}

/**
 * Puts a member in charge of listings of the dealership. Errors: `listing.not_found` where one of them is not its own, and then
 * none is changed; `staff.not_found` of who is no member of it.
 */
export async function putInCharge(tx: Database, { dealershipId, carIds, staffId }: Charge): Promise<void> {
  const ids = [...new Set(carIds.map((id) => id.toLowerCase()))].toSorted();
  const { rows } = await sql`select from cars
    where id = any (${ids}::uuid[]) and user_id = ${dealershipId}::uuid and deleted_at is null`.execute(tx);
  if (rows.length < ids.length) throw new AppError("listing.not_found");
  if (staffId === null) {
    await sql`delete from listing_charges where car_id = any (${ids}::uuid[])`.execute(tx);
    return;
  }
  await mustWorkHere(tx, { dealershipId, staffId, roles: ["owner", "sales", "stock"] });
  await sql`insert into listing_charges (car_id, staff_id)
    select id, ${staffId}::uuid from unnest(${ids}::uuid[]) id order by id
    on conflict (car_id) do update set staff_id = excluded.staff_id`.execute(tx);
}

/** Holds a member's place until the transaction ends: who leaves meanwhile is in charge of nothing. Error: `staff.not_found`. */
export async function mustWorkHere(
  tx: Database,
  { dealershipId, staffId, roles }: { dealershipId: string; staffId: string; roles: readonly StaffRole[] },
): Promise<void> {
  const row = await tx
    .selectFrom("staff")
    .select("id")
    .where("id", "=", staffId)
    .where("dealership_id", "=", dealershipId)
    .where("joined_at", "is not", null)
    .where("left_at", "is", null)
    .where("role", "in", [...roles])
    .forShare()
    .executeTakeFirst();
  if (!row) throw new AppError("staff.not_found");
}
