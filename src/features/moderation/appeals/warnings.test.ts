import { beforeEach, describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makeWarning } from "#features/selling/appeals/appeals.factory.ts";
import { carForm } from "#features/selling/selling.factory.ts";
import { findLadder } from "#features/selling/standing/standing.queries.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
const { id: by } = await makeAdministrator(db, "content_admin");
const dayMs = 86_400_000;
const days = (count: number) => new Date(time.now.getTime() + count * dayMs);
const begun = time.now;
beforeEach(() => {
  time.now = begun;
});

async function decide(carId: string, body: object) {
  const headers = await signInAdministrator(db, by, time.now);
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
