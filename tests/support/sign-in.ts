import { createHash, randomBytes } from "node:crypto";
import type { Database } from "#platform/db/connect.ts";

/** Signs a user in without a password: returns the header that makes a request theirs. */
export async function signIn(db: Database, userId: string): Promise<{ cookie: string }> {
  const secret = randomBytes(32).toString("base64url");
  const sid = createHash("sha256").update(secret).digest("hex");
  await db
    .insertInto("sessions")
    .values({ sid, user_id: userId, expire: new Date("2100-01-01T00:00:00Z") })
    .execute();
  return { cookie: `session=${secret}` };
}
