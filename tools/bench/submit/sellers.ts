import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { connectDatabase, type Database } from "#platform/db/connect.ts";

export interface BenchSeller {
  cookie: string;
}

/** Runs something with so many signed-in sellers of a plan, and takes them away again with all that they listed. */
export async function withSellers<T>(
  url: string,
  count: number,
  work: (sellers: BenchSeller[], db: Database) => Promise<T>,
  plan = "dealer",
): Promise<T> {
  const db = await connectDatabase({ url, max: 1, statementTimeoutMs: 0 });
  const clear = () => sql`delete from users where email like '%@bench.example'`.execute(db);
  try {
    await clear();
    return await work(
      await Promise.all(Array.from({ length: count }, (_, at) => makeSeller(db, at, plan))),
      db,
    );
  } finally {
    await clear();
    await db.destroy();
  }
}

async function makeSeller(db: Database, number: number, plan: string): Promise<BenchSeller> {
  const secret = randomBytes(32).toString("base64url");
  const sid = createHash("sha256").update(secret).digest("hex");
  await sql`with seller as (
      insert into users (email, first_name, last_name, is_email_verified, current_plan)
      values (${`seller-${number}@bench.example`}, 'Bench', 'Mark', true, ${plan}) returning id
    )
    insert into sessions (sid, user_id, expire) select ${sid}, id, now() + interval '1 day' from seller`.execute(
    db,
  );
  return { cookie: `session=${secret}` };
}

/** Forms like those that the listings of the market came from, without pictures. */
export async function formsLikeListings(db: Database, count: number): Promise<object[]> {
  const rows = await db
    .selectFrom("cars")
    .select([
      "title",
      "brand",
      "model",
      "year",
      "price",
      "currency",
      "mileage",
      "city",
      "description",
      "features",
    ])
    .where("vehicle_type", "=", "car")
    .where("is_public", "=", true)
    .where(sql<number>`char_length(title)`, ">=", 10)
    .orderBy(sql`md5(id::text)`)
    .limit(count)
    .execute();
  return rows.map((row, at) => ({
    ...row,
    phoneNumber: "70 123 456",
    vinNumber: `BENCH${String(at).padStart(12, "0")}`,
  }));
}
