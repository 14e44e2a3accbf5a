import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { secondProcess, testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { countUnmet } from "./count-unmet.ts";
import { keepUnmet } from "./unmet.queries.ts";

const test = await testApp();
const { db, time } = test;
const jobs = await testJobs(test);
const dealer = await makeUser(db, {
  is_dealership: true,
  is_verified_dealer: true,
  dealership_name: "Cedar Cars",
  dealership_slug: "cedar-cars",
});
const seller = await makeUser(db);
await makeListings(
  db,
  Array.from({ length: 8 }, () => ({ user_id: seller, brand: "kia", model: "sportage", price: 12_000 })),
);
await makeListings(db, [{ user_id: dealer, brand: "kia", model: "rio", price: 9000 }]);

const browser = "Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0";
const day = "2026-11-15";

/** Searches of one process, which writes what it counted when it ends; then what is kept. */
async function afterSearches(
  searches: readonly { query: string; from?: string; agent?: string; as?: string }[],
) {
  const process = await secondProcess(test);
  for (const { query, from = "10.0.0.1", agent = browser, as } of searches) {
    const headers = { "user-agent": agent, ...(as && (await signIn(db, as))) };
    const { statusCode } = await process.inject({ url: `/api/cars?${query}`, headers, remoteAddress: from });
    expect(statusCode).toBe(200);
  }
  await process.close();
  return kept();
}

async function kept() {
  const { rows } = await sql<Record<string, unknown>>`
    select to_char(day, 'YYYY-MM-DD') as day, seller_id, brand, model, price_to, place, times, nothing_times
    from unmet_searches order by day, brand, model, price_to`.execute(db);
  return rows;
}

const silent = { error: (fault: unknown) => expect.fail(String(fault)) };
const nothingElse = {
  vehicleType: "car" as const,
  ...{ sellerId: null, brand: null, model: null, priceTo: null, place: null },
};
const counted = {
  day,
  seller_id: null,
  model: null,
  price_to: null,
  place: null,
  times: 1,
  nothing_times: 1,
};

describe("what is searched for and not found", () => {
  time.now = new Date("2026-11-15T10:00:00Z");
  afterEach(async () => {
    time.now = new Date("2026-11-15T10:00:00Z");
    await db.deleteFrom("unmet_searches").execute();
  });

  it("is counted by what was asked for, with no person and nothing that was typed", async () => {
    expect(
      await afterSearches([
        { query: "brand=toyota&model=corolla&priceMax=9500&city=tyre&search=%3Cscript%3E" },
        { query: "search=honda civic" },
        { query: "brand=bmw&model=no-such-model" },
      ]),
    ).toEqual([
      { ...counted, brand: "bmw" },
      { ...counted, brand: "honda", model: "civic" },
      { ...counted, brand: "toyota", model: "corolla", price_to: 10_000, place: "tyre" },
    ]);
  });

  it("counts a visitor once a day for each thing, in Beirut's day", async () => {
    const honda = { ...nothingElse, brand: "honda" };
    const counting = countUnmet(db, silent);
    const before = new Date("2026-11-15T21:59:00Z");
    for (const visitor of ["one", "one", "two"]) counting.first(honda, visitor, before)?.(0);
    counting.first(honda, "one", new Date("2026-11-15T22:01:00Z"))?.(0);
    await counting.stop();
    expect((await kept()).map((row) => [row.day, row.times])).toEqual([
      ["2026-11-15", 2],
      ["2026-11-16", 1],
    ]);
  });

  it("adds up what several processes count, and which found a few", async () => {
    const rio = { ...nothingElse, brand: "kia", model: "rio" };
    const processes = [countUnmet(db, silent), countUnmet(db, silent)];
    for (const [found, one] of processes.entries()) one.first(rio, "visitor", time.now)?.(found);
    await Promise.all(processes.map((one) => one.stop()));
    expect(await kept()).toEqual([{ ...counted, brand: "kia", model: "rio", times: 2, nothing_times: 1 }]);
  });

  it("is not what another filter narrowed to nothing, a further page, a program, or too little to tell", async () => {
    expect(
      await afterSearches([
        { query: "brand=kia&model=sportage&exteriorColor=gold" },
        { query: "brand=kia&model=sportage&priceMax=15000" },
        { query: "brand=honda&page=2" },
        { query: "brand=honda&limit=1" },
        { query: "brand=honda", agent: "Googlebot/2.1" },
        { query: "bodyType=pickup" },
        { query: "brand=honda&brand=bmw" },
      ]),
    ).toEqual([]);
  });

  it("is told of a showroom where it has none; not for its own dealer, nor for a seller without one", async () => {
    const stranger = await makeUser(db);
    expect(
      await afterSearches([
        { query: `userId=${dealer}&brand=toyota` },
        { query: `userId=${dealer}&brand=kia` },
        { query: `userId=${dealer}&priceMax=3000`, from: "10.0.0.2" },
        { query: `userId=${dealer}&brand=mazda`, as: dealer },
        { query: `userId=${stranger}&brand=toyota` },
        { query: "userId=00000000-0000-4000-8000-000000000000&brand=toyota" },
      ]),
    ).toEqual([
      { ...counted, seller_id: dealer, brand: "toyota" },
      { ...counted, seller_id: dealer, brand: null, price_to: 3000 },
    ]);
  });

  it("is forgotten after 13 months", async () => {
    await keepUnmet(db, [{ ...nothingElse, brand: "honda", day, times: 1, nothingTimes: 1 }]);
    time.now = new Date("2027-12-15T10:00:00Z");
    await jobs.runNamed("search.forget_unmet");
    expect(await kept()).toHaveLength(1);
    time.now = new Date("2027-12-16T10:00:00Z");
    await jobs.runNamed("search.forget_unmet");
    expect(await kept()).toEqual([]);
  });
});
