import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { findOwnAddOns } from "../add-ons/own-add-ons.ts";
import { plansIn } from "../plan.factory.ts";
import { approveCampaign, rejectCampaign } from "../verbs/decide-campaign.ts";

const test = await testApp();
const { db, time } = test;
const jobs = await testJobs(test);
const { buyAddOn, giveBack } = plansIn(db, time);
const start = time.now.getTime();
const at = (days: number) => {
  time.now = new Date(start + days * 86_400_000);
};
const { id: administratorId } = await makeAdministrator(db, "content_admin");
const joined = new Date(start - 86_400_000);
const person = (given: Parameters<typeof makeUser>[1] = {}) => makeUser(db, { created_at: joined, ...given });

const owner = await person();
const readers = [owner, await person(), await person()];
await person({ user_status: "suspended" });
await person({ deletion_requested_at: joined });

async function campaign(title: string, carId?: string) {
  const detail = { title, body: "Ten cars with a warranty, this week only." };
  const item = await buyAddOn(owner, "notification_campaign", {
    days: null,
    detail,
    ...(carId && { carId }),
  });
  const { id } = await db
    .selectFrom("campaigns")
    .select("id")
    .where("title", "=", title)
    .executeTakeFirstOrThrow();
  return { item, id, decision: { campaignId: id, administratorId, at: time.now } };
}
const stateOf = async (id: string) =>
  (await db.selectFrom("campaigns").select("state").where("id", "=", id).executeTakeFirstOrThrow()).state;
const receivedBy = async (campaignId: string) => {
  const rows = db.selectFrom("notifications").select("user_id").where("campaign_id", "=", campaignId);
  return (await rows.execute()).map(({ user_id }) => user_id).toSorted();
};

describe("a notification campaign", () => {
  it("waits for an administrator, then reaches everybody in good standing once", async () => {
    const carId = await makeListing(db, { user_id: owner });
    const { id, decision } = await campaign("Warranty week", carId);
    await jobs.runNamed("plans.deliver_campaigns");
    expect([await stateOf(id), await receivedBy(id)]).toEqual(["pending", []]);
    await approveCampaign(db, decision);
    await approveCampaign(db, decision);
    await person({ created_at: new Date(start + 1) });
    await jobs.run();
    await jobs.runNamed("plans.deliver_campaigns");
    expect([await stateOf(id), await receivedBy(id)]).toEqual(["sent", readers.toSorted()]);
    const { rows } = await sql`select distinct type, title, link, read_at from notifications
      where campaign_id = ${id}::uuid`.execute(db);
    expect(rows).toEqual([{ type: "system", title: "Warranty week", link: `/cars/${carId}`, read_at: null }]);
  });

  it("reaches nobody who got another one in the last seven days, and them when the week is over", async () => {
    at(2);
    const [second, third] = [await campaign("Second"), await campaign("Third")];
    for (const { decision } of [second, third]) await approveCampaign(db, decision);
    await jobs.run();
    const soFar = await receivedBy(second.id);
    expect([await stateOf(second.id), soFar.filter((id) => readers.includes(id))]).toEqual(["approved", []]);
    expect(soFar).toHaveLength(1); // who joined after the first one
    at(6.9);
    await jobs.runNamed("plans.deliver_campaigns");
    expect(await receivedBy(second.id)).toEqual(soFar);
    at(7.1);
    await jobs.runNamed("plans.deliver_campaigns");
    expect(await receivedBy(second.id)).toEqual(expect.arrayContaining(readers));
    expect((await receivedBy(third.id)).filter((id) => readers.includes(id))).toEqual([]);
    at(14.2);
    await jobs.runNamed("plans.deliver_campaigns");
    expect([await stateOf(second.id), await stateOf(third.id)]).toEqual(["sent", "sent"]);
    const { rows } = await sql`
      select user_id from notifications n where campaign_id is not null and exists (
        select from notifications o where o.user_id = n.user_id and o.id <> n.id and o.campaign_id is not null
          and o.created_at between n.created_at and n.created_at + interval '6 days 23 hours')`.execute(db);
    expect(rows).toEqual([]);
  });

  it("reaches nobody twice when two deliveries run at once", async () => {
    at(30);
    const { id, decision } = await campaign("At once");
    const other = await campaign("At once too");
    await approveCampaign(db, decision);
    await approveCampaign(db, other.decision);
    await Promise.all(Array.from({ length: 4 }, () => jobs.runNamed("plans.deliver_campaigns")));
    const received = await receivedBy(id);
    expect(new Set(received).size).toBe(received.length);
    expect(await receivedBy(other.id)).toEqual([]);
    at(40);
    await jobs.runNamed("plans.deliver_campaigns");
    expect(await receivedBy(other.id)).toEqual(received);
  });

  it("goes on where it broke off, in batches", async () => {
    at(60);
    await sql`insert into users (email, first_name, last_name, created_at)
      select 'many' || n || '@example.com', 'Many', 'Readers', ${joined}::timestamptz from generate_series(1, 2100) n`.execute(
      db,
    );
    const { id, decision } = await campaign("To many");
    await approveCampaign(db, decision);
    await sql`insert into notifications (user_id, type, title, body, campaign_id, created_at)
      select id, 'system', 'To many', '', ${id}::uuid, ${time.now}::timestamptz from users
      where email like 'many%7@example.com'`.execute(db);
    await jobs.runNamed("plans.deliver_campaigns");
    const received = await receivedBy(id);
    expect([await stateOf(id), received.length >= 2100, new Set(received).size]).toEqual([
      "sent",
      true,
      received.length,
    ]);
  });

  it("is rejected with a reason only, once, and then never sent", async () => {
    at(90);
    const { id, decision } = await campaign("Rejected");
    await expect(rejectCampaign(db, { ...decision, reason: "  " })).rejects.toMatchObject({
      code: "request.invalid",
    });
    await rejectCampaign(db, { ...decision, reason: "It names another market" });
    await expect(approveCampaign(db, decision)).rejects.toMatchObject({ code: "campaign.wrong_state" });
    await jobs.runNamed("plans.deliver_campaigns");
    expect([await stateOf(id), await receivedBy(id)]).toEqual(["rejected", []]);
    const told = (await findOwnAddOns(db, owner, "en", time.now)).find(({ reason }) => reason !== null);
    expect(told).toMatchObject({ state: "ended", reason: "It names another market" });
  });

  it("stops when it is taken back, also half way", async () => {
    at(120);
    const { id, item, decision } = await campaign("Taken back");
    await approveCampaign(db, decision);
    await giveBack(owner, item);
    await jobs.runNamed("plans.deliver_campaigns");
    expect([await stateOf(id), await receivedBy(id)]).toEqual(["rejected", []]);
  });
});
