import { sql } from "kysely";
import { connectDatabase, type Database } from "#platform/db/connect.ts";
import { timed } from "../lib/stats.ts";
import { anyOf, benchAdministrator, sizes, someCars, someUsers } from "./drawing.ts";
import { addMoney } from "./life-of-money.ts";
import { addWork } from "./life-of-work.ts";

/**
 * Gives a demo market users in all states, money, reports, reviews, applications, messages and a log: once, in one
 * transaction. Gives the seconds it took; 0 where it was there.
 */
export async function addLife(url: string): Promise<number> {
  const db = await connectDatabase({ url, max: 1, statementTimeoutMs: 0 });
  try {
    const there = await db
      .selectFrom("admin_users")
      .select("id")
      .where("username", "=", benchAdministrator)
      .executeTakeFirst();
    if (there) return 0;
    const { ms } = await timed(() => fill(db));
    return ms / 1000;
  } finally {
    await db.destroy();
  }
}

async function fill(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local synchronous_commit = off`.execute(tx);
    // The order in which rows are drawn for must be the same each time.
    await sql`set local max_parallel_workers_per_gather = 0`.execute(tx);
    await sql`select setseed(0.42)`.execute(tx);
    await number(tx);
    await sql`insert into admin_users (username, email, password, full_name, role)
      values (${benchAdministrator}, ${`${benchAdministrator}@bench.example`}, 'none', 'Bench Lists', 'super_admin')`.execute(
      tx,
    );
    await addStandings(tx);
    await addVisits(tx);
    await addMoney(tx);
    await addWork(tx);
  });
  await sql`analyze`.execute(db);
}

/** Users and listings by number, to draw from. */
async function number(tx: Database): Promise<void> {
  for (const table of ["users", "cars"]) {
    await sql`create temporary table ${sql.ref(`numbered_${table}`)} on commit drop as
      select (row_number() over (order by id))::int as n, id from ${sql.ref(table)}`.execute(tx);
    await sql`alter table ${sql.ref(`numbered_${table}`)} add primary key (n)`.execute(tx);
    await sql`analyze ${sql.ref(`numbered_${table}`)}`.execute(tx);
  }
}

async function addStandings(tx: Database): Promise<void> {
  const drawn = (count: number) => sql`select id from numbered_users order by random() limit ${count}`;
  for (const [status, count] of [
    ["suspended", sizes.suspended],
    ["banned", sizes.banned],
  ] as const) {
    await sql`update users set user_status = ${status}::user_status, suspension_reason = 'Deposits without a car'
      where id in (${drawn(count)}) and not is_verified_dealer`.execute(tx);
  }
  await sql`update users set login_attempts = 5, locked_until = now() + interval '1 year'
    where id in (${drawn(sizes.locked)})`.execute(tx);
  await sql`update cars set deleted_at = now() - random() * interval '29 days'
    where id in (select id from numbered_cars order by random() limit ${sizes.deleted})`.execute(tx);
}

async function addVisits(tx: Database): Promise<void> {
  await sql`insert into sessions (sid, user_id, created_at, last_seen_at, expire)
    select encode(sha256(('bench ' || g)::bytea), 'hex'), u.id, seen - age, seen, now() + interval '30 days'
    from (select g, ${anyOf(someUsers)} as n, now() - random() * interval '60 days' as seen,
        random() * interval '60 days' as age
      from generate_series(1, ${sizes.sessions}::int) g offset 0) d
    join numbered_users u using (n)`.execute(tx);
  await sql`insert into listing_analytics (car_id, event, channel, visitor_hash, hour, created_at)
    select c.id, 'contact', case when g % 3 = 0 then 'call' else 'whatsapp' end, md5(g::text),
      date_trunc('hour', at), at
    from (select g, ${anyOf(someCars)} as n, now() - random() * interval '120 days' as at
      from generate_series(1, ${sizes.contacts}::int) g offset 0) d
    join numbered_cars c using (n)`.execute(tx);
}
