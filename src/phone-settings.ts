import { z } from "zod";
import { OperatorError } from "#platform/operator-error.ts";

/** What each company that carries codes asks of an operator, all of it or nothing. */
const credentials = {
  whatsapp: ["WHATSAPP_NUMBER_ID", "WHATSAPP_TOKEN", "WHATSAPP_APP_SECRET", "WHATSAPP_VERIFY_TOKEN"],
  telnyx: ["TELNYX_API_KEY", "TELNYX_PROFILE_ID", "TELNYX_SENDER"],
} as const;

/** The variables of codes by phone, as config.ts reads them. */
export const phoneVariables = {
  PHONE_CODES: z
    .enum(["test"])
    .optional()
    .describe("test: codes go to the test gateway, and no message leaves this machine"),
  PHONE_COUNTRIES: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z]{2}([ ,]+[A-Z]{2})*$/, "codes of countries, such as AE,SA,FR")
    .optional()
    .describe("countries, beside Lebanon, whose numbers are sent codes"),
  PHONE_CODES_A_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(500)
    .describe("how many codes are sent to one country in a day"),
  WHATSAPP_URL: z.url().default("https://graph.facebook.com/v23.0"),
  WHATSAPP_NUMBER_ID: z
    .string()
    .regex(/^\d{5,20}$/, "5 to 20 digits")
    .optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_APP_SECRET: z.string().optional().describe("what Meta signs its notices with"),
  WHATSAPP_VERIFY_TOKEN: z.string().min(16).optional().describe("what Meta says when its notices are set up"),
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]{1,512}$/, "small letters, digits and _")
    .default("mishwar_code"),
  TELNYX_URL: z.url().default("https://api.telnyx.com"),
  TELNYX_API_KEY: z.string().optional(),
  TELNYX_PROFILE_ID: z.string().optional(),
  TELNYX_SENDER: z
    .string()
    .regex(
      /^(?=.*[A-Za-z])[A-Za-z0-9 ]{3,11}$/,
      "3 to 11 Latin letters and digits, as the carriers have registered it",
    )
    .optional(),
};

export interface WhatsappSettings {
  /** Without a trailing slash. */
  url: string;
  numberId: string;
  token: string;
  appSecret: string;
  verifyToken: string;
  template: string;
}

export interface TelnyxSettings {
  /** Without a trailing slash. */
  url: string;
  apiKey: string;
  profileId: string;
  sender: string;
}

/** How codes reach telephones; a way that is not configured is not there. */
export interface PhoneSettings {
  /** Nothing is really sent. */
  test: boolean;
  /** Whose numbers are sent codes; Lebanon is always among them. */
  countries: ReadonlySet<string>;
  codesADay: number;
  whatsapp: WhatsappSettings | undefined;
  telnyx: TelnyxSettings | undefined;
}

type Read = z.output<z.ZodObject<typeof phoneVariables>>;

/** Each company whole or not at all. Throws an OperatorError that names what is missing. */
export function readPhoneSettings(e: Read): PhoneSettings {
  const test = e.PHONE_CODES === "test";
  const whatsapp = whole(e, "whatsapp") && {
    url: address("WHATSAPP_URL", e.WHATSAPP_URL, test),
    numberId: e.WHATSAPP_NUMBER_ID ?? "",
    token: e.WHATSAPP_TOKEN ?? "",
    appSecret: e.WHATSAPP_APP_SECRET ?? "",
    verifyToken: e.WHATSAPP_VERIFY_TOKEN ?? "",
    template: e.WHATSAPP_TEMPLATE,
  };
  const telnyx = whole(e, "telnyx") && {
    url: address("TELNYX_URL", e.TELNYX_URL, test),
    apiKey: e.TELNYX_API_KEY ?? "",
    profileId: e.TELNYX_PROFILE_ID ?? "",
    sender: e.TELNYX_SENDER ?? "",
  };
  if (test && !whatsapp && !telnyx) {
    throw new OperatorError(
      "PHONE_CODES=test needs a test gateway: start with `npm start`, which brings one, or set the WHATSAPP_ and TELNYX_ " +
        "variables that `node tools/run.js tools/test-gateway/alone.ts` prints.",
    );
  }
  const others = e.PHONE_COUNTRIES?.split(/[ ,]+/) ?? [];
  return {
    test,
    countries: new Set(["LB", ...others]),
    codesADay: e.PHONE_CODES_A_DAY,
    whatsapp: whatsapp || undefined,
    telnyx: telnyx || undefined,
  };
}

/** Whether all of a company's credentials are set; none of them is as good. */
function whole(e: Read, company: keyof typeof credentials): boolean {
  const asked = credentials[company];
  const missing = asked.filter((name) => e[name] === undefined);
  if (missing.length === 0 || missing.length === asked.length) return missing.length === 0;
  throw new OperatorError(
    `${company === "whatsapp" ? "WhatsApp" : "Telnyx"} is half configured: set ${missing.join(" and ")} as well, or none of its variables.`,
  );
}

/** Codes leave this machine encrypted only, and those of a test never leave it. */
function address(name: string, text: string, test: boolean): string {
  const { protocol, hostname, username } = new URL(text);
  const here = protocol === "http:" && ["127.0.0.1", "[::1]", "localhost"].includes(hostname);
  if (test && !here) {
    throw new OperatorError(
      `PHONE_CODES=test is for the test gateway alone, and ${name} leads away from this machine.`,
    );
  }
  if (!test && protocol !== "https:")
    throw new OperatorError(
      `${name} must begin with https:, unless PHONE_CODES=test names it a test gateway.`,
    );
  if (username) throw new OperatorError(`${name} carries credentials: they have variables of their own.`);
  return text.replace(/\/+$/, "");
}
