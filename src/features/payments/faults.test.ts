import { sql } from "kysely";
import { expect } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { testFaults } from "./fault-table.factory.ts";
import { checkLedger } from "./ledger/check-ledger.ts";
import { ledgerOf, nothing, started } from "./payment.factory.ts";
import { gatewayMethods, paymentMarket } from "./payment-market.factory.ts";
import { pdf } from "./pdf.factory.ts";
import { refund } from "./verbs/refund.ts";

const { gateway, test, other, impatient, jobs, buyer, later, inTransaction } = await paymentMarket();
const { app, db, time } = test;
const { id: administratorId } = await makeAdministrator(db, "payment_admin");
const decided = (orderId: string) => ({ orderId, administratorId, at: time.now });
const hour = 3_600_000;

const faults: Record<string, () => Promise<void>> = {
  "The browser never comes back": async () => {
    for (const method of gatewayMethods) {
      const one = await buyer();
      const orderId = await one.order(method);
      await gateway.act(orderId, "pay");
      expect(await ledgerOf(db, orderId)).toMatchObject(started);
      expect(await one.plan()).toBe("premium");
    }
  },

  "Neither the browser nor the notification comes": async () => {
    for (const method of gatewayMethods) {
      const one = await buyer();
      const orderId = await one.order(method);
      await gateway.act(orderId, "pay", { notify: "never" });
      expect(await ledgerOf(db, orderId)).toMatchObject({ state: "open", ...nothing });
      later(3 * 60_000);
      await jobs.runNamed("payments.reconcile");
      expect(await ledgerOf(db, orderId)).toMatchObject(started);
    }
  },

  // killed.test.ts kills a real one.
  "The process ends between the gateway's success and ours": async () => {
    const one = await buyer();
    const orderId = await one.order();
    await gateway.act(orderId, "pay", { notify: "never" });
    // As it is after a kill: the money is at the gateway, the order is open; another process starts.
    later(3 * 60_000);
    const next = await testJobs({ ...test, app: other });
    await next.runNamed("payments.reconcile");
    expect(await ledgerOf(db, orderId)).toMatchObject(started);
  },

  "The process ends between the order and the gateway's page": async () => {
    const one = await buyer();
    const orderId = await one.order();
    await sql`update orders set gateway_order_id = null, redirect_url = null where id = ${orderId}::uuid`.execute(
      db,
    );
    expect(await one.verify(orderId)).toMatchObject({ success: false, status: "PENDING" });
    const again = await one.post(`/api/payments/${orderId}/pay`);
    expect(again.json().redirectUrl).toContain(gateway.url);
    await gateway.act(orderId, "pay");
    expect(await ledgerOf(db, orderId)).toMatchObject(started);
  },

  "Return, notification, job and a hundred clicks at once": async () => {
    const one = await buyer();
    const orderId = await one.order("paypal");
    await gateway.act(orderId, "pay", { notify: "never" });
    later(3 * 60_000);
    const clicks = Array.from({ length: 100 }, (_, n) =>
      (n % 2 ? app : other).inject({ url: `/api/payments/${orderId}/verify`, headers: one.headers }),
    );
    const [job, ...answers] = await Promise.all([jobs.runNamed("payments.reconcile"), ...clicks]);
    expect(job).toBeUndefined();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(clicks.map(() => 200));
    expect(answers.every((answer) => answer.json().status === "SUCCESS")).toBe(true);
    expect(await ledgerOf(db, orderId)).toMatchObject({ ...started, history: ["ordered", "paid"] });
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from subscriptions
      where user_id = ${one.id}::uuid`.execute(db);
    expect(rows[0]?.n).toBe(1);
  },

  "The same request is sent twice": async () => {
    const one = await buyer();
    const send = () =>
      one.post(
        "/api/subscription/upgrade",
        { planId: "premium", paymentMethod: "credit_card" },
        { "idempotency-key": "twice" },
      );
    const [a, b] = await Promise.all([send(), send()]);
    expect(a.json().orderId).toBe(b.json().orderId);
    expect((await one.get("/api/payments")).json().total).toBe(1);
  },

  "The gateway is down when somebody starts to pay": async () => {
    for (const kind of ["500", "unreadable", "lost"] as const) {
      const one = await buyer();
      const send = () =>
        one.post(
          "/api/subscription/upgrade",
          { planId: "premium", paymentMethod: "credit_card" },
          { "idempotency-key": "again" },
        );
      await gateway.fault("*", kind);
      const refused = await send();
      expect([refused.statusCode, refused.json().code]).toEqual([503, "payment.gateway_away"]);
      await gateway.lift("*");
      const again = await send();
      expect(again.statusCode).toBe(201);
      expect(again.json().orderId).toBe(refused.json().orderId);
      expect((await one.get("/api/payments")).json().total).toBe(1);
    }
  },

  "The gateway takes the call and thinks for long": async () => {
    const one = await buyer();
    const send = (at = app) =>
      one.post(
        "/api/subscription/upgrade",
        { planId: "premium", paymentMethod: "credit_card" },
        { "idempotency-key": "slow" },
        at,
      );
    await gateway.fault("*", "hang");
    const refused = await send(impatient);
    expect([refused.statusCode, refused.json().code]).toEqual([503, "payment.gateway_away"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    const { orderId } = refused.json();
    await gateway.lift("*");
    const kept = () => db.selectFrom("orders").select("redirect_url").where("id", "=", orderId);
    await expect.poll(() => kept().executeTakeFirstOrThrow()).not.toEqual({ redirect_url: null });
    const { redirect_url } = await kept().executeTakeFirstOrThrow();
    // A gateway that fails shows that it is not asked again.
    await gateway.fault("*", "500");
    const again = await send();
    expect([again.statusCode, again.json()]).toMatchObject([201, { orderId, redirectUrl: redirect_url }]);
    // Once: anyone who goes on after that may have let the page end.
    expect((await one.post(`/api/payments/${orderId}/pay`)).statusCode).toBe(503);
    await gateway.lift("*");
    await gateway.act(orderId, "pay", { notify: "never" });
    expect(await one.verify(orderId)).toMatchObject({ success: true, status: "SUCCESS" });
  },

  "The gateway thinks for long when the browser comes back": async () => {
    const one = await buyer();
    const orderId = await one.order();
    await gateway.act(orderId, "pay", { notify: "never" });
    await gateway.fault(orderId, "hang");
    const away = await one.get(`/api/areeba/verify/${orderId}`, impatient);
    expect([away.statusCode, away.json().code]).toEqual([503, "payment.gateway_away"]);
    await gateway.lift(orderId);
    // Its answer settles the order when it comes.
    await expect.poll(() => ledgerOf(db, orderId)).toMatchObject(started);
  },

  "The gateway is down when the browser comes back": async () => {
    const one = await buyer();
    const orderId = await one.order();
    await gateway.act(orderId, "pay", { notify: "never" });
    await gateway.fault(orderId, "500", 1);
    const away = await one.get(`/api/areeba/verify/${orderId}`);
    expect([away.statusCode, away.json().code]).toEqual([503, "payment.gateway_away"]);
    expect(await ledgerOf(db, orderId)).toMatchObject({ state: "open", ...nothing });
    expect(await one.verify(orderId)).toMatchObject({ success: true, status: "SUCCESS" });
  },

  "The answer to a capture is lost": async () => {
    const one = await buyer();
    const orderId = await one.order("paypal");
    await gateway.act(orderId, "pay", { notify: "never" });
    await gateway.fault(orderId, "lost", 2);
    await one.get(`/api/payments/${orderId}/verify`);
    await one.get(`/api/payments/${orderId}/verify`);
    expect(await one.verify(orderId)).toMatchObject({ status: "SUCCESS" });
    expect(await ledgerOf(db, orderId)).toMatchObject(started);
    expect((await gateway.order(orderId)).taken).toBe("5.00");
  },

  "The card is declined": async () => {
    const one = await buyer();
    const orderId = await one.order();
    await gateway.act(orderId, "decline");
    expect(await one.verify(orderId)).toMatchObject({
      success: false,
      status: "FAILED",
      error: "The card has not enough money for this payment.",
    });
    expect(await ledgerOf(db, orderId)).toMatchObject({ state: "failed", payment: "rejected", ...nothing });
    expect((await one.post(`/api/payments/${orderId}/pay`)).json().redirectUrl).toContain(gateway.url);
    await gateway.act(orderId, "pay");
    expect(await ledgerOf(db, orderId)).toMatchObject(started);
  },

  "The buyer cancels, and pays all the same in another window": async () => {
    const one = await buyer();
    const orderId = await one.order();
    const cancelled = await one.post(`/api/payments/${orderId}/cancel`);
    expect(cancelled.json()).toMatchObject({ state: "cancelled", canPay: false });
    expect(await one.verify(orderId)).toMatchObject({ status: "CANCELLED" });
    await gateway.act(orderId, "pay");
    expect(await ledgerOf(db, orderId)).toMatchObject({
      ...started,
      history: ["ordered", "cancelled", "paid"],
    });
  },

  "The buyer cancels what was paid a moment before": async () => {
    const one = await buyer();
    const orderId = await one.order();
    await gateway.act(orderId, "pay", { notify: "never" });
    expect((await one.post(`/api/payments/${orderId}/cancel`)).json()).toMatchObject({ state: "paid" });
    expect(await ledgerOf(db, orderId)).toMatchObject(started);
  },

  "The money comes after the order was given up": async () => {
    const one = await buyer();
    const orderId = await one.order();
    later(25 * hour);
    await jobs.runNamed("payments.reconcile");
    expect(await ledgerOf(db, orderId)).toMatchObject({
      state: "cancelled",
      history: ["ordered", "given_up"],
    });
    await gateway.act(orderId, "pay");
    expect(await ledgerOf(db, orderId)).toMatchObject(started);
  },

  "Another amount than the order's was paid": async () => {
    const one = await buyer();
    const orderId = await one.order();
    await gateway.act(orderId, "wrong-amount", { amount: "0.50" });
    expect(await one.verify(orderId)).toMatchObject({ success: false, status: "PENDING" });
    expect(await ledgerOf(db, orderId)).toMatchObject({ state: "held", payment: "pending", ...nothing });
    expect(await one.plan()).toBe("free");
    const given = { ...decided(orderId), reference: "R1", reason: "another amount" };
    await inTransaction((tx) => refund(tx, given));
    expect(await ledgerOf(db, orderId)).toMatchObject({ state: "refunded", payment: "rejected", ...nothing });
  },

  "A notification is forged": async () => {
    for (const method of gatewayMethods) {
      const one = await buyer();
      const orderId = await one.order(method);
      await gateway.act(orderId, "pay");
      const [sent] = (await gateway.notifications()).filter(({ url }) => url).slice(-1);
      const before = await ledgerOf(db, orderId);
      expect(await gateway.resend(sent?.id ?? "", { forged: true })).toBe(401);
      expect(await ledgerOf(db, orderId)).toEqual(before);
    }
    for (const url of ["/api/areeba/notify", "/api/paypal/webhook"]) {
      const answer = await app.inject({ method: "POST", url, payload: { order: { id: "1" } } });
      expect([answer.statusCode, answer.json().code]).toEqual([401, "notice.forged"]);
    }
  },

  "A notification is replayed": async () => {
    for (const method of gatewayMethods) {
      const one = await buyer();
      const orderId = await one.order(method);
      await gateway.act(orderId, "pay", { notify: "twice" });
      const sent = (await gateway.notifications()).at(-1);
      expect(sent?.answers).toEqual([200, 401]);
      const before = await ledgerOf(db, orderId);
      expect(await gateway.resend(sent?.id ?? "")).toBe(401);
      expect(await ledgerOf(db, orderId)).toEqual(before);
      expect(before).toMatchObject(started);
    }
  },

  "Somebody else's order": async () => {
    const one = await buyer();
    const stranger = await buyer();
    const orderId = await one.order("manual");
    for (const path of ["", "/verify", "/receipt"]) {
      expect((await stranger.get(`/api/payments/${orderId}${path}`)).statusCode).toBe(404);
    }
    expect((await stranger.get(`/api/areeba/verify/${orderId}`)).statusCode).toBe(404);
    for (const path of ["/pay", "/cancel"]) {
      expect((await stranger.post(`/api/payments/${orderId}${path}`)).statusCode).toBe(404);
    }
    expect((await stranger.sendPaper(orderId, pdf)).statusCode).toBe(404);
    expect(await ledgerOf(db, orderId)).toMatchObject({ state: "open", history: ["ordered"] });
  },

  "The price is edited while somebody pays": async () => {
    const one = await buyer();
    const orderId = await one.order();
    const premium = db.updateTable("subscription_plans").where("slug", "=", "premium");
    await premium.set({ price: 7 }).execute();
    await gateway.act(orderId, "pay");
    await premium.set({ price: 5 }).execute();
    expect(await ledgerOf(db, orderId)).toMatchObject(started);
    expect((await one.get(`/api/payments/${orderId}`)).json()).toMatchObject({ amount: 5, state: "paid" });
  },

  "The clock moves": async () => {
    const one = await buyer();
    const orderId = await one.order();
    later(-48 * hour);
    await jobs.runNamed("payments.reconcile");
    expect(await ledgerOf(db, orderId)).toMatchObject({ state: "open" });
    later(48 * hour + 3 * 60_000);
    await gateway.act(orderId, "pay", { notify: "never" });
    await jobs.runNamed("payments.reconcile");
    expect(await ledgerOf(db, orderId)).toMatchObject(started);
  },

  "Money for a smaller plan comes when a larger one runs": async () => {
    const one = await buyer();
    const small = await one.order();
    const large = await one.order("credit_card", "dealer");
    await gateway.act(large, "pay");
    await gateway.act(small, "pay");
    expect(await ledgerOf(db, small)).toMatchObject(started);
    const status = (await one.get("/api/subscription/status")).json();
    expect(status.currentPlan).toBe("dealer");
    // $5 are 7.5 days of a plan that costs $20 for 30.
    expect(new Date(status.endsAt).getTime() - time.now.getTime()).toBe(37.5 * 24 * hour);
  },

  "The account is gone when the money comes": async () => {
    const one = await buyer();
    const orderId = await one.order();
    await db.deleteFrom("users").where("id", "=", one.id).execute();
    await gateway.act(orderId, "pay");
    expect(await ledgerOf(db, orderId)).toMatchObject({ state: "paid", payment: "verified", ...nothing });
    const { differences } = await checkLedger(db, time.now);
    expect(differences).toEqual([expect.objectContaining({ orderId, verified: "5.00", started: "0.00" })]);
    await jobs.runNamed("payments.check_ledger");
    expect(jobs.logged.join()).toContain("what was paid is not what was started");
    await inTransaction((tx) => refund(tx, { ...decided(orderId), reference: "R2", reason: "no account" }));
    expect((await checkLedger(db, time.now)).differences).toEqual([]);
  },

  "A payment is refunded": async () => {
    const one = await buyer();
    const orderId = await one.order();
    await gateway.act(orderId, "pay");
    expect(await one.plan()).toBe("premium");
    const given = { ...decided(orderId), reference: "R3", reason: "asked for it" };
    await inTransaction((tx) => refund(tx, given));
    expect(await one.plan()).toBe("free");
    expect(await ledgerOf(db, orderId)).toMatchObject({ state: "refunded", payment: "verified" });
    await expect(inTransaction((tx) => refund(tx, given))).rejects.toMatchObject({
      code: "payment.wrong_state",
    });
    expect((await checkLedger(db, time.now)).differences).toEqual([]);
    await gateway.act(orderId, "pay");
    expect(await ledgerOf(db, orderId)).toMatchObject({ state: "refunded" });
  },
};

testFaults("At a gateway", faults);
