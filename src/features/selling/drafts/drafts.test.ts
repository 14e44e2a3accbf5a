import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { carForm, makeSeller, makeUpload, type Seller } from "../selling.factory.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);

const put = async (seller: Pick<Seller, "headers">, body: object) => {
  const url = "/api/listing-drafts";
  const answer = await app.inject({ method: "PUT", url, headers: seller.headers, payload: body });
  return { status: answer.statusCode, ...answer.json() };
};
const typed = (given: object = {}) => ({
  vehicleType: "car",
  id: randomUUID(),
  base: null,
  fields: { title: "Kia Spor", images: [], features: ["abs"] },
  ...given,
});
const openOf = async (seller: Seller) => (await seller.get("/api/listing-drafts")).json().data;
const days = (count: number) => count * 86_400_000;

describe("a draft on the account", () => {
  it("is kept as typed, one of each kind, and read by its owner alone", async () => {
    const [seller, other] = [await makeSeller(app, db), await makeSeller(app, db)];
    const fields = { title: "  كيا ", price: "١٤٬٨٠٠", features: ["abs", "gps"], images: [] };
    const car = typed({ fields });
    const motorcycle = typed({ vehicleType: "motorcycle" });
    const kept = await put(seller, car);
    expect(kept).toMatchObject({ status: 200, updatedAt: time.now.toISOString() });
    await put(seller, motorcycle);
    expect(await openOf(seller)).toEqual([
      { vehicleType: "car", id: car.id, version: kept.version, updatedAt: time.now.toISOString(), fields },
      expect.objectContaining({ vehicleType: "motorcycle", id: motorcycle.id }),
    ]);
    expect(await openOf(other)).toEqual([]);
    expect((await other.remove(`/api/listing-drafts/${car.id}`)).json().code).toBe("draft.not_found");
    // The same id in another account is another draft.
    expect(await put(other, { ...car, base: kept.version })).toMatchObject({ code: "draft.changed" });
    expect(await put(other, { ...car, fields: { title: "Mine" } })).toMatchObject({ status: 200 });
    expect((await openOf(seller))[0].fields).toEqual(fields);
  });

  it("is for users in good standing", async () => {
    const suspended = await makeSeller(app, db);
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", suspended.id).execute();
    for (const headers of [{ cookie: "" }, suspended.headers]) {
      expect(await put({ headers }, typed())).toMatchObject({ status: 401, code: "auth.required" });
    }
  });

  it("takes only what was typed on top of the version that is kept", async () => {
    const seller = await makeSeller(app, db);
    const draft = typed();
    const first = await put(seller, draft);
    // After a lost answer the same once more changes nothing.
    expect(await put(seller, draft)).toEqual(first);
    const second = await put(seller, { ...draft, base: first.version, fields: { title: "Kia Sportage" } });
    expect(second.version).not.toBe(first.version);
    for (const base of [null, first.version, randomUUID()])
      expect(await put(seller, { ...draft, base, fields: { title: "Older" } })).toMatchObject({
        status: 409,
        code: "draft.changed",
      });
    // Another device, which has seen it, may put its own there.
    const another = typed({ base: second.version, fields: { title: "Toyota" } });
    expect(await put(seller, another)).toMatchObject({ status: 200 });
    expect(await openOf(seller)).toMatchObject([{ id: another.id, fields: { title: "Toyota" } }]);
  });

  it("is begun once by two at the same moment", async () => {
    const seller = await makeSeller(app, db);
    const answers = await Promise.all(
      ["One", "Two", "Three"].map((title) => put(seller, typed({ fields: { title } }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await openOf(seller)).toHaveLength(1);
  });

  it("is forgotten when asked to, and can be put back", async () => {
    const seller = await makeSeller(app, db);
    const draft = typed();
    const { version } = await put(seller, draft);
    expect((await seller.remove(`/api/listing-drafts/${draft.id}`)).statusCode).toBe(204);
    expect((await seller.remove(`/api/listing-drafts/${draft.id}`)).statusCode).toBe(404);
    expect(await openOf(seller)).toEqual([]);
    expect(await put(seller, { ...draft, base: version })).toMatchObject({ code: "draft.changed" });
    expect(await put(seller, draft)).toMatchObject({ status: 200 });
    expect(await openOf(seller)).toMatchObject([{ id: draft.id }]);
  });

  it.each([
    ["a kind that is none", { vehicleType: "boat" }],
    ["an id that is none", { id: "1" }],
    ["a number for a text", { fields: { price: 14_800 } }],
    ["a text for a set", { fields: { features: "abs" } }],
    ["an object for a text", { fields: { title: { $ne: "" } } }],
    ["a picture of elsewhere", { fields: { images: ["https://example.com/a.webp"] } }],
    ["a way out of the folder", { fields: { images: ["/media/../../etc/passwd"] } }],
    ["too many pictures", { fields: { images: Array(61).fill(`/media/${randomUUID()}/640.webp`) } }],
    ["a text that is too long", { fields: { title: "x".repeat(161) } }],
    ["a description that is too long", { fields: { description: "x".repeat(10_001) } }],
    ["too many features", { fields: { features: Array(61).fill("abs") } }],
    ["what no text column takes", { fields: { title: "a\0b" } }],
    ["half a character", { fields: { title: "\ud800" } }],
    ["no fields", { fields: null }],
    ["a list for fields", { fields: [] }],
  ])("refuses %s", async (_, wrong) => {
    const seller = await makeSeller(app, db);
    expect(await put(seller, typed(wrong))).toMatchObject({ status: 400 });
    expect(await openOf(seller)).toEqual([]);
  });

  it("keeps nothing of what it does not know, however deep, and refuses what is larger than a body may be", async () => {
    const seller = await makeSeller(app, db);
    let deep: object = {};
    for (let depth = 0; depth < 500; depth++) deep = { deep };
    const fields = { title: "Kia", surplus: deep, constructor: "x", __proto__: { admin: true } };
    expect(await put(seller, typed({ fields, status: "active" }))).toMatchObject({ status: 200 });
    expect(await openOf(seller)).toMatchObject([{ fields: { title: "Kia" } }]);
    const { fields: stored } = await db
      .selectFrom("listing_drafts")
      .select("fields")
      .where("user_id", "=", seller.id)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ title: "Kia" });
    expect(await put(seller, typed({ fields: { surplus: "x".repeat(300_000) } }))).toMatchObject({
      status: 413,
    });
  });

  it("takes the longest that a form can hold", async () => {
    const seller = await makeSeller(app, db);
    const one = `/media/${randomUUID()}/1280.webp`;
    const fields = { description: "\u0001".repeat(10_000), images: Array(60).fill(one) };
    expect(await put(seller, typed({ fields }))).toMatchObject({ status: 200 });
  });

  it("is saved so often in an hour", async () => {
    const seller = await makeSeller(app, db);
    const draft = typed();
    await put(seller, draft);
    await db.updateTable("rate_counters").set({ count: 600 }).execute();
    expect(await put(seller, draft)).toMatchObject({ status: 429, code: "request.too_many" });
  });
});

describe("a draft that is sent", () => {
  const send = (seller: Seller, draft: string) => seller.post(`/api/cars?draft=${draft}`, carForm);

  it("ends with it, and no late save brings it back", async () => {
    const seller = await makeSeller(app, db, { current_plan: "premium" });
    const draft = typed();
    const { version } = await put(seller, draft);
    expect((await send(seller, draft.id)).statusCode).toBe(201);
    expect(await openOf(seller)).toEqual([]);
    for (const base of [version, null])
      expect(await put(seller, { ...draft, base, fields: { title: "Late" } })).toMatchObject({
        status: 409,
        code: "draft.sent",
      });
    // Neither does the first save of a draft that was sent before it arrived.
    const unsaved = typed();
    await send(seller, unsaved.id);
    expect(await put(seller, unsaved)).toMatchObject({ code: "draft.sent" });
    // The next one begins.
    expect(await put(seller, typed())).toMatchObject({ status: 200 });
  });

  it("is saved and sent at once: it is gone in the end", async () => {
    const seller = await makeSeller(app, db, { current_plan: "dealer" });
    for (let round = 0; round < 5; round++) {
      const draft = typed();
      const { version: base } = await put(seller, draft);
      const [sent] = await Promise.all([
        send(seller, draft.id),
        put(seller, { ...draft, base, fields: { title: `Round ${round}` } }),
      ]);
      expect(sent.statusCode).toBe(201);
      expect(await openOf(seller)).toEqual([]);
    }
  });

  it("stays when it was refused, and leaves another device's draft and other sellers' alone", async () => {
    const [seller, other] = [await makeSeller(app, db), await makeSeller(app, db)];
    const [draft, others] = [typed(), typed()];
    await put(seller, draft);
    await put(other, others);
    expect((await seller.post(`/api/cars?draft=${draft.id}`, { ...carForm, price: -1 })).statusCode).toBe(
      400,
    );
    expect(await openOf(seller)).toMatchObject([{ id: draft.id }]);
    expect((await send(seller, others.id)).statusCode).toBe(201);
    expect(await openOf(seller)).toMatchObject([{ id: draft.id }]);
    expect(await openOf(other)).toMatchObject([{ id: others.id }]);
    expect((await seller.post("/api/cars?draft=1", carForm)).statusCode).toBe(400);
  });
});

describe("what a draft holds", () => {
  const uploadsOf = async (seller: Seller) =>
    (await db.selectFrom("uploads").select("id").where("user_id", "=", seller.id).execute()).length;

  it("keeps the pictures that it names for as long as it is there; another's draft keeps nobody's", async () => {
    const [seller, other] = [await makeSeller(app, db), await makeSeller(app, db)];
    const images = [await makeUpload(db, seller.id), await makeUpload(db, seller.id)];
    const draft = typed({ fields: { images: images.slice(0, 1) } });
    await put(seller, draft);
    await put(other, typed({ fields: { images } }));
    time.now = new Date(Date.now() + days(2));
    await jobs.runNamed("media.purge_unused");
    expect(await uploadsOf(seller)).toBe(1);
    await seller.remove(`/api/listing-drafts/${draft.id}`);
    await jobs.runNamed("media.purge_unused");
    expect(await uploadsOf(seller)).toBe(0);
  });

  it("goes 90 days after the last change, and with the account", async () => {
    const [old, recent] = [await makeSeller(app, db), await makeSeller(app, db)];
    const begun = time.now;
    await put(old, typed());
    time.now = new Date(begun.getTime() + days(1));
    await put(recent, typed());
    time.now = new Date(begun.getTime() + days(90));
    await jobs.runNamed("listings.forget_drafts");
    const left = await db.selectFrom("listing_drafts").select("user_id").execute();
    expect(left.map(({ user_id }) => user_id)).not.toContain(old.id);
    expect(left.map(({ user_id }) => user_id)).toContain(recent.id);
    await db.deleteFrom("users").where("id", "=", recent.id).execute();
    const rows = db.selectFrom("listing_drafts").select("user_id").where("user_id", "=", recent.id);
    expect(await rows.execute()).toEqual([]);
  });
});
