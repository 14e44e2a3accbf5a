import { beforeEach, describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makeWarning } from "#features/selling/appeals/appeals.factory.ts";
import { carForm } from "#features/selling/selling.factory.ts";
import { findLadder } from "#features/selling/standing/standing.queries.ts";
import { formatDay } from "#i18n/format.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
const { id: by } = await makeAdministrator(db, "content_admin");
const dayMs = 86_400_000;
const days = (count: number) => new Date(time.now.getTime() + count * dayMs);
const minutes = (count: number) => new Date(time.now.getTime() + count * 60_000);
const begun = time.now;
beforeEach(() => {
  time.now = begun;
});

async function decide(carId: string, body: object, administrator = by) {
  const headers = await signInAdministrator(db, administrator, time.now);
  return app.inject({ method: "PUT", url: `/api/admin/cars/${carId}/status`, headers, payload: body });
}
async function seller() {
  const id = await makeUser(db, { language: "en" });
  const headers = await signIn(db, id);
  return {
    id,
    headers,
    submit: () =>
      app.inject({ method: "POST", url: "/api/cars", headers, payload: { ...carForm, vehicleType: "car" } }),
  };
}

describe("a warning", () => {
  it("goes with a refusal for what is the seller's fault, is told, and ends by itself", async () => {
    const rana = await seller();
    const id = await makeListing(db, { user_id: rana.id, status: "pending" });
    for (const wrong of [{ code: "bad_photos" }, { code: "other", reason: "So it is" }, { status: "active" }])
      expect((await decide(id, { status: "rejected", ...wrong, warn: true })).statusCode).toBe(400);
    expect((await decide(id, { status: "rejected", code: "prohibited", warn: true })).statusCode).toBe(200);
    time.now = days(1);
    await jobs.retry();
    const [mail] = await jobs.mails();
    expect(mail?.text).toContain("This is a warning, in force until");
    expect((await findLadder(db, rana.id, days(88))).warnings).toBe(1);
    expect((await findLadder(db, rana.id, days(90))).warnings).toBe(0);
  });

  it("is one for all that is decided in one go, and none without the choice", async () => {
    const rana = await seller();
    const ids = [1, 2, 3].map(() => makeListing(db, { user_id: rana.id, status: "pending" }));
    const headers = await signInAdministrator(db, by, time.now);
    const refuse = async (given: object) =>
      app.inject({
        ...{ method: "PUT", url: "/api/admin/cars/status", headers },
        payload: { ids: await Promise.all(ids), status: "rejected", code: "duplicate", ...given },
      });
    expect((await refuse({ warn: true })).json().done).toBe(3);
    expect((await findLadder(db, rana.id, time.now)).warnings).toBe(1);
    const other = await makeListing(db, { user_id: rana.id, status: "pending" });
    await decide(other, { status: "rejected", code: "suspected_fraud" });
    expect((await findLadder(db, rana.id, time.now)).warnings).toBe(1);
    const standing = (await app.inject({ url: "/api/my-standing", headers: rana.headers })).json();
    expect(standing.warnings).toMatchObject([{ code: "duplicate", more: 2 }]);
  });

  it("is one for what one administrator decides for the same reason within ten minutes", async () => {
    const rana = await seller();
    const count = async () => (await findLadder(db, rana.id, time.now)).warnings;
    const refuse = async (code: string, given: object = {}) => {
      const id = await makeListing(db, { user_id: rana.id, status: "pending" });
      expect((await decide(id, { status: "rejected", code, warn: true, ...given })).statusCode).toBe(200);
      return count();
    };
    expect(await refuse("duplicate")).toBe(1);
    time.now = minutes(9);
    expect(await refuse("duplicate")).toBe(1);
    expect(await refuse("prohibited")).toBe(2);
    // Counted from the first of them: a long morning's work is not one.
    time.now = minutes(2);
    expect(await refuse("duplicate")).toBe(3);
    const { id: another } = await makeAdministrator(db, "content_admin");
    const id = await makeListing(db, { user_id: rana.id, status: "pending" });
    time.now = minutes(1);
    await decide(id, { status: "rejected", code: "duplicate", warn: true }, another);
    expect(await count()).toBe(4);
  });

  it("is one also where two such decisions meet", async () => {
    const rana = await seller();
    const ids = [1, 2].map(() => makeListing(db, { user_id: rana.id, status: "pending" }));
    const body = { status: "rejected", code: "duplicate", warn: true };
    const both = await Promise.all((await Promise.all(ids)).map((id) => decide(id, body)));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await findLadder(db, rana.id, time.now)).warnings).toBe(1);
  });

  it("stays while it rests on another decision, and goes with the last one", async () => {
    const rana = await seller();
    const ids = await Promise.all(
      [1, 2, 3].map(() => makeListing(db, { user_id: rana.id, status: "pending" })),
    );
    const headers = await signInAdministrator(db, by, time.now);
    await app.inject({
      ...{ method: "PUT", url: "/api/admin/cars/status", headers },
      payload: { ids, status: "rejected", code: "duplicate", warn: true },
    });
    const count = async () => (await findLadder(db, rana.id, time.now)).warnings;
    const [first = "", second = "", third = ""] = ids;
    const undo = await app.inject({ method: "POST", url: `/api/admin/cars/${first}/status/undo`, headers });
    expect(undo.statusCode).toBe(200);
    expect(await count()).toBe(1);
    time.now = days(1);
    const { id: another } = await makeAdministrator(db, "content_admin");
    const answerer = await signInAdministrator(db, another, time.now);
    const text = "Each is another car, look at the photos";
    for (const [id, left] of [
      [second, 1],
      [third, 0],
    ] as const) {
      const sent = await app.inject({
        ...{ method: "POST", url: `/api/cars/${id}/appeal`, headers: rana.headers, payload: { text } },
      });
      expect(sent.statusCode).toBe(201);
      const appeal = await db
        .selectFrom("listing_appeals")
        .select("id")
        .where("car_id", "=", id)
        .executeTakeFirstOrThrow();
      const answered = await app.inject({
        ...{ method: "PUT", url: `/api/admin/appeals/${appeal.id}/outcome`, headers: answerer },
        payload: { outcome: "overturned", answer: "They are three cars" },
      });
      expect(answered.statusCode, answered.body).toBe(200);
      expect(await count()).toBe(left);
    }
  });

  it("says until when no listing can be added, also of a fourth", async () => {
    const rana = await seller();
    for (const ago of [-80, -75, -70]) await makeWarning(db, { userId: rana.id, by, at: days(ago) });
    const id = await makeListing(db, { user_id: rana.id });
    const headers = await signInAdministrator(db, by, time.now);
    await app.inject({ method: "DELETE", url: `/api/admin/cars/${id}?warn=true`, headers });
    // Two of the four are over before the thirty days are.
    const until = days(15);
    expect(await findLadder(db, rana.id, time.now)).toMatchObject({ warnings: 4, no_listing_until: until });
    time.now = minutes(1);
    await jobs.retry();
    const mail = (await jobs.mails()).find(({ subject }) => subject.includes("taken off"));
    expect(mail?.text).toContain(`With it 4 are in force: until ${formatDay("en", until)} you cannot add`);
  });
});

describe("warnings in force", () => {
  it("have each new listing reviewed from the second on, and keep new ones away from the third on, until they end", async () => {
    await db
      .updateTable("app_settings")
      .set({ value: "true" })
      .where("key", "=", "auto_approve_listings")
      .execute();
    const rana = await seller();
    await makeWarning(db, { userId: rana.id, by, at: days(-60) });
    expect((await rana.submit()).json().status).toBe("active");
    await makeWarning(db, { userId: rana.id, by, at: days(-20) });
    expect((await rana.submit()).json().status).toBe("pending");
    await makeWarning(db, { userId: rana.id, by, at: days(-1) });
    const refused = await rana.submit();
    expect([refused.statusCode, refused.json().code]).toEqual([403, "listing.warned"]);
    expect(refused.json().until).toBe(days(29).toISOString());
    const standing = (await app.inject({ url: "/api/my-standing", headers: rana.headers })).json();
    expect(standing).toMatchObject({
      noListingUntil: days(29).toISOString(),
      reviewedUntil: days(70).toISOString(),
    });
    expect(standing.warnings).toHaveLength(3);
    // What is on sale stays.
    const mine = (await app.inject({ url: "/api/my-cars?status=active", headers: rana.headers })).json();
    expect(mine.total).toBe(1);
    expect(await findLadder(db, rana.id, days(28))).toMatchObject({ no_listing_until: days(29) });
    expect(await findLadder(db, rana.id, days(29))).toMatchObject({ no_listing_until: null, warnings: 3 });
    expect(await findLadder(db, rana.id, days(71))).toEqual({
      ...{ warnings: 1, reviewed_until: null, no_listing_until: null },
    });
  });

  it("ban no longer than three of them last, and count nothing that was lifted", async () => {
    const rana = await seller();
    for (const ago of [-85, -10, -1]) await makeWarning(db, { userId: rana.id, by, at: days(ago) });
    expect((await findLadder(db, rana.id, time.now)).no_listing_until).toEqual(days(5));
    await db
      .updateTable("seller_warnings")
      .set({ lifted_at: time.now })
      .where("given_at", "=", days(-1))
      .execute();
    expect(await findLadder(db, rana.id, time.now)).toMatchObject({ warnings: 2, no_listing_until: null });
  });

  it("are seen by the seller alone, and by reviewers beside the seller", async () => {
    const rana = await seller();
    await makeWarning(db, { userId: rana.id, by, at: days(-1) });
    expect((await app.inject({ url: "/api/my-standing" })).statusCode).toBe(401);
    const id = await makeListing(db, { user_id: rana.id });
    const headers = await signInAdministrator(db, by, time.now);
    const seen = (await app.inject({ url: `/api/admin/cars/${id}`, headers })).json();
    expect(seen.seller).toMatchObject({ warnings: 1, noListingUntil: null });
    expect((await app.inject({ url: `/api/cars/${id}` })).body).not.toContain("warnings");
  });
});
