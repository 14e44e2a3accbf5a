import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { secondProcess, testApp } from "../../../../tests/support/app.ts";
import type { CostTable } from "./cost-admin.contract.ts";

const test = await testApp();
const { app, db, time } = test;
const other = await secondProcess(test);
const maya = await makeAdministrator(db, "super_admin", "Maya Saadeh");
const rami = await makeAdministrator(db, "super_admin", "Rami Khoury");
const start = time.now;
let headers: { authorization: string };
let headersOfRami: { authorization: string };

beforeEach(async () => {
  time.now = start;
  await sql`truncate cost_rates, cost_road_bands, cost_excise_bands`.execute(db);
  headers = await signInAdministrator(db, maya.id, time.now);
  headersOfRami = await signInAdministrator(db, rami.id, time.now);
});

const url = "/api/admin/costs";
const post = (path: string, payload: object, more: object = {}, on = app) =>
  on.inject({ method: "POST", url: `${url}${path}`, payload, headers: { ...headers, ...more } });
const tables = async (): Promise<CostTable[]> => (await app.inject({ url, headers })).json().tables;
async function table(kind = "registration", vehicleType = "car"): Promise<CostTable> {
  const found = (await tables()).find((one) => one.kind === kind && one.vehicleType === vehicleType);
  if (!found) throw new Error(`no table of ${kind}`);
  return found;
}

const registration = {
  kind: "registration",
  vehicleType: "car",
  validFrom: "2026-11-01",
  currency: "usd",
  source: "Invented gazette 9/2026",
  percent: 3,
  fixed: 100,
};
const band = { from: 0, to: 100, ageFrom: 0, ageTo: null, amount: 10 };
const roadFee = {
  kind: "road_fee",
  vehicleType: "car",
  validFrom: "2026-11-01",
  currency: "lbp",
  source: "Invented gazette 9/2026",
  measure: "horsepower",
  bands: [band, { ...band, from: 101, to: null }],
};
const customs = {
  kind: "customs",
  vehicleType: "car",
  validFrom: "2026-11-01",
  currency: "usd",
  source: "Invented gazette 9/2026",
  percent: 5,
  vatPercent: 11,
  fixed: 0,
  excise: [{ from: 0, percent: 15 }],
};
/** Enters a row: a registration, but for what is named; of another kind the whole row is. */
const enter = async (given: Record<string, unknown> = {}, reason?: string) => {
  const row = { ...("kind" in given ? {} : registration), ...given } as typeof registration;
  const { version } = await table(row.kind, row.vehicleType);
  return post("", { ...row, version, ...(reason && { reason }) });
};
const said = async (id: string, kind = "registration") =>
  (await app.inject(`/api/cars/${id}/costs`)).json().items.find((one: { kind: string }) => one.kind === kind);
const aCar = async (given: object = {}) =>
  makeListing(db, {
    user_id: await makeUser(db),
    price: 10_000,
    plate: "private",
    customs: "paid",
    ...given,
  });
const lastLogged = () =>
  db
    .selectFrom("admin_activity_log")
    .select(["action", "resource_id", "before", "after", "details", "admin_id"])
    .where("resource_type", "=", "cost_row")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

describe("entering a row", () => {
  it("is shown at once, with its source, and written down", async () => {
    const id = await aCar();
    expect((await said(id)).state).toBe("no_row");
    const made = await enter({ sourceUrl: "https://gazette.example.com/9" });
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json().rows).toMatchObject([
      { state: "in_force", percent: 3, fixed: 100, enteredBy: "Maya Saadeh", reason: null },
    ]);
    expect(await said(id)).toMatchObject({
      amount: 400,
      row: {
        validFrom: "2026-11-01",
        source: registration.source,
        sourceUrl: "https://gazette.example.com/9",
      },
    });
    expect(await lastLogged()).toMatchObject({
      action: "cost.entered",
      resource_id: made.json().rows[0].id,
      before: null,
      after: { percent: 3, fixed: 100, source: registration.source },
      admin_id: maya.id,
    });
  });

  it("lists every table, also those without a row", async () => {
    expect((await tables()).map(({ kind, vehicleType, rows }) => [vehicleType, kind, rows.length])).toEqual(
      ["car", "motorcycle"].flatMap((type) =>
        ["registration", "road_fee", "customs"].map((kind) => [type, kind, 0]),
      ),
    );
  });

  it("keeps road bands and excise as they were entered", async () => {
    expect((await enter(roadFee)).json().rows[0]).toMatchObject({
      measure: "horsepower",
      bands: roadFee.bands,
    });
    const entered = (await enter(customs)).json().rows[0];
    expect(entered).toMatchObject({ percent: 5, vatPercent: 11, excise: customs.excise, bands: [] });
    const id = await aCar({ horsepower: 101, customs: "unpaid" });
    expect(await said(id, "road_fee")).toMatchObject({ state: "known", amount: 10 });
    expect((await said(id, "customs")).amount).toBe(500 + 1500 + 0.11 * 12_000);
  });

  it("follows the one in force, which stays; a reason is asked for", async () => {
    await enter();
    const without = await enter({ validFrom: "2026-11-10", percent: 4 });
    expect([without.statusCode, Object.keys(without.json().errors)]).toEqual([400, ["reason"]]);
    const next = await enter({ validFrom: "2026-11-10", percent: 4 }, "The budget law of 2026");
    expect(next.json().rows).toMatchObject([
      { state: "in_force", percent: 4, reason: "The budget law of 2026" },
      { state: "past", percent: 3, validFrom: "2026-11-01" },
    ]);
    expect(await lastLogged()).toMatchObject({ before: { percent: 3 }, after: { percent: 4 } });
    // A mistake of today is mended on the same day by a further row.
    const mended = await enter({ validFrom: "2026-11-10", percent: 5 }, "Mistyped");
    expect(
      mended.json().rows.map(({ percent, state }: { percent: number; state: string }) => [percent, state]),
    ).toEqual([
      [5, "in_force"],
      [4, "past"],
      [3, "past"],
    ]);
    expect((await said(await aCar())).amount).toBe(600);
  });

  it("for a day to come waits for midnight in Beirut, without anybody doing anything", async () => {
    const id = await aCar();
    await enter({ validFrom: "2026-11-01" });
    await enter({ validFrom: "2026-11-16", percent: 9 }, "From tomorrow");
    expect((await table()).rows.map(({ state }) => state)).toEqual(["planned", "in_force"]);
    expect((await said(id)).amount).toBe(400);
    time.now = new Date("2026-11-15T22:00:00Z");
    headers = await signInAdministrator(db, maya.id, time.now);
    expect((await said(id)).amount).toBe(1_000);
    expect((await table()).rows.map(({ state }) => state)).toEqual(["in_force", "past"]);
  });

  it("does not rewrite the past, plan one day twice, or mistype a century", async () => {
    await enter({ validFrom: "2026-06-01" });
    await enter({ validFrom: "2027-01-01" }, "Next year");
    for (const validFrom of ["2026-05-31", "2027-01-01", "2031-11-16", "2126-11-16"]) {
      const refused = await enter({ validFrom }, "A reason");
      expect([validFrom, refused.statusCode, Object.keys(refused.json().errors)]).toEqual([
        validFrom,
        400,
        ["validFrom"],
      ]);
    }
    expect((await enter({ validFrom: "2026-12-01" }, "Before the planned one")).statusCode).toBe(201);
  });

  it.each([
    ["no source", { ...registration, source: " " }],
    ["an address that runs code", { ...registration, sourceUrl: "javascript:alert(1)" }],
    ["an address of a file", { ...registration, sourceUrl: "file:///etc/passwd" }],
    ["a day that is none", { ...registration, validFrom: "2026-02-30" }],
    ["a moment for a day", { ...registration, validFrom: "2026-02-20T10:00:00Z" }],
    ["euros", { ...registration, currency: "eur" }],
    ["a share above all", { ...registration, percent: 100.1 }],
    ["a share below nothing", { ...registration, percent: -1 }],
    ["a share of four decimals", { ...registration, percent: 1.2345 }],
    ["a text for a number", { ...registration, fixed: "100" }],
    ["half a cent", { ...registration, fixed: 1.005 }],
    ["nothing at all", { ...registration, percent: 0, fixed: 0 }],
    ["a note in one language", { ...registration, noteEn: "Electric cars pay less" }],
    ["a field of another kind", { ...registration, bands: [] }],
    ["a kind that is none", { ...registration, kind: "insurance" }],
    ["no band", { ...roadFee, bands: [] }],
    ["a band that ends before it begins", { ...roadFee, bands: [{ ...band, from: 5, to: 4 }] }],
    ["an age that ends before it begins", { ...roadFee, bands: [{ ...band, ageFrom: 3, ageTo: 2 }] }],
    ["bands that meet", { ...roadFee, bands: [band, { ...band, from: 100, to: 200 }] }],
    ["a band within a band", { ...roadFee, bands: [band, { ...band, from: 10, to: 20, ageFrom: 7 }] }],
    [
      "open bands that meet",
      {
        ...roadFee,
        bands: [
          { ...band, to: null },
          { ...band, from: 900, to: null },
        ],
      },
    ],
    ["a measure that is none", { ...roadFee, measure: "weight" }],
    [
      "too many bands",
      { ...roadFee, bands: Array.from({ length: 201 }, (_, n) => ({ ...band, from: n, to: n })) },
    ],
    ["two excise bands from one value", { ...customs, excise: [...customs.excise, ...customs.excise] }],
    ["no tax", { ...customs, vatPercent: null }],
  ])("is refused with %s, and nothing is kept", async (_, row) => {
    const { version } = await table(row.kind === "insurance" ? "customs" : row.kind);
    const refused = await post("", { ...row, version });
    expect([refused.statusCode, refused.json().code], refused.body).toEqual([400, "request.invalid"]);
    expect((await tables()).flatMap(({ rows }) => rows)).toEqual([]);
  });

  it("by two at once: the second is told by whom, and enters nothing", async () => {
    const { version } = await table();
    const both = await Promise.all([
      post("", { ...registration, version }),
      post("", { ...registration, percent: 7, version }, headersOfRami, other),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const won = both.find(({ statusCode }) => statusCode === 201)?.json();
    expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: "cost.changed",
      changedBy: won.rows[0].enteredBy,
      changedAt: time.now.toISOString(),
    });
    expect((await table()).rows).toHaveLength(1);
    // Who has seen it may go on.
    expect((await enter({ percent: 7 }, "Mistyped")).statusCode).toBe(201);
  });

  it("refuses a made-up version of a table that nothing was entered in", async () => {
    const refused = await post("", { ...registration, version: "made-up" });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: "cost.changed", changedBy: null, changedAt: null },
    ]);
  });

  it("sent twice with one key is entered once", async () => {
    const { version } = await table();
    const key = { "idempotency-key": randomUUID() };
    const [first, second] = [
      await post("", { ...registration, version }, key),
      await post("", { ...registration, version }, key),
    ];
    expect([first.statusCode, second.statusCode, second.json()]).toEqual([201, 201, first.json()]);
    expect((await table()).rows).toHaveLength(1);
  });
});

describe("withdrawing a row", () => {
  const planned = async () => {
    await enter();
    const made = await enter({ validFrom: "2026-11-16", percent: 9 }, "From tomorrow");
    return made.json().rows[0].id as string;
  };
  const withdraw = (id: string, on = app, more: object = {}) =>
    post(`/${id}/withdraw`, { reason: "It was postponed" }, more, on);

  it("that has not begun: it never does, and stays in the list", async () => {
    const id = await planned();
    const done = await withdraw(id);
    expect(done.json().rows).toMatchObject([
      { id, state: "withdrawn", withdrawnBy: "Maya Saadeh", withdrawnReason: "It was postponed" },
      { state: "in_force" },
    ]);
    expect(await lastLogged()).toMatchObject({
      action: "cost.withdrawn",
      resource_id: id,
      before: { percent: 9 },
      after: null,
      details: { reason: "It was postponed" },
    });
    time.now = new Date("2026-11-20T10:00:00Z");
    expect((await said(await aCar())).amount).toBe(400);
  });

  it("that has begun is refused: it is followed instead", async () => {
    const id = await planned();
    time.now = new Date("2026-11-15T22:00:00Z");
    headers = await signInAdministrator(db, maya.id, time.now);
    const refused = await withdraw(id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "cost.in_force"]);
    expect((await table()).rows[0]).toMatchObject({ id, state: "in_force" });
  });

  it("by two at once happens once; of none that is there is 404; without a reason is refused", async () => {
    const id = await planned();
    const both = await Promise.all([withdraw(id), withdraw(id, other, headersOfRami)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe("cost.withdrawn");
    expect((await withdraw(randomUUID())).json().code).toBe("cost.not_found");
    expect((await post(`/${id}/withdraw`, { reason: " " })).statusCode).toBe(400);
  });

  it("is a change for whoever fills the form meanwhile", async () => {
    const id = await planned();
    const { version } = await table();
    await withdraw(id);
    const late = await post("", {
      ...registration,
      validFrom: "2027-01-01",
      version,
      reason: "Later",
    });
    expect(late.json()).toMatchObject({ code: "cost.changed", changedBy: "Maya Saadeh" });
  });
});

describe("rows that are there", () => {
  it("are changed and deleted by nobody, not in the database either", async () => {
    await enter(roadFee);
    await enter(customs);
    for (const change of [
      sql`update cost_rates set source = 'Another'`,
      sql`update cost_rates set valid_from = valid_from + 1`,
      sql`delete from cost_rates`,
      sql`update cost_road_bands set amount = 0`,
      sql`delete from cost_road_bands`,
      sql`update cost_excise_bands set percent = 0`,
      // It has begun.
      sql`update cost_rates set withdrawn_by = entered_by, withdrawn_reason = 'Because', withdrawn_at = entered_at`,
    ]) {
      await expect(change.execute(db)).rejects.toThrow(/followed, never changed|withdrawn_before_it_began/);
    }
    const [rate] = (await table("road_fee")).rows;
    await expect(
      sql`insert into cost_road_bands values (${rate?.id}, 50, 60, 3, 3, 1)`.execute(db),
    ).rejects.toThrow(/cost_road_bands_apart/);
  });
});

describe("the preview", () => {
  const example = { price: 10_000, year: 2018 };
  const preview = (row: object, more: object = {}) =>
    post("/preview", { ...row, example: { ...example, ...more } });

  it("says what the page would, and stores nothing", async () => {
    expect((await preview(registration)).json()).toMatchObject({
      state: "known",
      amount: 400,
      parts: [{}, {}],
    });
    const fiscal = { ...roadFee, measure: "fiscal_horsepower" };
    expect((await preview(fiscal, { fiscalHorsepower: 101 })).json()).toMatchObject({
      state: "known",
      amount: 10,
    });
    expect((await preview(fiscal)).json()).toMatchObject({ missing: "fiscal_horsepower", bands: [{}, {}] });
    expect((await preview(customs)).json()).toMatchObject({ state: "known", amount: 3_320 });
    expect((await tables()).flatMap(({ rows }) => rows)).toEqual([]);
    for (const row of [registration, roadFee, customs]) {
      const before = (await preview(row, { horsepower: 150 })).json();
      await enter(row);
      const id = await aCar({
        year: 2018,
        horsepower: 150,
        customs: row.kind === "customs" ? "unpaid" : "paid",
      });
      expect(await said(id, row.kind)).toEqual(before);
    }
  });

  it("refuses what entering would refuse", async () => {
    expect((await preview({ ...registration, percent: 101 })).statusCode).toBe(400);
    expect((await preview(registration, { price: 0 })).statusCode).toBe(400);
  });
});

describe("who may", () => {
  it("is the general manager alone", async () => {
    for (const role of ["content_admin", "user_admin", "payment_admin"] as const) {
      const { id } = await makeAdministrator(db, role);
      const theirs = await signInAdministrator(db, id, time.now);
      expect((await app.inject({ url, headers: theirs })).statusCode).toBe(403);
      expect((await post("", { ...registration, version: "x" }, theirs)).statusCode).toBe(403);
    }
    expect((await app.inject({ url })).statusCode).toBe(401);
  });
});
