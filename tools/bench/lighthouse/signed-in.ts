import { randomBytes } from "node:crypto";
import pg from "pg";
import { secretHash, sessionCookieName } from "#features/accounts/sessions/session-cookie.ts";
import { demoAccounts } from "../../demo/owners.ts";
import type { Visitor } from "../../pages/listed-pages.ts";
import type { Holds } from "./audit.ts";

type Visitors = Partial<Record<Visitor, Holds>>;

/** Runs something with what the browser of each kind of visitor holds, and removes those sessions again. */
export async function withSignedIn<T>(
  url: string,
  origin: string,
  work: (client: pg.Client, visitors: Visitors) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client, await signIn(client, origin));
  } finally {
    await client.query("delete from admin_tokens where user_agent = 'bench'").catch(() => {});
    await client.query("delete from admin_users where username = 'bench-lighthouse'").catch(() => {});
    await client.query("delete from sessions where sess ? 'bench'").catch(() => {});
    await client.end();
  }
}

/** Sessions straight into the database: a market in production knows no password of a demo account. */
async function signIn(client: pg.Client, origin: string): Promise<Visitors> {
  const user = async (email: string): Promise<Holds> => {
    const secret = randomBytes(32).toString("base64url");
    await client.query(
      `insert into sessions (sid, user_id, sess, expire)
        select $1, id, '{"bench": true}', now() + interval '1 day' from users where email = $2`,
      [secretHash(secret), email],
    );
    return { cookies: { [sessionCookieName(origin)]: secret }, localStorage: {} };
  };
  return {
    newcomer: await user(demoAccounts.buyer),
    buyer: await user(demoAccounts.buyer),
    seller: await user(demoAccounts.seller),
    dealer: await user(demoAccounts.dealer),
    administrator: await administrator(client),
  };
}

async function administrator(client: pg.Client): Promise<Holds> {
  const who = { username: "bench-lighthouse", fullName: "Bench", role: "super_admin" };
  const token = randomBytes(32).toString("base64url");
  const { rows } = await client.query<{ id: string }>(
    `with a as (insert into admin_users (username, email, password, full_name, role)
        values ($1, 'bench-lighthouse@example.com', 'none', $2, $3)
        on conflict (username) do update set full_name = excluded.full_name returning id)
      insert into admin_tokens (token, admin_id, user_agent, created_at, last_seen_at)
        select $4, id, 'bench', now(), now() from a returning admin_id as id`,
    [who.username, who.fullName, who.role, secretHash(token)],
  );
  const adminUser = JSON.stringify({ id: rows[0]?.id, ...who });
  return { cookies: {}, localStorage: { adminToken: token, adminUser } };
}
