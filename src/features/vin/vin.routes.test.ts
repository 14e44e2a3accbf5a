import { describe, expect, it } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { madeUp } from "./vin.factory.ts";

const lines: string[] = [];
const { app, db } = await testApp({
  env: { LOG_LEVEL: "info" },
  logTo: { write: (line) => void lines.push(line) },
});

let addresses = 0;
/** Each has an address of its own: they share the counters. */
const ask = (vin: string, remoteAddress = `198.51.100.${++addresses}`) =>
  app.inject({ url: `/api/vin/${vin}`, remoteAddress });

describe("GET /api/vin/:vin", () => {
  it("tells anyone what a VIN tells, in either case, and is kept by no cache", async () => {
    const answer = await ask(madeUp("3KPF54AD?ME100001").toLowerCase());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.json()).toMatchObject({ brand: "kia", model: "forte", year: 2021, source: "vpic" });
  });

  it.each([
    "1HGCM82633A00435",
    "1HGCM82633A00435O",
    "1HGCM82633A0043521",
    "%00",
    "..%2F..",
    "1HGCM82633A00435%27",
  ])("refuses what is none: %s", async (vin) => {
    expect((await ask(vin)).statusCode).toBe(400);
  });

  it("leaves no number of a car in the log", async () => {
    await ask("WDB2030461A654321");
    await ask("WDB2030461A654321?from=form");
    expect(lines.filter((line) => line.includes("/api/vin/…")).length).toBeGreaterThan(1);
    expect(lines.filter((line) => line.includes("654321"))).toEqual([]);
  });

  it("is limited for an address", async () => {
    const asked = Array.from({ length: 61 }, () => ask("WDB2030461A123456", "203.0.113.9"));
    const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(60);
    expect(codes.filter((code) => code === 429)).toHaveLength(1);
    const late = await ask("WDB2030461A123456", "203.0.113.9");
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask("WDB2030461A123456", "203.0.113.10")).statusCode).toBe(200);
  });
});

describe("what sellers here say of the same type", () => {
  let types = 0;
  /** Land Cruisers of the Gulf, each test with a type of its own. */
  const newType = () => `JTMHV0${String(++types).padStart(2, "0")}`;
  const listed = async (type: string, serial: number, given: object = {}) =>
    makeListing(db, {
      user_id: await makeUser(db),
      brand: "toyota",
      model: "land-cruiser",
      vin_number: `${type}X${String(serial).padStart(8, "0")}`,
      status: "active",
      ...given,
    });
  const told = async (type: string) => (await ask(`${type}X04099999`)).json();

  it("is told once two of them agree, and never of their own numbers", async () => {
    const type = newType();
    await listed(type, 1);
    expect(await told(type)).toMatchObject({ source: "maker", brand: "toyota", models: [] });
    await listed(type, 2, { status: "expired", expired_reason: "sold" });
    expect(await told(type)).toMatchObject({ source: "market", model: "land-cruiser" });
  });

  it("takes a seller of many for one", async () => {
    const type = newType();
    const user_id = await makeUser(db);
    await listed(type, 1, { user_id });
    await listed(type, 2, { user_id });
    expect(await told(type)).toMatchObject({ source: "maker" });
  });

  it.each([
    ["pending", { status: "pending" }],
    ["rejected", { status: "rejected" }],
    ["deleted", { deleted_at: new Date() }],
  ])("hears nothing of what was never approved or is gone: %s", async (_, given) => {
    const type = newType();
    await listed(type, 1);
    await listed(type, 2, given);
    expect(await told(type)).toMatchObject({ source: "maker" });
  });

  it("hears nothing of a banned seller", async () => {
    const type = newType();
    await listed(type, 1);
    const user_id = await makeUser(db);
    await listed(type, 2, { user_id });
    await db
      .updateTable("users")
      .set({ user_status: "banned", suspension_reason: "Fraud" })
      .where("id", "=", user_id)
      .execute();
    expect(await told(type)).toMatchObject({ source: "maker" });
  });

  it("is not told where one of them disagrees", async () => {
    const type = newType();
    for (const serial of [1, 2]) await listed(type, serial);
    await listed(type, 3, { model: "land-cruiser-prado" });
    expect(await told(type)).toMatchObject({ source: "maker", models: [] });
  });

  it("is not told against what the number says itself", async () => {
    const type = newType();
    for (const serial of [1, 2]) await listed(type, serial, { brand: "bmw", model: "x5" });
    expect(await told(type)).toMatchObject({ source: "maker", brand: "toyota", models: [] });
  });

  it("is only ever a model of our list", async () => {
    const type = newType();
    for (const serial of [1, 2]) await listed(type, serial, { model: "My own name" });
    expect(await told(type)).toMatchObject({ source: "maker", models: [] });
  });
});
