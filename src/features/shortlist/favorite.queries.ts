import { type ExpressionBuilder, sql } from "kysely";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { DB } from "#platform/db/schema.d.ts";

/**
 * What a saved listing may still say of itself: it was seen by everybody once. One that is under review again, was refused
 * or deleted, or whose seller was suspended, is left out until it comes back.
 */
const mayBeNamed = (is: ExpressionBuilder<DB, "cars">) =>
  is.and([
    is("cars.deleted_at", "is", null),
    is("cars.owner_in_good_standing", "=", true),
    is("cars.status", "in", ["active", "expired"]),
  ]);

const savedBy = (db: Database, userId: string) =>
  db
    .selectFrom("favorites")
    .innerJoin("cars", "cars.id", "favorites.car_id")
    .where("favorites.user_id", "=", userId)
    .where(mayBeNamed);

/** The ids of a user's saved listings, the last saved first. */
export async function findFavoriteIds(db: Database, userId: string): Promise<string[]> {
  const rows = await savedBy(db, userId)
    .select("favorites.car_id")
    .orderBy("favorites.created_at", "desc")
    .orderBy("favorites.id", "desc")
    .execute();
  return rows.map((row) => row.car_id);
}

export interface FavoriteRow {
  car_id: string;
  title: string;
  vehicle_type: VehicleType;
  brand: string;
  model: string;
  year: number;
  price: string;
  currency: DB["favorites"]["currency"];
  created_at: Date;
  is_public: boolean;
  is_sold: boolean;
}

/** In another currency nothing is less: a rate that moved is no news of the seller. */
const costsLess = (is: ExpressionBuilder<DB, "cars" | "favorites">) =>
  is.and([
    is("cars.is_public", "=", true),
    is("cars.currency", "=", is.ref("favorites.currency")),
    is("cars.price", "<", is.ref("favorites.price")),
  ]);

/** One page of a user's saved listings, and how many there are; with `cheaper` those alone that anyone may see and that cost less now. */
export async function findFavorites(
  db: Database,
  userId: string,
  { page, limit, cheaper = false }: { page: number; limit: number; cheaper?: boolean },
): Promise<{ rows: FavoriteRow[]; total: number }> {
  const saved = () => savedBy(db, userId).$if(cheaper, (all) => all.where(costsLess));
  const [rows, counted] = await Promise.all([
    saved()
      .select([
        "favorites.car_id",
        "favorites.price",
        "favorites.currency",
        "favorites.created_at",
        "cars.title",
        "cars.vehicle_type",
        "cars.brand",
        "cars.model",
        "cars.year",
        "cars.is_public",
        sql<boolean>`cars.expired_reason is not distinct from 'sold'`.as("is_sold"),
      ])
      .$if(cheaper, (some) => some.orderBy("cars.price_cut_at", (is) => is.desc().nullsLast()))
      .orderBy("favorites.created_at", "desc")
      .orderBy("favorites.id", "desc")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    saved()
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: rows as FavoriteRow[], total: counted.total };
}
