import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import { exportAccount } from "#pages/data-rights/export-account.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { makeTalk } from "../conversation.factory.ts";

/** Where offers are told of: mails, the queue of reports, people's data. */
const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
beforeAll(() => makeUser(db));

const terms = { amount: 8250, currency: "usd" };
async function offered() {
  const talk = await makeTalk(app, db);
  const until = new Date(time.now.getTime() + 86_400_000).toISOString();
  const made = await talk.buyer.post(`/api/conversations/${talk.id}/offers`, { ...terms, until });
  return { ...talk, until, offerId: made.json().id as string };
}

it("is mailed in the reader's language, where it is the first that was not read", async () => {
  const { seller, buyer, id, offerId } = await offered();
  await seller.read(id, 2);
  await db.updateTable("users").set({ language: "en" }).where("id", "=", buyer.id).execute();
  await seller.post(`/api/offers/${offerId}/decline`);
  time.now = new Date(time.now.getTime() + 11 * 60_000);
  await sql`update graphile_worker._private_jobs set run_at = now() - interval '1 minute'`.execute(db);
  await jobs.run();
  const user = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", buyer.id)
    .executeTakeFirstOrThrow();
  const mails = (await jobs.mails()).filter(({ to }) => to === user.email);
  expect(mails.map(({ text }) => text).join()).toMatch(/Offer of .?\$8,250.? declined/);
});

it("stands in the queue of reports with its amount, for those who read the report", async () => {
  const { buyer, id, offerId, until } = await offered();
  await buyer.post(`/api/conversations/${id}/report`, { reason: "scam" });
  const report = await db
    .selectFrom("conversation_reports")
    .select("id")
    .where("conversation_id", "=", id)
    .executeTakeFirstOrThrow();
  const { id: administrator } = await makeAdministrator(db, "content_admin");
  const headers = await signInAdministrator(db, administrator, time.now);
  const read = await app.inject({ url: `/api/admin/conversation-reports/${report.id}`, headers });
  expect(read.json().messages.map(({ offer }: { offer: unknown }) => offer)).toEqual([
    null,
    { id: offerId, event: "made", until, ...terms },
  ]);
});

it("is its maker's to take along, and goes with the account", async () => {
  const { buyer, seller, id } = await offered();
  const exportOf = async (userId: string) => {
    const parts = await Array.fromAsync(exportAccount(db, userId, time.now));
    return JSON.parse(parts.join("")).offers;
  };
  expect(await exportOf(buyer.id)).toMatchObject([{ conversationId: id, state: "open" }]);
  expect(await exportOf(seller.id)).toEqual([]);
  await db.deleteFrom("users").where("id", "=", buyer.id).execute();
  expect(await db.selectFrom("offers").select("id").where("conversation_id", "=", id).execute()).toEqual([]);
});
