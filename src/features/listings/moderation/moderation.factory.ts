import { randomUUID } from "node:crypto";
import type { Database } from "#platform/db/connect.ts";

/** A reviewer who never signs in, for tests of verbs. */
export async function makeReviewer(db: Database, fullName = "Maya Saadeh"): Promise<{ id: string }> {
  const username = `reviewer-${randomUUID().slice(0, 8)}`;
  return db
    .insertInto("admin_users")
    .values({ username, email: `${username}@example.com`, password: "none", full_name: fullName })
    .returning("id")
    .executeTakeFirstOrThrow();
}
