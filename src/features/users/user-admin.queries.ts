import { type RawBuilder, sql } from "kysely";
import { isMeantBy } from "#features/accounts/find-people.ts";
import { places } from "#features/reference/reference.ts";
import type { Counts } from "#platform/cache/memo-counts.ts";
import type { Database } from "#platform/db/connect.ts";
import { fromNearerEnd, opposite, type PlaceOfPage } from "#platform/db/list-page.ts";
import { foldText } from "#text/fold.ts";
import { mostCounted } from "./most-counted.ts";
import type { userKinds, userSorts } from "./user-admin.contract.ts";

export interface UserRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  city: string | null;
  is_dealership: boolean;
  is_verified_dealer: boolean;
  dealership_name: string | null;
  user_status: "active" | "suspended" | "banned";
  suspended_until: Date | null;
  is_email_verified: boolean;
  current_plan: string;
  created_at: Date;
  last_login_at: Date | null;
  locked_until: Date | null;
  deletion_requested_at: Date | null;
}

/** The plan as it is at a moment, even when the job that ends one is late. */
export const userColumns = (
  at: Date,
) => sql`u.id, u.first_name, u.last_name, u.email, u.phone, u.city, u.is_dealership,
  u.is_verified_dealer, u.dealership_name, u.user_status, u.suspended_until, u.is_email_verified,
  plan_at(u.current_plan, u.subscription_ends_at, ${at}::timestamptz) as current_plan,
  u.created_at, u.last_login_at, u.locked_until, u.deletion_requested_at`;

const name = sql`lower(u.first_name || ' ' || u.last_name)`;
type UserSort = (typeof userSorts)[number];
/** Each is an index, read from one end or the other. */
const forwards: Record<UserSort, RawBuilder<unknown>> = {
  "-createdAt": sql`u.created_at desc, u.id desc`,
  createdAt: sql`u.created_at, u.id`,
  name: sql`${name}, u.id`,
  "-name": sql`${name} desc, u.id desc`,
  email: sql`lower(u.email), u.id`,
  "-email": sql`lower(u.email) desc, u.id desc`,
  city: sql`u.city, u.created_at desc, u.id desc`,
  "-city": sql`u.city desc, u.created_at, u.id`,
  type: sql`u.is_dealership, u.is_verified_dealer, u.created_at desc, u.id desc`,
  "-type": sql`u.is_dealership desc, u.is_verified_dealer desc, u.created_at, u.id`,
  status: sql`u.user_status, u.created_at desc, u.id desc`,
  "-status": sql`u.user_status desc, u.created_at, u.id`,
};

export interface UsersAsked {
  search?: string | undefined;
  status?: string | undefined;
  city?: string | undefined;
  type?: (typeof userKinds)[number] | undefined;
  locked?: "true" | undefined;
  sort: (typeof userSorts)[number];
}

/** A page of users, and how many fit; `counts` keeps large counts for a while. */
export async function findUsers(
  db: Database,
  asked: UsersAsked & { page: number; limit: number },
  at: Date,
  counts: Counts,
): Promise<{ rows: UserRow[]; total: number }> {
  const { page, limit, sort } = asked;
  const fits = conditions(asked, at);
  if (asked.search) {
    const place = { limit, offset: (page - 1) * limit, backwards: false };
    const [rows, total] = await Promise.all([readUsers(db, { fits, sort, place }, at), countSome(db, fits)]);
    return { rows, total };
  }
  const { status, city, type, locked } = asked;
  const total = await counts(JSON.stringify([status, city, type, locked]), at, () => countAll(db, fits));
  const place = fromNearerEnd({ page, limit }, total);
  return { rows: await readUsers(db, { fits, sort, place }, at), total };
}

/** The page first, from an index; what it shows is read of its rows alone. */
async function readUsers(
  db: Database,
  { fits, sort, place }: { fits: RawBuilder<unknown>; sort: UserSort; place: PlaceOfPage },
  at: Date,
): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`with page as materialized (
      select u.id from users u where ${fits}
      order by ${forwards[place.backwards ? opposite(sort) : sort]} limit ${place.limit} offset ${place.offset})
    select ${userColumns(at)} from users u where u.id in (select id from page) order by ${forwards[sort]}`.execute(
    db,
  );
  return rows;
}

async function countAll(db: Database, fits: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from users u where ${fits}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** A text that is in every mail would have every mail read. */
async function countSome(db: Database, fits: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n
    from (select from users u where ${fits} limit ${mostCounted}) found`.execute(db);
  return rows[0]?.n ?? 0;
}

const exportedAtOnce = 1000;

/** Every user that fits, the newest first whatever the order of the list: so that the file is read as it is sent. */
export async function* streamUsers(db: Database, asked: UsersAsked, at: Date): AsyncGenerator<UserRow> {
  const fits = conditions(asked, at);
  let after = sql`true`;
  for (;;) {
    const { rows } = await sql<UserRow>`select ${userColumns(at)} from users u where ${fits} and ${after}
      order by ${forwards["-createdAt"]} limit ${exportedAtOnce}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < exportedAtOnce) return;
    // By the row itself: a moment of JavaScript has no microseconds.
    after = sql`(u.created_at, u.id) < (select created_at, id from users where id = ${last.id}::uuid)`;
  }
}

function conditions({ search, status, city, type, locked }: UsersAsked, at: Date): RawBuilder<unknown> {
  const all = [sql`true`];
  if (status !== undefined) all.push(sql`u.user_status = ${status}::user_status`);
  if (city !== undefined) all.push(sql`u.city = ${city}`);
  if (type !== undefined) {
    all.push(sql`u.is_dealership = ${type !== "individual"}
      and u.is_verified_dealer = ${type === "verified_dealer"}`);
  }
  if (locked) all.push(sql`u.locked_until > ${at}::timestamptz`);
  if (search) all.push(matching(search));
  return sql.join(all, sql` and `);
}

function matching(text: string): RawBuilder<unknown> {
  const cities = citiesNamed(foldText(text));
  return cities.length === 0
    ? isMeantBy(text)
    : sql`(${isMeantBy(text)} or u.city = any (${cities}::text[]))`;
}

/** The slugs of places whose name, in either language, begins so. */
function citiesNamed(folded: string): string[] {
  if (folded === "") return [];
  return places
    .filter(({ slug, en, ar }) => [slug, en, ar].some((one) => foldText(one).startsWith(folded)))
    .map(({ slug }) => slug);
}
