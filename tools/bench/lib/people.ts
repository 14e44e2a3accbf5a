import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { hashPassword } from "#features/accounts/passwords/hash.ts";
import { connectDatabase, type Database } from "#platform/db/connect.ts";

interface Person {
  id: string;
  cookie: string;
}
/** A signed-in buyer and seller, their conversation, and the seller's live listing that it is about. */
export interface Pair {
  buyer: string;
  seller: string;
  conversationId: string;
  listingId: string;
}
export interface People {
  pairs: Pair[];
  /** Cookies of sellers whose plan has room for 25 listings each. */
  sellers: string[];
  /** Cookies of buyers without a plan. */
  buyers: string[];
}
type Counts = Partial<Record<keyof People, number>>;

const domain = "bench.example";
export const password = "Rather-long-1-walk";
const secret = () => randomBytes(32).toString("base64url");
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Makes the accounts and sessions of a load; `counts` tells how many of each. */
export async function makePeople(db: Database, counts: Counts): Promise<People> {
  const { pairs = 0, sellers = 0, buyers = 0 } = counts;
  const cookies = async (...given: [number, string, string]) =>
    (await signedIn(db, ...given)).map(({ cookie }) => cookie);
  return {
    pairs: await makePairs(db, pairs),
    sellers: await cookies(sellers, "seller", "dealer"),
    buyers: await cookies(buyers, "buyer", "free"),
  };
}

/** Runs something with such people in a market that stays, and removes them with all they wrote. */
export async function withPeople<T>(
  url: string,
  counts: Counts,
  work: (people: People, db: Database) => Promise<T>,
): Promise<T> {
  const db = await connectDatabase({ url, max: 2, statementTimeoutMs: 0 });
  const clear = () => sql`delete from users where email like ${`%@${domain}`}`.execute(db);
  try {
    await clear();
    return await work(await makePeople(db, counts), db);
  } finally {
    await clear();
    await db.destroy();
  }
}

async function makePairs(db: Database, count: number): Promise<Pair[]> {
  const buyers = await signedIn(db, count, "talking-buyer", "free");
  const sellers = await signedIn(db, count, "talking-seller", "dealer");
  const ids = (people: readonly Person[]) => people.map(({ id }) => id);
  const { rows } = await sql<{ id: string; car_id: string; seller_id: string }>`
    with listed as (
      insert into cars (title, brand, model, year, price, price_usd, city, user_id, status, phone_number, expires_at)
      select 'Talked about', 'kia', 'sportage', 2018, 9000, 0, 'beirut', seller, 'active', '+96170123456',
        now() + interval '60 days'
      from unnest(${ids(sellers)}::uuid[]) seller returning id, user_id
    )
    insert into conversations (car_id, buyer_id, seller_id, last_message_at, created_at)
    select listed.id, buyer, seller, now(), now()
    from unnest(${ids(buyers)}::uuid[], ${ids(sellers)}::uuid[]) as pair (buyer, seller)
    join listed on listed.user_id = seller
    returning id, car_id, seller_id`.execute(db);
  const bySeller = new Map(rows.map((row) => [row.seller_id, row]));
  return sellers.map(({ id, cookie }, at) => ({
    buyer: buyers[at]?.cookie ?? "",
    seller: cookie,
    conversationId: bySeller.get(id)?.id ?? "",
    listingId: bySeller.get(id)?.car_id ?? "",
  }));
}

async function signedIn(db: Database, count: number, name: string, plan: string): Promise<Person[]> {
  const secrets = Array.from({ length: count }, secret);
  const sids = secrets.map(hashOf);
  const { rows } = await sql<{ sid: string; user_id: string }>`
    with given as (
      select sid, ${name} || '-' || n || ${`@${domain}`} as email
      from unnest(${sids}::text[]) with ordinality as given (sid, n)
    ),
    people as (
      insert into users (email, first_name, last_name, is_email_verified, current_plan)
      select email, 'Bench', 'Mark', true, ${plan} from given returning id, email
    )
    insert into sessions (sid, user_id, expire)
    select sid, people.id, now() + interval '30 days' from given join people using (email)
    returning sid, user_id`.execute(db);
  const bySid = new Map(rows.map(({ sid, user_id }) => [sid, user_id]));
  return secrets.map((one, at) => ({ cookie: `session=${one}`, id: bySid.get(sids[at] ?? "") ?? "" }));
}

/** An account that can sign in with `password`; returns its mail address. */
export async function makeAccount(db: Database, name: string): Promise<string> {
  const email = `${name}@${domain}`;
  await sql`insert into users (email, first_name, last_name, is_email_verified, password)
    values (${email}, 'Bench', 'Mark', true, ${await hashPassword(password)})`.execute(db);
  return email;
}

/** An administrator who may do everything: the header of its requests, and what removes it. */
export async function makeAdministrator(db: Database) {
  const token = secret();
  await sql`
    with made as (
      insert into admin_users (username, email, full_name, password, role)
      values ('bench-everything', ${`everything@${domain}`}, 'Bench', 'none', 'super_admin')
      on conflict (username) do update set full_name = excluded.full_name returning id
    )
    insert into admin_tokens (token, admin_id, created_at, last_seen_at)
    select ${hashOf(token)}, id, now(), now() from made`.execute(db);
  const remove = () => sql`delete from admin_users where username = 'bench-everything'`.execute(db);
  return { headers: { authorization: `Bearer ${token}` }, remove };
}

/** Forms like those that the listings of the market came from, without pictures, each with a VIN of its own. */
export async function formsLikeListings(db: Database, count: number): Promise<object[]> {
  const fields = ["title", "brand", "model", "year", "price", "currency", "mileage", "city"] as const;
  const rows = await db
    .selectFrom("cars")
    .select([...fields, "description", "features"])
    .where("vehicle_type", "=", "car")
    .where("is_public", "=", true)
    .where(sql<number>`char_length(title)`, ">=", 10)
    .orderBy(sql`md5(id::text)`)
    .limit(count)
    .execute();
  const vin = (at: number) => `BENCH${String(at).padStart(12, "0")}`;
  return rows.map((row, at) => ({ ...row, phoneNumber: "70 123 456", vinNumber: vin(at) }));
}
