interface Company {
  /** As it writes itself: in papers, in errors, and in the administration. */
  company: string;
  /** The protocol that it speaks, by the name of the first company here that spoke it. */
  protocol: "areeba" | "paypal";
  /** Where it is, unless its variable NAME_URL says otherwise. */
  url: string;
}

/**
 * The companies that take money for us. One whose protocol is spoken here already is configured, opened and tried by its line
 * alone: the names of its variables begin with its name (`src/payment-settings.ts`).
 */
export const gatewayCompanies = {
  areeba: { company: "Areeba", protocol: "areeba", url: "https://epayment.areeba.com" },
  paypal: { company: "PayPal", protocol: "paypal", url: "https://api-m.paypal.com" },
} as const satisfies Record<string, Company>;
export type GatewayName = keyof typeof gatewayCompanies;
export const gatewayNames = Object.keys(gatewayCompanies) as GatewayName[];

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
