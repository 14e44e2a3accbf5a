import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
const dayMs = 86_400_000;
const text = "The car is as I wrote it, look at the photos";

async function reviewer() {
  const { id } = await makeAdministrator(db, "content_admin");
  const headers = await signInAdministrator(db, id, time.now);
  const call = (method: "GET" | "PUT" | "POST" | "DELETE") => (url: string, payload?: object) =>
    app.inject({ method, url: `/api/admin/${url}`, headers, ...(payload && { payload }) });
  return { id, get: call("GET"), put: call("PUT"), post: call("POST"), remove: call("DELETE") };
}
const [maya, rami] = [await reviewer(), await reviewer()];

async function seller() {
  const id = await makeUser(db, { language: "en" });
  const headers = await signIn(db, id);
  return {
    id,
    headers,
    appeal: (carId: string, payload: object = { text }) =>
      app.inject({ method: "POST", url: `/api/cars/${carId}/appeal`, headers, payload }),
    own: async (carId: string) => (await app.inject({ url: `/api/cars/${carId}`, headers })).json().own,
    standing: async () => (await app.inject({ url: "/api/my-standing", headers })).json(),
  };
}
/** Later than a decision can be taken back. */
async function pass(ms = 60_000): Promise<void> {
  time.now = new Date(time.now.getTime() + ms);
}
async function refused(userId: string, given: object = {}, status: "pending" | "active" = "pending") {
  const id = await makeListing(db, { user_id: userId, status, title: "Kia Rio" });
  const body = { status: "rejected", code: "suspected_fraud", ...given };
  const answer = await maya.put(`cars/${id}/status`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  await pass();
  return id;
}
const appealOf = async (carId: string) =>
  (await db.selectFrom("listing_appeals").selectAll().where("car_id", "=", carId).execute())[0];
const statusOf = async (carId: string) =>
  (await db.selectFrom("cars").select(["status", "deleted_at"]).where("id", "=", carId).execute())[0];
const answer = async (who: typeof maya, carId: string, outcome: "upheld" | "overturned") =>
  who.put(`appeals/${(await appealOf(carId))?.id}/outcome`, { outcome, answer: "We looked again" });

describe("an appeal", () => {
  it("is sent once, by the seller of a listing that was refused", async () => {
    const rana = await seller();
    const id = await refused(rana.id);
    expect((await rana.own(id)).appeal).toMatchObject({ state: "none", until: expect.any(String) });
    const both = await Promise.all([rana.appeal(id), rana.appeal(id)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe("appeal.sent");
    expect((await rana.own(id)).appeal).toMatchObject({ state: "waiting", until: null, answer: null });
  });

  it("is refused to guests and anyone else, for what was not refused, and when it is too late", async () => {
    const [rana, other] = [await seller(), await seller()];
    const id = await refused(rana.id);
    const guest = await app.inject({ method: "POST", url: `/api/cars/${id}/appeal`, payload: { text } });
    expect(guest.statusCode).toBe(401);
    expect((await other.appeal(id)).json().code).toBe("listing.not_found");
    const live = await makeListing(db, { user_id: rana.id });
    expect((await rana.appeal(live)).json().code).toBe("appeal.none");
    const gone = await makeListing(db, { user_id: rana.id, deleted_at: time.now });
    expect((await rana.appeal(gone)).json().code).toBe("listing.not_found");
    for (const payload of [
      {},
      { text: "Too short" },
      { text: ` ${"x".repeat(19)} ` },
      { text: "x".repeat(1001) },
    ])
      expect((await rana.appeal(id, payload)).statusCode).toBe(400);
    await db
      .updateTable("listing_reviews")
      .set({ decided_at: new Date(time.now.getTime() - 15 * dayMs) })
      .where("car_id", "=", id)
      .execute();
    expect((await rana.appeal(id)).json().code).toBe("appeal.over");
  });

  it("is no more once its seller is suspended, or has sent the listing again", async () => {
    const rana = await seller();
    const id = await refused(rana.id);
    await app.inject({
      method: "PATCH",
      url: `/api/cars/${id}`,
      headers: rana.headers,
      payload: { price: 9000 },
    });
    expect((await rana.appeal(id)).json().code).toBe("appeal.none");
    const second = await refused(rana.id);
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", rana.id).execute();
    expect((await rana.appeal(second)).statusCode).toBe(401);
  });

  it("is answered by another reviewer alone, once, and its seller is told", async () => {
    const rana = await seller();
    const id = await refused(rana.id);
    await rana.appeal(id);
    expect((await answer(maya, id, "overturned")).json().code).toBe("appeal.own_decision");
    const [mine] = (await maya.get("appeals?state=waiting&limit=100")).json().data.slice(-1);
    expect(mine).toMatchObject({ mayAnswer: false, text, decision: { kind: "refused", isStanding: true } });
    const both = await Promise.all([answer(rami, id, "overturned"), answer(rami, id, "upheld")]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await jobs.run();
    const told = await db
      .selectFrom("notifications")
      .select("title_en")
      .where("user_id", "=", rana.id)
      .execute();
    expect(told.filter(({ title_en }) => /appeal|You were right/.test(title_en ?? ""))).toHaveLength(1);
    const { id: admin } = await makeAdministrator(db, "payment_admin");
    const headers = await signInAdministrator(db, admin, time.now);
    expect((await app.inject({ url: "/api/admin/appeals", headers })).statusCode).toBe(403);
    expect((await app.inject({ url: "/api/admin/appeals" })).statusCode).toBe(401);
  });

  it("is counted in characters, also those of two code units", async () => {
    const rana = await seller();
    const id = await refused(rana.id);
    expect((await rana.appeal(id, { text: "🚗".repeat(19) })).statusCode).toBe(400);
    expect((await rana.appeal(id, { text: "🚗".repeat(1000) })).statusCode).toBe(201);
    const url = `appeals/${(await appealOf(id))?.id}/outcome`;
    expect((await rami.put(url, { outcome: "upheld", answer: "👍".repeat(500) })).statusCode).toBe(200);
  });

  it("may be answered by who decided where nobody else could", async () => {
    const rana = await seller();
    const id = await refused(rana.id);
    await rana.appeal(id);
    await db.updateTable("admin_users").set({ is_active: false }).where("id", "<>", maya.id).execute();
    try {
      expect((await answer(maya, id, "upheld")).statusCode).toBe(200);
    } finally {
      await db.updateTable("admin_users").set({ is_active: true }).execute();
    }
    expect(await statusOf(id)).toMatchObject({ status: "rejected" });
    expect((await rana.own(id)).appeal).toMatchObject({ state: "upheld", answer: "We looked again" });
    expect((await rana.appeal(id)).json().code).toBe("appeal.sent");
  });
});

describe("a decision that is overturned", () => {
  it.each(["pending", "active"] as const)(
    "puts a listing on sale that was %s, and is told once",
    async (was) => {
      const rana = await seller();
      const id = await refused(rana.id, { warn: true }, was);
      await jobs.retry();
      await rana.appeal(id);
      const before = (await jobs.mails()).length;
      expect((await answer(rami, id, "overturned")).statusCode).toBe(200);
      expect(await statusOf(id)).toMatchObject({ status: "active" });
      expect((await rana.standing()).warnings).toEqual([]);
      await pass();
      await jobs.retry();
      const mails = await jobs.mails();
      expect(mails.length - before).toBe(1);
      expect(mails[0]?.subject).toContain("You were right");
      expect(mails[0]?.text).toContain("We looked again");
    },
  );

  it("brings a removed listing back, and lifts the warning that went with it", async () => {
    const rana = await seller();
    const id = await makeListing(db, { user_id: rana.id });
    await maya.remove(`cars/${id}?warn=true`);
    await pass();
    const { warnings, removed } = await rana.standing();
    expect([warnings.length, removed[0].appeal.state]).toEqual([1, "none"]);
    expect((await rana.appeal(id)).statusCode).toBe(201);
    expect((await answer(rami, id, "overturned")).statusCode).toBe(200);
    expect(await statusOf(id)).toEqual({ status: "active", deleted_at: null });
    expect(await rana.standing()).toMatchObject({ warnings: [], removed: [] });
  });

  it.each(["refused", "removed"] as const)(
    "keeps that and lifts the warning where the plan has no place for what was %s, and says so",
    async (what) => {
      const rana = await seller();
      const id =
        what === "refused"
          ? await refused(rana.id, { warn: true })
          : await makeListing(db, { user_id: rana.id });
      if (what === "removed") await maya.remove(`cars/${id}?warn=true`);
      await pass();
      await rana.appeal(id);
      await db.updateTable("users").set({ current_plan: "free" }).where("id", "=", rana.id).execute();
      await makeListing(db, { user_id: rana.id });
      const before = await statusOf(id);
      const answered = await answer(rami, id, "overturned");
      expect([answered.statusCode, answered.json()]).toEqual([
        200,
        { id: expect.any(String), state: "overturned", noPlace: true },
      ]);
      expect(await statusOf(id)).toEqual(before);
      const { warnings, removed } = await rana.standing();
      expect(warnings).toEqual([]);
      const read = what === "refused" ? (await rana.own(id)).appeal : removed[0].appeal;
      expect(read).toMatchObject({ state: "overturned", answer: "We looked again", noPlace: true });
      const [shown] = (await rami.get("appeals?state=overturned&limit=1")).json().data;
      expect(shown).toMatchObject({ noPlace: true });
      await jobs.retry();
      const { email } = await db
        .selectFrom("users")
        .select("email")
        .where("id", "=", rana.id)
        .executeTakeFirstOrThrow();
      const mails = (await jobs.mails()).filter(({ to }) => to === email);
      const told = mails.find(({ subject }) => subject.includes("You were right"));
      expect(told?.text).toContain("Your plan has no place left for this listing");
      // Once there is room, an administrator brings it back as any other.
      await db.updateTable("users").set({ current_plan: "dealer" }).where("id", "=", rana.id).execute();
      const back =
        what === "refused"
          ? await rami.put(`cars/${id}/status`, { status: "active" })
          : await rami.post(`cars/${id}/restore`);
      expect(back.statusCode, back.body).toBeLessThan(300);
      expect(await statusOf(id)).toEqual({ status: "active", deleted_at: null });
    },
  );

  it("puts refused changes on sale", async () => {
    const rana = await seller();
    const id = await makeListing(db, { user_id: rana.id, title: "Kia Rio" });
    await db.updateTable("cars").set({ waiting_since: time.now }).where("id", "=", id).execute();
    const changes = JSON.stringify({ title: "Kia Rio, as new" });
    await db.insertInto("listing_revisions").values({ car_id: id, changes }).execute();
    await maya.put(`cars/${id}/status`, { status: "rejected", code: "wrong_details", changes: true });
    await pass();
    expect((await rana.appeal(id)).statusCode).toBe(201);
    expect((await answer(rami, id, "overturned")).statusCode).toBe(200);
    const { rows } = await sql<{ title: string }>`select title from cars where id = ${id}::uuid`.execute(db);
    expect(rows).toEqual([{ title: "Kia Rio, as new" }]);
  });

  it("leaves a listing alone that has gone on since, and lifts the warning", async () => {
    const rana = await seller();
    const id = await refused(rana.id, { warn: true });
    await rana.appeal(id);
    await app.inject({
      method: "PATCH",
      url: `/api/cars/${id}`,
      headers: rana.headers,
      payload: { price: 9000 },
    });
    expect((await answer(rami, id, "overturned")).statusCode).toBe(200);
    expect(await statusOf(id)).toMatchObject({ status: "pending" });
    expect((await rana.standing()).warnings).toEqual([]);
  });

  it("is none once the reviewer has taken it back", async () => {
    const rana = await seller();
    const id = await makeListing(db, { user_id: rana.id, status: "pending" });
    await maya.put(`cars/${id}/status`, { status: "rejected", code: "suspected_fraud", warn: true });
    await rana.appeal(id);
    expect((await maya.post(`cars/${id}/status/undo`)).statusCode).toBe(200);
    expect(await appealOf(id)).toBeUndefined();
    expect((await rana.standing()).warnings).toEqual([]);
  });
});
