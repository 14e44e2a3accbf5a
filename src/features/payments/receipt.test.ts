import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ledgerOf } from "./payment.factory.ts";
import { paymentMarket } from "./payment-market.factory.ts";
import { pdf } from "./pdf.factory.ts";

const { test, jobs, buyer, later } = await paymentMarket();
const { db, storage } = test;

const keyOf = async (orderId: string) => {
  const row = await db
    .selectFrom("payments")
    .select(["receipt_image", "method", "transfer_way", "transaction_id"])
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  return row;
};
const stored = async (key: string | null) => (key ? await storage.get(key) : undefined);

describe("the receipt of a transfer", () => {
  it("is kept without its metadata, and shown to its owner as what it is", async () => {
    const one = await buyer();
    const orderId = await one.order("manual");
    const photo = await sharp({ create: { width: 3000, height: 40, channels: 3, background: "#456" } })
      .withExif({ IFD0: { Copyright: "who took it" } })
      .jpeg()
      .toBuffer();
    const sent = await one.sendPaper(orderId, photo, { transactionId: "OMT 12-34", way: "omt" });
    expect(sent.json()).toMatchObject({ hasReceipt: true, transactionId: "OMT 12-34", canSendReceipt: true });
    const shown = await one.get(`/api/payments/${orderId}/receipt`);
    expect(shown.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
    });
    const { width, exif } = await sharp(shown.rawPayload).metadata();
    expect([width, exif]).toEqual([2400, undefined]);
    expect(await keyOf(orderId)).toMatchObject({ method: "manual", transfer_way: "omt" });
    expect(shown.body).not.toContain("who took it");
  });

  it("is replaced by a newer one, whose file alone is left", async () => {
    const one = await buyer();
    const orderId = await one.order("manual");
    await one.sendPaper(orderId, pdf, { way: "bank" });
    const { receipt_image: before, method } = await keyOf(orderId);
    expect(method).toBe("bank_transfer");
    await one.sendPaper(orderId, pdf);
    const { receipt_image: now } = await keyOf(orderId);
    await jobs.run();
    expect([await stored(before), (await stored(now))?.bytes]).toEqual([undefined, pdf.length]);
    const shown = await one.get(`/api/payments/${orderId}/receipt`);
    expect(shown.headers["content-disposition"]).toContain("attachment");
  });

  it.each([
    [{ transactionId: "<script>" }, "transactionId"],
    [{ transactionId: "x".repeat(70) }, "transactionId"],
    [{ way: "pigeon" }, "way"],
  ])("says what is wrong with %o", async (fields, field) => {
    const one = await buyer();
    const orderId = await one.order("manual");
    const refused = await one.sendPaper(orderId, pdf, fields);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toHaveProperty(field);
    expect(await keyOf(orderId)).toMatchObject({ receipt_image: null });
  });

  it("is not taken for an order that is paid by card, or over", async () => {
    const one = await buyer();
    const codes: string[] = [];
    const byCard = await one.order("credit_card");
    codes.push((await one.sendPaper(byCard, pdf)).json().code);
    const cancelled = await one.order("manual");
    await one.post(`/api/payments/${cancelled}/cancel`);
    codes.push((await one.sendPaper(cancelled, pdf)).json().code);
    expect(codes).toEqual(["payment.wrong_state", "payment.wrong_state"]);
  });

  it("keeps its order from being given up; one without is", async () => {
    const one = await buyer();
    const [sent, silent] = [await one.order("manual"), await one.order("manual")];
    await one.sendPaper(sent, pdf);
    later(8 * 24 * 3_600_000);
    await jobs.runNamed("payments.reconcile");
    expect((await ledgerOf(db, sent)).state).toBe("open");
    expect(await ledgerOf(db, silent)).toMatchObject({
      state: "cancelled",
      history: ["ordered", "given_up"],
    });
  });

  it("goes with the account, and the books stay", async () => {
    const one = await buyer();
    const orderId = await one.order("manual");
    await one.sendPaper(orderId, pdf);
    const { receipt_image: key } = await keyOf(orderId);
    await sql`update users set deletion_requested_at = ${test.time.now} where id = ${one.id}::uuid`.execute(
      db,
    );
    later(60 * 24 * 3_600_000);
    await jobs.runNamed("accounts.delete_due");
    await jobs.run();
    expect(await stored(key)).toBeUndefined();
    const order = await db
      .selectFrom("orders")
      .selectAll()
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ user_id: null, amount: "5.00" });
  });
});
