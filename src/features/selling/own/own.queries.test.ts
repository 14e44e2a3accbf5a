import { describe, expect, it } from "vitest";
import { makeListing, makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { recordEvent } from "#features/listings/verbs/record-event.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { presentCounts, presentOwn, totalOf } from "./own.present.ts";
import { countOwn, findOwn } from "./own.queries.ts";

const { db } = await testDatabase();
const now = new Date("2026-11-15T10:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const owner = await makeUser(db);
const other = await makeUser(db);

const [pending, active, rejected, sold, motorcycle] = (await makeListings(db, [
  { user_id: owner, status: "pending", created_at: daysAgo(1), rejection_reason: "of the round before" },
  { user_id: owner, status: "active", created_at: daysAgo(2), expires_at: daysAgo(-58), view_count: 7 },
  { user_id: owner, status: "rejected", created_at: daysAgo(3), rejection_reason: "The photos are blurred." },
  { user_id: owner, status: "expired", created_at: daysAgo(4), expired_reason: "sold" },
  { user_id: owner, vehicle_type: "motorcycle", brand: "yamaha", model: "r6", created_at: daysAgo(5) },
])) as [string, string, string, string, string];
await makeListing(db, { user_id: owner, deleted_at: now });
const foreign = await makeListing(db, { user_id: other });

const seen = async (criteria = {}, page = 1, limit = 24) =>
  (await findOwn(db, { userId: owner, ...criteria }, page, limit)).map((row) =>
    presentOwn(row, new Map(), now),
  );
const idsOf = (listings: { id: string }[]) => listings.map(({ id }) => id);

describe("the listings of an owner", () => {
  it("are there in every state, the newest first, without what was deleted and what is somebody else's", async () => {
    expect(idsOf(await seen())).toEqual([pending, active, rejected, sold, motorcycle]);
    expect(idsOf(await seen({ userId: other }))).toEqual([foreign]);
  });

  it("say their state, and a reason where the state has one", async () => {
    expect(await seen()).toMatchObject([
      { id: pending, status: "pending", rejectionReason: null, expiredReason: null },
      { id: active, status: "active", viewCount: 7, expiresAt: daysAgo(-58).toISOString() },
      { id: rejected, status: "rejected", rejectionReason: "The photos are blurred." },
      { id: sold, status: "expired", expiredReason: "sold" },
      { id: motorcycle, vehicleType: "motorcycle", expiresAt: null },
    ]);
  });

  it("are there while their owner is suspended, though nobody else sees them", async () => {
    const suspended = await makeUser(db);
    const hidden = await makeListing(db, { user_id: suspended });
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", suspended).execute();
    expect(idsOf(await seen({ userId: suspended }))).toEqual([hidden]);
  });

  it("are narrowed by kind and state, and counted likewise", async () => {
    expect(idsOf(await seen({ vehicleType: "motorcycle" }))).toEqual([motorcycle]);
    expect(idsOf(await seen({ status: "rejected" }))).toEqual([rejected]);
    expect(await seen({ vehicleType: "motorcycle", status: "rejected" })).toEqual([]);
    const counts = await countOwn(db, owner, now);
    expect(totalOf(counts, {})).toBe(5);
    expect(totalOf(counts, { vehicleType: "car", status: "active" })).toBe(1);
    expect(presentCounts(counts)).toEqual({
      car: { pending: 1, active: 1, rejected: 1, expired: 1 },
      motorcycle: { pending: 0, active: 1, rejected: 0, expired: 0 },
    });
  });

  it("are those that need something: what ends within 7 days first, then what was refused", async () => {
    const seller = await makeUser(db);
    const [later, soon, , refused] = (await makeListings(db, [
      { user_id: seller, expires_at: daysAgo(-7) },
      { user_id: seller, expires_at: daysAgo(-1), vehicle_type: "motorcycle" },
      { user_id: seller, expires_at: new Date(daysAgo(-7).getTime() + 1) },
      { user_id: seller, status: "rejected", expires_at: daysAgo(-40) },
      { user_id: seller, status: "expired", expired_reason: "lapsed", expires_at: daysAgo(1) },
      { user_id: seller, status: "pending" },
      { user_id: seller },
    ])) as [string, string, string, string];
    const asked = { userId: seller, attentionAt: now };
    expect(idsOf(await seen(asked))).toEqual([soon, later, refused]);
    const counts = await countOwn(db, seller, now);
    expect(totalOf(counts, asked)).toBe(3);
    expect(totalOf(counts, { ...asked, vehicleType: "motorcycle" })).toBe(1);
  });

  it("come in pages that hold each of them once", async () => {
    const pages = [await seen({}, 1, 2), await seen({}, 2, 2), await seen({}, 3, 2), await seen({}, 4, 2)];
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1, 0]);
    expect(new Set(pages.flatMap(idsOf)).size).toBe(5);
  });

  it("count the contacts they brought, and no other event", async () => {
    const event = { visitorHash: "someone", userAgent: null, referrer: null, at: now };
    await recordEvent(db, { ...event, carId: active, event: "contact", channel: "call" });
    await recordEvent(db, { ...event, carId: active, event: "view", channel: null });
    await recordEvent(db, { ...event, carId: foreign, event: "contact", channel: "call" });
    const listings = await seen();
    expect(listings.map(({ contactCount }) => contactCount)).toEqual([0, 1, 0, 0, 0]);
  });
});
