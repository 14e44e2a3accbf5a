import { randomBytes } from "node:crypto";

/** What the product must say to this test gateway, and it to the product: new ones for each. */
export interface Credentials {
  areeba: { merchantId: string; password: string; notificationSecret: string };
  paypal: { clientId: string; clientSecret: string; webhookId: string };
  /** Signs webhooks; nobody but the gateway has it. */
  signingKey: string;
}

export function newCredentials(): Credentials {
  const secret = () => randomBytes(16).toString("hex");
  return {
    areeba: { merchantId: "TESTMISHWAR", password: secret(), notificationSecret: secret() },
    paypal: { clientId: `test-${secret()}`, clientSecret: secret(), webhookId: "TESTWEBHOOK0001" },
    signingKey: secret(),
  };
}

/** The settings with which the product pays here. */
export function environmentFor(url: string, { areeba, paypal }: Credentials): Record<string, string> {
  return {
    PAYMENTS: "test",
    AREEBA_URL: url,
    AREEBA_MERCHANT_ID: areeba.merchantId,
    AREEBA_PASSWORD: areeba.password,
    AREEBA_NOTIFICATION_SECRET: areeba.notificationSecret,
    PAYPAL_URL: url,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_CLIENT_SECRET: paypal.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.webhookId,
  };
}
