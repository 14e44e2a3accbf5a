import type { GatewayName } from "./gateways/gateway.ts";

/** How a user may pay, as the chooser offers it (docs/product.md, "Payments"). */
export const paymentMethods = ["credit_card", "paypal", "manual", "chat"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

interface Way {
  /** Who takes the money; null: people see to it. */
  gateway: GatewayName | null;
  /** Recommended, trusted, optional or by hand. */
  badge: "recommended" | "trusted" | "optional" | "manual";
  /** How long an order waits to be paid: a page of a gateway a day, a transfer or a chat a week. */
  waitsHours: number;
  /** Its payments.method; old rows have further values. */
  filedAs: "credit_card" | "paypal" | "manual";
}

/** What each way to pay is, in the order of the chooser. The checks of `orders` know the names too. */
export const waysToPay = {
  credit_card: { gateway: "areeba", badge: "recommended", waitsHours: 24, filedAs: "credit_card" },
  manual: { gateway: null, badge: "trusted", waitsHours: 168, filedAs: "manual" },
  paypal: { gateway: "paypal", badge: "optional", waitsHours: 24, filedAs: "paypal" },
  chat: { gateway: null, badge: "manual", waitsHours: 168, filedAs: "manual" },
} as const satisfies Record<PaymentMethod, Way>;
