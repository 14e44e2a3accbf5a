import { type RawBuilder, sql } from "kysely";
import { serialOf } from "#features/listings/ref.ts";
import type { Currency, VehicleType } from "#features/reference/enumerations.ts";
import { allOf } from "#features/search/conditions.ts";
import { foldDigits } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import type { ExpiredReason, ListingStatus } from "#platform/db/schema.d.ts";
import { internationalNumber } from "#text/phone-links.ts";
import { hasWords } from "../words.ts";
import { mostListed, type TableCriteria, type TableSort } from "./table.schema.ts";

/** Each has an index (migration 0067) that is read from either end and holds what the filters ask for. */
const orders: Record<TableSort, RawBuilder<unknown>> = {
  "-createdAt": sql`c.created_at desc, c.id desc`,
  createdAt: sql`c.created_at, c.id`,
  "-price": sql`c.price_usd desc, c.id desc`,
  price: sql`c.price_usd, c.id`,
  "-year": sql`c.year desc, c.id desc`,
  year: sql`c.year, c.id`,
  "-model": sql`c.brand desc, c.model desc, c.id desc`,
  model: sql`c.brand, c.model, c.id`,
  "-city": sql`c.city desc, c.created_at, c.id`,
  city: sql`c.city, c.created_at desc, c.id desc`,
  "-status": sql`c.status desc, c.created_at, c.id`,
  status: sql`c.status, c.created_at desc, c.id desc`,
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const onlyPhone = /^\+?[\d\s()/.-]{7,20}$/;
const vin = /^[A-HJ-NPR-Z0-9]{17}$/i;

/** What was typed names one thing exactly, or is words. */
function searched(text: string): RawBuilder<unknown> {
  if (uuid.test(text)) return sql`c.id = ${text}::uuid`;
  if (vin.test(text)) return sql`c.vin_number = ${text.toUpperCase()}`;
  if (text.includes("@")) {
    return sql`c.user_id in (select u.id from users u where lower(u.email) = ${text.toLowerCase()})`;
  }
  const phone = onlyPhone.test(foldDigits(text)) && internationalNumber(text);
  const serial = serialOf(text);
  if (serial !== undefined) return sql`(c.serial = ${serial} or c.phone_number = ${phone || null})`;
  if (phone) return sql`c.phone_number = ${phone}`;
  const words = allOf(hasWords(text));
  // Each half has its own index.
  return sql`(c.is_public and ${words} or not c.is_public and ${words})`;
}

function conditions({ search, status, city, vehicleType, userId }: TableCriteria): RawBuilder<unknown> {
  return allOf([
    status === "deleted" ? sql`c.deleted_at is not null` : sql`c.deleted_at is null`,
    ...(status === "all" || status === "deleted" ? [] : [sql`c.status = ${status}::listing_status`]),
    ...(city ? [sql`c.city = ${city}`] : []),
    ...(vehicleType ? [sql`c.vehicle_type = ${vehicleType}::vehicle_type`] : []),
    ...(userId ? [sql`c.user_id = ${userId}::uuid`] : []),
    ...(search ? [searched(search)] : []),
  ]);
}

export interface TableRowRow {
  id: string;
  vehicle_type: VehicleType;
  title: string;
  brand: string;
  model: string;
  year: number;
  price: string;
  currency: Currency;
  price_usd: string;
  phone_number: string | null;
  city: string;
  status: ListingStatus;
  expired_reason: ExpiredReason | null;
  rejection_code: string | null;
  is_public: boolean;
  deleted_at: Date | null;
  flags: number;
  open_reports: number;
  images: string[];
  user_id: string;
  first_name: string;
  last_name: string;
  dealership_name: string | null;
  is_verified_dealer: boolean;
  created_at: Date;
  updated_at: Date;
}

/** What the table shows of the listings of a `page`. */
const shown = sql`
  select c.id, c.vehicle_type, c.title, c.brand, c.model, c.year, c.price, c.currency, c.price_usd, c.phone_number,
    c.city, c.status, c.expired_reason, c.rejection_code, c.is_public, c.deleted_at, c.images[1:4] as images, c.user_id, c.created_at, c.updated_at,
    u.first_name, u.last_name, u.dealership_name, u.is_verified_dealer,
    (select count(*)::int from listing_flags f where f.car_id = c.id) as flags,
    (select count(*)::int from listing_reports r where r.car_id = c.id and r.resolved_at is null) as open_reports
  from page join cars c on c.id = page.id join users u on u.id = c.user_id`;

interface Place {
  limit: number;
  offset: number;
  /** Of a search; `mostListed` when left out. */
  most?: number;
}
interface Found {
  rows: TableRowRow[];
  /** To `mostListed`. */
  total: number;
  sort: TableSort;
}

/**
 * A page of all listings: its ids from an index, then what it shows of those alone. What words find is sorted whole, up to
 * `mostListed`; of more the newest come first, no matter which order was asked for: no index has words in another order.
 */
export async function findTable(db: Database, criteria: TableCriteria, place: Place): Promise<Found> {
  if (criteria.search) return findSearched(db, criteria, place);
  const [rows, total] = await Promise.all([findInOrder(db, criteria, place), countTable(db, criteria)]);
  return { rows, total, sort: criteria.sort };
}

async function findInOrder(db: Database, criteria: TableCriteria, { limit, offset }: Place) {
  const order = orders[criteria.sort];
  const { rows } = await sql<TableRowRow>`
    with page as materialized (
      select c.id from cars c where ${conditions(criteria)} order by ${order} limit ${limit} offset ${offset}
    )
    ${shown} order by ${order}`.execute(db);
  return rows;
}

async function countTable(db: Database, criteria: TableCriteria): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select 1 from cars c where ${conditions(criteria)} limit ${mostListed}) found`.execute(db);
  return rows[0]?.n ?? 0;
}

const newest = "-createdAt";

async function findSearched(db: Database, criteria: TableCriteria, place: Place): Promise<Found> {
  const { limit, offset, most = mostListed } = place;
  const { rows: ids } = await sql<{ id: string | null; total: number }>`
    with found as materialized (
      select c.id, c.created_at, c.price_usd, c.year, c.brand, c.model, c.city, c.status
      from cars c where ${conditions(criteria)} limit ${most}
    ), page as (
      select c.id from found c order by ${orders[criteria.sort]} limit ${limit} offset ${offset}
    )
    select page.id, total.n as total from (select count(*)::int as n from found) total left join page on true`.execute(
    db,
  );
  const total = ids[0]?.total ?? 0;
  if (total >= most) {
    return { rows: await findInOrder(db, { ...criteria, sort: newest }, place), total, sort: newest };
  }
  const { rows } = await sql<TableRowRow>`
    with page as (select unnest(${ids.flatMap(({ id }) => id ?? [])}::uuid[]) as id)
    ${shown} order by ${orders[criteria.sort]}`.execute(db);
  return { rows, total, sort: criteria.sort };
}
