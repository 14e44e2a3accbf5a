import { sql } from "kysely";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makeSeller } from "#features/selling/selling.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";

/** A market with one seller, an hour ahead of the database's clock, where buyers save searches. */
export async function marketOfSearches() {
  const test = await testApp();
  const { app, db, time } = test;
  const jobs = await testJobs(test);
  const seller = await makeUser(db);
  time.now = new Date(Date.now() + 3_600_000);
  const live = (given: object = {}) =>
    makeListing(db, { user_id: seller, brand: "bmw", model: "x5", ...given });
  const become = (id: string, given: object) =>
    db.updateTable("cars").set(given).where("id", "=", id).execute();
  const minutes = (count: number) => {
    time.now = new Date(time.now.getTime() + count * 60_000);
  };

  async function buyer(given: object = {}) {
    const one = await makeSeller(app, db, { language: "en", ...given });
    const { email } = await db
      .selectFrom("users")
      .select("email")
      .where("id", "=", one.id)
      .executeTakeFirstOrThrow();
    return {
      ...one,
      save: async (filters: object, alerts = "now", name = "My search") =>
        one.post("/api/saved-searches", { name, filters, alerts }),
      list: async () => (await one.get("/api/saved-searches")).json().data,
      notices: async () =>
        (
          await db
            .selectFrom("notifications")
            .select(["title_en", "body_en"])
            .where("user_id", "=", one.id)
            .orderBy("created_at")
            .execute()
        ).map((one) => ({ title: one.title_en, body: one.body_en?.replace(/[\u2066-\u2069]/g, "") })),
      mails: async () => (await jobs.mails()).filter(({ to }) => to === email),
    };
  }
  /** Does what is due by the application's clock: the queue goes by the database's, which is behind it here. */
  async function due() {
    await sql`update graphile_worker._private_jobs set run_at = now() - interval '1 minute'
      where run_at <= ${time.now}::timestamptz`.execute(db);
    await jobs.run();
  }
  /** A minute goes by: what happened is looked at, and who is to hear of it at once hears. */
  async function minute() {
    minutes(1);
    await jobs.runNamed("saved_searches.match");
    await due();
  }

  return { test, app, db, time, jobs, live, become, minutes, buyer, due, minute };
}
