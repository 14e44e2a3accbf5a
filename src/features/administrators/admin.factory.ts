import { randomBytes, randomUUID } from "node:crypto";
import { hashPassword } from "#features/accounts/passwords/hash.ts";
import type { Database } from "#platform/db/connect.ts";
import { tokenHash } from "./recognise-administrators.ts";
import type { AdminRole } from "./roles.ts";

export const adminPassword = "Sannine-to-Sour-61";
const hashed = hashPassword(adminPassword);

/** An administrator for tests, whose password is `adminPassword`. */
export async function makeAdministrator(
  db: Database,
  role: AdminRole = "super_admin",
  fullName = "Maya Saadeh",
): Promise<{ id: string; username: string }> {
  const username = `a-${randomUUID().slice(0, 13)}`;
  const { id } = await db
    .insertInto("admin_users")
    .values({
      username,
      email: `${username}@example.com`,
      full_name: fullName,
      role,
      password: await hashed,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, username };
}

/** Signs an administrator in without a password: returns the header that makes a request theirs. */
export async function signInAdministrator(
  db: Database,
  id: string,
  at: Date,
): Promise<{ authorization: string }> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("admin_tokens")
    .values({ token: tokenHash(token), admin_id: id, created_at: at, last_seen_at: at })
    .execute();
  return { authorization: `Bearer ${token}` };
}
