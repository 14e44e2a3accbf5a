import { sql } from "kysely";
import type { JobDeps } from "#deps";
import { lockOwnShowroom } from "../../own-showroom/own-showroom.queries.ts";
import { findItemOf } from "../../stock-api/stock-item.queries.ts";
import { takeOffKnown } from "../../stock-api/verbs/take-off.ts";
import { findGone } from "../gone.queries.ts";

/**
 * Takes off sale what the file of an import does not have any more; what was never approved is deleted. All of it, or nothing.
 * What is said of it again in a file puts it up again. Error: `dealer.not_approved`.
 */
export async function withdrawGone(
  { db, clock }: JobDeps,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockOwnShowroom(tx, userId);
    const { gone } = await findGone(tx, userId, id);
    for (const { carId, stockNumber, state } of gone) {
      if (state !== "gone") continue;
      // It gets a number, by which a file that has it again finds it.
      const number = stockNumber ?? (await vinOf(tx, carId));
      if (number === undefined) continue;
      const known = await findItemOf(tx, userId, { carId, number });
      if (!known) continue;
      await takeOffKnown(tx, { userId, number, known, reason: "withdrawn", at: clock() });
      await sql`update stock_import_gone set state = 'withdrawn'
        where import_id = ${id}::uuid and car_id = ${carId}::uuid`.execute(tx);
    }
  });
}

async function vinOf(tx: JobDeps["db"], carId: string): Promise<string | undefined> {
  const found = await tx.selectFrom("cars").select("vin_number").where("id", "=", carId).executeTakeFirst();
  return found?.vin_number ?? undefined;
}
