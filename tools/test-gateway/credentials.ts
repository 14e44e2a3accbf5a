import { randomBytes } from "node:crypto";
import { type GatewayName, gatewayCompanies, gatewayNames } from "#features/payments/payment-methods.ts";
import { type CredentialsOf, type Protocol, variableOf } from "../../src/payment-settings.ts";

/** What the product must say to this test gateway, and it to the product: new ones for each. */
export type Credentials = {
  [Name in GatewayName]: CredentialsOf<(typeof gatewayCompanies)[Name]["protocol"]>;
} & {
  /** Signs webhooks; nobody but the gateway has it. */
  signingKey: string;
};

const secret = () => randomBytes(16).toString("hex");

/** The merchant that the market is at a company that speaks the protocol of Areeba. */
export const merchantIdOf = (name: GatewayName): string => `TEST_${name.toUpperCase()}`;

const made: { [P in Protocol]: (name: GatewayName) => CredentialsOf<P> } = {
  areeba: (name) => ({
    merchantId: merchantIdOf(name),
    password: secret(),
    notificationSecret: secret(),
  }),
  paypal: () => ({ clientId: `test-${secret()}`, clientSecret: secret(), webhookId: "TESTWEBHOOK0001" }),
};

export function newCredentials(): Credentials {
  const ofEach = gatewayNames.map((name) => [name, made[gatewayCompanies[name].protocol](name)]);
  return { ...Object.fromEntries(ofEach), signingKey: secret() };
}

/** The settings with which the product pays here. */
export function environmentFor(url: string, credentials: Credentials): Record<string, string> {
  const variables = gatewayNames.flatMap((name) =>
    Object.entries({ url, ...credentials[name] }).map(([setting, text]) => [variableOf(name, setting), text]),
  );
  return { PAYMENTS: "test", ...Object.fromEntries(variables) };
}

/** Those that speak the protocol of Areeba, by name, with what each must be told. */
export const merchantsOf = (credentials: Credentials) =>
  gatewayNames
    .filter((name) => gatewayCompanies[name].protocol === "areeba")
    .map((name) => ({ name, ...(credentials[name] as CredentialsOf<"areeba">) }));
