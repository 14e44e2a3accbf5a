import type { Database } from "#platform/db/connect.ts";
import { exported } from "./export-columns.ts";
import { batch, type Page, type Row } from "./export-parts.ts";

/** Where one works or worked: few places. */
export async function* workOf(db: Database, userId: string): AsyncGenerator<Row[]> {
  yield await db
    .selectFrom("staff")
    .select(exported.staff)
    .where("member_id", "=", userId)
    .orderBy("id")
    .execute();
}

/** What one did there. */
export const workDoneBy =
  (db: Database, userId: string): Page =>
  async (after) => {
    let rows = db
      .selectFrom("staff_acts")
      .select(exported.staff_acts)
      .where("staff_id", "in", (from) =>
        from.selectFrom("staff").select("staff.id").where("member_id", "=", userId),
      );
    if (after) rows = rows.where("id", ">", after);
    const found = await rows.orderBy("id").limit(batch).execute();
    return { rows: found, last: found.at(-1)?.id };
  };
