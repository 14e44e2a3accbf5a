import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { mostFavorites } from "../favorite.schema.ts";

/**
 * Saves listings that anyone may see, in the order given, the first as the last saved. What is saved already stays as it
 * was; what cannot be seen, or has no room any more, is left out. Returns the ids that came new. Two devices at once wait
 * for each other, so that the list never grows past its limit.
 */
export async function saveFavorites(
  db: Database,
  { userId, ids, at }: { userId: string; ids: readonly string[]; at: Date },
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
    // A microsecond each keeps their order, which one moment for all would lose.
    const { rows } = await sql<{ car_id: string }>`
      insert into favorites (user_id, car_id, price, currency, created_at)
      select ${userId}::uuid, c.id, c.price, c.currency, ${at}::timestamptz - given.place * interval '1 microsecond'
      from unnest(${[...ids]}::uuid[]) with ordinality as given (id, place)
      join cars c on c.id = given.id and c.is_public
      where not exists (select from favorites f where f.user_id = ${userId}::uuid and f.car_id = c.id)
      order by given.place
      limit greatest(0, ${mostFavorites} - (select count(*) from favorites f where f.user_id = ${userId}::uuid))
      on conflict do nothing
      returning car_id`.execute(tx);
    return rows.map((row) => row.car_id);
  });
}

/** Saves one listing that anyone may see. Returns whether it came new. Error: `favorite.too_many`. */
export async function saveFavorite(
  db: Database,
  { userId, carId, at }: { userId: string; carId: string; at: Date },
): Promise<boolean> {
  const saved = await saveFavorites(db, { userId, ids: [carId], at });
  if (saved.length > 0) return true;
  const there = await db
    .selectFrom("favorites")
    .select("id")
    .where("user_id", "=", userId)
    .where("car_id", "=", carId)
    .executeTakeFirst();
  if (!there) throw new AppError("favorite.too_many");
  return false;
}
