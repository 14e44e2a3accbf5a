import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { makeCostRow } from "#features/ownership-costs/cost.factory.ts";
import { makeSeller } from "#features/selling/selling.factory.ts";
import type { Renderer } from "#platform/http/renderer.ts";
import { testApp } from "./support/app.ts";
import { realPages } from "./support/real-pages.ts";

const { load } = await realPages();
const { render } = (await load("/src/entry.server.tsx")) as Pick<Renderer, "render">;
const renderer = { render, styles: {}, sheets: new Map(), modules: {}, messageChunks: {} };
const statements: string[] = [];
const market = await testApp({
  withMemory: true,
  renderer: async () => renderer,
  development: true,
  onStatement: (text) => statements.push(text),
});
const { app, db, knows } = market;

const shown = async (url: string) => {
  const answer = await app.inject(url);
  return { status: answer.statusCode, body: answer.body, said: () => answer.json() };
};
const json = async (url: string) => (await shown(url)).said();
/** What visitors are promised of a change. */
const soon = (work: () => Promise<void>) => vi.waitFor(work, { timeout: 1000, interval: 5 });

const userId = await makeUser(db, { is_dealership: true, dealership_name: "Beirut Motors" });
const ids = await makeListings(
  db,
  Array.from({ length: 40 }, (_, at) => ({ user_id: userId, price: 9000 + 10 * at, mileage: 1000 * at })),
);
const [first = ""] = ids;
await vi.waitFor(() => expect(ids.map((id) => knows?.changeNumber(id)).every(Boolean)).toBe(true));

describe("what a warm page asks the database", () => {
  const asked = async (url: string) => {
    statements.length = 0;
    const { status, body } = await shown(url);
    expect(status, body).toBe(200);
    return [...statements];
  };
  it.each([
    ["/cars", "/cars?priceMin=9001&priceMax=9200", 0],
    ["/cars", "/cars?search=kia+unheardof", 0],
    ["/api/cars", "/api/cars?facets=1&mileageMin=2000", 0],
    [`/cars/${first}`, `/cars/${first}`, 0],
    // Each card of its kind is there already, the listing itself is not.
    [`/cars/${first}`, `/cars/${ids[20]}`, 1],
    ["/", "/", 0],
  ])("after %s, of %s: no more than it must", async (before, url, most) => {
    await asked(before);
    if (before === "/cars") await asked("/cars?page=2");
    expect(await asked(url)).toHaveLength(most);
  });
});

describe("within a second is seen", () => {
  const set = (table: "cars" | "users", id: string, values: object) =>
    db.updateTable(table).set(values).where("id", "=", id).execute();
  const setting = (key: string, value: object) =>
    db
      .updateTable("app_settings")
      .set({ value: JSON.stringify(value) })
      .where("key", "=", key)
      .execute();
  /** A listing whose page was asked for. */
  async function warm(given: object = {}) {
    const owner = await makeUser(db);
    const picture = randomUUID();
    const shape = { width: 1600, height: 1200, widths: [160], thumbhash: "AAAA", bytes: 1 };
    await db
      .insertInto("uploads")
      .values({ id: picture, user_id: owner, source_hash: picture, ...shape } as never)
      .execute();
    const id = await makeListing(db, { user_id: owner, images: [`/media/${picture}/1600.webp`], ...given });
    await vi.waitFor(() => expect(knows?.changeNumber(id)).toBeDefined());
    // From memory: else what follows would say nothing.
    await vi.waitFor(async () => {
      await json(`/api/cars/${id}`);
      statements.length = 0;
      await json(`/api/cars/${id}`);
      expect(statements).toEqual([]);
    });
    return { id, owner, picture };
  }
  type Warm = Awaited<ReturnType<typeof warm>>;

  it.each<[string, (of: Warm) => Promise<unknown>, object]>([
    ["a price", ({ id }) => set("cars", id, { price: 8500 }), { price: 8500, priceUsd: 8500 }],
    ["a description", ({ id }) => set("cars", id, { description: "New" }), { description: "New" }],
    ["a telephone that goes", ({ id }) => set("cars", id, { phone_number: null }), { hasPhone: false }],
    [
      "a badge",
      ({ owner }) => set("users", owner, { is_verified_seller: true }),
      { seller: expect.objectContaining({ isVerifiedSeller: true }) },
    ],
    [
      "a size of a picture",
      ({ picture }) =>
        db
          .updateTable("uploads")
          .set({ widths: [160, 640] })
          .where("id", "=", picture)
          .execute(),
      { photos: [expect.objectContaining({ widths: [160, 640] })] },
    ],
  ])("%s, on the page of its listing", async (_what, change, changed) => {
    const of = await warm();
    await change(of);
    await soon(async () => expect(await json(`/api/cars/${of.id}`)).toMatchObject(changed));
  });

  it("a price that its seller changed, with those it had", async () => {
    const seller = await makeSeller(app, db, { email: "seller@example.com", current_plan: "dealer" });
    const { id } = await warm({ user_id: seller.id });
    const payload = { price: 8500 };
    const changed = await app.inject({
      method: "PATCH",
      url: `/api/cars/${id}`,
      headers: seller.headers,
      payload,
    });
    expect(changed.statusCode, changed.body).toBe(200);
    await soon(async () => {
      const { price, priceHistory } = await json(`/api/cars/${id}`);
      expect([price, priceHistory.at(-1)?.price]).toEqual([8500, 8500]);
    });
  });

  it("a sale: the page is gone, and no list has it", async () => {
    const [one, other] = [await warm({ model: "rio" }), await warm({ model: "rio" })];
    const like = async () =>
      (await json(`/api/cars/${other.id}/similar`)).map(({ id }: { id: string }) => id);
    await soon(async () => expect(await like()).toContain(one.id));
    await set("cars", one.id, { status: "expired", expired_reason: "sold" });
    await soon(async () => {
      expect((await shown(`/api/cars/${one.id}`)).status).toBe(410);
      expect((await shown(`/api/cars/${one.id}/costs`)).status).toBe(410);
      expect(await like()).not.toContain(one.id);
    });
    await set("users", other.owner, { user_status: "suspended" });
    await soon(async () => expect((await shown(`/api/cars/${other.id}`)).status).toBe(404));
  });

  it("the basis of a label that stays", async () => {
    const { id } = await warm({ fair_price: "good", price_percent: 90 });
    const basis = {
      comparables: 7,
      middle: 9000,
      low: 8000,
      high: 10_000,
      price_usd: 12_000,
      computed_at: new Date(),
    };
    await db
      .insertInto("fair_prices")
      .values({ car_id: id, label: "good", price_percent: 90, ...basis })
      .execute();
    await soon(async () =>
      expect(await json(`/api/cars/${id}`)).toMatchObject({ fairPriceBasis: { comparables: 7 } }),
    );
    await db.updateTable("fair_prices").set({ comparables: 8 }).where("car_id", "=", id).execute();
    await soon(async () =>
      expect(await json(`/api/cars/${id}`)).toMatchObject({ fairPriceBasis: { comparables: 8 } }),
    );
  });

  it("a row of costs, and the rate that it is brought into dollars by", async () => {
    const { id } = await warm({ customs: "paid", plate: "private" });
    const said = async () => (await json(`/api/cars/${id}/costs`)).items[0];
    expect((await said()).state).toBe("no_row");
    await makeCostRow(db, (await makeAdministrator(db)).id, {
      percent: 0,
      fixed: 1_000_000,
      currency: "lbp",
    });
    await soon(async () => expect(await said()).toMatchObject({ amount: 1_000_000, amountUsd: 11.17 }));
    await setting("exchange_rates", { usd: 1, lbp: 100_000, eur: 0.9, asOf: "2026-11-15" });
    await soon(async () => expect(await said()).toMatchObject({ amountUsd: 10 }));
    await soon(async () => expect((await json("/api/site")).exchangeRates.lbp).toBe(100_000));
  });

  it("a setting, a plan, and what is counted", async () => {
    const plans = async () => (await json("/api/subscription-plans"))[0];
    const figures = () => json("/api/site/figures");
    const [{ approvedDealers: dealers, featured }, { slug }] = [await figures(), await plans()];
    await setting("show_admin_link", false as never);
    await db.updateTable("subscription_plans").set({ name: "Another" }).where("slug", "=", slug).execute();
    // Of a dealer without a listing no listing tells.
    await set("users", await makeUser(db, { is_dealership: true, dealership_name: "Tripoli Cars" }), {
      is_verified_dealer: true,
    });
    await soon(async () => {
      expect((await json("/api/site")).showAdminLink).toBe(false);
      expect((await plans()).name).toBe("Another");
      expect((await figures()).approvedDealers).toBe(dealers + 1);
    });
    await set("cars", first, { featured: true });
    await soon(async () => expect((await figures()).featured).toBe(featured + 1));
  });
});
