import { expect, it } from "vitest";
import { paymentPageIn } from "./payment-address.ts";

const id = "0199f3a1-7c5e-7b1a-8e21-4f1f0a9b2c3d";

it("knows its three pages", () => {
  expect(paymentPageIn({ _splat: "success" })).toEqual({ page: "success" });
  expect(paymentPageIn({ _splat: "cancel" })).toEqual({ page: "cancel" });
  expect(paymentPageIn({ _splat: `receipt/${id}` })).toEqual({ page: "receipt", orderId: id });
});

it.each([
  "",
  "receipt",
  "receipt/",
  "receipt/1",
  `receipt/${id}/more`,
  "Success",
  "success/x",
  `cancel/${id}`,
])("finds nothing at %s", (_splat) => {
  expect(paymentPageIn({ _splat })).toBeUndefined();
});
