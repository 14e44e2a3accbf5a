import { expect, it } from "vitest";
import { AppError } from "#errors";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { fc, inputs } from "../../../../tests/support/property.ts";
import { GatewayAway } from "../gateways/gateway.ts";
import { answers, ledgerOf, makeOrder, sayingGateway } from "../payment.factory.ts";
import { askGateway } from "../verbs/ask-gateway.ts";
import { cancelOrder } from "../verbs/cancel-order.ts";
import { verifyTransfer } from "../verbs/decide-transfer.ts";
import { refund } from "../verbs/refund.ts";
import { checkLedger } from "./check-ledger.ts";
import { reconcile } from "./reconcile.ts";

const { db } = await testDatabase();
const { id: administratorId } = await makeAdministrator(db, "payment_admin");

/** What the outside world does, in any order, and what it makes us do. */
const said = fc.constantFrom(...(Object.keys(answers) as (keyof typeof answers)[]), "away" as const);
const event = fc.oneof(
  fc.record({ gatewaySays: said }),
  fc.constantFrom("returns", "notice", "both at once", "job", "cancels", "administrator", "refund"),
  fc.record({ minutesPass: fc.constantFrom(1, 30, 60 * 5, 60 * 25, 60 * 24 * 8) }),
);

const refusals = ["payment.wrong_state"];
/** A refusal is an answer too; anything else is a fault. */
async function tried(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (error instanceof GatewayAway) return;
    if (error instanceof AppError && refusals.includes(error.code)) return;
    throw error;
  });
}

it("counts money once and starts what it buys once, whatever happens in whatever order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 14 }), async (events) => {
      let now = new Date("2026-11-15T10:00:00Z");
      const userId = await makeUser(db, { current_plan: "free" });
      const orderId = await makeOrder(db, { userId, at: now });
      const gateway = sayingGateway();
      const asking = { db, gateways: { areeba: gateway }, clock: () => now };
      const order = () =>
        db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow() as never;
      const ask = async (actor: "buyer" | "gateway") => tried(askGateway(asking, await order(), actor));
      const move = (work: (tx: typeof db) => Promise<void>) => tried(db.transaction().execute(work));
      const decision = { orderId, administratorId, reference: "R", reason: "asked for it" };
      let mostPaid = 0;
      let saidPaid = false;
      for (const what of events) {
        if (typeof what === "object") {
          if ("gatewaySays" in what)
            gateway.say = what.gatewaySays === "away" ? "away" : answers[what.gatewaySays];
          else now = new Date(now.getTime() + what.minutesPass * 60_000);
        } else if (what === "returns") await ask("buyer");
        else if (what === "notice") await ask("gateway");
        else if (what === "both at once") await Promise.all([ask("buyer"), ask("gateway"), ask("buyer")]);
        else if (what === "job") await reconcile(asking, () => {});
        else if (what === "cancels")
          await move((tx) => cancelOrder(tx, orderId, { what: "cancelled", actor: "buyer" }, now));
        else if (what === "administrator") await move((tx) => verifyTransfer(tx, { ...decision, at: now }));
        else await move((tx) => refund(tx, { ...decision, at: now }));

        const { state, payment, activations, subscriptions, history } = await ledgerOf(db, orderId);
        expect(activations).toBe(subscriptions);
        mostPaid = history.filter((one) => one === "paid" || one === "difference_accepted").length;
        expect(mostPaid).toBeLessThanOrEqual(1);
        saidPaid ||= gateway.say === answers.paid;
        if (history.includes("paid")) expect(saidPaid).toBe(true);
        expect(activations).toBe(mostPaid);
        expect(payment === "verified").toBe(state === "paid" || (state === "refunded" && mostPaid === 1));
      }
      expect((await checkLedger(db, now)).differences).toEqual([]);
      // Anyone who paid gets it, as soon as the gateway can be heard: unless an administrator decided otherwise.
      gateway.say = answers.paid;
      await ask("buyer");
      const end = await ledgerOf(db, orderId);
      expect(["paid", "held", "refunded"]).toContain(end.state);
      if (end.state === "paid") expect(end.activations).toBe(1);
      expect((await checkLedger(db, now)).differences).toEqual([]);
    }),
    inputs(120),
  );
}, 120_000);
