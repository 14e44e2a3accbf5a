import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { findPeriods } from "#features/plans/periods/period.queries.ts";
import { setPlan } from "#features/plans/verbs/set-plan.ts";
import { checkLedger } from "./ledger/check-ledger.ts";
import { ledgerOf } from "./payment.factory.ts";
import { gatewayMethods, paymentMarket } from "./payment-market.factory.ts";
import { verifyTransfer } from "./verbs/decide-transfer.ts";
import { refund } from "./verbs/refund.ts";

const { gateway, test, jobs, buyer, later, inTransaction } = await paymentMarket();
const { db, time } = test;
const { id: administratorId } = await makeAdministrator(db, "payment_admin");
const day = 86_400_000;

type Buyer = Awaited<ReturnType<typeof buyer>>;

async function buy(one: Buyer, plan: string, method: (typeof gatewayMethods)[number] = "credit_card") {
  const orderId = await one.order(method, plan);
  await gateway.act(orderId, "pay");
  return orderId;
}

/** A user whose premium plan was paid for, so many days ago. */
async function premiumFor(days: number) {
  const one = await buyer();
  await buy(one, "premium");
  later(days * day);
  return one;
}

const upgrade = async (one: Buyer, paymentMethod = "credit_card", planId = "dealer") =>
  (await one.post("/api/subscription/upgrade", { planId, paymentMethod })).json();
const offer = async (one: Buyer, slug = "dealer") =>
  (await one.get("/api/subscription/status"))
    .json()
    .availablePlans.find((plan: { slug: string }) => plan.slug === slug);
const orderOf = async (one: Buyer, orderId: string) => (await one.get(`/api/payments/${orderId}`)).json();
const see = (orderId: string) =>
  inTransaction((tx) => verifyTransfer(tx, { orderId, administratorId, at: time.now }));

/** The plan that runs, and how many days are left of all that is paid for. */
async function running(one: Buyer) {
  const periods = await findPeriods(db, one.id, time.now);
  const ends = periods.at(-1)?.endsAt?.getTime() ?? time.now.getTime();
  return [periods[0]?.plan ?? "free", Number(((ends - time.now.getTime()) / day).toFixed(3))];
}
const differences = async () => (await checkLedger(db, time.now)).differences;

describe("an upgrade", () => {
  it("costs less by the whole days that are left, shown before, kept with the order and on its receipt", async () => {
    for (const method of [...gatewayMethods, "manual"] as const) {
      const one = await premiumFor(14.4);
      // 15 whole days of $5 for 30.
      expect(await offer(one)).toMatchObject({
        change: "upgrade",
        price: 20,
        credit: 2.5,
        creditDays: 15,
        extraDays: 0,
      });
      const start = await upgrade(one, method);
      expect(start, method).toMatchObject({ amount: 17.5 });
      if (method === "manual") await see(start.orderId);
      else await gateway.act(start.orderId, "pay");
      expect(await orderOf(one, start.orderId)).toMatchObject({
        state: "paid",
        amount: 17.5,
        items: [{ plan: "dealer", amount: 17.5, credit: 2.5, creditDays: 15, days: 30 }],
      });
      // The rest of the day that was begun is not lost: 0.6 days of the smaller plan are 0.15 of the larger one.
      expect(await running(one)).toEqual(["dealer", 30.15]);
    }
    expect(await differences()).toEqual([]);
    await jobs.run();
    const mail = (await jobs.mails()).find(({ subject }) => subject === "Receipt for Dealer");
    expect(mail?.text).toContain("Credit for 15 days left");
    expect(mail?.text).toContain("−$2.5");
  });

  it("credits what is left once, however many orders count on it and are paid at once", async () => {
    const one = await premiumFor(15);
    const orders = await Promise.all([upgrade(one), upgrade(one, "paypal"), upgrade(one, "manual")]);
    expect(orders.map(({ amount }) => amount)).toEqual([17.5, 17.5, 17.5]);
    await Promise.all(
      orders.map(({ orderId }, n) =>
        n === 2 ? see(orderId) : gateway.act(orderId, "pay", { notify: "twice" }),
      ),
    );
    // $52.50 and the $2.50 that were left, at $20 for 30 days.
    expect(await running(one)).toEqual(["dealer", 82.5]);
    expect(await differences()).toEqual([]);
  });

  it("credits nothing of a plan that is over, free, or given, and no price that a request names", async () => {
    const over = await premiumFor(15);
    await offer(over); // keeps the session
    later(15 * day);
    expect(await offer(over)).toMatchObject({ credit: 0, creditDays: 0 });
    expect(await upgrade(over)).toMatchObject({ amount: 20 });
    const free = await buyer();
    const named = { planId: "dealer", paymentMethod: "manual", amount: 1, credit: 19, price: 1 };
    expect((await free.post("/api/subscription/upgrade", named)).json()).toMatchObject({ amount: 20 });
    const given = await buyer();
    for (const days of [30, null])
      await inTransaction((tx) => setPlan(tx, { userId: given.id, planSlug: "premium", days, at: time.now }));
    expect(await upgrade(given)).toMatchObject({ amount: 20 });
  });

  it("is no way down, and prolonging has no credit", async () => {
    const one = await buyer();
    await buy(one, "dealer");
    later(10 * day);
    expect(await offer(one, "premium")).toMatchObject({ change: "downgrade", credit: 0 });
    expect(await upgrade(one, "credit_card", "premium")).toMatchObject({ code: "plan.lower" });
    expect(await upgrade(one)).toMatchObject({ amount: 20 });
  });

  it("paid a week late takes off the days that ran meanwhile; within a day none", async () => {
    const soon = await premiumFor(20);
    const { orderId, amount } = await upgrade(soon, "manual");
    expect(amount).toBe(18.34);
    later(0.99 * day);
    await see(orderId);
    expect(await running(soon)).toEqual(["dealer", 30]);
    const late = await premiumFor(20);
    const second = await upgrade(late, "manual");
    // The plan is over by then: its $1.66 are two and a half days of the larger one.
    later(11 * day);
    await see(second.orderId);
    expect(await running(late)).toEqual(["dealer", 28]);
    expect(await differences()).toEqual([]);
  });

  it("that is refunded gives the plan of before back as it was", async () => {
    const one = await premiumFor(15);
    const { orderId } = await upgrade(one);
    await gateway.act(orderId, "pay");
    later(10 * day);
    const given = { orderId, administratorId, reference: "R7", reason: "asked for it", at: time.now };
    await inTransaction((tx) => refund(tx, given));
    expect(await running(one)).toEqual(["premium", 15]);
    expect(await offer(one)).toMatchObject({ credit: 2.5, creditDays: 15 });
    expect(await differences()).toEqual([]);
  });

  it("goes on with less when the money of the plan before goes back", async () => {
    const one = await buyer();
    const premium = await buy(one, "premium");
    later(15 * day);
    const { orderId } = await upgrade(one);
    await gateway.act(orderId, "pay");
    await gateway.act(premium, "refund");
    // What $17.50 pay.
    expect(await running(one)).toEqual(["dealer", 26.25]);
    expect(await differences()).toEqual([]);
  });

  it("costs nothing where more is left than it costs, and the rest becomes days", async () => {
    const one = await buyer();
    for (let n = 0; n < 5; n++) await buy(one, "premium");
    expect(await offer(one)).toMatchObject({ credit: 20, creditDays: 150, extraDays: 7 });
    const both = await Promise.all([upgrade(one, "manual"), upgrade(one, "credit_card")]);
    // The second one prolongs what the first began.
    expect(both.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([0, 20]);
    const [free] = both.filter(({ amount }) => amount === 0);
    expect(free.redirectUrl).toBeUndefined();
    expect(free.instructions).toBeUndefined();
    expect(await orderOf(one, free.orderId)).toMatchObject({ state: "paid", amount: 0, canPay: false });
    expect(await running(one)).toEqual(["dealer", 37.5]);
    expect(await differences()).toEqual([]);
    const given = {
      orderId: free.orderId,
      administratorId,
      reference: "R8",
      reason: "not meant",
      at: time.now,
    };
    await inTransaction((tx) => refund(tx, given));
    expect(await running(one)).toEqual(["premium", 150]);
    expect(await differences()).toEqual([]);
  });
});

describe("an order that is not paid yet", () => {
  const price = (slug: string, dollars: number) =>
    db.updateTable("subscription_plans").set({ price: dollars }).where("slug", "=", slug).execute();

  it("keeps its price until it lapses, whatever the plan costs meanwhile", async () => {
    const one = await premiumFor(15);
    const { orderId } = await upgrade(one);
    const [card, transfer] = [await (await buyer()).order(), await (await buyer()).order("manual")];
    await price("dealer", 40);
    await price("premium", 8);
    try {
      later(day - 60_000);
      expect((await one.post(`/api/payments/${orderId}/pay`)).json()).toMatchObject({ amount: 17.5 });
      await gateway.act(orderId, "pay");
      // All the days that were ordered.
      expect(await running(one)).toEqual(["dealer", 30]);
      later(120_000);
      await jobs.runNamed("payments.reconcile");
      expect(await ledgerOf(db, card)).toMatchObject({
        state: "cancelled",
        history: ["ordered", "given_up"],
      });
      expect(await ledgerOf(db, transfer)).toMatchObject({ state: "open" });
      later(7 * day);
      await jobs.runNamed("payments.reconcile");
      expect(await ledgerOf(db, transfer)).toMatchObject({ state: "cancelled" });
      expect(await upgrade(await buyer(), "credit_card", "premium")).toMatchObject({ amount: 8 });
    } finally {
      await price("dealer", 20);
      await price("premium", 5);
    }
  });

  it("cannot be paid once it lapsed: another order has the price of its day", async () => {
    const one = await buyer();
    const orderId = await one.order();
    later(day + 1000);
    const refused = await one.post(`/api/payments/${orderId}/pay`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "payment.wrong_state"]);
    const items = sql`update order_items set credit = 5 where order_id = ${orderId}::uuid`.execute(db);
    await expect(items).rejects.toMatchObject({ code: "MS003" });
  });
});
