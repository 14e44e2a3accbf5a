import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import type { AdminRole } from "#features/administrators/roles.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makeOrder } from "#features/payments/payment.factory.ts";
import { verifyTransfer } from "#features/payments/verbs/decide-transfer.ts";
import { refund } from "#features/payments/verbs/refund.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import type { Stats } from "./stats.contract.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
const places = JSON.stringify({ omt: { name: "Mishwar SAL", number: "+9611000000" } });
await db.updateTable("app_settings").set({ value: places }).where("key", "=", "transfers").execute();
const start = time.now;
const { id: adminId } = await makeAdministrator(db);

async function ask(role: AdminRole, days = 30): Promise<Stats> {
  const { id } = await makeAdministrator(db, role);
  const headers = await signInAdministrator(db, id, time.now);
  const answer = await app.inject({ url: `/api/admin/stats?days=${days}`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
/** Two minutes on: what was counted whole is counted again. */
const later = (ms = 120_000) => {
  time.now = new Date(time.now.getTime() + ms);
};
/** Noon in Beirut, so many days before the test's today (15 November 2026). */
const noon = (daysAgo: number) => new Date(Date.UTC(2026, 10, 15 - daysAgo, 10));
const at = (text: string) => new Date(text);

const contact = (car: string, moment: Date, event: "contact" | "view" = "contact") =>
  db
    .insertInto("listing_analytics")
    .values({
      car_id: car,
      event,
      visitor_hash: String(Math.random()),
      hour: new Date(Math.floor(moment.getTime() / 3_600_000) * 3_600_000),
      created_at: moment,
    })
    .execute();

async function pay(userId: string, moment: Date, plan: "premium" | "dealer"): Promise<string> {
  const orderId = await makeOrder(db, { userId, at: moment, plan, method: "manual" });
  await db
    .transaction()
    .execute((tx) => verifyTransfer(tx, { orderId, administratorId: adminId, at: moment }));
  return orderId;
}

/**
 * The market, by hand. Users: 40 days ago one, 12 days ago one, today two. Listings: in Beirut a Kia today and one five
 * days ago, in Zahle a Honda 31 days ago, one deleted yesterday, three that wait for 2, 25 and 30 hours.
 */
let owner = "";
beforeAll(async () => {
  const on = (created_at: Date) => makeUser(db, { created_at, ...free });
  const free = { current_plan: "free" };
  owner = await makeUser(db, { created_at: noon(40), last_login_at: noon(29) });
  const second = await on(noon(12));
  // The last minute of the 14th and the first of the 15th, in Beirut.
  await on(at("2026-11-14T21:59:00Z"));
  await on(at("2026-11-14T22:01:00Z"));
  const user_id = owner;
  const old = await makeListing(db, { user_id, city: "zahle", brand: "honda", created_at: noon(31) });
  const five = await makeListing(db, { user_id, created_at: noon(5) });
  await makeListing(db, { user_id, created_at: noon(0) });
  await makeListing(db, { user_id, created_at: noon(1), deleted_at: noon(1) });
  for (const hours of [2, 25, 30]) {
    const since = new Date(start.getTime() - hours * 3_600_000);
    await makeListing(db, {
      user_id,
      status: "pending",
      created_at: since,
      updated_at: since,
    });
  }
  await contact(old, noon(31));
  await contact(old, noon(3));
  await contact(five, noon(3));
  await contact(five, noon(0));
  await contact(five, noon(0), "view");
  const first = await makeUser(db, { created_at: noon(500), ...free });
  await pay(first, noon(45), "premium");
  await pay(second, noon(10), "premium");
  const third = await makeUser(db, { created_at: noon(400), current_plan: "free" });
  const back = await pay(third, noon(20), "dealer");
  await db.transaction().execute((tx) =>
    refund(tx, {
      orderId: back,
      administratorId: adminId,
      reference: "OMT-1",
      reason: "asked for",
      at: noon(2),
    }),
  );
  await makeOrder(db, { userId: second, at: noon(0), plan: "dealer", method: "manual" });
});

describe("the figures of the overview", () => {
  it("are those of the market", async () => {
    const stats = await ask("super_admin");
    expect(stats).toMatchObject({
      totalUsers: 6,
      totalCars: 6,
      pendingCars: 3,
      listings: { pending: 3, active: 3, rejected: 0, expired: 0 },
      activeSubscriptions: 1,
      totalRevenue: 10,
      monthlyActiveUsers: 1,
      places: [
        { place: "beirut", count: 2 },
        { place: "zahle", count: 1 },
      ],
      attention: { late: 2, reports: 0, dealers: 0, payments: 1, latePayments: 0 },
      review: { oldestSince: new Date(start.getTime() - 30 * 3_600_000).toISOString(), late: 2, decided: 0 },
    });
    expect(stats.days).toHaveLength(30);
    expect([stats.days[0], stats.days.at(-1)]).toEqual(["2026-10-17", "2026-11-15"]);
  });

  it("say what each day brought, by Beirut's clock, and what the period before did", async () => {
    const { series, changes, days } = await ask("super_admin");
    const on = (values: readonly (number | null)[] | undefined) =>
      Object.fromEntries(days.flatMap((day, i) => (values?.[i] ? [[day.slice(5), values[i]]] : [])));
    expect(on(series.users)).toEqual({ "11-03": 1, "11-14": 1, "11-15": 1 });
    // 2 hours ago is the 15th; 25 and 30 hours ago the 14th.
    expect(on(series.listings)).toEqual({ "11-10": 1, "11-14": 2, "11-15": 2 });
    expect(on(series.contacts)).toEqual({ "11-12": 2, "11-15": 1 });
    expect(on(series.revenue)).toEqual({ "10-26": 20, "11-05": 5, "11-13": -20 });
    expect(changes.users).toEqual({ now: 3, before: 1 });
    expect(changes.listings).toEqual({ now: 5, before: 1 });
    expect(changes.contacts).toEqual({ now: 3, before: 1 });
    expect(changes.revenue).toEqual({ now: 5, before: 5 });
    // The first plan ran out 15 days ago, the second began 10 days ago, the third ran for 18 days.
    expect(changes.activeSubscriptions).toEqual({ now: 1, before: 1 });
    expect(series.activeSubscriptions?.slice(8, 22)).toEqual([1, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 2, 2, 2]);
    expect(changes.monthlyActiveUsers).toEqual({ now: 1, before: null });
  });

  it("say what each month brought in, plans beside add-ons", async () => {
    const { months } = await ask("payment_admin", 7);
    expect(months).toHaveLength(12);
    expect(months?.slice(-3)).toEqual([
      { month: "2026-09", plans: 0, addOns: 0 },
      { month: "2026-10", plans: 25, addOns: 0 },
      { month: "2026-11", plans: -15, addOns: 0 },
    ]);
  });

  it("are the same once days are closed, however often, and hold what is counted afterwards", async () => {
    for (const days of [7, 30, 365]) {
      const before = await ask("super_admin", days);
      await jobs.runNamed("admin.close_days");
      await jobs.runNamed("admin.close_days");
      const after = await ask("super_admin", days);
      for (const kind of ["users", "listings", "contacts", "revenue", "activeSubscriptions"] as const) {
        expect(after.series[kind], kind).toEqual(before.series[kind]);
        expect(after.changes[kind], kind).toEqual(before.changes[kind]);
      }
      expect(after.months).toEqual(before.months);
    }
    const [kept] = (
      await sql<{ n: number; days: number }>`select count(*)::int as n, count(distinct day)::int as days
        from daily_figures where part = 'all'`.execute(db)
    ).rows;
    expect(kept).toEqual({ n: 400, days: 400 });
    // What is kept is what is read: of a closed day no payment is added up again, and not by a start either.
    const premium = db.updateTable("daily_figures").set({ takings: "7.25" }).where("key", "=", "premium");
    await premium.where("day", "=", "2026-11-05").execute();
    await jobs.runNamed("admin.close_missed_days");
    expect((await ask("payment_admin")).series.revenue?.[19]).toBe(7.25);
    // A listing of five days ago that is deleted was none.
    await db.updateTable("cars").set({ deleted_at: time.now }).where("created_at", "=", noon(5)).execute();
    await jobs.runNamed("admin.close_days");
    expect((await ask("super_admin")).changes.listings).toEqual({ now: 4, before: 1 });
    await db.updateTable("cars").set({ deleted_at: null }).where("created_at", "=", noon(5)).execute();
    await jobs.runNamed("admin.close_days");
  });

  it("say at once what waits, and whole counts a little later", async () => {
    later();
    const before = await ask("content_admin");
    await makeListing(db, { user_id: owner, status: "pending" });
    const soon = await ask("content_admin");
    expect([soon.pendingCars, soon.totalCars]).toEqual([(before.pendingCars ?? 0) + 1, before.totalCars]);
    later();
    expect((await ask("content_admin")).totalCars).toBe((before.totalCars ?? 0) + 1);
  });

  it("tell the median of the reviews that stand", async () => {
    const [car] = await db.selectFrom("cars").select("id").limit(1).execute();
    const review = (waited: number | null, given: object = {}) => ({
      car_id: car?.id ?? "",
      admin_id: adminId,
      decision: "active" as const,
      waited_seconds: waited,
      before: "{}",
      decided_at: noon(1),
      ...given,
    });
    await db
      .insertInto("listing_reviews")
      .values([
        review(100),
        review(500),
        review(3000),
        review(9, { undone_at: noon(1) }),
        review(null),
        review(7, { decided_at: noon(8) }),
      ])
      .execute();
    expect((await ask("content_admin", 7)).review).toMatchObject({ medianSeconds: 500, decided: 3 });
  });

  it("remember what stood at the end of a day, and do not invent what nobody counted", async () => {
    later(86_400_000);
    await jobs.runNamed("admin.close_missed_days");
    const { series } = await ask("super_admin", 7);
    // The day before yesterday was closed above; yesterday now.
    expect(series.pendingCars).toEqual([null, null, null, null, 3, 4, 4]);
    expect(series.monthlyActiveUsers?.slice(0, 4)).toEqual([null, null, null, null]);
  });
});

describe("what a role is told", () => {
  const everyone = ["at", "days", "attention", "changes", "series"];
  const own = {
    content_admin: {
      fields: ["totalCars", "pendingCars", "listings", "places", "review"],
      series: ["listings", "contacts", "pendingCars"],
      attention: ["late", "reports", "conversations", "dealers", "campaigns"],
    },
    user_admin: {
      fields: ["totalUsers", "monthlyActiveUsers"],
      series: ["users", "monthlyActiveUsers"],
      attention: ["conversations", "dealers", "campaigns", "verifications"],
    },
    payment_admin: {
      fields: ["activeSubscriptions", "totalRevenue", "months"],
      series: ["revenue", "activeSubscriptions"],
      attention: ["payments", "latePayments", "endingSoon"],
    },
  } as const;
  it.each(["content_admin", "user_admin", "payment_admin"] as const)(
    "%s: its own areas alone",
    async (role) => {
      const stats = await ask(role);
      const { fields, series, attention } = own[role];
      expect(Object.keys(stats).toSorted()).toEqual([...everyone, ...fields].toSorted());
      expect(Object.keys(stats.series).toSorted()).toEqual([...series].toSorted());
      expect(Object.keys(stats.changes).every((key) => (series as readonly string[]).includes(key))).toBe(
        true,
      );
      expect(Object.keys(stats.attention).toSorted()).toEqual([...attention].toSorted());
    },
  );

  it("the general manager is told what was done lately, and of what the market runs on", async () => {
    const { activity, system } = await ask("super_admin");
    expect(activity).toEqual([]);
    expect(system).toMatchObject({
      gateways: [],
      mail: { failing: 0 },
      storage: { kind: "disk" },
      ledger: null,
    });
    expect(system?.database.bytes).toBeGreaterThan(1_000_000);
    expect(system?.storage.usedShare).toBeGreaterThan(0);
    await sql`select graphile_worker.add_job('payments.receipt_mail', run_at => ${noon(1)}::timestamptz)`.execute(
      db,
    );
    const queued = system?.mail.queued ?? 0;
    expect((await ask("super_admin")).system?.mail.queued).toBe(queued + 1);
  });

  it("refuses a period that is none", async () => {
    const headers = await signInAdministrator(db, adminId, time.now);
    for (const days of ["0", "31", "x", "36500"]) {
      expect((await app.inject({ url: `/api/admin/stats?days=${days}`, headers })).statusCode, days).toBe(
        400,
      );
    }
  });
});
