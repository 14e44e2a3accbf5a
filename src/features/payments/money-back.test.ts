import { expect } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing } from "#features/listings/listing.factory.ts";
import { testFaults } from "./fault-table.factory.ts";
import { checkLedger } from "./ledger/check-ledger.ts";
import { ledgerOf, started } from "./payment.factory.ts";
import { gatewayMethods, paymentMarket } from "./payment-market.factory.ts";
import { verifyTransfer } from "./verbs/decide-transfer.ts";
import { refund } from "./verbs/refund.ts";

const { gateway, test, jobs, buyer, later, inTransaction } = await paymentMarket();
const { db, time } = test;
const { id: administratorId } = await makeAdministrator(db, "payment_admin");
const day = 86_400_000;

/** An order that was paid, and the buyer of it. */
async function paid(method: (typeof gatewayMethods)[number] = "credit_card", plan = "premium") {
  const one = await buyer();
  const orderId = await one.order(method, plan);
  await gateway.act(orderId, "pay");
  expect(await ledgerOf(db, orderId)).toMatchObject(started);
  return { one, orderId };
}

async function expectTakenBack({ one, orderId }: Awaited<ReturnType<typeof paid>>, plan = "free") {
  const ledger = await ledgerOf(db, orderId);
  expect(ledger.state).toBe("refunded");
  expect(ledger.history.filter((what) => what === "refunded")).toHaveLength(1);
  expect(await one.plan()).toBe(plan);
  expect(await one.verify(orderId)).toMatchObject({ success: false, status: "CANCELLED" });
  expect((await checkLedger(db, time.now)).differences).toEqual([]);
}

const mailsOf = async (orderId: string) => {
  await jobs.run();
  const { reference } = await db
    .selectFrom("orders")
    .select("reference")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  return (await jobs.mails()).filter(({ text }) => text.includes(reference));
};

testFaults("Money that goes back", {
  "A gateway gives the money back": async () => {
    for (const method of gatewayMethods) {
      const bought = await paid(method);
      await gateway.act(bought.orderId, "refund");
      await expectTakenBack(bought);
    }
  },

  "A bank charges the money back": async () => {
    for (const method of gatewayMethods) {
      const bought = await paid(method);
      await gateway.act(bought.orderId, "chargeback");
      await expectTakenBack(bought);
    }
  },

  "Nobody tells of the money that went back": async () => {
    for (const method of gatewayMethods) {
      const bought = await paid(method);
      later(3 * day);
      await gateway.act(bought.orderId, "chargeback", { notify: "never" });
      expect((await ledgerOf(db, bought.orderId)).state).toBe("paid");
      later(2 * day);
      await jobs.runNamed("payments.reconcile");
      await expectTakenBack(bought);
    }
  },

  "A return is told twice at once, and recorded by an administrator": async () => {
    const bought = await paid();
    const { orderId } = bought;
    const recorded = { orderId, administratorId, reference: "R1", reason: "asked for it", at: time.now };
    const [told, first] = await Promise.allSettled([
      gateway.act(orderId, "refund", { notify: "twice" }),
      inTransaction((tx) => refund(tx, recorded)),
    ]);
    expect(told.status).toBe("fulfilled");
    if (first.status === "rejected") expect(first.reason).toMatchObject({ code: "payment.wrong_state" });
    await expectTakenBack(bought);
    await expect(inTransaction((tx) => refund(tx, recorded))).rejects.toMatchObject({
      code: "payment.wrong_state",
    });
  },

  "A part of the money goes back": async () => {
    for (const method of gatewayMethods) {
      const { one, orderId } = await paid(method);
      const begun = time.now.getTime();
      const ends = async () => {
        const { endsAt } = (await one.get("/api/subscription/status")).json();
        return endsAt && (Date.parse(endsAt) - begun) / day;
      };
      await gateway.act(orderId, "refund", { amount: "2.00", notify: "twice" });
      expect(await ends()).toBeCloseTo(18, 3);
      later(2 * day);
      await jobs.runNamed("payments.reconcile");
      expect(await ends()).toBeCloseTo(18, 3);
      const { state, history } = await ledgerOf(db, orderId);
      expect(state).toBe("paid");
      expect(history.filter((what) => what === "part_refunded")).toHaveLength(1);
      expect(await one.verify(orderId)).toMatchObject({ payment: { amount: 5, returned: 2 } });
      // Another part, of which the daily question alone hears.
      await gateway.act(orderId, "refund", { amount: "1.00", notify: "never" });
      later(2 * day);
      await jobs.runNamed("payments.reconcile");
      expect(await ends()).toBeCloseTo(12, 3);
      expect((await checkLedger(db, time.now)).differences).toEqual([]);
      // More than what is left to be used.
      later(4 * day);
      await gateway.act(orderId, "refund", { amount: "1.50" });
      expect([await one.plan(), await ends()]).toEqual(["free", null]);
      expect((await checkLedger(db, time.now)).differences).toEqual([]);
      expect(await one.verify(orderId)).toMatchObject({ success: true, payment: { returned: 4.5 } });
      const told = await mailsOf(orderId);
      expect(told.filter(({ subject }) => subject === "A part of your payment was refunded")).toHaveLength(3);
      await gateway.act(orderId, "refund", { amount: "0.50" });
      await expectTakenBack({ one, orderId });
    }
  },

  "A bank charges a part back": async () => {
    for (const method of gatewayMethods) {
      const { one, orderId } = await paid(method, "dealer");
      await gateway.act(orderId, "chargeback", { amount: "5.00" });
      const { endsAt } = (await one.get("/api/subscription/status")).json();
      expect((Date.parse(endsAt) - time.now.getTime()) / day).toBeCloseTo(22.5, 3);
      expect((await checkLedger(db, time.now)).differences).toEqual([]);
      const again = { orderId, administratorId, reference: "R2", reason: "the rest too", at: time.now };
      await inTransaction((tx) => refund(tx, again));
      await expectTakenBack({ one, orderId });
    }
  },

  "A part goes back of an order for several things": async () => {
    for (const method of gatewayMethods) {
      const one = await buyer();
      const carId = await makeListing(db, { user_id: one.id });
      const items = [
        { feature: "featured", carId },
        { feature: "auto_refresh" },
        { feature: "chat_priority", carId },
      ];
      const cart = await one.post("/api/subscription/bonus-feature", { items, paymentMethod: method });
      const { orderId } = cart.json();
      await gateway.act(orderId, "pay");
      await gateway.act(orderId, "refund", { amount: "3.00" });
      const rows = await db
        .selectFrom("add_ons")
        .select(["amount", "ends_at", "ended_at"])
        .where("user_id", "=", one.id)
        .orderBy("order_item_id")
        .execute();
      expect(
        rows.map(({ amount, ends_at }) => [
          amount,
          ends_at && (ends_at.getTime() - time.now.getTime()) / day,
        ]),
      ).toEqual([
        ["1.50", 3.5],
        ["1.00", 3.5],
        ["0.50", null],
      ]);
      expect((await checkLedger(db, time.now)).differences).toEqual([]);
      await gateway.act(orderId, "refund", { amount: "3.00" });
      expect((await ledgerOf(db, orderId)).state).toBe("refunded");
      expect((await checkLedger(db, time.now)).differences).toEqual([]);
    }
  },

  "A part goes back while an administrator records a refund": async () => {
    const bought = await paid();
    const { orderId } = bought;
    const recorded = { orderId, administratorId, reference: "R3", reason: "asked for it", at: time.now };
    await Promise.all([
      gateway.act(orderId, "refund", { amount: "2.00", notify: "twice" }),
      inTransaction((tx) => refund(tx, recorded)),
    ]);
    await expectTakenBack(bought);
  },

  "What an administrator accepted for an order is its whole": async () => {
    const one = await buyer();
    const orderId = await one.order("credit_card", "dealer");
    await gateway.act(orderId, "pay", { amount: "18.00" });
    await inTransaction((tx) => verifyTransfer(tx, { orderId, administratorId, at: time.now }));
    later(2 * day);
    await jobs.runNamed("payments.reconcile");
    expect((await ledgerOf(db, orderId)).history).not.toContain("part_refunded");
    await gateway.act(orderId, "refund", { amount: "9.00" });
    // The half of it.
    expect(await one.verify(orderId)).toMatchObject({ payment: { amount: 20, returned: 10 } });
    expect((await checkLedger(db, time.now)).differences).toEqual([]);
  },

  "A buyer's bank disputes a payment": async () => {
    for (const method of ["credit_card", "paypal"] as const) {
      const { one, orderId } = await paid(method);
      await gateway.act(orderId, "dispute");
      expect((await ledgerOf(db, orderId)).state).toBe("paid");
      expect(await one.plan()).toBe("premium");
      await gateway.act(orderId, "chargeback");
      await expectTakenBack({ one, orderId });
    }
  },

  "The plan was replaced by a larger one before its money went back": async () => {
    const { one, orderId } = await paid();
    const larger = await one.order("credit_card", "dealer");
    await gateway.act(larger, "pay");
    expect(await one.plan()).toBe("dealer");
    await gateway.act(orderId, "refund");
    await expectTakenBack({ one, orderId }, "dealer");
  },

  "The buyer and the administrators of payments are told": async () => {
    const { orderId } = await paid();
    await mailsOf(orderId);
    await gateway.act(orderId, "chargeback");
    const mails = await mailsOf(orderId);
    const { email } = await db
      .selectFrom("admin_users")
      .select("email")
      .where("id", "=", administratorId)
      .executeTakeFirstOrThrow();
    const told = mails.filter(({ to }) => to === email);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("CHARGEBACK_PROCESSED");
    expect(mails.some(({ subject }) => subject === "Your payment was refunded")).toBe(true);
  },
});
