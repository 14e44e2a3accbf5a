import { randomUUID } from "node:crypto";
import type { Database } from "#platform/db/connect.ts";

/** Somebody who looks at documents and texts. */
export async function makeAdministrator(db: Database): Promise<string> {
  const name = `reviewer-${randomUUID().slice(0, 8)}`;
  const { id } = await db
    .insertInto("admin_users")
    .values({ username: name, email: `${name}@example.com`, password: "none", full_name: "A Reviewer" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
