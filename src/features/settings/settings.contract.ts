import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { storedPhone } from "#text/phone.ts";

const moment = z.iso.datetime();
const refuse = (code: `field.${string}`) => ({ params: { code } });
const line = (longest: number) => z.string().trim().max(longest);
const required = (longest: number) => line(longest).min(1);
/** As people write it; stored as E.164. Empty: none. */
const phone = line(30).transform((typed, context) => {
  const stored = typed === "" ? "" : storedPhone(typed);
  if (stored === undefined || stored === null) {
    context.addIssue({ code: "custom", ...refuse("field.phone") });
    return z.NEVER;
  }
  return stored;
});
const email = line(254)
  .toLowerCase()
  .refine((typed) => typed === "" || z.email().safeParse(typed).success, refuse("field.email"));
const twoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
const price = z.number().min(0.01).max(10_000).refine(twoDecimals, refuse("field.two_decimals"));
/** ISO 13616: letters and digits, the check digits right. Empty: none. */
const iban = line(50)
  .transform((typed) => typed.replace(/\s/g, "").toUpperCase())
  .refine((typed) => typed === "" || isIban(typed), refuse("field.iban"));
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}
/** There is no service that sends these yet: the switch says so, and stays off. */
const noService = z.boolean().refine((on) => !on, refuse("field.no_service"));

const percent = z.number().min(0).max(100).refine(twoDecimals, refuse("field.two_decimals"));

/** The forms of the settings tab: each is changed as a whole. Money is in US dollars. */
export const sections = {
  general: z.strictObject({
    nameEn: required(40),
    nameAr: required(40),
    taglineEn: line(120),
    taglineAr: line(120),
    descriptionEn: line(300).describe("For search engines; empty: one with the number of listings"),
    descriptionAr: line(300),
    email,
    phone,
    whatsapp: phone,
  }),
  fees: z.strictObject({
    featured: price,
    autoRefresh: price,
    verificationBadge: price,
    notificationCampaign: price,
    chatPriority: price,
    premiumDays: z.int().min(1).max(3660),
    commissionPercent: percent,
  }),
  rates: z.strictObject({
    lbp: z.number().min(100).max(100_000_000).describe("Pounds for one dollar"),
    eur: z.number().min(0.1).max(10).describe("Euros for one dollar"),
  }),
  listings: z.strictObject({
    periodDays: z.int().min(1).max(365),
    papersDays: z.int().min(1).max(365).describe("After the decision the files of papers are deleted"),
    papersWaitingDays: z
      .int()
      .min(1)
      .max(365)
      .describe("So long papers wait for a decision, then they are deleted"),
    autoApprove: z.boolean(),
    requireEmailVerification: z.boolean(),
  }),
  notices: z.strictObject({ email: z.boolean(), sms: noService, push: z.boolean() }),
  security: z.strictObject({
    maxLoginAttempts: z.int().min(3).max(10),
    sessionTimeoutMinutes: z.int().min(15).max(120),
    twoFactor: z.boolean(),
    showAdminLink: z.boolean(),
  }),
  payments: z.strictObject({
    omtName: line(80),
    omtNumber: line(40),
    whishName: line(80),
    whishNumber: line(40),
    bankHolder: line(80),
    bankName: line(80),
    bankNumber: line(40),
    bankIban: iban,
    chatPayments: z.boolean(),
  }),
};
export type Section = keyof typeof sections;
export type SectionValues<S extends Section> = z.output<(typeof sections)[S]>;
export const sectionNames = Object.keys(sections) as Section[];

const version = z
  .string()
  .max(64)
  .describe("Of what the form was filled with: 409 when it is another by now");
const change = <S extends Section>(section: S) =>
  sections[section].extend({ section: z.literal(section), version });
const changes = z.discriminatedUnion("section", [
  change("general"),
  change("fees"),
  change("rates"),
  change("listings"),
  change("notices"),
  change("security"),
  change("payments"),
]);
export type SettingsChange = z.output<typeof changes>;

const meta = {
  version: z.string(),
  changedBy: z.string().nullable().describe("Full name"),
  changedAt: moment.nullable(),
  changed: z.array(z.string()).describe("Which fields; none where rates were only confirmed"),
};
const shown = <T extends z.ZodType>(values: T) => z.object({ values, ...meta });
const flag = z.boolean();
const allSettings = z.object({
  general: shown(z.object(plainTexts(sections.general.shape))),
  fees: shown(z.object({ ...sections.fees.shape })),
  rates: shown(
    z.object({
      lbp: z.number(),
      eur: z.number(),
      asOf: z.string().describe("The day that they are from"),
      isStale: flag.describe("Nobody has set or confirmed them for 24 hours"),
    }),
  ),
  listings: shown(z.object({ ...sections.listings.shape })),
  notices: shown(z.object({ email: flag, sms: flag, push: flag })),
  security: shown(z.object({ ...sections.security.shape })),
  payments: shown(z.object({ ...plainTexts(sections.payments.shape), chatPayments: flag })),
});
export type AllSettings = z.output<typeof allSettings>;

/** What is told is told as it is, not as it was typed. */
function plainTexts<Shape extends object>(shape: Shape): { [K in keyof Shape]: z.ZodString } {
  return Object.fromEntries(Object.keys(shape).map((key) => [key, z.string()])) as never;
}

const area = { policy: "administrator", area: "settings" } as const;

export const settingsContract = contract({
  "GET /api/admin/settings": {
    ...area,
    summary: "All settings, by section, with who changed them last",
    answer: allSettings,
  },
  "PUT /api/admin/settings": {
    ...area,
    summary:
      "Changes one section as a whole, in force at once; a change of rates reprices the listings. 409 `settings.changed` {changedBy, changedAt} when somebody else changed it since it was read",
    body: changes,
    answer: allSettings,
    refuses: ["settings.changed"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof settingsContract> {}
}
