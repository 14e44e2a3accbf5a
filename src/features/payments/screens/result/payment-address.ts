import { orderIn } from "./order-in-address.ts";

/** The pages under `/payment/`: what the address after that names; undefined for anything else. */
export type PaymentPage = { page: "success" | "cancel" } | { page: "receipt"; orderId: string };

export function paymentPageIn({ _splat = "" }: { _splat?: string | undefined }): PaymentPage | undefined {
  if (_splat === "success" || _splat === "cancel") return { page: _splat };
  const [name, id, ...more] = _splat.split("/");
  const orderId = orderIn({ orderId: id });
  return name === "receipt" && orderId && more.length === 0 ? { page: name, orderId } : undefined;
}
