import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { secondProcess, testApp } from "../../../tests/support/app.ts";
import { makeListing, makeListings, makeUser } from "./listing.factory.ts";

const test = await testApp();
const { app, db, time } = test;
const now = time.now;
const owner = await makeUser(db);
const suspended = await makeUser(db);
const dealer = await makeUser(db, {
  is_dealership: true,
  is_verified_dealer: true,
  dealership_name: "Beirut Motors",
});

const kia = await makeListing(db, {
  user_id: owner,
  exterior_color: "white",
  vin_number: "1HGCM82633A004352",
});
const benz = await makeListing(db, {
  user_id: dealer,
  title: "مرسيدس C200 نظيفة جداً",
  brand: "mercedes-benz",
  model: "c-200",
  year: 2015,
  price: 14_500,
  body_type: "sedan",
  features: ["abs", "sunroof"],
});
const inPounds = await makeListing(db, {
  user_id: owner,
  brand: "toyota",
  model: "corolla",
  price: 895_000_000,
  currency: "lbp",
  city: "tripoli",
  featured: true,
});
const hidden = {
  pending: await makeListing(db, { user_id: owner, status: "pending", title: "Hidden pending" }),
  rejected: await makeListing(db, { user_id: owner, status: "rejected", title: "Hidden rejected" }),
  deleted: await makeListing(db, { user_id: owner, deleted_at: now, title: "Hidden deleted" }),
  suspended: await makeListing(db, { user_id: suspended, title: "Hidden suspended", featured: true }),
};
const expired = await makeListing(db, {
  user_id: owner,
  status: "expired",
  expired_reason: "sold",
  title: "Hidden expired",
});
const expiredOfSuspended = await makeListing(db, {
  user_id: suspended,
  status: "expired",
  expired_reason: "lapsed",
  title: "Hidden expired",
});
await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", suspended).execute();

const get = async (url: string) => {
  const answer = await app.inject({ url, headers: { "accept-language": "en" } });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
};
const idsOf = async (query: string): Promise<string[]> => {
  const { body } = await get(`/api/cars?${query}`);
  return body.data.map((one: { id: string }) => one.id).sort();
};

describe("GET /api/cars", () => {
  it("understands a sentence of the market, and says so", async () => {
    const search = encodeURIComponent("مرسيدس C200 ٢٠١٥ في بيروت تحت 15000");
    const { body } = await get(`/api/cars?search=${search}&facets=1`);
    expect(body.data.map((one: { id: string }) => one.id)).toEqual([benz]);
    expect(body.understood.filters).toEqual([
      { filter: "brand", value: "mercedes-benz", words: "مرسيدس", corrected: false },
      { filter: "model", value: "c-200", words: "C200", corrected: false },
      { filter: "year", value: "2015", words: "٢٠١٥", corrected: false },
      { filter: "city", value: "beirut", words: "بيروت", corrected: false },
      { filter: "priceMax", value: "15000", words: "تحت 15000", corrected: false },
    ]);
    expect(body.facets.brand).toEqual({ "mercedes-benz": 1 });
  });

  it("corrects a slip, unless the word stands in a listing or is meant literally", async () => {
    expect((await get("/api/cars?search=marcedess")).body.understood.filters[0]).toMatchObject({
      value: "mercedes-benz",
      corrected: true,
    });
    const literal = await get("/api/cars?search=kia&literal=kia");
    expect(literal.body).toMatchObject({ total: 1, understood: { filters: [], text: "kia" } });
    await makeListing(db, {
      user_id: owner,
      vehicle_type: "motorcycle",
      brand: "honda",
      model: "toyorra",
      title: "Toyorra",
    });
    expect((await get("/api/cars?search=toyorra")).body.understood).toEqual({
      filters: [],
      text: "toyorra",
      missing: [],
    });
  });

  it("lets a chosen filter win over the same one in the words", async () => {
    const { body } = await get("/api/cars?search=kia+2018&brand=toyota");
    expect(body.understood.filters.map((one: { filter: string }) => one.filter)).toEqual(["year"]);
    expect(body.data.map((one: { id: string }) => one.id)).toEqual([inPounds]);
  });

  it.each([
    ["brand=kia", [kia]],
    ["make=kia", [kia]],
    ["brand=kia&brand=toyota", [kia, inPounds]],
    ["brand=all&city=", [kia, benz, inPounds]],
    ["city=tripoli", [inPounds]],
    ["priceMin=9500&priceMax=10500", [inPounds]],
    ["priceMin=15000&priceMax=14000", [benz]],
    ["priceMin=%D9%A1%D9%A4%D9%A0%D9%A0%D9%A0&priceMax=999999999", [benz]],
    ["priceRange=10000-20000", [kia, benz, inPounds]],
    ["priceRange=50000%2B", []],
    ["priceRange=10000-20000&priceMin=14000", [benz]],
    ["priceRange=custom&priceMin=14000", [benz]],
    ["yearRange=2010-2019", [kia, benz, inPounds]],
    ["yearRange=2010-2016", [benz]],
    ["yearRange=before-2000", []],
    ["yearRange=last-10&brand=kia", [kia]],
    ["features=abs&features=sunroof", [benz]],
    ["features=abs&features=gps", []],
    ["exteriorColor=white", [kia]],
    ["fuelType=gasoline&bodyType=sedan", [benz]],
    ["dealer=1", [benz]],
    [`userId=${dealer}`, [benz]],
    ["search=%D9%86%D8%B8%D9%8A%D9%81%D9%87", [benz]],
    ["search=nothing-like-this-anywhere", []],
  ])("finds by %s", async (query, expected) => {
    expect(await idsOf(query)).toEqual([...expected].sort());
  });

  it.each([
    ["page=-1", "page"],
    ["page=0", "page"],
    ["page=abc", "page"],
    ["limit=10000", "limit"],
    ["limit=0", "limit"],
    ["priceMin=abc", "priceMin"],
    ["priceMin=-5", "priceMin"],
    ["priceMin=1e3", "priceMin"],
    ["priceMin=1&priceMin=2", "priceMin"],
    ["yearMin=1700", "yearMin"],
    ["priceRange=cheap", "priceRange"],
    ["brand=lada-from-mars", "brand"],
    ["brand=honda&vehicleType=boat", "vehicleType"],
    ["city=gaza", "city"],
    ["sort=price;drop", "sort"],
    ["features=jetpack", "features"],
    ["userId=1", "userId"],
    ["facets=perhaps", "facets"],
    [`search=${"x".repeat(10_240)}`, "search"],
    ["search=a&search=b", "search"],
    ["page=100001", "page"],
    ["vehicleType=car&vehicleType=motorcycle", "vehicleType"],
    [Array.from({ length: 61 }, (_, i) => `model=m${i}`).join("&"), "model"],
    [Array.from({ length: 61 }, (_, i) => `literal=w${i}`).join("&"), "literal"],
  ])("refuses %s, naming the field", async (query, field) => {
    const { status, body } = await get(`/api/cars?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "request.invalid", errors: { [field]: expect.any(String) } });
  });

  it.each([
    "search=%00",
    "search=a%00b",
    "search=%27%3B%20DROP%20TABLE%20cars%3B%20--",
    "search=%25%25%5C%5F",
    "search=%F0%9F%9A%97",
    "search=%D9%A0%D9%A0%D9%A0",
    "search=99999999999999999999",
    "model=%27%20or%201%3D1",
    "model=%00",
    "page=100000",
    "yearRange=9999-0000",
    "priceMax=99999999999",
    "__proto__=1&constructor=2",
  ])("is not harmed by %s", async (query) => {
    for (const path of [`/api/cars?facets=1&${query}`, `/api/cars?vehicleType=motorcycle&${query}`]) {
      expect([200, 400]).toContain((await get(path)).status);
    }
  });

  it("answers 503, soon, when the database takes too long", async () => {
    const hurried = await secondProcess(test, { statementTimeoutMs: 500 });
    await db.transaction().execute(async (held) => {
      await sql`lock table cars in access exclusive mode`.execute(held);
      const { statusCode, headers, ...answer } = await hurried.inject("/api/cars");
      expect(statusCode).toBe(503);
      expect(answer.json().code).toBe("server.busy");
      expect(headers["retry-after"]).toBeDefined();
    });
  });

  it("shows a card without anything that is not everyone's", async () => {
    const { body } = await get(`/api/cars?userId=${dealer}`);
    expect(body.data[0]).toMatchObject({
      priceUsd: 14_500,
      status: "active",
      seller: { id: dealer, name: "Beirut Motors", isVerifiedDealer: true },
    });
    expect(JSON.stringify(body)).not.toMatch(/search_text|terms|password|@example\.com|phone/i);
  });
});

describe("what is not public", () => {
  it("is in no list, no count and no suggestion", async () => {
    const secrets = [...Object.values(hidden), expired, expiredOfSuspended];
    for (const path of [
      "/api/cars?facets=1&limit=60",
      "/api/cars?search=hidden&literal=hidden",
      `/api/cars?userId=${suspended}`,
      "/api/cars/featured",
      `/api/cars/${kia}/similar?limit=12`,
      "/api/site/figures",
      "/api/cars/suggest?q=kia",
    ]) {
      const { status, body } = await get(path);
      expect(status).toBe(200);
      for (const id of secrets) expect(JSON.stringify(body)).not.toContain(id);
    }
    expect((await get("/api/cars?facets=1")).body).toMatchObject({ total: 3, facets: { brand: { kia: 1 } } });
    expect((await get("/api/site/figures")).body).toMatchObject({
      cars: 3,
      featured: 1,
      approvedDealers: 1,
    });
    expect((await get("/api/cars/suggest?q=kia")).body.data[0]).toMatchObject({ text: "Kia", count: 1 });
  });

  it("answers 404 by id, and 410 only when anyone could see it before", async () => {
    for (const id of [...Object.values(hidden), expiredOfSuspended, randomUUID()]) {
      expect(await get(`/api/cars/${id}`)).toMatchObject({
        status: 404,
        body: { code: "listing.not_found" },
      });
    }
    expect(await get(`/api/cars/${expired}`)).toMatchObject({ status: 410, body: { code: "listing.gone" } });
    expect((await get(`/api/cars/${expired}/similar`)).status).toBe(200);
    expect((await get("/api/cars/not-an-id")).status).toBe(400);
  });

  it("has its likes shown once it was on sale, whatever became of it, and never before", async () => {
    for (const id of [hidden.pending, hidden.rejected, randomUUID()])
      expect((await get(`/api/cars/${id}/similar`)).status).toBe(404);
    const wasLive = { expires_at: new Date(now.getTime() + 86_400_000) };
    const seen = [
      await makeListing(db, { user_id: owner, status: "rejected", title: "Hidden refused", ...wasLive }),
      await makeListing(db, { user_id: owner, deleted_at: now, title: "Hidden removed", ...wasLive }),
      hidden.suspended,
      expiredOfSuspended,
    ];
    for (const id of seen) {
      const { status, body } = await get(`/api/cars/${id}/similar`);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain("Hidden");
    }
  });
});

describe("GET /api/cars/:id", () => {
  it("shows the listing with half of its VIN", async () => {
    const { status, body } = await get(`/api/cars/${kia}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: kia,
      vinNumber: "1HGCM826*********",
      hasPhone: true,
      seller: { name: "Karim H." },
      isDemo: false,
    });
    expect(body).not.toHaveProperty("phoneNumber");
  });

  it("says that a seller of the demo market is invented", async () => {
    const demo = await makeUser(db, { is_demo: true });
    const id = await makeListing(db, { user_id: demo, vehicle_type: "motorcycle", brand: "honda" });
    expect((await get(`/api/cars/${id}`)).body.isDemo).toBe(true);
  });

  it("shows a price cut for thirty days", async () => {
    const cut = (days: number) => ({
      user_id: owner,
      vehicle_type: "motorcycle" as const,
      brand: "honda",
      model: "pcx-150",
      price: 2000,
      previous_price: 2500,
      price_cut_at: new Date(now.getTime() - days * 86_400_000),
    });
    const [recent, old] = await makeListings(db, [cut(29), cut(31)]);
    expect((await get(`/api/cars/${recent}`)).body.previousPrice).toBe(2500);
    expect((await get(`/api/cars/${old}`)).body.previousPrice).toBeNull();
  });
});

describe("GET /api/cars/:id/similar", () => {
  it("puts the same model first", async () => {
    const other = await makeUser(db);
    const [same, sameBrand] = await makeListings(db, [
      { user_id: other, vehicle_type: "motorcycle", brand: "yamaha", model: "nmax" },
      { user_id: other, vehicle_type: "motorcycle", brand: "yamaha", model: "mt-07" },
    ]);
    const asked = await makeListing(db, {
      user_id: other,
      vehicle_type: "motorcycle",
      brand: "yamaha",
      model: "nmax",
    });
    const { body } = await get(`/api/cars/${asked}/similar`);
    const ids = body.map((one: { id: string }) => one.id);
    expect(ids.slice(0, 2)).toEqual([same, sameBrand]);
    expect(ids).not.toContain(asked);
  });
});

describe("GET /api/cars/suggest", () => {
  it.each([
    ["mer", "Mercedes-Benz"],
    ["مرس", "Mercedes-Benz"],
    ["merced", "Mercedes-Benz"],
    ["mersedez", "Mercedes-Benz"],
    ["corol", "Toyota Corolla"],
    ["بير", "Beirut"],
    ["toyota cor", "Toyota Corolla"],
  ])("for %s offers %s", async (typed, expected) => {
    const { body } = await get(`/api/cars/suggest?q=${encodeURIComponent(typed)}`);
    expect(body.data.map((one: { text: string }) => one.text)).toContain(expected);
  });
});

describe("the OpenAPI document", () => {
  it("lists every public call, with a type for every parameter and none required", async () => {
    const { body } = await get("/openapi.json");
    for (const path of [
      "/api/cars",
      "/api/cars/suggest",
      "/api/cars/featured",
      "/api/cars/{id}",
      "/api/cars/{id}/similar",
      "/api/cars/{id}/events",
      "/api/cars/{id}/contact-numbers",
      "/api/reference",
      "/api/reference/brands/{vehicleType}/{brand}/models",
      "/api/subscription-plans",
      "/api/site",
      "/api/site/figures",
    ]) {
      expect(Object.keys(body.paths)).toContain(path);
    }
    const parameters: { name: string; required?: boolean; schema: { type?: string } }[] =
      body.paths["/api/cars"].get.parameters;
    expect(parameters.length).toBeGreaterThan(30);
    for (const { name, required, schema } of parameters) {
      expect({ [name]: [required ?? false, typeof schema.type] }).toEqual({ [name]: [false, "string"] });
    }
    const types = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema.type]));
    expect(types).toMatchObject({
      brand: "array",
      priceMin: "integer",
      facets: "boolean",
      sort: "string",
      page: "integer",
    });
  });
});
