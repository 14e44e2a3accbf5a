import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { keepListingEffects } from "./listing-effects.ts";

export const endAddOnsJob = "plans.end_add_ons";

/** Ends the add-ons whose time is over, and their effects: each in a transaction, which locks no more than one listing. */
export async function endAddOnsDue(db: Database, at: Date): Promise<void> {
  while (await endNext(db, at));
}

function endNext(db: Database, at: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ car_id: string | null }>`
      update add_ons set ended_at = ends_at
      where id = (
        select id from add_ons where ended_at is null and ends_at <= ${at}::timestamptz
        order by ends_at limit 1 for update skip locked)
      returning car_id`.execute(tx);
    const [ended] = rows;
    if (ended?.car_id) await keepListingEffects(tx, [ended.car_id], at);
    return ended !== undefined;
  });
}
