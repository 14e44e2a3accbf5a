import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import {
  type ListingInput,
  makeListing,
  makeListings,
  makeUser,
} from "#features/listings/listing.factory.ts";
import { keepFlags } from "#features/selling/review/find-flags.ts";
import { livesIn, makeUpload } from "#features/selling/selling.factory.ts";
import { testApp } from "../../../tests/support/app.ts";

const { app, db, time } = await testApp();
const { rowOf } = livesIn(db, time);
const owner = await makeUser(db, { first_name: "Hassan", last_name: "Mortada", email: "hassan@example.com" });

async function reviewer() {
  const { id } = await makeAdministrator(db, "content_admin");
  const headers = await signInAdministrator(db, id, time.now);
  const call = (method: "GET" | "POST" | "PUT" | "DELETE") => (url: string, payload?: object) =>
    app.inject({ method, url: `/api/admin/${url}`, headers, ...(payload && { payload }) });
  return { id, get: call("GET"), post: call("POST"), put: call("PUT"), remove: call("DELETE") };
}
const [maya, rami] = [await reviewer(), await reviewer()];
const hoursAgo = (hours: number) => new Date(time.now.getTime() - hours * 3_600_000);
const waiting = (hours: number, given: Partial<ListingInput> = {}) =>
  makeListing(db, { user_id: owner, status: "pending", updated_at: hoursAgo(hours), ...given });
const emptyQueue = () => db.deleteFrom("cars").execute();

describe("the queue", () => {
  it("gives each reviewer another listing, the oldest first, and one that was held too long to the next", async () => {
    await emptyQueue();
    const ids = [await waiting(30), await waiting(20), await waiting(10)];
    const next = async (who: typeof maya, body: object = {}) =>
      (await who.post("cars/queue/next", body)).json().data?.listing.id;
    expect(await Promise.all([next(maya), next(rami)]).then((both) => both.toSorted())).toEqual(
      ids.slice(0, 2).toSorted(),
    );
    const mine = await next(maya);
    const theirs = ids.slice(0, 2).find((id) => id !== mine);
    expect(await next(maya)).toBe(mine);
    expect(await next(maya, { after: ids[1] })).toBe(ids[2]);
    expect(await next(maya, { after: ids[2] })).toBeUndefined();
    expect(await next(maya)).toBe(mine);
    time.now = new Date(time.now.getTime() + 6 * 60_000);
    await maya.post(`cars/${ids[2]}/claim`);
    expect(await next(rami)).toBe(ids[0]);
    expect([mine, theirs]).toContain(ids[0]);
    const shown = (await maya.get("pending-cars")).json();
    expect(
      shown.data.map((one: { id: string; heldBy: object | null }) => [one.id, one.heldBy !== null]),
    ).toEqual([
      [ids[0], true],
      [ids[1], false],
      [ids[2], false],
    ]);
    expect((await maya.get(`cars/${ids[0]}`)).json().heldBy).toMatchObject({ name: "Maya Saadeh" });
  });

  it("never gives two reviewers the same one, however many ask at once", async () => {
    await emptyQueue();
    for (let n = 0; n < 6; n++) await waiting(n + 1);
    const many = await Promise.all([1, 2, 3, 4, 5].map(() => reviewer()));
    const given = await Promise.all(
      many.map(async (who) => (await who.post("cars/queue/next", {})).json().data.listing.id),
    );
    expect(new Set(given).size).toBe(5);
  });

  it("counts what waits, since when, and how long reviews took", async () => {
    await emptyQueue();
    const dealer = await makeUser(db, {
      is_dealership: true,
      is_verified_dealer: true,
      dealership_name: "Al Arz Motors",
    });
    const suspended = await makeUser(db, { user_status: "suspended" });
    const [old, bike] = [await waiting(30), await waiting(5, { vehicle_type: "motorcycle" })];
    await waiting(2, { user_id: dealer, title: "Mercedes C 200", city: "zahle" });
    await waiting(50, { user_id: suspended });
    await waiting(50, { deleted_at: time.now });
    await db.insertInto("listing_flags").values({ car_id: bike, kind: "deposit", detail: "عربون" }).execute();
    const queue = async (query = "") => (await maya.get(`pending-cars${query}`)).json();
    const { total, counts, data } = await queue();
    expect([total, counts]).toEqual([
      3,
      {
        all: 3,
        flagged: 1,
        cars: 2,
        motorcycles: 1,
        dealers: 1,
        past24Hours: 1,
        oldest: hoursAgo(30).toISOString(),
        medianSeconds: null,
        most: 10_000,
      },
    ]);
    expect(data[2]).toMatchObject({ sellerName: "Al Arz Motors" });
    for (const [query, most] of [
      ["?flagged=true", 1],
      ["?dealers=1", 1],
      ["?vehicleType=car", 2],
      ["?city=zahle", 1],
      ["?search=mercedes", 1],
      ["?search=%D9%85%D8%B1%D8%B3", 0],
      ["?limit=1&page=2", 3],
    ] as const) {
      expect((await queue(query)).total, query).toBe(most);
    }
    await maya.put(`cars/${old}/status`, { status: "active" });
    expect((await queue()).counts.medianSeconds).toBe(30 * 3600);
  });
});

describe("what a reviewer is shown", () => {
  it("is the evidence of each flag, and what the seller did before", async () => {
    await emptyQueue();
    const other = await makeUser(db);
    const picture = await makeUpload(db, owner, 1234n);
    const twinPicture = await makeUpload(db, other, 1235n);
    const twin = await makeListing(db, { user_id: other, status: "rejected", images: [twinPicture] });
    await makeListings(
      db,
      [10_000, 11_000, 12_000, 13_000, 30_000].map((price) => ({ user_id: other, price, year: 2018 })),
    );
    const id = await waiting(1, {
      price: 3_000,
      images: [picture],
      title: "Kia Sportage",
      description: "Call 70 123 456, بعربون",
      vin_number: "WDB2030421A123456",
    });
    await keepFlags(
      db,
      id,
      [
        { kind: "phone_in_text", detail: "70123456" },
        { kind: "deposit", detail: "عربون" },
        { kind: "price_far_below", detail: "25 % of 12000 USD" },
        { kind: "reused_picture", detail: twin },
        { kind: "duplicate_vin", detail: randomUUID() },
        { kind: "shared_phone", detail: twin },
        { kind: "vin_contradicts", detail: "brand" },
        { kind: "mileage_down", detail: "210000 km" },
      ],
      time.now,
    );
    const before = await makeListing(db, {
      user_id: other,
      vin_number: "WDB2030421A123456",
      mileage: 210_000,
    });
    const ended = { status: "expired", expired_reason: "sold", mileage: 5 } as const;
    await db.updateTable("cars").set(ended).where("id", "=", before).execute();
    await makeListing(db, { user_id: owner, status: "rejected", rejection_code: "duplicate" });
    const view = (await maya.get(`cars/${id}`)).json();
    expect(view.listing).toMatchObject({ status: "pending", vinNumber: "WDB2030421A123456" });
    const flags = new Map(view.flags.map((flag: { kind: string }) => [flag.kind, flag]));
    expect(flags.get("phone_in_text")).toMatchObject({ title: [], description: [{ start: 5, end: 15 }] });
    expect(flags.get("price_far_below")).toMatchObject({ median: 12_000, count: 5 });
    expect(flags.get("reused_picture")).toMatchObject({
      other: { id: twin, status: "rejected", isSameSeller: false },
      pairs: [{ mine: { url: picture }, theirs: { url: twinPicture } }],
    });
    expect(flags.get("duplicate_vin")).toEqual({ kind: "duplicate_vin", other: null });
    expect(flags.get("vin_contradicts")).toEqual({
      kind: "vin_contradicts",
      brands: ["mercedes-benz"],
      years: [],
    });
    expect(flags.get("mileage_down")).toMatchObject({
      earlier: [
        { mileage: 210_000, price: 12_000, accidentHistory: false, isThis: false, other: { id: before } },
      ],
    });
    expect(flags.get("shared_phone")).toMatchObject({ other: { id: twin, isSameSeller: false } });
    expect(view.seller).toMatchObject({ name: "Hassan Mortada", email: "hassan@example.com" });
    expect(view.seller.listings.rejected).toBe(1);
    expect((await maya.get(`cars/${randomUUID()}`)).statusCode).toBe(404);
  });
});

describe("decisions by the calls", () => {
  it("takes a bare call, and needs a reason to refuse", async () => {
    const id = await waiting(1);
    const unexplained = await maya.put(`cars/${id}/status`, { status: "rejected" });
    expect([unexplained.statusCode, Object.keys(unexplained.json().errors)]).toEqual([400, ["reason"]]);
    for (const wrong of [
      { status: "expired" },
      { status: "rejected", code: "ugly" },
      { status: "rejected", code: "other", reason: " \u0007 " },
      { status: "rejected", reason: "x".repeat(501) },
    ]) {
      expect((await maya.put(`cars/${id}/status`, wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
    }
    const said = await maya.put(`cars/${id}/status`, { status: "rejected", reason: "Not a car" });
    expect(said.json()).toMatchObject({ id, status: "rejected" });
    expect(await rowOf(id)).toMatchObject({ rejection_code: "other", rejection_reason: "Not a car" });
    expect((await maya.put(`cars/${id}/status`, { status: "active" })).statusCode).toBe(200);
  });

  it("tells the second reviewer who was faster, undoes, deletes, restores, and writes all of it down", async () => {
    const id = await waiting(1);
    const seen = (await rami.get(`cars/${id}`)).json().listing.updatedAt;
    await maya.put(`cars/${id}/status`, { status: "active", seen });
    const second = await rami.put(`cars/${id}/status`, { status: "rejected", code: "duplicate", seen });
    expect([second.statusCode, second.json()]).toMatchObject([
      409,
      { code: "listing.decided", status: "active", decidedBy: "Maya Saadeh" },
    ]);
    expect((await rami.post(`cars/${id}/status/undo`)).json().code).toBe("review.undo_over");
    expect((await maya.post(`cars/${id}/status/undo`)).json().status).toBe("pending");
    expect((await maya.remove(`cars/${id}`)).json().status).toBe("deleted");
    expect((await maya.remove(`cars/${id}`)).statusCode).toBe(404);
    expect((await maya.post(`cars/${id}/restore`)).json().status).toBe("pending");
    const log = await db
      .selectFrom("admin_activity_log")
      .select(["action", "admin_id"])
      .where("resource_id", "=", id)
      .orderBy("id")
      .execute();
    expect(log).toEqual(
      ["approved", "decision_taken_back", "deleted", "restored"].map((what) => ({
        action: `listing.${what}`,
        admin_id: maya.id,
      })),
    );
  });

  it("decides many in one call, with an outcome for each", async () => {
    const [good, gone] = [await waiting(1), randomUUID()];
    const { data, done } = (await maya.put("cars/status", { ids: [good, gone], status: "active" })).json();
    expect(done).toBe(1);
    expect(data.map((one: { outcome: string }) => one.outcome)).toEqual(["done", "not_found"]);
    const ids = Array.from({ length: 101 }, () => randomUUID());
    expect((await maya.put("cars/status", { ids, status: "active" })).statusCode).toBe(400);
    expect((await maya.put("cars/status", { ids: [], status: "active" })).statusCode).toBe(400);
  });
});

describe("the table", () => {
  it("finds, filters and orders listings of every state", async () => {
    await emptyQueue();
    const user_id = await makeUser(db, { email: "Rita@Example.com" });
    const make = (given: Partial<ListingInput>) => makeListing(db, { user_id, ...given });
    const kia = await make({ title: "Kia Rio", model: "rio", price: 5_000, year: 2012, city: "zahle" });
    const bmw = await make({
      title: "BMW X5",
      brand: "bmw",
      model: "x5",
      price: 20_000,
      year: 2016,
      status: "rejected",
      vin_number: "WDB2030421A123457",
      phone_number: "+96171222333",
    });
    const bike = await make({
      title: "Honda CB500F",
      vehicle_type: "motorcycle",
      price: 4_000,
      year: 2020,
      status: "pending",
      city: "tripoli",
    });
    const gone = await make({ title: "Kia Picanto", deleted_at: time.now });
    const ids = async (query: string) => {
      const page = (await maya.get(`cars?${query}`)).json();
      expect(page.total).toBe(page.data.length);
      return page.data.map((one: { id: string }) => one.id);
    };
    expect(await ids("sort=price")).toEqual([bike, kia, bmw]);
    expect(await ids("sort=-year")).toEqual([bike, bmw, kia]);
    expect(await ids("sort=model")).toEqual(
      [bmw, kia, bike].toSorted((a, b) => [bmw, kia, bike].indexOf(a) - [bmw, kia, bike].indexOf(b)),
    );
    expect(await ids("sort=-city")).toEqual([kia, bike, bmw]);
    expect(await ids("status=rejected")).toEqual([bmw]);
    expect(await ids("status=deleted")).toEqual([gone]);
    expect(await ids("vehicleType=motorcycle")).toEqual([bike]);
    expect(await ids("city=zahle")).toEqual([kia]);
    expect(await ids("city=all&vehicleType=all")).toEqual(await ids(""));
    expect(await ids("search=bmw")).toEqual([bmw]);
    expect(await ids("search=kia")).toEqual([kia]);
    expect(await ids(`search=${bike}`)).toEqual([bike]);
    expect(await ids("search=wdb2030421a123457")).toEqual([bmw]);
    expect(await ids("search=71%20222%20333")).toEqual([bmw]);
    expect((await ids("search=rita@example.com")).length).toBe(3);
    expect(await ids("search=%25%25")).toEqual([]);
    expect((await maya.get("cars?page=2&limit=2")).json()).toMatchObject({ total: 3, totalPages: 2 });
    expect((await maya.get("cars?page=200")).json().data).toEqual([]);
    expect((await maya.get("cars?limit=101")).statusCode).toBe(400);
  });
});

describe("reports by the calls", () => {
  it("come per listing with their reasons, nobody named, and are decided one by one or together", async () => {
    await emptyQueue();
    const id = await makeListing(db, { user_id: owner });
    const report = async (reason: string, user_id: string | null = null) => {
      const row = { car_id: id, reporter: randomUUID(), reason, user_id, text: "Look", created_at: time.now };
      const made = db.insertInto("listing_reports").values(row).returning("id");
      return (await made.executeTakeFirstOrThrow()).id;
    };
    const first = await report("fraud", await makeUser(db, { first_name: "Secret" }));
    await report("fraud");
    await report("sold");
    const { data, total } = (await maya.get("listing-reports")).json();
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({ id, open: 3, upheld: 0, reasons: { fraud: 2, sold: 1 } });
    expect(JSON.stringify(data)).not.toContain("Secret");
    expect((await maya.get("listing-reports?reason=offensive")).json().total).toBe(0);
    const older = await makeListing(db, { user_id: owner });
    const earlier = new Date(time.now.getTime() - 3_600_000);
    const row = { car_id: older, reporter: randomUUID(), reason: "sold", created_at: earlier };
    await db.insertInto("listing_reports").values(row).execute();
    for (const [sort, order] of [
      ["-open", [id, older]],
      ["open", [older, id]],
      ["since", [older, id]],
      ["-since", [id, older]],
    ] as const) {
      const sorted = (await maya.get(`listing-reports?sort=${sort}`)).json().data;
      expect(sorted.map((one: { id: string }) => one.id)).toEqual(order);
    }
    expect((await maya.get("listing-reports?sort=title")).statusCode).toBe(400);
    await maya.put(`cars/${older}/reports`, { outcome: "dismissed" });
    const one = await maya.put(`listing-reports/${first}/status`, { outcome: "upheld" });
    expect(one.json()).toEqual({ resolved: 1, hidden: false });
    const again = await rami.put(`listing-reports/${first}/status`, { outcome: "dismissed" });
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { code: "report.decided", outcome: "upheld" },
    ]);
    const rest = await maya.put(`cars/${id}/reports`, { outcome: "upheld" });
    expect(rest.json()).toEqual({ resolved: 2, hidden: true });
    expect((await maya.get("listing-reports")).json()).toEqual({ data: [], total: 0 });
    const queue = (await maya.get("pending-cars")).json();
    expect(queue.data).toMatchObject([{ id, isReported: true }]);
  });
});
