import { describe, expect, it } from "vitest";
import { amountLess, exactAmount } from "./amount.ts";
import { areebaAnswer, retrievedOrder } from "./areeba-answers.ts";
import { paypalAnswer, paypalOrder } from "./paypal-answers.ts";

// What the test gateway does not bring about by itself: the other words of the two protocols.

describe("an amount", () => {
  it.each([
    ["5", "5.00"],
    ["5.0", "5.00"],
    ["5.00", "5.00"],
    ["5.000", "5.00"],
    ["0.1", "0.10"],
    ["005.5", "5.50"],
    ["9999999999.01", "9999999999.01"],
  ])("written as %s is %s", (text, exact) => expect(exactAmount.parse(text)).toBe(exact));

  it.each(["", "-5.00", "5.001", "5e2", "5,00", " 5", "٥", "NaN"])("is not %j", (text) =>
    expect(exactAmount.safeParse(text).success).toBe(false),
  );

  it("loses what went back, to the cent", () => {
    expect(amountLess("5.00", "1.01")).toBe("3.99");
    expect(amountLess("0.30", "0.10")).toBe("0.20");
    expect(amountLess("5.00", "5.00")).toBe("0.00");
    expect(amountLess("5.00", "9.00")).toBe("0.00");
  });
});

describe("the states of an order at Areeba", () => {
  const state = (status: string, captured = "5", refunded = "0") =>
    areebaAnswer(
      retrievedOrder.parse({
        id: "1",
        status,
        currency: "USD",
        totalCapturedAmount: captured,
        totalRefundedAmount: refunded,
      }),
    );

  it.each([
    ["CAPTURED", "paid"],
    ["PARTIALLY_CAPTURED", "paid"],
    ["DISPUTED", "paid"],
    ["REFUND_REQUESTED", "paid"],
    ["CHARGEBACK_PROCESSED", "refunded"],
    ["EXCESSIVELY_REFUNDED", "refunded"],
    ["AUTHORIZED", "pending"],
    ["AUTHENTICATED", "pending"],
    ["AUTHENTICATION_INITIATED", "pending"],
    ["INITIATED", "pending"],
    ["VERIFIED", "pending"],
    ["SOMETHING_NEW", "pending"],
    ["AUTHENTICATION_UNSUCCESSFUL", "failed"],
    ["FAILED", "failed"],
    ["CANCELLED", "cancelled"],
  ])("%s: %s", (status, expected) => expect(state(status).state).toBe(expected));

  it("say paid only where money was captured", () => {
    expect(state("CAPTURED", "0")).toMatchObject({ state: "pending", amount: null });
    expect(areebaAnswer(retrievedOrder.parse({ id: "1", status: "CAPTURED", currency: "USD" })).state).toBe(
      "pending",
    );
    expect(state("PARTIALLY_CAPTURED", "2.5")).toMatchObject({ state: "paid", amount: "2.50" });
  });
});

describe("the states of an order at PayPal", () => {
  const captures = (...statuses: string[]) =>
    paypalAnswer(
      paypalOrder.parse({
        id: "1",
        status: "COMPLETED",
        purchase_units: [
          {
            payments: {
              captures: statuses.map((status, index) => ({
                id: `C${index}`,
                status,
                status_details: { reason: "ECHECK" },
                amount: { currency_code: "USD", value: "5.00" },
              })),
            },
          },
        ],
      }),
    );

  it("follow the capture that counts", () => {
    expect(captures()).toMatchObject({ state: "pending", amount: null });
    expect(captures("PENDING")).toMatchObject({ state: "pending", amount: null });
    expect(captures("DECLINED")).toMatchObject({ state: "failed", reason: "ECHECK", amount: null });
    expect(captures("FAILED").state).toBe("failed");
    expect(captures("DECLINED", "COMPLETED")).toMatchObject({ state: "paid", transactionId: "C1" });
    expect(captures("DECLINED", "PENDING").state).toBe("pending");
    expect(captures("REFUNDED")).toMatchObject({ state: "refunded", amount: "5.00" });
    expect(captures("SOMETHING_NEW").state).toBe("pending");
  });

  it("say nothing of money before there is a capture", () => {
    for (const status of ["CREATED", "SAVED", "APPROVED", "PAYER_ACTION_REQUIRED", "COMPLETED", "NEW"]) {
      expect(paypalAnswer(paypalOrder.parse({ id: "1", status })).state).toBe("pending");
    }
    expect(paypalAnswer(paypalOrder.parse({ id: "1", status: "VOIDED" })).state).toBe("cancelled");
  });
});
