import { expect, it } from "vitest";
import { orderIn } from "./order-in-address.ts";

const id = "0199f3a1-7c5e-7b1a-8e21-4f1f0a9b2c3d";

it("tells no order, an order, and what cannot be one", () => {
  expect(orderIn({})).toBeUndefined();
  expect(orderIn({ orderId: "" })).toBeUndefined();
  expect(orderIn({ orderId: id })).toBe(id);
  // TanStack reads an address of digits as a number, and one that stands twice as a list.
  for (const orderId of ["1", 1, ["a", "b"], `${id}/../x`, `${id} `, "null", null, true]) {
    expect(orderIn({ orderId })).toBeNull();
  }
});
