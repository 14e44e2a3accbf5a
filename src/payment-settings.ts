import { z } from "zod";
import { type GatewayName, gatewayCompanies, gatewayNames } from "#features/payments/payment-methods.ts";
import { OperatorError } from "#platform/operator-error.ts";

/** What each protocol asks of an operator, all of it or nothing. */
const credentials = {
  areeba: {
    merchantId: z.string().regex(/^\w{1,40}$/, "up to 40 letters and digits"),
    password: z.string(),
    notificationSecret: z.string(),
  },
  paypal: { clientId: z.string(), clientSecret: z.string(), webhookId: z.string() },
};
export type Protocol = keyof typeof credentials;
export type CredentialsOf<P extends Protocol> = Record<keyof (typeof credentials)[P], string>;
type ProtocolOf<Name extends GatewayName> = (typeof gatewayCompanies)[Name]["protocol"];

/** The variable of one setting of a gateway: `variableOf("areeba", "merchantId")` is AREEBA_MERCHANT_ID. */
export const variableOf = (gateway: GatewayName, setting: string): string =>
  `${gateway}_${setting.replace(/[A-Z]/g, "_$&")}`.toUpperCase();

// Their names are made, so the type of the settings does not have them: `readPaymentSettings` reads them by name.
const ofGateways: object = Object.fromEntries(
  gatewayNames.flatMap((name) => {
    const { protocol, url } = gatewayCompanies[name];
    const asked = Object.entries(credentials[protocol]);
    return [
      [variableOf(name, "url"), z.url().default(url)] as const,
      ...asked.map(([setting, text]) => [variableOf(name, setting), text.optional()] as const),
    ];
  }),
);

/** The variables of the gateways, as config.ts reads them. */
export const paymentVariables = {
  PAYMENTS: z.enum(["test"]).optional().describe("test: payments go to the test gateway, and no money moves"),
  ...ofGateways,
};

/** Of each gateway that is configured: its address without a trailing slash, and its credentials. */
export type PaymentSettings = {
  [Name in GatewayName]?: { url: string } & CredentialsOf<ProtocolOf<Name>>;
} & {
  /** Payments are tests: anyone who pays is told so. */
  test: boolean;
};

/**
 * Each gateway whole or not at all: one that is half configured would fail when a user pays. Throws an OperatorError
 * that names what is missing.
 */
export function readPaymentSettings(e: { PAYMENTS?: "test" | undefined }): PaymentSettings {
  const given = e as Readonly<Record<string, string | undefined>>;
  const test = e.PAYMENTS === "test";
  const whole = gatewayNames.flatMap((name) => {
    const found = credentialsIn(given, name);
    return found ? [{ name, found }] : [];
  });
  if (test && whole.length === 0) {
    const prefixes = gatewayNames.map((name) => variableOf(name, "")).join(" and ");
    throw new OperatorError(
      `PAYMENTS=test needs a test gateway: start with \`npm start\`, which brings one, or set the ${prefixes} ` +
        "variables that `node tools/run.js tools/test-gateway/alone.ts` prints.",
    );
  }
  const settings = whole.map(({ name, found }) => {
    const variable = variableOf(name, "url");
    return [name, { url: address(variable, given[variable] ?? "", test), ...found }];
  });
  return { ...Object.fromEntries(settings), test };
}

/** All of a gateway's credentials, or undefined where none is set. */
function credentialsIn(given: Readonly<Record<string, string | undefined>>, name: GatewayName) {
  const { protocol, company } = gatewayCompanies[name];
  const asked = Object.keys(credentials[protocol]);
  const missing = asked.map((setting) => variableOf(name, setting)).filter((one) => given[one] === undefined);
  if (missing.length === asked.length) return undefined;
  if (missing.length === 0)
    return Object.fromEntries(asked.map((setting) => [setting, given[variableOf(name, setting)]]));
  throw new OperatorError(
    `${company} is half configured: set ${missing.join(" and ")} as well, or none of its variables.`,
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
