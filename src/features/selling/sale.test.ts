import { describe, expect, it } from "vitest";
import { testApp } from "../../../tests/support/app.ts";
import { callsWith, livesIn, makeSeller } from "./selling.factory.ts";
import { endListing } from "./verbs/end-listing.ts";

const { app, db, time } = await testApp();
const { liveListing, approve } = livesIn(db, time);
const start = time.now;
const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000);
const saleOf = (id: string) => db.selectFrom("sales").selectAll().where("car_id", "=", id).executeTakeFirst();

/** Listed now, and sold so many days later. */
async function sold(days: number, sale?: object, form: object = {}) {
  time.now = start;
  const seller = await makeSeller(app, db);
  const id = await liveListing(seller, form);
  time.now = inDays(days);
  const answer = await seller.post(`/api/cars/${id}/sold`, sale);
  return { seller, id, answer };
}

describe("POST /api/cars/:id/sold", () => {
  it("keeps how long it took, also where nothing else is said", async () => {
    const { id, answer } = await sold(12.9);
    expect(answer.json()).toMatchObject({ own: { status: "expired", expiredReason: "sold" } });
    expect(await saleOf(id)).toMatchObject({
      ...{ days_on_sale: 12, sold_at: inDays(12.9), price: null, currency: null, buyer_from: null },
      ...{ brand: "kia", model: "sportage", year: 2018 },
    });
  });

  it("keeps what is said of it apart from what was asked for, and tells nobody", async () => {
    const { id, seller, answer } = await sold(3, { price: 13_500.5, buyerFrom: "call" });
    expect(await saleOf(id)).toMatchObject({ price: "13500.50", currency: "usd", buyer_from: "call" });
    expect(answer.json().price).toBe(14_800);
    const history = await db.selectFrom("price_history").select("price").where("car_id", "=", id).execute();
    expect(history).toEqual([{ price: "14800.00" }]);
    const pages = [
      answer.body,
      (await seller.get("/api/my-cars")).body,
      (await callsWith(app, {}).get(`/api/cars/${id}`)).body,
    ];
    for (const page of pages) expect(page).not.toMatch(/13500|buyerFrom|buyer_from/);
  });

  it("is kept where a dealer's program says so as well", async () => {
    time.now = start;
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller);
    time.now = inDays(7);
    await db.transaction().execute((tx) => endListing(tx, seller.id, id, "sold", time.now));
    expect(await saleOf(id)).toMatchObject({ days_on_sale: 7, price: null });
  });

  it("takes the listing's currency where the price names none", async () => {
    const { id } = await sold(1, { price: 9000 }, { currency: "eur" });
    expect(await saleOf(id)).toMatchObject({ currency: "eur" });
    const other = await sold(1, { price: 9000, currency: "usd" }, { currency: "eur" });
    expect(await saleOf(other.id)).toMatchObject({ currency: "usd" });
  });

  it("adds later what was not said at first, and stays one sale at its time", async () => {
    const { id, seller } = await sold(5, { buyerFrom: "chat" });
    time.now = inDays(9);
    expect((await seller.post(`/api/cars/${id}/sold`, { price: 13_000 })).statusCode).toBe(200);
    expect((await seller.post(`/api/cars/${id}/sold`)).statusCode).toBe(200);
    expect(await saleOf(id)).toMatchObject({
      ...{ price: "13000.00", currency: "usd", buyer_from: "chat" },
      ...{ days_on_sale: 5, sold_at: inDays(5) },
    });
  });

  it("is one sale when two say it at once", async () => {
    time.now = start;
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller);
    const answers = await Promise.all(
      [{ price: 1000 }, { price: 2000 }].map((sale) => seller.post(`/api/cars/${id}/sold`, sale)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(["1000.00", "2000.00"]).toContain((await saleOf(id))?.price);
  });

  it("is forgotten when it is taken back, or when the vehicle is on sale once more", async () => {
    const { id, seller } = await sold(4, { price: 13_000 });
    expect((await seller.post(`/api/cars/${id}/renew`)).json()).toMatchObject({ status: "active" });
    expect(await saleOf(id)).toBeUndefined();
    const again = await sold(4);
    time.now = inDays(30);
    expect((await again.seller.post(`/api/cars/${again.id}/renew`)).json()).toMatchObject({
      status: "pending",
    });
    expect(await saleOf(again.id)).toBeUndefined();
  });

  it("is nobody else's to say, and of a live listing alone", async () => {
    time.now = start;
    const seller = await makeSeller(app, db, { current_plan: "premium" });
    const other = await makeSeller(app, db);
    const id = await liveListing(seller);
    const sale = { price: 1, buyerFrom: "call" };
    expect((await callsWith(app, {}).post(`/api/cars/${id}/sold`, sale)).statusCode).toBe(401);
    expect((await other.post(`/api/cars/${id}/sold`, sale)).json()).toMatchObject({
      code: "listing.not_found",
    });
    await seller.post(`/api/cars/${id}/withdraw`);
    expect((await seller.post(`/api/cars/${id}/sold`, sale)).json()).toMatchObject({
      code: "listing.wrong_state",
    });
    expect(await saleOf(id)).toBeUndefined();
    // Sold, it may still be added to by its owner alone.
    const gone = await sold(1);
    expect((await other.post(`/api/cars/${gone.id}/sold`, sale)).statusCode).toBe(404);
    expect(await saleOf(gone.id)).toMatchObject({ price: null, buyer_from: null });
  });

  it.each([
    [{ price: 0 }, "price"],
    [{ price: -5 }, "price"],
    [{ price: 1.005 }, "price"],
    [{ price: 1e12 }, "price"],
    [{ price: "9000" }, "price"],
    [{ price: 9000, currency: "ils" }, "currency"],
    [{ buyerFrom: "<b>me</b>" }, "buyerFrom"],
    [{ sold: true }, "sold"],
  ])("refuses %o, and ends nothing", async (sale, field) => {
    time.now = start;
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller);
    const answer = await seller.post(`/api/cars/${id}/sold`, sale);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
    expect(await saleOf(id)).toBeUndefined();
    await approve(id);
  });
});

it("tells sellers how long similar ones took, by days alone", async () => {
  const form = { brand: "suzuki", model: "jimny", mileage: 90_000 };
  for (const days of [2, 8, 20]) await sold(days, { price: 100 + days }, form);
  const guide = await callsWith(app, {}).get("/api/price-guide?brand=suzuki&model=jimny&year=2018");
  expect(guide.json().similar).toEqual({
    ...{ yearMin: 2015, yearMax: 2021, onSale: null },
    sold: { count: 3, days: 8 },
  });
  // A year later that market is over.
  time.now = inDays(400);
  const later = await callsWith(app, {}).get("/api/price-guide?brand=suzuki&model=jimny&year=2018");
  expect(later.json().similar).toMatchObject({ sold: null });
});
