import { type RawBuilder, sql } from "kysely";
import { stockNumberOf } from "#features/dealers/stock-number.ts";
import { columnNameOf, fieldNames } from "#features/listings/fields.ts";
import { serialOf } from "#features/listings/ref.ts";
import { allOf, patternOf } from "#features/search/conditions.ts";
import type { StoredColumns } from "#features/selling/listing-columns.ts";
import { foldDigits } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import type { ExpiredReason, FairPriceLabel, ListingStatus, VehicleType } from "#platform/db/schema.d.ts";
import { foldText } from "#text/fold.ts";
import type { StockFilter } from "./stock.schema.ts";
import type { StockOrder, StockSort } from "./stock-words.ts";

type Sql = RawBuilder<unknown>;

const fewPhotos = 4;
const mostWords = 8;
const leastOfVin = 4;

const stockNumber = stockNumberOf(sql`c.id`);
const contacts = sql`(select count(*)::int from listing_analytics a where a.car_id = c.id and a.event = 'contact')`;

/** Each has the newest first among equals, and unknown values last. */
const orders: Record<StockOrder, Sql> = {
  days: sql`-extract(epoch from c.created_at)`,
  model: sql`c.brand || ' ' || c.model`,
  price: sql`c.price_usd`,
  stockNumber,
  views: sql`c.view_count`,
  contacts,
  position: sql`c.price_percent`,
  photos: sql`cardinality(c.images)`,
  expiresAt: sql`case when c.status = 'active' then c.expires_at end`,
};

/** Every word stands in the title, the names of what it is, its stock number or its VIN; or the text is its short number. */
function searched(text: string): Sql {
  const serial = serialOf(text);
  if (serial !== undefined) return sql`(c.serial = ${serial} or ${numbered(text)})`;
  const words = foldText(text).split(" ").filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return sql`false`;
  const named = allOf(words.map((word) => sql`c.search_text like ${patternOf(word)}`));
  return sql`(${named} or ${numbered(text)})`;
}

function numbered(text: string): Sql {
  const literal = foldDigits(text).replace(/[\\%_]/g, "\\$&");
  const ofStock = sql`${stockNumber} ilike ${`%${literal}%`}`;
  // Two letters stand in every other VIN.
  if (literal.length < leastOfVin) return ofStock;
  return sql`(${ofStock} or c.vin_number like ${`%${literal.toUpperCase()}%`})`;
}

function stateIs(state: NonNullable<StockFilter["state"]>): Sql {
  if (state === "active" || state === "pending" || state === "rejected") {
    return sql`c.status = ${state}::listing_status`;
  }
  return sql`c.expired_reason = ${state}::expired_reason`;
}

function conditions(userId: string, filter: StockFilter, now: Date): Sql {
  const { search, state, vehicleType, photos, position, days } = filter;
  return allOf([
    sql`c.user_id = ${userId}::uuid`,
    sql`c.deleted_at is null`,
    ...(state ? [stateIs(state)] : []),
    ...(vehicleType ? [sql`c.vehicle_type = ${vehicleType}::vehicle_type`] : []),
    ...(photos ? [sql`cardinality(c.images) < ${photos === "none" ? 1 : fewPhotos}`] : []),
    ...(position === "unknown" ? [sql`c.status = 'active' and c.fair_price is null`] : []),
    ...(position && position !== "unknown" ? [sql`c.fair_price = ${position}::fair_price_label`] : []),
    ...(days
      ? [sql`c.status = 'active' and c.created_at <= ${now}::timestamptz - make_interval(days => ${days})`]
      : []),
    ...(search ? [searched(search)] : []),
  ]);
}

const said = sql.join(fieldNames.map((field) => sql.ref(`c.${columnNameOf(field)}`)));

export interface StockRow extends StoredColumns {
  id: string;
  serial: number;
  vehicle_type: VehicleType;
  price_usd: string;
  status: ListingStatus;
  expired_reason: ExpiredReason | null;
  expires_at: Date | null;
  waiting_since: Date | null;
  featured: boolean;
  fair_price: FairPriceLabel | null;
  price_percent: number | null;
  view_count: number;
  contacts: number;
  stock_number: string | null;
  in_charge_id: string | null;
  in_charge: string | null;
  created_at: Date;
  updated_at: Date;
}

interface Asked {
  filter: StockFilter;
  sort: StockSort;
  page: number;
  limit: number;
  now: Date;
}

/**
 * A page of a seller's listings in any state. What is found is ordered whole, which a seller's stock is small enough for
 * (cars_user_id finds it); contacts and numbers are read for the page alone, but where they order it.
 */
export async function findStock(
  db: Database,
  userId: string,
  { filter, sort, page, limit, now }: Asked,
): Promise<{ rows: StockRow[]; total: number }> {
  const order = orders[sort.replace(/^-/, "") as StockOrder];
  const way = sort.startsWith("-") ? sql`desc nulls last` : sql`asc nulls last`;
  const { rows } = await sql<StockRow & { total: number }>`
    with found as materialized (
      select c.id, c.created_at, ${order} as key from cars c where ${conditions(userId, filter, now)}
    ), page as (
      select id, row_number() over (order by key ${way}, created_at desc, id desc) as place from found
      order by place limit ${limit} offset ${(page - 1) * limit}
    )
    select total.n as total, c.id, c.serial, c.vehicle_type, ${said}, c.price_usd, c.status, c.expired_reason,
      c.expires_at, c.waiting_since, c.featured, c.fair_price, c.price_percent, c.view_count, c.created_at, c.updated_at,
      h.staff_id as in_charge_id, u.first_name || ' ' || u.last_name as in_charge,
      case when c.id is not null then ${contacts} end as contacts, case when c.id is not null then ${stockNumber} end as stock_number
    from (select count(*)::int as n from found) total
    left join (page join cars c on c.id = page.id) on true
    left join listing_charges h on h.car_id = c.id
    left join staff s on s.id = h.staff_id
    left join users u on u.id = s.member_id
    order by page.place`.execute(db);
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
}

export type StockFileRow = StoredColumns & Pick<StockRow, "id" | "vehicle_type" | "stock_number">;

const rowsAtOnce = 200;

/** All that a filter finds, the newest first, a few hundred at a time. */
export async function* readStock(
  db: Database,
  userId: string,
  { filter, now }: Pick<Asked, "filter" | "now">,
): AsyncGenerator<StockFileRow> {
  let after: (StockFileRow & { created_at: Date }) | undefined;
  do {
    const further = after
      ? sql`and (c.created_at, c.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)`
      : sql``;
    const { rows } = await sql<StockFileRow & { created_at: Date }>`
      select c.id, c.created_at, c.vehicle_type, ${said}, ${stockNumber} as stock_number
      from cars c where ${conditions(userId, filter, now)} ${further}
      order by c.created_at desc, c.id desc limit ${rowsAtOnce}`.execute(db);
    yield* rows;
    after = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
  } while (after);
}

/** The ids of what a filter finds, the newest first, to one more than `most`. */
export async function findStockIds(
  db: Database,
  userId: string,
  { filter, now }: Pick<Asked, "filter" | "now">,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from cars c where ${conditions(userId, filter, now)}
    order by c.created_at desc, c.id desc limit ${most + 1}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many of these are a seller's own, deleted ones too: each is counted once. */
export async function countOwnAmong(db: Database, userId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from cars where id = any (${ids}::uuid[]) and user_id = ${userId}::uuid`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** The last change that can still be taken back, with how many listings it changed. */
export async function findUndoable(
  db: Database,
  userId: string,
  since: Date,
): Promise<{ id: string; change: unknown; created_at: Date; n: number } | undefined> {
  const { rows } = await sql<{ id: string; change: unknown; created_at: Date; n: number }>`
    select s.id, s.change, s.created_at, count(*)::int as n
    from stock_changes s join stock_change_rows r on r.change_id = s.id and r.undone_at is null
    where s.user_id = ${userId}::uuid and s.created_at > ${since}::timestamptz
    group by s.id order by s.created_at desc, s.id desc limit 1`.execute(db);
  return rows[0];
}

export interface NamedRow {
  vehicle_type: VehicleType;
  brand: string;
  model: string;
  year: number;
  stock_number: string | null;
}

/** What these listings are called, by id. */
export async function findStockNames(db: Database, ids: readonly string[]): Promise<Map<string, NamedRow>> {
  const { rows } = await sql<NamedRow & { id: string }>`
    select c.id, c.vehicle_type, c.brand, c.model, c.year, ${stockNumber} as stock_number
    from cars c where c.id = any (${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
