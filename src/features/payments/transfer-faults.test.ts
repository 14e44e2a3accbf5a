import { expect } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { testFaults } from "./fault-table.factory.ts";
import { ledgerOf, nothing, started } from "./payment.factory.ts";
import { paymentMarket } from "./payment-market.factory.ts";
import { pdf } from "./pdf.factory.ts";
import { rejectTransfer, verifyTransfer } from "./verbs/decide-transfer.ts";

const { test, jobs, buyer, inTransaction } = await paymentMarket();
const { db, time } = test;
const { id: administratorId } = await makeAdministrator(db, "payment_admin");
const decided = (orderId: string) => ({ orderId, administratorId, at: time.now });

testFaults("By transfer", {
  "A transfer is seen by two administrators": async () => {
    const one = await buyer();
    const orderId = await one.order("manual");
    expect((await one.sendPaper(orderId, pdf, { transactionId: "OMT-778", way: "bank" })).statusCode).toBe(
      200,
    );
    await Promise.all([1, 2].map(() => inTransaction((tx) => verifyTransfer(tx, decided(orderId)))));
    expect(await ledgerOf(db, orderId)).toMatchObject({
      ...started,
      transaction_id: "OMT-778",
      history: ["ordered", "receipt_sent", "transfer_verified"],
    });
    await jobs.run();
    const [mail] = await jobs.mails();
    expect(mail?.subject).toBe("Receipt for Premium");
  },

  "A transfer is not found": async () => {
    const one = await buyer();
    const orderId = await one.order("manual");
    const reason = "No transfer with this number.";
    await inTransaction((tx) => rejectTransfer(tx, { ...decided(orderId), reason }));
    expect(await one.verify(orderId)).toMatchObject({ status: "FAILED", error: reason });
    await jobs.run();
    expect((await jobs.mails())[0]?.text).toContain(reason);
    expect(await ledgerOf(db, orderId)).toMatchObject({ state: "failed", ...nothing });
  },

  "A transaction number is used again": async () => {
    const [one, two] = [await buyer(), await buyer()];
    const [first, second] = [await one.order("manual"), await two.order("manual")];
    await one.sendPaper(first, pdf, { transactionId: "TX-RT 77" });
    for (const spelled of [
      "tx-rt  ٧٧",
      "TX-RT77",
      "TXRT77",
      "TX RT 77",
      "TX-RT 77.",
      "TX_RT 77",
      "t/x.r-t_7 7",
    ]) {
      const refused = await two.sendPaper(second, pdf, { transactionId: spelled });
      expect([refused.statusCode, refused.json().code], spelled).toEqual([409, "payment.number_used"]);
    }
    const third = await two.order("manual");
    const both = await Promise.all([
      two.sendPaper(second, pdf, { transactionId: "omt 5-1" }),
      one.sendPaper(await one.order("manual"), pdf, { transactionId: "OMT51" }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await two.sendPaper(third, pdf, { transactionId: "TX-RT 78" })).statusCode).toBe(200);
  },

  "A receipt is too large or of another kind": async () => {
    const one = await buyer();
    const orderId = await one.order("manual");
    const large = await one.sendPaper(orderId, Buffer.concat([pdf, Buffer.alloc(30 * 1024 * 1024)]));
    expect([large.statusCode, large.json().code]).toEqual([413, "request.too_large"]);
    for (const bytes of ["<svg onload=alert(1)>", "MZ\x90", "GIF89a"]) {
      const wrong = await one.sendPaper(orderId, Buffer.from(bytes));
      expect([wrong.statusCode, wrong.json().code]).toEqual([415, "request.unsupported_type"]);
    }
    const broken = await one.sendPaper(orderId, Buffer.from("\xff\xd8\xff no picture", "latin1"));
    expect(broken.statusCode).toBe(400);
    expect((await one.get(`/api/payments/${orderId}`)).json().hasReceipt).toBe(false);
  },
});
