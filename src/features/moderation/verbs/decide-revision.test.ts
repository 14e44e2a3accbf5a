import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { carForm, livesIn, makeSeller, makeUpload } from "#features/selling/selling.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { undoSeconds } from "./decide.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
const { rowOf, liveListing } = livesIn(db, time);

async function reviewer(role: "content_admin" | "payment_admin" = "content_admin") {
  const { id } = await makeAdministrator(db, role);
  const headers = await signInAdministrator(db, id, time.now);
  return (method: "GET" | "POST" | "PUT", url: string, payload?: object) =>
    app.inject({ method, url: `/api/admin/${url}`, headers, ...(payload && { payload }) });
}
const [maya, rami] = [await reviewer(), await reviewer()];
const later = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};
const title = "Kia Sportage 2018, as new";

/** A live listing with changes that wait: title, description, photos. */
async function changedListing() {
  const seller = await makeSeller(app, db);
  const [a, b] = [await makeUpload(db, seller.id), await makeUpload(db, seller.id)];
  const id = await liveListing(seller, { images: [a] });
  later(60);
  const sent = await seller.patch(`/api/cars/${id}`, { title, description: "عربون فقط", images: [b, a] });
  expect(sent.json().own.changes.fields).toEqual(["title", "description", "images"]);
  later(60);
  return { seller, id, a, b };
}
const seenOf = async (id: string) => (await rowOf(id)).updated_at.toISOString();
const flagsOf = (id: string) =>
  db.selectFrom("listing_flags").select("kind").where("car_id", "=", id).execute();
const reviewOf = async (id: string) => {
  const reviews = db.selectFrom("listing_reviews").select("id").where("car_id", "=", id);
  return { told: `listing_review ${(await reviews.executeTakeFirstOrThrow()).id}` };
};
const loggedOf = async (id: string) => {
  const log = db.selectFrom("admin_activity_log").select("action").where("resource_id", "=", id);
  return (await log.orderBy("id").execute()).map(({ action }) => action);
};
const refusal = { status: "rejected", code: "wrong_details", reason: "Not as new" };

describe("changes of a live listing in the queue", () => {
  it("wait with the others, show what is on sale and what it is to become, and are counted", async () => {
    await db.deleteFrom("cars").execute();
    const { id, a, b } = await changedListing();
    const { data, counts, total } = (await maya("GET", "pending-cars")).json();
    expect([total, counts.all, counts.flagged]).toEqual([1, 1, 1]);
    expect(data[0]).toMatchObject({ id, title, isChange: true, flags: 1 });
    expect((await maya("GET", "waiting")).json()).toMatchObject({ review: 1 });
    const next = (await maya("POST", "cars/queue/next", {})).json().data;
    expect(next).toMatchObject({
      listing: { id, title, description: "عربون فقط", images: [b, a], status: "active" },
      onSale: { listing: { title: carForm.title, description: "", images: [a] } },
      flags: [{ kind: "deposit" }],
    });
  });

  it("approved, replace what was on sale, in its place and time on the market", async () => {
    const { seller, id, a, b } = await changedListing();
    const before = await rowOf(id);
    const answer = await maya("PUT", `cars/${id}/status`, {
      status: "active",
      seen: await seenOf(id),
      changes: true,
    });
    expect(answer.json()).toMatchObject({ status: "active" });
    const after = await rowOf(id);
    expect(after).toMatchObject({ title, images: [b, a], is_public: true, waiting_since: null });
    expect([after.refreshed_at, after.expires_at]).toEqual([before.refreshed_at, before.expires_at]);
    expect(await flagsOf(id)).toEqual([]);
    expect((await seller.get(`/api/cars/${id}`)).json().own.changes).toBeNull();
    later(undoSeconds + 1);
    await jobs.run();
    const notices = await db
      .selectFrom("notifications")
      .selectAll()
      .where("user_id", "=", seller.id)
      .execute();
    expect(notices).toMatchObject([{ type: "car_approved", body: title }]);
    expect((await jobs.mails())[0]).toMatchObject({ subject: "Your changes are live" });
  });

  it("refused, leave what is on sale as it is, and its owner reads why", async () => {
    const { seller, id } = await changedListing();
    await maya("PUT", `cars/${id}/status`, { ...refusal, seen: await seenOf(id), changes: true });
    expect(await rowOf(id)).toMatchObject({ title: carForm.title, status: "active", is_public: true });
    expect(await flagsOf(id)).toEqual([]);
    expect((await seller.get(`/api/cars/${id}`)).json().own).toMatchObject({
      status: "active",
      waitingSince: null,
      changes: { isRefused: true, rejectionCode: "wrong_details", rejectionReason: "Not as new" },
    });
    later(undoSeconds + 1);
    await jobs.run();
    const notices = await db
      .selectFrom("notifications")
      .selectAll()
      .where("user_id", "=", seller.id)
      .execute();
    expect(notices).toMatchObject([{ type: "car_rejected", link: `/edit-car/${id}` }]);
    expect(notices[0]?.title_en).toBe("Your changes were not accepted");
    const price = await seller.patch(`/api/cars/${id}`, { price: 14_000 });
    expect(price.json(), "what was refused is not sent again by itself, nor lost").toMatchObject({
      title: carForm.title,
      price: 14_000,
      own: { waitingSince: null, changes: { isRefused: true, fields: ["title", "description", "images"] } },
    });
  });

  it("refused and mended, are sent again with all that was written", async () => {
    const { seller, id, a, b } = await changedListing();
    await maya("PUT", `cars/${id}/status`, { ...refusal, changes: true });
    later(60);
    const mended = await seller.patch(`/api/cars/${id}`, { description: "Like new" });
    expect(mended.json()).toMatchObject({
      title: carForm.title,
      own: {
        waitingSince: time.now.toISOString(),
        changes: { isRefused: false, values: { title, description: "Like new", images: [b, a] } },
      },
    });
    await maya("PUT", `cars/${id}/status`, { status: "active", changes: true });
    expect(await rowOf(id)).toMatchObject({ title, description: "Like new", images: [b, a] });
  });

  it("refused, are given up field by field by what is on sale, and then nothing is left of them", async () => {
    const { seller, id, a } = await changedListing();
    await maya("PUT", `cars/${id}/status`, { ...refusal, changes: true });
    const first = await seller.patch(`/api/cars/${id}`, { title: carForm.title });
    expect(first.json().own).toMatchObject({
      waitingSince: null,
      changes: { isRefused: true, fields: ["description", "images"], rejectionReason: "Not as new" },
    });
    const both = { description: "", images: [a] };
    const answers = await Promise.all([1, 2].map(() => seller.patch(`/api/cars/${id}`, both)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await seller.get(`/api/cars/${id}`)).json()).toMatchObject({
      title: carForm.title,
      own: { waitingSince: null, changes: null },
    });
  });

  it("of a price that was refused, are not made true by another change, only by another price", async () => {
    const seller = await makeSeller(app, db, { current_plan: "dealer" });
    const model = { brand: "kia", model: "carens", year: 2019, price: 20_000 };
    for (let n = 0; n < 6; n++) await liveListing(seller, model);
    const id = await liveListing(seller, model);
    await seller.patch(`/api/cars/${id}`, { price: 100 });
    await maya("PUT", `cars/${id}/status`, { ...refusal, changes: true });
    await sql`update cars set price = 100 where user_id = ${seller.id}::uuid and id <> ${id}::uuid`.execute(
      db,
    );
    const other = await seller.patch(`/api/cars/${id}`, { mileage: 9 });
    expect(other.json()).toMatchObject({ price: 20_000, mileage: 9, own: { changes: { isRefused: true } } });
    const price = await seller.patch(`/api/cars/${id}`, { price: 19_000 });
    expect(price.json()).toMatchObject({ price: 19_000, own: { changes: null } });
  });

  it("are taken back as they were, approved or refused", async () => {
    for (const decision of [{ status: "active" }, refusal]) {
      const { id } = await changedListing();
      const { change_number: _, updated_at: __, ...before } = await rowOf(id);
      await maya("PUT", `cars/${id}/status`, { ...decision, changes: true });
      later(5);
      expect((await rami("POST", `cars/${id}/status/undo`)).statusCode).toBe(409);
      expect((await maya("POST", `cars/${id}/status/undo`)).statusCode).toBe(200);
      const { change_number: ___, updated_at: ____, ...after } = await rowOf(id);
      expect(after).toEqual(before);
      expect(await flagsOf(id)).toEqual([{ kind: "deposit" }]);
      expect((await maya("GET", `cars/${id}`)).json()).toMatchObject({ listing: { title }, onSale: {} });
    }
  });

  it("are not decided by a reviewer who saw another version, or came second, or after their end", async () => {
    const { seller, id } = await changedListing();
    const seen = await seenOf(id);
    await seller.patch(`/api/cars/${id}`, { title: "Kia Sportage 2018, other words" });
    const stale = await maya("PUT", `cars/${id}/status`, { status: "active", seen, changes: true });
    expect([stale.statusCode, stale.json().code]).toEqual([409, "listing.changed"]);
    const now = await seenOf(id);
    later(1);
    const both = await Promise.all(
      [maya, rami].map((who) =>
        who("PUT", `cars/${id}/status`, { status: "active", seen: now, changes: true }),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const second = both.find(({ statusCode }) => statusCode === 409);
    expect(second?.json().code).toBe("listing.decided");
    const late = await maya("PUT", `cars/${id}/status`, { ...refusal, changes: true });
    expect(late.statusCode, "never takes it off the market").toBe(409);
    expect((await rowOf(id)).is_public).toBe(true);
    const sold = await changedListing();
    await sold.seller.post(`/api/cars/${sold.id}/sold`);
    const gone = await maya("PUT", `cars/${sold.id}/status`, { status: "active", changes: true });
    expect([gone.statusCode, gone.json().code]).toEqual([409, "listing.wrong_state"]);
  });

  it("are decided several at once, and go with a listing that is taken off", async () => {
    const [one, two] = [await changedListing(), await changedListing()];
    const ids = [one.id, two.id];
    const bulk = await maya("PUT", "cars/status", { ids, status: "active", changes: true });
    expect(bulk.json().done).toBe(2);
    for (const id of ids) expect((await rowOf(id)).title).toBe(title);
    const { id } = await changedListing();
    await maya("PUT", `cars/${id}/status`, refusal);
    expect(await rowOf(id)).toMatchObject({ status: "rejected", waiting_since: null, title: carForm.title });
    expect(await db.selectFrom("listing_revisions").selectAll().where("car_id", "=", id).execute()).toEqual(
      [],
    );
    later(undoSeconds + 1);
    await jobs.run();
    const notice = await db
      .selectFrom("notifications")
      .select(["body", "body_en"])
      .where("told_of", "=", (await reviewOf(id)).told)
      .executeTakeFirst();
    expect(notice?.body_en, "its owner is told of both").toContain("The changes that waited went with it");
    expect(notice?.body).toContain("التعديلات التي كانت تنتظر المراجعة");
    expect((await jobs.mails())[0]?.text).toContain("The changes that waited went with it");
    expect(await loggedOf(id)).toEqual(["listing.rejected"]);
  });

  it("go with a listing that three upheld reports hide, and its owner is told so", async () => {
    const { seller, id } = await changedListing();
    for (const reporter of ["one", "two", "three"]) {
      const report = { car_id: id, reporter, reason: "fraud", created_at: time.now };
      await db.insertInto("listing_reports").values(report).execute();
    }
    expect((await maya("PUT", `cars/${id}/reports`, { outcome: "upheld" })).json()).toMatchObject({
      hidden: true,
    });
    await jobs.run();
    const [notice] = await db
      .selectFrom("notifications")
      .selectAll()
      .where("user_id", "=", seller.id)
      .execute();
    expect(notice?.body_en).toContain("The changes that waited went with it");
    expect((await jobs.mails())[0]?.text).toContain("The changes that waited went with it");
  });

  it("are for the administrators of listings alone", async () => {
    const { seller, id } = await changedListing();
    const payments = await reviewer("payment_admin");
    const body = { status: "active", changes: true };
    expect((await payments("PUT", `cars/${id}/status`, body)).statusCode).toBe(403);
    const owners = await app.inject({
      method: "PUT",
      url: `/api/admin/cars/${id}/status`,
      headers: seller.headers,
      payload: body,
    });
    expect(owners.statusCode).toBe(401);
    expect((await rowOf(id)).title).toBe(carForm.title);
  });
});
