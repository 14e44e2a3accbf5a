import { expect, it } from "vitest";
import { connectDatabase } from "#platform/db/connect.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { rateLimiter } from "./rate-limit.ts";

const { db, url } = await testDatabase();
const limit = { name: "letters", most: 3, seconds: 3600 };
const at = new Date("2026-11-15T10:20:00Z");

it("holds in two processes, also at once, and says when to come back", async () => {
  const otherDb = await connectDatabase({ url, max: 5 });
  const [one, other] = [rateLimiter(db, "secret"), rateLimiter(otherDb, "secret")];
  const asked = Array.from({ length: 20 }, (_, i) => (i % 2 ? one : other).admits(limit, "maya", at));
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(3);
  await otherDb.destroy();
  await expect(one.count(limit, "maya", at)).rejects.toMatchObject({
    code: "request.too_many",
    retryAfterSeconds: 2400,
  });
  await one.count(limit, "rami", at);
  await one.count({ ...limit, name: "other" }, "maya", at);
  await one.count(limit, "maya", new Date("2026-11-15T11:00:00Z"));
  const rows = await db.selectFrom("rate_counters").selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/maya|rami/);
});
