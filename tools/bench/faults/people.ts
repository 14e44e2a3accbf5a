import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { Load } from "./journal.ts";

type People = Pick<Load, "sellers" | "buyers" | "pairs" | "carId">;
/** Each has room for 25 listings, and a long run submits thousands. */
const sellers = 400;
const buyers = 24;
/** Enough that nobody of them writes more messages than one may. */
const pairs = 120;

/** Signed-in sellers of a plan with room, buyers without one, and pairs of people who talk, each about a listing. */
export async function makePeople(db: Database): Promise<People> {
  const talkers = await signedIn(db, 2 * pairs, "talker", "dealer");
  const { rows } = await sql<{ id: string; car_id: string }>`
    with listed as (
      insert into cars (title, brand, model, year, price, price_usd, city, user_id, status, phone_number, expires_at)
      select 'Talked about', 'kia', 'sportage', 2018, 9000, 0, 'beirut', seller, 'active', '+96170123456',
        now() + interval '60 days'
      from unnest(${talkers.slice(pairs).map(({ id }) => id)}::uuid[]) seller
      returning id, user_id
    )
    insert into conversations (car_id, buyer_id, seller_id, last_message_at, created_at)
    select listed.id, buyer, seller, now(), now()
    from unnest(${talkers.slice(0, pairs).map(({ id }) => id)}::uuid[],
      ${talkers.slice(pairs).map(({ id }) => id)}::uuid[]) as pair (buyer, seller)
    join listed on listed.user_id = seller
    returning id, car_id, buyer_id`.execute(db);
  const cookieOf = (rows as unknown as { id: string; buyer_id: string }[]).map(({ id, buyer_id }) => ({
    conversationId: id,
    cookie: talkers.find((one) => one.id === buyer_id)?.cookie ?? "",
  }));
  return {
    sellers: (await signedIn(db, sellers, "seller", "dealer")).map(({ cookie }) => cookie),
    buyers: (await signedIn(db, buyers, "buyer", "free")).map(({ cookie }) => cookie),
    pairs: cookieOf,
    carId: rows[0]?.car_id ?? "",
  };
}

async function signedIn(db: Database, count: number, name: string, plan: string) {
  const secrets = Array.from({ length: count }, () => randomBytes(32).toString("base64url"));
  const sids = secrets.map((secret) => createHash("sha256").update(secret).digest("hex"));
  const { rows } = await sql<{ sid: string; user_id: string }>`
    with given as (select sid, n from unnest(${sids}::text[]) with ordinality as given (sid, n)),
    people as (
      insert into users (email, first_name, last_name, is_email_verified, current_plan)
      select ${name} || '-' || n || '@faults.example', 'Bench', 'Mark', true, ${plan} from given
      returning id, email
    )
    insert into sessions (sid, user_id, expire)
    select given.sid, people.id, now() + interval '30 days'
    from given join people on people.email = ${name} || '-' || given.n || '@faults.example'
    returning sid, user_id`.execute(db);
  const bySid = new Map(rows.map(({ sid, user_id }) => [sid, user_id]));
  return secrets.map((secret, at) => ({ cookie: `session=${secret}`, id: bySid.get(sids[at] ?? "") ?? "" }));
}
