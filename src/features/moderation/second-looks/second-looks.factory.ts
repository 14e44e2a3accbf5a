import { sql } from "kysely";
import { makeListing } from "#features/listings/listing.factory.ts";
import type { Database } from "#platform/db/connect.ts";
import { isSampled } from "./second-looks.queries.ts";

interface Decided {
  userId: string;
  /** The administrator who decided. */
  by: string;
  at: Date;
  decision?: "active" | "rejected";
  /** False: one of the nineteen that are not looked at again. */
  isChosen?: boolean;
}

/** A decision that stands, chosen to be looked at again, and its listing. */
export async function makeChosen(
  db: Database,
  { userId, by, at, decision = "active", isChosen = true }: Decided,
): Promise<{ id: string; carId: string }> {
  const code = decision === "rejected" ? "wrong_details" : null;
  const carId = await makeListing(db, { user_id: userId, status: decision, rejection_code: code });
  const { rows } = await sql<{ id: string }>`
    insert into listing_reviews (id, car_id, admin_id, decision, code, before, decided_at, told_at)
    select r.id, ${carId}::uuid, ${by}::uuid, ${decision}::listing_status, ${code}, '{"status": "pending"}', ${at}::timestamptz, ${at}::timestamptz
    from (select gen_random_uuid() as id, null as undone_at from generate_series(1, 500)) r
    where (${isSampled}) = ${isChosen} limit 1
    returning id`.execute(db);
  if (!rows[0]) throw new Error("one in twenty of 500 was chosen");
  return { id: rows[0].id, carId };
}
