import { expect } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { testFaults } from "./fault-table.factory.ts";
import { checkLedger } from "./ledger/check-ledger.ts";
import { ledgerOf, started } from "./payment.factory.ts";
import { gatewayMethods, paymentMarket } from "./payment-market.factory.ts";
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
      await gateway.act(orderId, "refund", { amount: "2.00", notify: "twice" });
      later(2 * day);
      await jobs.runNamed("payments.reconcile");
      const { state, history } = await ledgerOf(db, orderId);
      expect(state).toBe("paid");
      expect(history.filter((what) => what === "part_refunded")).toHaveLength(1);
      expect(await one.plan()).toBe("premium");
      await inTransaction((tx) =>
        refund(tx, { orderId, administratorId, reference: "R2", reason: "the rest too", at: time.now }),
      );
      await expectTakenBack({ one, orderId });
    }
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
