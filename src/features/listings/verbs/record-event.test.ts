import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeSeller } from "#features/selling/selling.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { makeListing, makeUser } from "../listing.factory.ts";
import { recordEvent } from "./record-event.ts";

const { app, db, time } = await testApp();
const now = time.now;
const owner = await makeUser(db);
const kia = await makeListing(db, { user_id: owner });
const benz = await makeListing(db, { user_id: owner, brand: "mercedes-benz", model: "c-200" });
const pending = await makeListing(db, { user_id: owner, status: "pending" });
const expired = await makeListing(db, { user_id: owner, status: "expired", expired_reason: "sold" });

describe("POST /api/cars/:id/events", () => {
  const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari/604.1";
  const send = (id: string, payload: object, from = "10.0.0.1", userAgent = phone) =>
    app.inject({
      method: "POST",
      url: `/api/cars/${id}/events`,
      payload,
      remoteAddress: from,
      headers: { "user-agent": userAgent },
    });
  const viewsOf = async (id: string) =>
    (await db.selectFrom("cars").select("view_count").where("id", "=", id).executeTakeFirstOrThrow())
      .view_count;

  it("counts once per visitor and hour, also when sent many times at once", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(kia, { event: "view" })));
    expect(answers.map((one) => one.statusCode)).toEqual(Array(12).fill(204));
    expect(await viewsOf(kia)).toBe(1);
    await send(kia, { event: "view" }, "10.0.0.2");
    expect(await viewsOf(kia)).toBe(2);
    time.now = new Date(now.getTime() + 3_600_000);
    await send(kia, { event: "view" });
    expect(await viewsOf(kia)).toBe(3);
    time.now = now;
    await send(kia, { event: "contact", channel: "call" });
    await send(kia, { event: "contact", channel: "whatsapp" });
    await send(kia, { event: "contact", channel: "call" });
    const rows = await db.selectFrom("listing_analytics").selectAll().where("car_id", "=", kia).execute();
    expect(rows.filter((row) => row.event === "contact").length).toBe(1);
    expect(JSON.stringify(rows)).not.toContain("10.0.0");
    expect(await viewsOf(kia)).toBe(3);
  });

  it("does not count programs, hidden listings or nonsense", async () => {
    expect((await send(benz, { event: "view" }, "10.0.0.3", "Googlebot/2.1")).statusCode).toBe(204);
    expect(await viewsOf(benz)).toBe(0);
    expect((await send(pending, { event: "view" })).statusCode).toBe(404);
    expect((await send(expired, { event: "view" })).statusCode).toBe(410);
    expect((await send(benz, { event: "explode" })).statusCode).toBe(400);
    expect((await send(benz, {})).statusCode).toBe(400);
    const dressedUp = await send(benz, { event: "view", channel: "whatsapp" });
    expect([dressedUp.statusCode, Object.keys(dressedUp.json().errors)]).toEqual([400, ["channel"]]);
  });

  it("does not count what an owner does with the own listing, and counts what they do with others'", async () => {
    const seller = await makeSeller(app, db);
    const own = await makeListing(db, { user_id: seller.id });
    const phoneOf = { "user-agent": phone };
    for (const event of ["view", "contact", "share"]) {
      expect((await seller.post(`/api/cars/${own}/events`, { event }, phoneOf)).statusCode).toBe(204);
    }
    expect(await viewsOf(own)).toBe(0);
    const rows = await db.selectFrom("listing_analytics").select("event").where("car_id", "=", own).execute();
    expect(rows).toEqual([]);
    const others = await makeListing(db, { user_id: owner });
    await seller.post(`/api/cars/${others}/events`, { event: "view" }, phoneOf);
    expect(await viewsOf(others)).toBe(1);
  });

  it("touches no index for nearly every view", async () => {
    let withoutIndex = 0;
    for (let visitor = 0; visitor < 200; visitor++) {
      await db.transaction().execute(async (one) => {
        const event = {
          carId: benz,
          event: "view" as const,
          channel: null,
          userAgent: null,
          referrer: null,
        };
        await recordEvent(one, { ...event, visitorHash: `visitor-${visitor}`, at: now });
        const { rows } = await sql<{ hot: number }>`
          select n_tup_hot_upd as hot from pg_stat_xact_user_tables where relname = 'cars'`.execute(one);
        withoutIndex += rows[0]?.hot ?? 0;
      });
    }
    expect(await viewsOf(benz)).toBe(200);
    expect(withoutIndex).toBeGreaterThan(170);
  });
});
