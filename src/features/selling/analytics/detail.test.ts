import { describe, expect, it } from "vitest";
import { makeListing, makeListings } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { callsWith, makeSeller } from "../selling.factory.ts";
import type { DetailedAnalytics, ListingAnalytics, OwnAnalytics } from "./analytics.contract.ts";
import { makeEvents } from "./analytics.factory.ts";

const { app, db, time } = await testApp();
const dayMs = 86_400_000;
const daysAgo = (days: number, time_ = "10:00") => {
  const day = new Date(time.now.getTime() - days * dayMs).toISOString().slice(0, 10);
  return new Date(`${day}T${time_}:00Z`);
};

const dealer = await makeSeller(app, db, { current_plan: "dealer" });
const premium = await makeSeller(app, db, { current_plan: "premium" });
const free = await makeSeller(app, db);
const old = { created_at: daysAgo(200) };
const [kia, bike, young] = (await makeListings(db, [
  { user_id: dealer.id, title: '=cmd|"calc"!A1', ...old },
  { user_id: dealer.id, title: "ياماها", vehicle_type: "motorcycle", brand: "yamaha", model: "r6", ...old },
  { user_id: dealer.id, title: "New one", created_at: daysAgo(1) },
])) as [string, string, string];
const foreign = await makeListing(db, { user_id: premium.id, ...old });

await makeEvents(db, kia, "view", { count: 6, at: daysAgo(2, "18:30") });
await makeEvents(db, kia, "contact", { count: 2, at: daysAgo(2, "18:30"), channel: "whatsapp" });
await makeEvents(db, kia, "contact", { at: daysAgo(3), channel: "call" });
await makeEvents(db, bike, "view", { count: 2, at: daysAgo(3) });
await makeEvents(db, bike, "contact", { at: daysAgo(3) });
await makeEvents(db, kia, "view", { count: 9, at: daysAgo(20) });
await makeEvents(db, foreign, "view", { count: 50, at: daysAgo(2) });

describe("detailed statistics", () => {
  it.each(["/api/analytics/detail", "/api/analytics.csv"])(
    "%s is for plans that have it, and for nobody without an account",
    async (call) => {
      expect((await callsWith(app, {}).get(call)).statusCode).toBe(401);
      for (const seller of [free, premium]) {
        const refused = await seller.get(call);
        expect([refused.statusCode, refused.json().code]).toEqual([403, "plan.no_detail"]);
        expect(refused.body).not.toContain(foreign);
      }
      expect((await dealer.get(call)).statusCode).toBe(200);
    },
  );

  it("come and go with the plan, at once", async () => {
    const seller = await makeSeller(app, db);
    const asked = async () => [
      (await seller.get("/api/analytics/detail")).statusCode,
      ((await seller.get("/api/analytics")).json() as OwnAnalytics).hasDetail,
    ];
    const change = (current_plan: string) =>
      db.updateTable("users").set({ current_plan }).where("id", "=", seller.id).execute();
    expect(await asked()).toEqual([403, false]);
    await change("dealer");
    expect(await asked()).toEqual([200, true]);
    await change("premium");
    expect(await asked()).toEqual([403, false]);
  });

  it("say how interest is split over one's own listings, ways of contact and hours of Beirut", async () => {
    const detail = (await dealer.get("/api/analytics/detail?days=7")).json() as DetailedAnalytics;
    expect(detail.listings).toEqual([
      { id: kia, title: '=cmd|"calc"!A1', views: 6 / 8, contacts: 3 / 4 },
      { id: bike, title: "ياماها", views: 2 / 8, contacts: 1 / 4 },
      { id: young, title: "New one", views: 0, contacts: 0 },
    ]);
    expect(detail.channels).toEqual([
      { channel: "call", contacts: 1 },
      { channel: "whatsapp", contacts: 2 },
      { channel: "message", contacts: 0 },
      { channel: "other", contacts: 1 },
    ]);
    expect(detail.hours).toHaveLength(24);
    expect(detail.hours.filter(({ views, contacts }) => views + contacts > 0)).toEqual([
      { hour: 12, views: 2, contacts: 2 },
      { hour: 20, views: 6, contacts: 2 },
    ]);
    const longer = (await dealer.get("/api/analytics/detail?days=30")).json() as DetailedAnalytics;
    expect(longer.listings[0]).toMatchObject({ id: kia, views: 15 / 17 });
  });

  it("have no shares where nothing was counted", async () => {
    const seller = await makeSeller(app, db, { current_plan: "dealer" });
    const id = await makeListing(db, { user_id: seller.id });
    const detail = (await seller.get("/api/analytics/detail")).json() as DetailedAnalytics;
    expect(detail.listings).toMatchObject([{ id, views: null, contacts: null }]);
  });
});

describe("the figures as a file", () => {
  it("have a line for each listing and day that it was there, and no formula", async () => {
    const answer = await dealer.get("/api/analytics.csv?days=7");
    expect(answer.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="mishwar-statistics-2026-11-15.csv"',
      "cache-control": "no-store",
    });
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, ...lines] = answer.body.slice(1).trimEnd().split("\r\n");
    expect(head).toBe("Day,Listing number,Listing,Views,Contacts,Favourites,Shares");
    expect(lines).toHaveLength(7 + 7 + 2);
    expect(lines).toContain(`2026-11-13,${kia},"'=cmd|""calc""!A1",6,2,0,0`);
    expect(lines.filter((line) => line.includes(young)).map((line) => line.slice(0, 11))).toEqual([
      "2026-11-14,",
      "2026-11-15,",
    ]);
    expect(answer.body).not.toContain(foreign);
  });

  it("have their heads in the visitor's language", async () => {
    const { body } = await dealer.get("/api/analytics.csv", undefined, { "accept-language": "ar" });
    expect(body.split("\r\n")[0]).toContain(",مشاهدات,");
  });

  it("are described as a file", async () => {
    const { paths } = (await app.inject("/openapi.json")).json();
    expect(Object.keys(paths["/api/analytics.csv"].get.responses["200"].content)).toEqual(["text/csv"]);
  });
});

describe("the day of an event", () => {
  it("is Beirut's, also around the nights on which its clock is changed", async () => {
    const seller = await makeSeller(app, db);
    const id = await makeListing(db, { user_id: seller.id, ...old });
    // From 25 October on Beirut is two hours before Greenwich, no longer three.
    await makeEvents(db, id, "view", { at: new Date("2026-10-23T20:00:00Z") });
    await makeEvents(db, id, "view", { count: 2, at: new Date("2026-10-23T21:00:00Z") });
    await makeEvents(db, id, "view", { count: 3, at: new Date("2026-10-25T21:00:00Z") });
    await makeEvents(db, id, "view", { count: 4, at: new Date("2026-10-25T22:00:00Z") });
    const { days } = (await seller.get(`/api/cars/${id}/analytics`)).json() as ListingAnalytics;
    expect(days.filter(({ views }) => views > 0).map(({ day, views }) => [day, views])).toEqual([
      ["2026-10-23", 1],
      ["2026-10-24", 2],
      ["2026-10-25", 3],
      ["2026-10-26", 4],
    ]);
  });
});

describe("what a change moved", () => {
  it("is told of whole days before and after it, also of days before the period", async () => {
    const seller = await makeSeller(app, db, { current_plan: "premium" });
    const id = await makeListing(db, { user_id: seller.id, ...old });
    await db
      .insertInto("listing_changes")
      .values({ car_id: id, kind: "photos", changed_at: daysAgo(5) })
      .execute();
    await makeEvents(db, id, "view", { count: 7, at: daysAgo(8) });
    await makeEvents(db, id, "view", { count: 8, at: daysAgo(2) });
    await makeEvents(db, id, "contact", { count: 2, at: daysAgo(1) });
    await makeEvents(db, id, "view", { count: 40, at: daysAgo(5) });
    await makeEvents(db, id, "view", { count: 40, at: daysAgo(0, "09:00") });
    const { changes, before, totals } = (
      await seller.get(`/api/cars/${id}/analytics?days=7`)
    ).json() as ListingAnalytics;
    expect(changes).toMatchObject([
      {
        kind: "photos",
        day: "2026-11-10",
        before: { days: 7, views: 1, contacts: 0 },
        after: { days: 4, views: 2, contacts: 0.5 },
      },
    ]);
    expect([before.views, totals.views]).toEqual([7, 88]);
  });

  it("is not told from days before the listing was there", async () => {
    const seller = await makeSeller(app, db);
    const id = await makeListing(db, { user_id: seller.id, created_at: daysAgo(6) });
    await db
      .insertInto("listing_changes")
      .values({ car_id: id, kind: "renewed", changed_at: daysAgo(4) })
      .execute();
    const { changes } = (await seller.get(`/api/cars/${id}/analytics`)).json() as ListingAnalytics;
    expect(changes).toMatchObject([{ kind: "renewed", before: null, after: { days: 3 } }]);
  });
});
