import type { Insertable } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { CarPapers } from "#platform/db/schema.d.ts";

/** Papers of a listing that wait, unless the test says otherwise, without a file in the store. Returns their id. */
export async function makePapers(
  db: Database,
  given: Partial<Insertable<CarPapers>> & { car_id: string; user_id: string },
): Promise<string> {
  const values = { sent_at: new Date("2026-11-15T10:00:00Z"), ...given };
  return (await db.insertInto("car_papers").values(values).returning("id").executeTakeFirstOrThrow()).id;
}
