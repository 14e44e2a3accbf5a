import { sql } from "kysely";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import { fieldsShown } from "./fields.ts";
import { type SeenRow, seenBeforeOf } from "./seen-before.ts";

/** As tables have them: `cars.gear_type`. */
const columnsShown = <On extends "card" | "page">(on: On) =>
  fieldsShown(on).map(({ column }) => `cars.${column}` as const);

const cardColumns = [
  ...columnsShown("card"),
  "cars.id",
  "cars.serial",
  "cars.vehicle_type",
  "cars.price_usd",
  "cars.previous_price",
  "cars.price_cut_at",
  "cars.fair_price",
  "cars.featured",
  "cars.user_id",
  "cars.created_at",
  "cars.refreshed_at",
  "cars.change_number",
  "users.first_name",
  "users.last_name",
  "users.is_dealership",
  "users.is_verified_dealer",
  "users.is_verified_seller",
  "users.dealership_name",
  "users.dealership_slug",
  "users.created_at as member_since",
] as const;

const detailColumns = [
  ...columnsShown("page"),
  "cars.phone_number",
  "cars.view_count",
  "cars.updated_at",
  "cars.chat_priority",
  "cars.papers_seen_at",
  "cars.inspection_id",
  "users.is_demo",
  "fair_prices.comparables as fair_comparables",
  "fair_prices.middle as fair_middle",
  "fair_prices.low as fair_low",
  "fair_prices.high as fair_high",
  "fair_prices.year_min as fair_year_min",
  "fair_prices.year_max as fair_year_max",
  "fair_prices.later_low as fair_later_low",
  "fair_prices.later_high as fair_later_high",
  "fair_prices.computed_at as fair_computed_at",
] as const;

const withSeller = (db: Database) => db.selectFrom("cars").innerJoin("users", "users.id", "cars.user_id");
/** What a card needs, of every listing there is: the caller says which of them may be seen. */
export const selectCards = (db: Database) => withSeller(db).select(cardColumns);
/** What the page of a listing needs, likewise. */
export const selectDetails = (db: Database) =>
  selectCards(db)
    // Of the label that is shown, and of no other.
    .leftJoin("fair_prices", (join) =>
      join.onRef("fair_prices.car_id", "=", "cars.id").onRef("fair_prices.label", "=", "cars.fair_price"),
    )
    .select(detailColumns);
type RowOf<Query> = Query extends { execute(): Promise<(infer Row)[]> } ? Row : never;
export type CardRow = RowOf<ReturnType<typeof selectCards>>;
export type DetailRow = RowOf<ReturnType<typeof selectDetails>>;

/** The rows of these ids, in their order. */
export async function findCards(db: Database, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(db)
    // One text however many they are: its plan is kept.
    .where("cars.id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .where("cars.is_public", "=", true)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What anyone may see; undefined for everything else. */
export function findPublic(db: Database, id: string): Promise<DetailRow | undefined> {
  return selectDetails(db).where("cars.id", "=", id).where("cars.is_public", "=", true).executeTakeFirst();
}

/** The same with its pictures, its prices, the oldest first, and earlier listings of the vehicle: one question, all as of one moment. */
export async function findWhole(
  db: Database,
  id: string,
): Promise<
  { row: DetailRow; pictures: Map<string, PictureRow>; history: PriceRow[]; seen: SeenRow[] } | undefined
> {
  const row = await selectDetails(db)
    .select([
      sql<
        PictureRow[] | null
      >`(select ${asPictures} from uploads where id = any(picture_ids(cars.images)))`.as("pictures"),
      sql<
        (Omit<PriceRow, "changed_at"> & { changed_at: string })[]
      >`(select coalesce(json_agg(h), '[]') from (
        select price::text, currency, price_usd::text, changed_at from price_history
        where car_id = cars.id order by changed_at, id limit ${sql.lit(mostPrices)}) h)`.as("history"),
      seenBeforeOf.as("seen"),
    ])
    .where("cars.id", "=", id)
    .where("cars.is_public", "=", true)
    .executeTakeFirst();
  if (!row) return undefined;
  const history = row.history.map((one) => ({ ...one, changed_at: new Date(one.changed_at) }));
  return { row, pictures: byId(row.pictures), history, seen: row.seen };
}

/** The public listing with this serial number (ref.ts), if there is one. */
export function findBySerial(db: Database, serial: number) {
  return db
    .selectFrom("cars")
    .select(["id", "vehicle_type as vehicleType"])
    .where("serial", "=", serial)
    .where("is_public", "=", true)
    .executeTakeFirst();
}

/** The listing with this serial number, if it has a page: a public one, or one that is gone and says so there. */
export function findPageBySerial(db: Database, serial: number) {
  return db
    .selectFrom("cars")
    .select("id")
    .where("serial", "=", serial)
    .where("owner_in_good_standing", "=", true)
    .where("deleted_at", "is", null)
    .where((eb) => eb.or([eb("is_public", "=", true), eb("status", "=", "expired")]))
    .executeTakeFirst();
}

/** Whether anyone may see it, or could until it expired; else undefined, as if it did not exist. */
export async function findVisibility(db: Database, id: string): Promise<"public" | "gone" | undefined> {
  const row = await db
    .selectFrom("cars")
    .select(["is_public", "status"])
    .where("id", "=", id)
    .where("owner_in_good_standing", "=", true)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.is_public) return "public";
  return row.status === "expired" ? "gone" : undefined;
}

/** Whether anyone could see a listing at some time, whatever became of it since: a period on sale was begun for it. */
export async function wasOnSale(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("cars")
    .select("id")
    .where("id", "=", id)
    .where((eb) => eb.or([eb("expires_at", "is not", null), eb("status", "in", ["active", "expired"])]))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The listings most like one: the same model counts most, then brand and body, then a year and a price near by.
 * Each kind of likeness offers its newest by an index, so that no number of listings makes this slow.
 */
export async function findSimilarIds(db: Database, id: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with this as (
      select vehicle_type, brand, model, body_type, category, year, price_usd from cars where id = ${id}::uuid
    ),
    candidates as (
      select near.* from this cross join lateral (
        (select c.id, c.brand, c.model, c.body_type, c.category, c.year, c.price_usd from cars c
          where c.is_public and c.vehicle_type = this.vehicle_type and c.brand = this.brand and c.model = this.model
          order by c.featured desc, c.search_priority desc, c.refreshed_at desc, c.id desc limit 60)
        union
        (select c.id, c.brand, c.model, c.body_type, c.category, c.year, c.price_usd from cars c
          where c.is_public and c.vehicle_type = this.vehicle_type and c.brand = this.brand
          order by c.featured desc, c.search_priority desc, c.refreshed_at desc, c.id desc limit 60)
        union
        (select c.id, c.brand, c.model, c.body_type, c.category, c.year, c.price_usd from cars c
          where c.is_public and c.vehicle_type = this.vehicle_type and c.category = this.category
          order by c.featured desc, c.search_priority desc, c.refreshed_at desc, c.id desc limit 120)
      ) near
    )
    select c.id from candidates c, this
    where c.id <> ${id}::uuid
    order by
      4 * (c.brand = this.brand and c.model = this.model)::int
      + 1.5 * (c.brand = this.brand)::int
      + 1.5 * coalesce((c.body_type = this.body_type)::int, 0)
      + coalesce((c.category = this.category)::int, 0)
      - 0.25 * abs(c.year - this.year)
      - 2 * abs(round(ln(greatest(c.price_usd, 1) / greatest(this.price_usd, 1)), 9)) desc,
      c.id desc
    limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

export type PictureRow = { id: string; width: number; height: number; widths: number[]; thumbhash: string };

/** As one value: a page has more than a hundred, and parsing as many rows costs it a millisecond. */
const asPictures = sql`json_agg(json_build_object(
  'id', id, 'width', width, 'height', height, 'widths', widths, 'thumbhash', thumbhash
))`;
const byId = (pictures: PictureRow[] | null | undefined) => new Map(pictures?.map((row) => [row.id, row]));

/** The pictures of these ids that are ready. */
export async function findPictures(db: Database, ids: readonly string[]): Promise<Map<string, PictureRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ pictures: PictureRow[] | null }>`
    select ${asPictures} as pictures from uploads where id = any(${ids}::uuid[])`.execute(db);
  return byId(rows[0]?.pictures);
}

const mostPrices = 100;

export function findPriceHistory(db: Database, carId: string) {
  return db
    .selectFrom("price_history")
    .select(["price", "currency", "price_usd", "changed_at"])
    .where("car_id", "=", carId)
    .orderBy("changed_at")
    .orderBy("id")
    .limit(mostPrices)
    .execute();
}
export type PriceRow = Awaited<ReturnType<typeof findPriceHistory>>[number];

/** How many public listings each brand, model and place has: what suggestions are ranked by. */
export async function countNames(db: Database, vehicleType: VehicleType) {
  const { rows } = await sql<{ brand: string | null; model: string | null; city: string | null; n: number }>`
    select c.brand, c.model, c.city, count(*)::int as n from cars c
    where c.is_public and c.vehicle_type = ${vehicleType}::vehicle_type
    group by grouping sets ((c.brand), (c.brand, c.model), (c.city))`.execute(db);
  return rows;
}
