import { z } from "zod";
import { OperatorError } from "#platform/operator-error.ts";

/** The variables of the gateways, as config.ts reads them. */
export const paymentVariables = {
  AREEBA_URL: z.url().default("https://epayment.areeba.com"),
  AREEBA_MERCHANT_ID: z
    .string()
    .regex(/^\w{1,40}$/, "up to 40 letters and digits")
    .optional(),
  AREEBA_PASSWORD: z.string().optional(),
  AREEBA_NOTIFICATION_SECRET: z.string().optional(),
  PAYPAL_URL: z.url().default("https://api-m.paypal.com"),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYMENTS: z.enum(["test"]).optional().describe("test: payments go to the test gateway, and no money moves"),
};
type PaymentVariables = z.infer<z.ZodObject<typeof paymentVariables>>;

export interface PaymentSettings {
  areeba?: { url: string; merchantId: string; password: string; notificationSecret: string };
  paypal?: { url: string; clientId: string; clientSecret: string; webhookId: string };
  /** Payments are tests: anyone who pays is told so. */
  test: boolean;
}

/**
 * Each gateway whole or not at all: one that is half configured would fail when a user pays. Throws an OperatorError
 * that names what is missing.
 */
export function readPaymentSettings(e: PaymentVariables): PaymentSettings {
  const areeba = whole("Areeba", {
    AREEBA_MERCHANT_ID: e.AREEBA_MERCHANT_ID,
    AREEBA_PASSWORD: e.AREEBA_PASSWORD,
    AREEBA_NOTIFICATION_SECRET: e.AREEBA_NOTIFICATION_SECRET,
  });
  const paypal = whole("PayPal", {
    PAYPAL_CLIENT_ID: e.PAYPAL_CLIENT_ID,
    PAYPAL_CLIENT_SECRET: e.PAYPAL_CLIENT_SECRET,
    PAYPAL_WEBHOOK_ID: e.PAYPAL_WEBHOOK_ID,
  });
  const test = e.PAYMENTS === "test";
  if (test && !areeba && !paypal) {
    throw new OperatorError(
      "PAYMENTS=test needs a test gateway: start with `npm start`, which brings one, or set the AREEBA_ and PAYPAL_ " +
        "variables that `node tools/run.js tools/test-gateway/alone.ts` prints.",
    );
  }
  return {
    ...(areeba && {
      areeba: {
        url: address("AREEBA_URL", e.AREEBA_URL, test),
        merchantId: areeba.AREEBA_MERCHANT_ID,
        password: areeba.AREEBA_PASSWORD,
        notificationSecret: areeba.AREEBA_NOTIFICATION_SECRET,
      },
    }),
    ...(paypal && {
      paypal: {
        url: address("PAYPAL_URL", e.PAYPAL_URL, test),
        clientId: paypal.PAYPAL_CLIENT_ID,
        clientSecret: paypal.PAYPAL_CLIENT_SECRET,
        webhookId: paypal.PAYPAL_WEBHOOK_ID,
      },
    }),
    test,
  };
}

/** All of a gateway's variables, or undefined where none is set. */
function whole<Name extends string>(
  gateway: string,
  variables: Record<Name, string | undefined>,
): Record<Name, string> | undefined {
  const names = Object.keys(variables) as Name[];
  const missing = names.filter((name) => variables[name] === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length === 0) return variables as Record<Name, string>;
  throw new OperatorError(
    `${gateway} is half configured: set ${missing.join(" and ")} as well, or none of its variables.`,
  );
}

/**
 * Credentials leave this machine encrypted only, and a test never leaves it: who reads "test" must be able to rely on it,
 * and who does not must not meet the test gateway.
 */
function address(name: string, text: string, test: boolean): string {
  const { protocol, hostname, username } = new URL(text);
  const here = protocol === "http:" && ["127.0.0.1", "[::1]", "localhost"].includes(hostname);
  if (test && !here) {
    throw new OperatorError(
      `PAYMENTS=test is for the test gateway alone, and ${name} leads away from this machine.`,
    );
  }
  if (!test && protocol !== "https:") {
    throw new OperatorError(`${name} must begin with https:, unless PAYMENTS=test names it a test gateway.`);
  }
  if (username) throw new OperatorError(`${name} carries credentials: they have variables of their own.`);
  return text.replace(/\/+$/, "");
}
