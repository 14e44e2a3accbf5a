import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import type { AdminRole } from "#features/administrators/roles.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { makeTalk } from "../conversation.factory.ts";

const { app, db, time } = await testApp();
beforeAll(() => makeUser(db));

async function administrator(role: AdminRole) {
  const { id } = await makeAdministrator(db, role);
  const headers = await signInAdministrator(db, id, time.now);
  const call = (method: "GET" | "PUT") => (url: string, payload?: object) =>
    app.inject({
      method,
      url: `/api/admin/conversation-reports${url}`,
      headers,
      ...(payload && { payload }),
    });
  return { id, get: call("GET"), put: call("PUT") };
}
const [content, users, payments] = [
  await administrator("content_admin"),
  await administrator("user_admin"),
  await administrator("payment_admin"),
];

/** The buyer reports what the seller wrote. */
async function reported(title = "Kia Sportage 2018") {
  const talk = await makeTalk(app, db, { title });
  await talk.seller.write(talk.id, "Pay me first");
  await talk.buyer.post(`/api/conversations/${talk.id}/report`, { reason: "scam", text: "He wants money" });
  const { id: report } = await db
    .selectFrom("conversation_reports")
    .select("id")
    .where("conversation_id", "=", talk.id)
    .executeTakeFirstOrThrow();
  return { ...talk, report };
}
const outcomeOf = async (id: string) =>
  await db
    .selectFrom("conversation_reports")
    .select(["outcome", "resolved_by"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const reason = "Asked for money";

describe("the queue", () => {
  it("names both, the listing and the reason, and nothing of what was written", async () => {
    const { report, buyer, seller, carId } = await reported();
    const answer = await content.get("");
    const found = answer.json().data.find(({ id }: { id: string }) => id === report);
    expect(found).toMatchObject({
      reason: "scam",
      text: "He wants money",
      reporter: { id: buyer.id },
      reported: { id: seller.id, status: "active" },
      listing: { id: carId, title: "Kia Sportage 2018", status: "active" },
      otherReports: 0,
      outcome: null,
    });
    expect(answer.body).not.toContain("Pay me first");
  });

  it("is ordered and filtered as asked, and holds the decided ones apart", async () => {
    await db.deleteFrom("conversation_reports").execute();
    const first = await reported();
    time.now = new Date(time.now.getTime() + 60_000);
    const second = await reported();
    await db
      .updateTable("conversation_reports")
      .set({ reason: "insult" })
      .where("id", "=", second.report)
      .execute();
    const ids = async (query: string) => {
      const { data, total } = (await users.get(query)).json();
      expect(total).toBe(data.length);
      return data.map(({ id }: { id: string }) => id);
    };
    expect(await ids("")).toEqual([first.report, second.report]);
    for (const sort of ["-createdAt", "reason", "-reporter", "reported"]) {
      expect((await ids(`?sort=${sort}`)).toSorted()).toEqual([first.report, second.report].toSorted());
    }
    expect(await ids("?sort=-createdAt")).toEqual([second.report, first.report]);
    expect(await ids("?sort=reason")).toEqual([second.report, first.report]);
    expect(await ids("?reason=insult")).toEqual([second.report]);
    await users.put(`/${first.report}/status`, { outcome: "dismissed" });
    expect(await ids("")).toEqual([second.report]);
    expect(await ids("?state=decided")).toEqual([first.report]);
    expect((await users.get("?sort=text")).statusCode).toBe(400);
  });
});

describe("reading", () => {
  it("shows the reported conversation alone, with what came after, and is written down each time", async () => {
    const { report, id, seller, buyer } = await reported();
    await seller.write(id, "Well?");
    const other = await makeTalk(app, db, { title: "BMW X5" });
    await other.seller.write(other.id, "A secret of others");
    const answer = await content.get(`/${report}`);
    expect(answer.json().messages).toMatchObject([
      { isReporters: true, content: "Is it still available?", isLater: false },
      { isReporters: false, content: "Pay me first", isLater: false },
      { isReporters: false, content: "Well?", isLater: true },
    ]);
    expect(answer.body).not.toContain("A secret of others");
    await content.get(`/${report}`);
    const log = await db
      .selectFrom("admin_activity_log")
      .select(["action", "admin_id"])
      .where("resource_id", "=", report)
      .execute();
    const look = { action: "conversation_report.read", admin_id: content.id };
    expect(log).toEqual([look, look]);
    // A conversation that nobody reported has no address here.
    expect((await content.get(`/${other.id}`)).statusCode).toBe(404);
    expect((await content.get(`/${randomUUID()}`)).statusCode).toBe(404);
    expect(buyer.id).not.toBe(seller.id);
  });
});

describe("deciding", () => {
  it("warns, and needs a reason for whatever the reported is told", async () => {
    const { report } = await reported();
    for (const wrong of [
      {},
      { outcome: "shot" },
      { outcome: "warned" },
      { outcome: "blocked", reason: " x " },
      { outcome: "warned", reason, until: time.now.toISOString() },
      { outcome: "dismissed", extra: 1 },
    ]) {
      expect((await content.put(`/${report}/status`, wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
    }
    expect((await content.put(`/${report}/status`, { outcome: "warned", reason })).json()).toEqual({
      outcome: "warned",
    });
    expect(await outcomeOf(report)).toEqual({ outcome: "warned", resolved_by: content.id });
    expect((await content.put(`/${randomUUID()}/status`, { outcome: "dismissed" })).statusCode).toBe(404);
  });

  it("keeps the two from writing to each other", async () => {
    const { report, id, seller, buyer } = await reported();
    await content.put(`/${report}/status`, { outcome: "blocked", reason });
    const codes = [
      (await seller.write(id, "Hello?")).json().code,
      (await buyer.write(id, "Hello?")).json().code,
    ];
    expect(codes).toEqual(["conversation.closed", "conversation.blocked"]);
  });

  it("suspends, which signs out and hides the listings, for those alone who look after users", async () => {
    const { report, seller, carId } = await reported();
    const until = new Date(time.now.getTime() + 86_400_000).toISOString();
    const body = { outcome: "suspended", reason, until };
    const refused = await content.put(`/${report}/status`, body);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "admin.forbidden"]);
    expect(await outcomeOf(report)).toEqual({ outcome: null, resolved_by: null });
    expect((await users.put(`/${report}/status`, body)).statusCode).toBe(200);
    expect((await app.inject({ url: `/api/cars/${carId}` })).statusCode).toBe(404);
    expect((await seller.list()).data).toBeUndefined();
    const log = await db
      .selectFrom("admin_activity_log")
      .select("action")
      .where("admin_id", "=", users.id)
      .execute();
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["user.suspended", "conversation_report.suspended"]),
    );
  });

  it("is done once: of two at once the second is told, and what it wanted does not happen", async () => {
    for (let n = 0; n < 3; n++) {
      const { report, seller } = await reported();
      const [one, two] = await Promise.all([
        users.put(`/${report}/status`, { outcome: "suspended", reason }),
        content.put(`/${report}/status`, { outcome: "dismissed" }),
      ]);
      expect([one.statusCode, two.statusCode].toSorted()).toEqual([200, 409]);
      const { outcome } = await outcomeOf(report);
      const [lost] = [one, two].filter(({ statusCode }) => statusCode === 409);
      expect(lost?.json()).toMatchObject({ code: "report.decided", outcome });
      const { user_status } = await db
        .selectFrom("users")
        .select("user_status")
        .where("id", "=", seller.id)
        .executeTakeFirstOrThrow();
      expect(user_status).toBe(outcome === "suspended" ? "suspended" : "active");
    }
  });

  it("is closed to guests, users and roles that look after something else", async () => {
    const { report, seller } = await reported();
    const url = `/api/admin/conversation-reports/${report}`;
    expect((await app.inject({ url })).statusCode).toBe(401);
    expect((await app.inject({ url: "/api/admin/conversation-reports" })).statusCode).toBe(401);
    expect((await seller.post(`${url}/status`, { outcome: "dismissed" })).statusCode).toBeGreaterThanOrEqual(
      401,
    );
    for (const answer of [
      await payments.get(""),
      await payments.get(`/${report}`),
      await payments.put(`/${report}/status`, { outcome: "dismissed" }),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, "admin.forbidden"]);
    }
    expect(await outcomeOf(report)).toEqual({ outcome: null, resolved_by: null });
  });
});

it("holds in the database: no decision without who and when", async () => {
  const { report } = await reported();
  await expect(
    sql`update conversation_reports set outcome = 'warned' where id = ${report}::uuid`.execute(db),
  ).rejects.toThrow("conversation_reports_resolved_check");
});
