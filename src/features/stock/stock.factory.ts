import { sql } from "kysely";
import { makeListing } from "#features/listings/listing.factory.ts";
import type { Database } from "#platform/db/connect.ts";

/** Says in a file that was imported what its dealer calls a listing. */
export async function giveStockNumber(
  db: Database,
  { userId, carId, stockNumber }: { userId: string; carId: string; stockNumber: string },
): Promise<void> {
  const file = await sql<{ id: string }>`
    insert into stock_imports (user_id, file_name, language, heads)
    values (${userId}::uuid, 'stock.csv', 'en', '{}') returning id`.execute(db);
  await sql`insert into stock_import_rows
      (import_id, user_id, line, cells, vehicle_type, title, row_key, state, input, car_id, stock_number)
    values (${file.rows[0]?.id}::uuid, ${userId}::uuid, 2, '{}', 'car', 'A car', ${stockNumber}, 'imported', '{}',
      ${carId}::uuid, ${stockNumber})`.execute(db);
}

/** A live listing of a seller, with days left. */
export const makeLive = (
  db: Database,
  userId: string,
  { now, ...given }: { now: Date } & Partial<Parameters<typeof makeListing>[1]>,
): Promise<string> =>
  makeListing(db, {
    user_id: userId,
    status: "active",
    created_at: now,
    updated_at: now,
    refreshed_at: now,
    expires_at: new Date(now.getTime() + 40 * 86_400_000),
    ...given,
  });
