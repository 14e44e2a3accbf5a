import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { JobDeps } from "#deps";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { testApp } from "../../../tests/support/app.ts";
import { makeAppeal } from "./appeals/appeals.factory.ts";
import { reminderJobs } from "./reminders/reminder.jobs.ts";
import { makeUpload } from "./selling.factory.ts";
import { sellingJobs } from "./selling.jobs.ts";

const { app, db, config, storage, time } = await testApp();
const inDays = (days: number) => new Date(time.now.getTime() + days * 86_400_000);
const sent: Mail[] = [];
const deps: JobDeps = {
  db,
  config,
  storage,
  clock: () => time.now,
  mailer: { send: async (mail) => void sent.push(mail), close: () => {} },
  words: await loadServerMessages(),
  log: app.log,
};
const run = async (name: string, payload: unknown = {}) => {
  const job = [...sellingJobs(deps), ...reminderJobs(deps)].find((one) => one.name === name);
  if (!job) throw new Error(`no job ${name}`);
  await job.run(payload);
};
const statesOf = async (ids: string[]) => {
  const rows = await db.selectFrom("cars").selectAll().where("id", "in", ids).execute();
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    return row && (row.expired_reason ? `${row.status}: ${row.expired_reason}` : row.status);
  });
};

describe("listings.expire", () => {
  it("ends live listings whose period is over, and no other", async () => {
    const user_id = await makeUser(db);
    const ids = await makeListings(db, [
      { user_id, expires_at: inDays(-0.001) },
      { user_id, expires_at: inDays(0.001) },
      { user_id, expires_at: null },
      { user_id, expires_at: inDays(-1), status: "pending" },
      { user_id, expires_at: inDays(-1), status: "expired", expired_reason: "sold" },
      { user_id, expires_at: inDays(-1), deleted_at: time.now },
    ]);
    await run("listings.expire");
    await run("listings.expire");
    expect(await statesOf(ids)).toEqual([
      "expired: lapsed",
      "active",
      "active",
      "pending",
      "expired: sold",
      "active",
    ]);
  });
});

describe("listings.remind", () => {
  const asked = async () => {
    const { rows } = await sql<{ payload: { userId: string; ids: string[] } }>`
      delete from graphile_worker._private_jobs
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'listings.reminder_mail')
      returning payload`.execute(db);
    return rows.map(({ payload }) => payload);
  };

  it("tells each owner once a week before and once a day before, of all listings together", async () => {
    await db.deleteFrom("cars").execute();
    const [one, two] = [await makeUser(db), await makeUser(db, { language: "en", first_name: "Maya" })];
    const [soon, week, sold] = (await makeListings(db, [
      { user_id: one, expires_at: inDays(0.5) },
      { user_id: one, expires_at: inDays(6.5) },
      { user_id: one, expires_at: inDays(3), status: "expired", expired_reason: "sold" },
    ])) as [string, string, string];
    const later = await makeListing(db, { user_id: two, expires_at: inDays(8), title: "Yamaha <b>R6</b>" });
    await run("listings.remind");
    expect(await asked()).toEqual([{ userId: one, ids: [soon, week] }]);
    await Promise.all([run("listings.remind"), run("listings.remind")]);
    expect(await asked()).toEqual([]);

    time.now = inDays(2);
    await run("listings.remind");
    const [letter] = await asked();
    expect(letter).toEqual({ userId: two, ids: [later] });
    await run("listings.reminder_mail", letter);
    expect(sent.at(-1)).toMatchObject({ subject: "Your listing ends soon", language: "en" });
    expect(sent.at(-1)?.text).toContain("/user-dashboard?tab=cars&lang=en");
    expect(sent.at(-1)?.html).not.toContain("<b>R6");
    time.now = inDays(5.5);
    await run("listings.remind");
    expect(await asked()).toEqual([{ userId: two, ids: [later] }]);

    const before = sent.length;
    await run("listings.reminder_mail", { userId: one, ids: [sold] });
    expect(sent, "nothing to tell any more").toHaveLength(before);
    time.now = inDays(-7.5);
  });

  it("is not for those who were suspended", async () => {
    const user_id = await makeUser(db, { user_status: "suspended" });
    await makeListing(db, { user_id, expires_at: inDays(1) });
    await asked();
    await run("listings.remind");
    expect((await asked()).filter(({ userId }) => userId === user_id)).toEqual([]);
  });
});

describe("listings.purge", () => {
  it("takes deleted listings away after 30 days, with the pictures that no other listing shows", async () => {
    const user_id = await makeUser(db);
    const [own, shared] = [await makeUpload(db, user_id), await makeUpload(db, user_id)];
    const ids = await makeListings(db, [
      { user_id, deleted_at: inDays(-30), images: [own, shared] },
      { user_id, deleted_at: inDays(-29.9), images: [] },
      { user_id, images: [shared] },
    ]);
    await run("listings.purge");
    await run("listings.purge");
    expect(await statesOf(ids)).toEqual([undefined, "active", "active"]);
    const left = await db.selectFrom("uploads").select("id").where("user_id", "=", user_id).execute();
    expect(left.map(({ id }) => `/media/${id}/1280.webp`)).toEqual([shared]);
  });

  it("waits a month longer for the answer to an appeal, and no longer", async () => {
    const userId = await makeUser(db);
    const { id: by } = await makeAdministrator(db);
    const appealed = async (days: number) => {
      const { carId } = await makeAppeal(db, { userId, by, at: inDays(days) });
      const removed = { deleted_at: inDays(days), deleted_by: by };
      await db.updateTable("cars").set(removed).where("id", "=", carId).execute();
      return carId;
    };
    const ids = [await appealed(-30), await appealed(-60)];
    await run("listings.purge");
    expect(await statesOf(ids)).toEqual(["rejected", undefined]);
    const answered = { outcome: "upheld", answer: "We looked again", answered_by: by, answered_at: time.now };
    await db.updateTable("listing_appeals").set(answered).where("user_id", "=", userId).execute();
    await run("listings.purge");
    expect(await statesOf(ids)).toEqual([undefined, undefined]);
  });
});
