import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { lockOrder } from "../order.queries.ts";
import { ledgerOf } from "../payment.factory.ts";
import { paymentMarket } from "../payment-market.factory.ts";
import { markPaid } from "../verbs/activate.ts";

const { test, jobs, buyer, later, inTransaction } = await paymentMarket();
const { app, db, time } = test;

const url = "/api/invoice-details";
const cedar = { name: "Cedar Cars SARL", taxNumber: "1234567-601", address: "Dora highway, Metn" };

async function customer() {
  const one = await buyer();
  const say = (payload: object) => app.inject({ method: "PUT", url, payload, headers: one.headers });
  return { ...one, say };
}
const pay = (orderId: string) =>
  inTransaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error("an order");
    await markPaid(
      tx,
      order,
      { transactionId: null, what: "transfer_verified" },
      { actor: "administrator" },
      time.now,
    );
  });
const billed = async (one: { get: (url: string) => Promise<{ json(): unknown }> }, orderId: string) =>
  ((await one.get(`/api/payments/${orderId}`)).json() as { billedTo: unknown }).billedTo;

describe("what an invoice has on it", () => {
  it("is what its buyer said when it was paid, whatever is said later", async () => {
    const one = await customer();
    expect((await one.get(url)).json()).toEqual({ details: null });
    const before = await one.order("manual");
    await pay(before);
    expect((await one.say(cedar)).json()).toEqual({ details: cedar });
    const orderId = await one.order("manual");
    expect(await billed(one, orderId)).toBeNull();
    await pay(orderId);
    await one.say({ ...cedar, name: "Another SAL", taxNumber: null });
    expect(await billed(one, before)).toBeNull();
    expect(await billed(one, orderId)).toEqual(cedar);
    expect((await app.inject({ method: "DELETE", url, headers: one.headers })).statusCode).toBe(204);
    expect((await one.get(url)).json()).toEqual({ details: null });
    expect(await billed(one, orderId)).toEqual(cedar);
  });

  it("is changed by nobody afterwards, also not in the database", async () => {
    const one = await customer();
    await one.say(cedar);
    const orderId = await one.order("manual");
    await pay(orderId);
    const changing = sql`update orders set billed_to = '{"name": "x"}' where id = ${orderId}::uuid`.execute(
      db,
    );
    await expect(changing).rejects.toThrow("the terms of an order do not change");
  });

  it("is in the mail of the receipt, and in the export of the account", async () => {
    const one = await customer();
    await one.say(cedar);
    await pay(await one.order("manual"));
    await jobs.run();
    const exportOfAll = await app.inject({ url: "/api/auth/export", headers: one.headers });
    expect(exportOfAll.json()).toMatchObject({
      invoiceDetails: [{ name: cedar.name, taxNumber: cedar.taxNumber, address: cedar.address }],
      orders: [expect.objectContaining({ billedTo: cedar })],
    });
    expect((await jobs.mails())[0]?.text).toContain(cedar.taxNumber);
  });

  it("stays in the books when the account is gone", async () => {
    const one = await customer();
    await one.say(cedar);
    const orderId = await one.order("manual");
    await pay(orderId);
    await sql`update users set deletion_requested_at = ${time.now} where id = ${one.id}::uuid`.execute(db);
    later(60 * 24 * 3_600_000);
    await jobs.runNamed("accounts.delete_due");
    const { rows } = await sql`select user_id, billed_to from orders where id = ${orderId}::uuid`.execute(db);
    expect(rows).toEqual([{ user_id: null, billed_to: cedar }]);
    expect((await ledgerOf(db, orderId)).state).toBe("paid");
    expect(
      await db.selectFrom("invoice_details").selectAll().where("user_id", "=", one.id).execute(),
    ).toEqual([]);
  });

  it("takes numbers as people type them", async () => {
    const one = await customer();
    const said = { name: "  شركة\nالأرز  ", taxNumber: " ١٢٣٤٥٦٧-٦٠١ ", address: "" };
    expect((await one.say(said)).json()).toEqual({
      details: { name: "شركة الأرز", taxNumber: "1234567-601", address: null },
    });
  });

  it.each([
    [{ ...cedar, name: "" }, "name"],
    [{ ...cedar, name: "x".repeat(121) }, "name"],
    [{ ...cedar, name: "Cedar \ud800" }, "name"],
    [{ ...cedar, taxNumber: "<b>12345</b>" }, "taxNumber"],
    [{ ...cedar, taxNumber: "123" }, "taxNumber"],
    [{ ...cedar, taxNumber: "1".repeat(31) }, "taxNumber"],
    [{ ...cedar, address: "x".repeat(251) }, "address"],
  ])("refuses %o", async (said, field) => {
    const one = await customer();
    const refused = await one.say(said);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toHaveProperty(field);
    if (field === "taxNumber") expect(refused.json().errors.taxNumber).toContain("A tax number has");
    expect((await one.get(url)).json()).toEqual({ details: null });
  });

  it("is a user's own: a guest has none, a suspended user reads none, another's order shows none", async () => {
    const [one, other] = [await customer(), await customer()];
    await one.say(cedar);
    const orderId = await one.order("manual");
    await pay(orderId);
    expect((await app.inject({ url })).statusCode).toBe(401);
    expect((await other.get(url)).json()).toEqual({ details: null });
    expect((await other.get(`/api/payments/${orderId}`)).statusCode).toBe(404);
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", one.id).execute();
    expect((await one.get(url)).statusCode).toBeGreaterThanOrEqual(401);
  });

  it("is one, also when it is said twice at once", async () => {
    const one = await customer();
    const answers = await Promise.all([one.say(cedar), one.say({ ...cedar, name: "Second SAL" })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await one.get(url)).json().details.taxNumber).toBe(cedar.taxNumber);
  });
});
