import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { hashPassword } from "#features/accounts/passwords/hash.ts";
import type { Database } from "#platform/db/connect.ts";

export const password = "Rather-long-1-walk";

/** An account that can sign in with `password`. */
export async function makeAccount(db: Database, email: string): Promise<string> {
  await sql`insert into users (email, first_name, last_name, is_email_verified, password)
    values (${email}, 'Bench', 'Mark', true, ${await hashPassword(password)})`.execute(db);
  return email;
}

/** The header of an administrator who may do everything. */
export async function makeAdministrator(db: Database): Promise<{ authorization: string }> {
  const token = randomBytes(32).toString("base64url");
  await sql`
    with made as (
      insert into admin_users (username, email, full_name, password, role)
      values ('cluster', 'cluster@bench.example', 'Cluster Bench', ${await hashPassword(password)}, 'super_admin') returning id
    )
    insert into admin_tokens (token, admin_id, created_at, last_seen_at)
    select ${createHash("sha256").update(token).digest("hex")}, id, now(), now() from made`.execute(db);
  return { authorization: `Bearer ${token}` };
}
