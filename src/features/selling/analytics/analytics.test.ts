import { describe, expect, it } from "vitest";
import { makeListings } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { callsWith, makeSeller, makeUpload } from "../selling.factory.ts";
import type { ListingAnalytics, OwnAnalytics } from "./analytics.contract.ts";
import { makeEvents } from "./analytics.factory.ts";

const { app, db, time } = await testApp();
const hourMs = 3_600_000;
const ago = (hours: number) => new Date(time.now.getTime() - hours * hourMs);
const events = (
  carId: string,
  event: "view" | "contact" | "favorite" | "share",
  count: number,
  at = ago(1),
) => makeEvents(db, carId, event, { count, at });

const seller = await makeSeller(app, db, { current_plan: "dealer" });
const other = await makeSeller(app, db, { current_plan: "dealer" });
const image = await makeUpload(db, seller.id);
const [kia, bike, pending] = (await makeListings(db, [
  { user_id: seller.id, images: [image] },
  { user_id: seller.id, vehicle_type: "motorcycle", brand: "yamaha", model: "r6" },
  { user_id: seller.id, status: "pending" },
])) as [string, string, string];
await makeListings(db, [{ user_id: seller.id, deleted_at: time.now }]);
const similar = await makeListings(
  db,
  Array.from({ length: 6 }, () => ({ user_id: other.id })),
);

await events(kia, "view", 8);
await events(kia, "contact", 2);
await events(kia, "view", 1, ago(24 * 3));
await events(kia, "view", 5, ago(24 * 40));
await events(bike, "favorite", 1);
await events(bike, "share", 2);
for (const id of similar.slice(0, 5)) await events(id, "view", 4);
await events(similar[0] ?? "", "contact", 2);

describe("what listings brought", () => {
  it("is told per day of Beirut over the period, also for days without anything", async () => {
    const answer = (await seller.get(`/api/cars/${kia}/analytics`)).json() as ListingAnalytics;
    expect(answer.days).toHaveLength(30);
    expect(answer.days.at(-1)).toEqual({ day: "2026-11-15", views: 8, contacts: 2, favorites: 0, shares: 0 });
    expect(answer.days.at(-4)).toMatchObject({ day: "2026-11-12", views: 1 });
    expect(answer.days[0]).toEqual({ day: "2026-10-17", views: 0, contacts: 0, favorites: 0, shares: 0 });
    expect(answer.totals).toEqual({ views: 9, contacts: 2, favorites: 0, shares: 0 });
    expect(answer.contactRate).toBeCloseTo(2 / 9);
    const week = (await seller.get(`/api/cars/${kia}/analytics?days=90`)).json() as ListingAnalytics;
    expect([week.days.length, week.totals.views]).toEqual([90, 14]);
  });

  it("counts the last hours of a day in Beirut to that day", async () => {
    time.now = new Date("2026-11-15T22:30:00Z");
    const { days } = (await seller.get(`/api/cars/${kia}/analytics`)).json() as ListingAnalytics;
    time.now = new Date("2026-11-15T10:00:00Z");
    expect(days.slice(-2).map(({ day, views }) => [day, views])).toEqual([
      ["2026-11-15", 8],
      ["2026-11-16", 0],
    ]);
  });

  it("is set beside similar listings of others, once enough of them were seen", async () => {
    const beside = async () =>
      ((await seller.get(`/api/cars/${kia}/analytics`)).json() as ListingAnalytics).similarContactRate;
    expect(await beside()).toBeCloseTo(2 / 20);
    await db
      .updateTable("cars")
      .set({ status: "pending" })
      .where("id", "=", similar[1] ?? "")
      .execute();
    expect(await beside()).toBeNull();
    await db
      .updateTable("cars")
      .set({ status: "active" })
      .where("id", "=", similar[1] ?? "")
      .execute();
    expect((await seller.get(`/api/cars/${bike}/analytics`)).json().similarContactRate).toBeNull();
  });

  it("is told for all one's listings together, beside the time before, with what changed", async () => {
    await seller.patch(`/api/cars/${kia}`, { price: 11_000 });
    const answer = (await seller.get("/api/analytics")).json() as OwnAnalytics;
    expect(answer.totals).toEqual({ views: 9, contacts: 2, favorites: 1, shares: 2 });
    expect(answer.before).toMatchObject({ views: 5 });
    expect(answer.states).toEqual({ pending: 1, active: 2, rejected: 0, expired: 0 });
    expect(new Set(answer.listings.map(({ id }) => id))).toEqual(new Set([kia, bike, pending]));
    const own = answer.listings.find(({ id }) => id === kia);
    expect(own).toMatchObject({
      photo: { url: image },
      totals: { views: 9, contacts: 2 },
      similarContactRate: expect.closeTo(0.1),
    });
    await seller.patch(`/api/cars/${kia}`, { price: 10_500 });
    const { listings } = (await seller.get("/api/analytics")).json() as OwnAnalytics;
    expect(listings.find(({ id }) => id === kia)?.changes).toMatchObject([
      { kind: "price", previousPriceUsd: 11_000, priceUsd: 10_500 },
    ]);
  });

  it("is empty for whoever sells nothing, and not told to guests or for a silly period", async () => {
    const fresh = await makeSeller(app, db);
    expect((await fresh.get("/api/analytics")).json()).toMatchObject({ totals: { views: 0 }, listings: [] });
    expect((await callsWith(app, {}).get("/api/analytics")).statusCode).toBe(401);
    for (const days of ["6", "91", "x", "1.5"]) {
      expect((await seller.get(`/api/analytics?days=${days}`)).statusCode).toBe(400);
    }
  });

  it("does not count an owner's own visits", async () => {
    const browser = { "user-agent": "Mozilla/5.0 (iPhone) Safari/604.1" };
    const before = (await seller.get(`/api/cars/${bike}`)).json().own.viewCount;
    await seller.post(`/api/cars/${bike}/events`, { event: "view" }, browser);
    expect((await seller.get(`/api/cars/${bike}`)).json().own.viewCount).toBe(before);
    await other.post(`/api/cars/${bike}/events`, { event: "view" }, browser);
    expect((await seller.get(`/api/cars/${bike}`)).json().own.viewCount).toBe(before + 1);
  });
});
