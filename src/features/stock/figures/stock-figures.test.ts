import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { type FiguresDealer, figuresDealer, listedAt, moved, seen, sell } from "./figures.factory.ts";

const test = await testApp();
const { app, db, time } = test;
time.now = new Date("2026-11-15T10:00:00Z");

const sportage = { brand: "kia", model: "sportage" };
const corolla = { brand: "toyota", model: "corolla" };

/** October 2026 begins in Beirut at 21:00 of UTC, three hours behind, and ends at 22:00, in winter time. */
async function october(dealer: FiguresDealer) {
  const { listed, sold, userId } = dealer;
  const a = await listed("2026-09-10T08:00:00Z", corolla);
  const b = await listed("2026-09-30T20:59:59Z");
  const c = await listed("2026-09-30T21:00:00Z", sportage);
  const d = await listed("2026-10-05T08:00:00Z", sportage);
  const e = await listed("2026-10-05T08:00:00Z", corolla);
  const f = await listed("2026-08-01T08:00:00Z");
  const g = await listed("2026-10-06T08:00:00Z");
  const h = await listed("2026-09-15T08:00:00Z");
  const i = await listed("2026-09-02T08:00:00Z");
  await moved(db, b, "2026-10-10T08:00:00Z", { status: "expired", expired_reason: "withdrawn" });
  await sold(c, "2026-10-31T21:59:59Z");
  await sold(d, "2026-10-12T09:00:00Z");
  await sold(e, "2026-10-31T22:00:00Z");
  // The job ends it seven minutes later.
  await moved(db, f, "2026-10-20T08:07:00Z", {
    status: "expired",
    expired_reason: "lapsed",
    expires_at: new Date("2026-10-20T08:00:00Z"),
  });
  await moved(db, f, "2026-10-22T08:00:00Z", {
    status: "active",
    expired_reason: null,
    expires_at: new Date("2026-12-20"),
  });
  await moved(db, g, "2026-10-07T08:00:00Z", { status: "rejected" });
  await moved(db, h, "2026-10-08T08:00:00Z", { status: "expired", expired_reason: "withdrawn" });
  await moved(db, h, "2026-10-08T08:40:00Z", { status: "active", expired_reason: null });
  await moved(db, i, "2026-10-09T08:00:00Z", { deleted_at: new Date("2026-10-09T08:00:00Z") });
  return { userId, a, b, c, d, e, f, g, h, i };
}

/** Sales of other sellers, after so many days each. */
async function othersSell(vehicle: object, days: readonly number[], at: string) {
  const other = await makeUser(db);
  for (const taken of days) {
    const from = new Date(new Date(at).getTime() - taken * 86_400_000 - 3_600_000).toISOString();
    await sell(db, other, await listedAt(db, other, from, vehicle), at);
  }
}

const dealer = await figuresDealer(test);
const cars = await october(dealer);
await othersSell(sportage, [3, 5, 10, 12], "2026-08-01T08:00:00Z");
await othersSell(sportage, [20], "2026-10-31T21:00:00Z");
await othersSell(sportage, [400, 400], "2026-07-31T20:59:00Z");
await othersSell(corolla, [1, 2, 3, 4], "2026-11-05T08:00:00Z");
const ask = async (month?: string) => {
  const answer = await dealer.figures(month);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe("a month in figures", () => {
  it("counts what came and what left, in Beirut's month", async () => {
    const { movement, turn, isOver, months, history } = await ask("2026-10");
    expect(movement).toEqual({
      month: "2026-10",
      ...{ atStart: 5, added: 4, cameBack: 1, sold: 2, withdrawn: 1, lapsed: 1, other: 2, atEnd: 4 },
    });
    expect([turn, isOver]).toEqual([0.44, true]);
    expect([months.length, months[0], months.at(-1)]).toEqual([13, "2026-11", "2025-11"]);
    expect(history).toHaveLength(13);
    expect(history.at(-3)).toMatchObject({ month: "2026-09", atStart: 1, added: 4, atEnd: 5 });
  });

  it("runs until this moment in the month that is not over", async () => {
    const { movement, isOver, turn } = await ask();
    expect(movement).toMatchObject({ month: "2026-11", atStart: 4, added: 0, sold: 1, atEnd: 3 });
    expect([isOver, turn]).toEqual([false, 0.29]);
  });

  it("starts each month with what the one before left, and adds up", async () => {
    const { history } = await ask();
    for (const [at, one] of history.entries()) {
      const left = one.sold + one.withdrawn + one.lapsed + one.other;
      expect(one.atStart + one.added + one.cameBack - left, one.month).toBe(one.atEnd);
      if (at > 0) expect(one.atStart, one.month).toBe(history[at - 1].atEnd);
    }
  });

  it("sets the days to sell beside others' of the same models, of five sales in three months or more", async () => {
    expect((await ask("2026-10")).daysToSell).toEqual({
      own: { days: 7, count: 2 },
      market: { days: 10, count: 5 },
      models: [
        {
          name: { en: "Kia Sportage", ar: "كيا سبورتاج" },
          own: { days: 7, count: 2 },
          market: { days: 10, count: 5 },
        },
      ],
    });
    expect((await ask("2026-11")).daysToSell).toMatchObject({
      own: { days: 26, count: 1 },
      market: null,
      models: [{ own: { days: 26, count: 1 }, market: null }],
    });
    expect((await ask("2026-08")).daysToSell).toEqual({ own: null, market: null, models: [] });
  });

  it("counts what buyers did in the month, by car", async () => {
    await seen(db, cars.a, "2026-09-30T20:00:00Z", { view: 9 });
    await seen(db, cars.a, "2026-09-30T21:00:00Z", { view: 1, call: 1 });
    await seen(db, cars.a, "2026-10-31T21:00:00Z", { view: 5, whatsapp: 2, message: 1, favorite: 4 });
    await seen(db, cars.a, "2026-10-31T22:00:00Z", { view: 9, call: 9 });
    await seen(db, cars.d, "2026-10-06T08:00:00Z", { view: 2 });
    const buyers = [await makeUser(db), await makeUser(db)];
    for (const [at, buyer] of buyers.entries()) {
      await sql`insert into conversations (car_id, buyer_id, seller_id, message_count, last_message_at, created_at)
        values (${cars.a}::uuid, ${buyer}::uuid, ${dealer.userId}::uuid, ${1 - at}, '2026-10-15', '2026-10-15')`.execute(
        db,
      );
    }
    const { interest } = await ask("2026-10");
    expect(interest).toMatchObject({ views: 8, contacts: 4, calls: 1, chats: 2, leads: 1, carCount: 9 });
    expect(interest.cars[0]).toMatchObject({
      id: cars.a,
      ...{ views: 6, viewShare: 0.75, contacts: 4, calls: 1, chats: 2, leads: 1 },
    });
    expect(interest.cars[1]).toMatchObject({ id: cars.d, views: 2, viewShare: 0.25 });
  });

  it("says how today's prices stand, and which cars are the slowest, with what could help", async () => {
    await sql`update cars set fair_price = 'high', price_percent = 112 where id = ${cars.a}::uuid`.execute(
      db,
    );
    await sql`update cars set fair_price = 'good', price_percent = 95 where id = ${cars.f}::uuid`.execute(db);
    await seen(db, cars.e, "2026-11-01T08:00:00Z", { view: 8 });
    await seen(db, cars.h, "2026-11-03T08:00:00Z", { view: 40 });
    const { position, slowest } = await ask("2026-11");
    expect(position).toEqual({ labels: { high: 1, good: 1 }, unknown: 1, medianPercent: 95 });
    expect(slowest.map(({ id }: { id: string }) => id)).toEqual([cars.f, cars.a, cars.h]);
    expect(slowest[0]).toMatchObject({ daysOnSale: 106, views: 0, contacts: 0 });
    expect(slowest[0].advice).toEqual(["photos", "facts", "seen_little"]);
    expect(slowest[1].advice).toContain("price");
    expect(slowest[2].advice).toContain("no_contact");
  });

  it("shows what five visitors or more searched for and did not find: of own brands, or in the own place", async () => {
    const unmet = async (day: string, times: number, what: object) =>
      db
        .insertInto("unmet_searches")
        .values({ day, vehicle_type: "car", times, nothing_times: times - 1, ...what } as never)
        .execute();
    const kia = { brand: "kia", model: "sorento", price_to: 15_000 };
    await unmet("2026-10-01", 3, kia);
    await unmet("2026-10-31", 2, kia);
    await unmet("2026-09-30", 50, kia);
    await unmet("2026-11-01", 50, kia);
    await unmet("2026-10-10", 4, { brand: "toyota", model: "prado" });
    await unmet("2026-10-10", 9, { brand: "honda" });
    await unmet("2026-10-10", 6, { brand: "honda", place: "metn" });
    await unmet("2026-10-10", 7, { brand: "bmw", seller_id: dealer.userId });
    const { wanted, wantedHere } = await ask("2026-10");
    expect(wanted).toEqual([
      {
        ...{ vehicleType: "car", name: { en: "Honda", ar: "هوندا" }, priceTo: null, place: "metn" },
        ...{ times: 6, nothingTimes: 5 },
      },
      {
        ...{
          vehicleType: "car",
          name: { en: "Kia Sorento", ar: "كيا سورنتو" },
          priceTo: 15_000,
          place: null,
        },
        ...{ times: 5, nothingTimes: 3 },
      },
    ]);
    expect(wantedHere).toEqual([
      expect.objectContaining({ times: 7, name: { en: "BMW", ar: expect.any(String) } }),
    ]);
    const other = await figuresDealer(test, "tyre");
    expect((await other.figures("2026-10")).json()).toMatchObject({ wanted: [], wantedHere: [] });
  });

  it("is a file as well, that no spreadsheet runs", async () => {
    await listedAt(db, dealer.userId, "2026-10-06T08:00:00Z", { brand: "kia", model: "=cmd" });
    const answer = await dealer.figures("2026-10", "stock-figures.csv");
    expect(answer.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="figures-2026-10.csv"',
    });
    expect(answer.body).toContain("On sale at the start,5\r\n");
    expect(answer.body).toContain("Kia Sportage,2,7,5,10\r\n");
    expect(answer.body).not.toMatch(/(^|[,"])[=@]/m);
  });

  it("keeps its months when sold cars are gone for good", async () => {
    const before = (await ask("2026-10")).movement;
    await db.deleteFrom("cars").where("id", "in", [cars.c, cars.i]).execute();
    const { movement, daysToSell } = await ask("2026-10");
    expect(movement).toEqual(before);
    expect(daysToSell.own).toEqual({ days: 7, count: 2 });
  });
});

describe("the figures of a dealer", () => {
  it("hold nothing of another dealer, who cannot be named in the call", async () => {
    const [one, other] = [await figuresDealer(test), await figuresDealer(test)];
    await october(one);
    const { movement, interest, slowest, daysToSell } = (await other.figures("2026-10")).json();
    expect(movement).toMatchObject({ atStart: 0, added: 0, sold: 0, atEnd: 0 });
    expect([interest.cars, slowest, daysToSell.own]).toEqual([[], [], null]);
    const asked = await app.inject({
      url: `/api/stock-figures?month=2026-10&userId=${one.userId}`,
      headers: other.headers,
    });
    expect(asked.json().movement).toEqual(movement);
  });

  it("are for approved dealers in good standing", async () => {
    expect((await app.inject({ url: "/api/stock-figures" })).statusCode).toBe(401);
    const seller = await makeUser(db);
    const refused = await app.inject({ url: "/api/stock-figures", headers: await signIn(db, seller) });
    expect([refused.statusCode, refused.json().code]).toEqual([404, "dealer.not_approved"]);
    const dealer = await figuresDealer(test);
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", dealer.userId).execute();
    for (const path of ["stock-figures", "stock-figures.csv"])
      expect((await dealer.figures(undefined, path)).statusCode).toBeGreaterThanOrEqual(401);
  });

  it.each(["2025-10", "2026-12", "2026-13", "2026-1", "x", "2026-10' or 1=1", "٢٠٢٦-١٠"])(
    "refuse the month %s",
    async (month) => {
      const dealer = await figuresDealer(test);
      expect((await dealer.figures(encodeURIComponent(month))).statusCode).toBe(400);
    },
  );
});

describe("a time on sale", () => {
  it("is one at a time, also when it ends and begins twice at once", async () => {
    const { userId, listed } = await figuresDealer(test);
    const id = await listed("2026-09-01T08:00:00Z");
    const end = () =>
      sql`update cars set status = 'expired', expired_reason = 'withdrawn', updated_at = ${time.now}
        where id = ${id}::uuid and status = 'active'`.execute(db);
    await Promise.all([end(), end()]);
    const spells = () =>
      db
        .selectFrom("listing_spells")
        .select(["ended_at", "end_reason"])
        .where("user_id", "=", userId)
        .execute();
    expect(await spells()).toEqual([{ ended_at: time.now, end_reason: "withdrawn" }]);
    const begin = () =>
      sql`update cars set status = 'active', expired_reason = null, updated_at = ${new Date("2026-11-16")}
        where id = ${id}::uuid and status = 'expired'`.execute(db);
    await Promise.all([begin(), begin()]);
    expect((await spells()).filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
  });

  it("that was begun before they were kept is known from its end", async () => {
    const { userId, listed } = await figuresDealer(test);
    const id = await listed("2026-09-01T08:00:00Z");
    await db.deleteFrom("listing_spells").where("user_id", "=", userId).execute();
    await moved(db, id, "2026-10-01T08:00:00Z", { status: "rejected" });
    const rows = await db.selectFrom("listing_spells").selectAll().where("user_id", "=", userId).execute();
    expect(rows).toMatchObject([
      {
        began_at: new Date("2026-09-01T08:00:00Z"),
        ended_at: new Date("2026-10-01T08:00:00Z"),
        end_reason: "refused",
      },
    ]);
  });
});
