import { beforeAll, describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import type { AdminRole } from "#features/administrators/roles.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makeOrder } from "#features/payments/payment.factory.ts";
import { verifyTransfer } from "#features/payments/verbs/decide-transfer.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { closeDays } from "../overview/close-days.ts";
import { startOf } from "./steps.ts";

const { app, db, time } = await testApp();
const places = JSON.stringify({ omt: { name: "Mishwar SAL", number: "+9611000000" } });
await db.updateTable("app_settings").set({ value: places }).where("key", "=", "transfers").execute();
const { id: adminId } = await makeAdministrator(db);

async function ask(query: string, role: AdminRole = "super_admin") {
  const { id } = await makeAdministrator(db, role);
  const headers = { ...(await signInAdministrator(db, id, time.now)), "accept-language": "en" };
  return app.inject({ url: `/api/admin/reports?${query}`, headers });
}
const read = async (query: string, role?: AdminRole) => {
  const answer = await ask(query, role);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const noon = (day: string) => new Date(`${day}T10:00:00Z`);

/** Today is Sunday, 15 November 2026. */
beforeAll(async () => {
  const user_id = await makeUser(db, { created_at: noon("2026-01-01") });
  const post = (day: string, city: string, brand: string) =>
    makeListing(db, { user_id, created_at: noon(day), city, brand });
  await post("2026-10-31", "beirut", "kia");
  await post("2026-11-01", "beirut", "kia");
  await post("2026-11-02", "zahle", "kia");
  await post("2026-11-08", "beirut", "honda");
  await post("2026-11-15", "beirut", "kia");
  const pay = async (day: string, plan: string, method: "manual" | "chat") => {
    const at = noon(day);
    const userId = await makeUser(db, { created_at: noon("2026-01-01"), current_plan: "free" });
    const orderId = await makeOrder(db, { userId, at, plan, method });
    await db.transaction().execute((tx) => verifyTransfer(tx, { orderId, administratorId: adminId, at }));
  };
  await pay("2026-11-03", "premium", "manual");
  await pay("2026-11-04", "dealer", "chat");
  await pay("2026-11-10", "premium", "chat");
});

describe("a report", () => {
  it("parts what began by place and by brand, the largest first", async () => {
    const byPlace = await read("what=listings&by=place&step=week&from=2026-11-01&to=2026-11-15");
    expect(byPlace.starts).toEqual(["2026-10-26", "2026-11-02", "2026-11-09"]);
    expect(byPlace.rows).toEqual([
      { key: "beirut", name: null, values: [1, 1, 1], total: 3 },
      { key: "zahle", name: null, values: [0, 1, 0], total: 1 },
    ]);
    expect([byPlace.totals, byPlace.total]).toEqual([[1, 2, 1], 4]);
    const byBrand = await read("what=listings&by=brand&step=month&from=2026-10-01");
    expect(byBrand.starts).toEqual(["2026-10-01", "2026-11-01"]);
    expect(
      byBrand.rows.map(({ key, values }: { key: string; values: number[] }) => [key, ...values]),
    ).toEqual([
      ["kia", 1, 3],
      ["honda", 0, 1],
    ]);
  });

  it("says the same once days are closed", async () => {
    const queries = ["listings&by=place", "revenue&by=plan", "revenue&by=method", "revenue"].map(
      (what) => `what=${what}&from=2026-10-20`,
    );
    const readAll = () => Promise.all(queries.map((query) => read(query)));
    const before = await readAll();
    await closeDays(db, time.now);
    expect(await readAll()).toEqual(before);
    expect(before.map(({ starts, total }) => [starts.length, total])).toEqual([
      [27, 5],
      [27, 30],
      [27, 30],
      [27, 30],
    ]);
  });

  it("parts revenue by plan and by method, to the cent", async () => {
    const byPlan = await read("what=revenue&by=plan&step=week&from=2026-11-02");
    expect(byPlan.rows).toEqual([
      { key: "dealer", name: "Dealer", values: [20, 0], total: 20 },
      { key: "premium", name: "Premium", values: [5, 5], total: 10 },
    ]);
    const byMethod = await read("what=revenue&by=method&step=month&from=2026-11-01");
    expect(byMethod.rows.map(({ key, total }: { key: string; total: number }) => [key, total])).toEqual([
      ["chat", 25],
      ["manual", 5],
    ]);
    expect((await read("what=revenue&from=2026-11-01")).total).toBe(30);
  });

  it("is thirty days of what the role sees first, when nothing is said", async () => {
    expect(await read("")).toMatchObject({ what: "listings", by: "all", step: "day", to: "2026-11-15" });
    expect((await read("")).starts).toHaveLength(30);
    const users = await read("", "user_admin");
    expect([users.what, users.may]).toEqual(["users", ["users"]]);
    const money = await read("by=place", "payment_admin");
    expect([money.what, money.by, money.may]).toEqual(["revenue", "all", ["revenue"]]);
    expect((await read("to=2030-01-01")).to).toBe("2026-11-15");
  });

  it("is refused for what belongs to others", async () => {
    const refused = [
      ["revenue", "content_admin"],
      ["revenue", "user_admin"],
      ["listings", "payment_admin"],
      ["contacts", "user_admin"],
      ["users", "content_admin"],
    ] as const;
    for (const [what, role] of refused) {
      const answer = await ask(`what=${what}`, role);
      expect([role, answer.statusCode, answer.json().code]).toEqual([role, 403, "admin.forbidden"]);
    }
  });

  it.each(["from=2026-11-16", "from=2025-11-14", "from=x", "what=x", "step=year", "from=2026-02-30"])(
    "is refused for %s",
    async (wrong) => {
      expect((await ask(wrong)).statusCode).toBe(400);
    },
  );

  it("has weeks that begin on Monday, also over the end of a year", () => {
    expect(startOf("2026-01-01", "week")).toBe("2025-12-29");
    expect(startOf("2026-01-05", "week")).toBe("2026-01-05");
    expect(startOf("2026-01-04", "week")).toBe("2025-12-29");
  });
});
