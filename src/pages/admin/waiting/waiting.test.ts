import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import type { AdminRole } from "#features/administrators/roles.ts";
import { makeConversationReport } from "#features/conversations/conversation.factory.ts";
import { makeApplication } from "#features/dealers/application.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makePapers } from "#features/papers/papers.factory.ts";
import { makeOrder } from "#features/payments/payment.factory.ts";
import { plansIn } from "#features/plans/plan.factory.ts";
import { makeAppeal } from "#features/selling/appeals/appeals.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { mostCounted } from "./waiting.schema.ts";

const { app, db, time } = await testApp();
const { buyAddOn } = plansIn(db, time);
const places = JSON.stringify({ omt: { name: "Mishwar SAL", number: "+9611000000" } });
await db.updateTable("app_settings").set({ value: places }).where("key", "=", "transfers").execute();

async function ask(role: AdminRole): Promise<object> {
  const { id } = await makeAdministrator(db, role);
  const headers = await signInAdministrator(db, id, time.now);
  return (await app.inject({ url: "/api/admin/waiting", headers })).json();
}

it("says how much waits in each part that the role may enter, and nothing of others", async () => {
  expect(await ask("super_admin")).toEqual({
    review: 0,
    reported: 0,
    appeals: 0,
    papers: 0,
    conversations: 0,
    dealers: 0,
    "dealer-reviews": 0,
    payments: 0,
    approvals: 0,
    feedback: 0,
  });
  const user = await makeUser(db);
  const live = await makeListing(db, { user_id: user });
  for (let n = 0; n < 2; n++) await makeListing(db, { user_id: user, status: "pending" });
  await makeListing(db, { user_id: user, status: "pending", deleted_at: time.now });
  const banned = await makeUser(db, { user_status: "banned" });
  await makeListing(db, { user_id: banned, status: "pending" });
  for (let n = 0; n < 3; n++) {
    const report = { car_id: live, reporter: randomUUID(), reason: "fraud" };
    await db.insertInto("listing_reports").values(report).execute();
  }
  const talk = { by: banned, about: user, at: time.now };
  await makeConversationReport(db, { ...talk, carId: live });
  const decided = await makeConversationReport(db, {
    ...talk,
    carId: await makeListing(db, { user_id: user }),
  });
  await db
    .updateTable("conversation_reports")
    .set({ outcome: "dismissed", resolved_at: time.now, resolved_by: (await makeAdministrator(db)).id })
    .where("id", "=", decided)
    .execute();
  await makeApplication(db, { user_id: user });
  await makePapers(db, { user_id: user, car_id: live });
  await makeAppeal(db, { userId: user, by: (await makeAdministrator(db)).id, at: time.now });
  const written = {
    email: "rana@example.com",
    name: "Rana",
    phone: "70 123 456",
    subject: "A question",
    message: "How do I renew my listing?",
    language: "en",
    created_at: time.now,
  };
  await db
    .insertInto("user_feedback")
    .values([written, { ...written, status: "closed" }])
    .execute();
  await makeOrder(db, {
    userId: await makeUser(db, { current_plan: "free" }),
    at: time.now,
    method: "manual",
  });
  await makeOrder(db, { userId: await makeUser(db, { current_plan: "free" }), at: time.now });
  const detail = { title: "Warranty week", body: "Everything is on sale this week" };
  await buyAddOn(user, "notification_campaign", { days: null, detail });
  await buyAddOn(user, "verification_badge", { days: null });
  // The badge waits for its seller until the document is there.
  expect(await ask("super_admin")).toMatchObject({ approvals: 1 });
  await db.updateTable("verifications").set({ document_key: "x", document_sent_at: time.now }).execute();

  const content = {
    review: 2,
    reported: 1,
    appeals: 1,
    papers: 1,
    conversations: 1,
    dealers: 1,
    "dealer-reviews": 0,
    feedback: 1,
  };
  expect(await ask("content_admin")).toEqual({ ...content, approvals: 1 });
  expect(await ask("user_admin")).toEqual({
    conversations: 1,
    dealers: 1,
    "dealer-reviews": 0,
    approvals: 2,
  });
  // Two orders of the add-ons above were made by hand, and wait too.
  const payments = 3;
  expect(await ask("payment_admin")).toEqual({ payments });
  expect(await ask("super_admin")).toEqual({ ...content, payments, approvals: 2 });
});

it("counts no further than it shows", async () => {
  const user = await makeUser(db);
  await sql`insert into orders (reference, user_id, amount, paid_by, expires_at)
    select 'M' || lpad(n::text, 7, '0'), ${user}::uuid, 1, 'manual', ${time.now}
    from generate_series(101, ${mostCounted + 200}) n`.execute(db);
  expect(await ask("payment_admin")).toEqual({ payments: mostCounted + 1 });
});
