import type { MessageKey } from "#i18n/catalogue.ts";
import { numberIn } from "#ui/kit/form/typed.ts";
import type { Section } from "../settings.contract.ts";

type Label = Extract<MessageKey, `settings-tab.${string}`>;

/** A field of a section's form. `number`: sent as one; `off`: shown, and not to be turned on. */
export interface Field {
  key: string;
  kind: "text" | "long" | "latin" | "number" | "switch" | "off";
  label: Label;
  hint?: Label;
  longest?: number;
}

const field = (kind: Field["kind"], key: string, more: Partial<Field> = {}): Field => ({
  key,
  kind,
  label: `settings-tab.${key}` as Label,
  ...more,
});

export const forms: Record<Section, { title: Label; text: Label; fields: readonly Field[] }> = {
  general: {
    title: "settings-tab.general",
    text: "settings-tab.generalText",
    fields: [
      field("text", "nameAr", { longest: 40 }),
      field("latin", "nameEn", { longest: 40 }),
      field("text", "taglineAr", { longest: 120 }),
      field("latin", "taglineEn", { longest: 120 }),
      field("long", "descriptionAr", { longest: 300, hint: "settings-tab.descriptionHint" }),
      field("long", "descriptionEn", { longest: 300, hint: "settings-tab.descriptionHint" }),
      field("latin", "email", { longest: 254 }),
      field("latin", "phone", { longest: 30 }),
      field("latin", "whatsapp", { longest: 30 }),
    ],
  },
  rates: {
    title: "settings-tab.rates",
    text: "settings-tab.ratesText",
    fields: [field("number", "lbp"), field("number", "eur")],
  },
  fees: {
    title: "settings-tab.fees",
    text: "settings-tab.feesText",
    fields: [
      field("number", "featured"),
      field("number", "autoRefresh"),
      field("number", "verificationBadge"),
      field("number", "notificationCampaign"),
      field("number", "chatPriority"),
      field("number", "premiumDays"),
      field("number", "commissionPercent", { hint: "settings-tab.commissionHint" }),
    ],
  },
  listings: {
    title: "settings-tab.listings",
    text: "settings-tab.listingsText",
    fields: [
      field("number", "periodDays"),
      field("number", "papersDays"),
      field("number", "papersWaitingDays"),
      field("switch", "autoApprove"),
      field("switch", "requireEmailVerification"),
    ],
  },
  notices: {
    title: "settings-tab.notices",
    text: "settings-tab.noticesText",
    fields: [
      field("switch", "email", { label: "settings-tab.emailNotices" }),
      field("off", "sms", { hint: "settings-tab.noService" }),
      field("switch", "push", { hint: "settings-tab.pushHint" }),
    ],
  },
  security: {
    title: "settings-tab.security",
    text: "settings-tab.securityText",
    fields: [
      field("number", "maxLoginAttempts", { hint: "settings-tab.attemptsHint" }),
      field("number", "sessionTimeoutMinutes", { hint: "settings-tab.timeoutHint" }),
      field("switch", "twoFactor"),
      field("switch", "showAdminLink"),
    ],
  },
  payments: {
    title: "settings-tab.payments",
    text: "settings-tab.paymentsText",
    fields: [
      field("text", "omtName", { longest: 80 }),
      field("latin", "omtNumber", { longest: 40 }),
      field("text", "whishName", { longest: 80 }),
      field("latin", "whishNumber", { longest: 40 }),
      field("text", "bankHolder", { longest: 80 }),
      field("text", "bankName", { longest: 80 }),
      field("latin", "bankNumber", { longest: 40 }),
      field("latin", "bankIban", { longest: 50 }),
      field("switch", "chatPayments"),
    ],
  },
};

export type Filled = Record<string, string | boolean>;

/** A form filled with what is stored. */
export const filledWith = (fields: readonly Field[], values: Readonly<Record<string, unknown>>): Filled =>
  Object.fromEntries(
    fields.map(({ key }) => {
      const value = values[key];
      return [key, typeof value === "boolean" ? value : String(value ?? "")];
    }),
  );

/** What a form says, as the call takes it; a number that is none stays a text, which the server refuses by its field. */
export const saidBy = (fields: readonly Field[], filled: Filled): Record<string, unknown> =>
  Object.fromEntries(
    fields.map(({ key, kind }) => {
      const value = filled[key];
      if (kind !== "number" || typeof value !== "string") return [key, value];
      const number = numberIn(value);
      return [key, number >= 0 ? number : value];
    }),
  );
