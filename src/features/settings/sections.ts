import { sql } from "kysely";
import type { AddOnSlug } from "#features/plans/add-on.schema.ts";
import { dayInBeirut } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import { reprice } from "./reprice.ts";
import type { Section, SectionValues } from "./settings.contract.ts";
import { readSettings, writeSetting } from "./settings.table.ts";

interface By {
  administratorId: string;
  at: Date;
}
interface Stored<S extends Section> {
  read: (db: Database, options?: { lock: boolean }) => Promise<SectionValues<S>>;
  write: (tx: Database, values: SectionValues<S>, by: By) => Promise<void>;
}

/** Where the form of each section is kept. */
export const stored: { [S in Section]: Stored<S> } = {
  general: {
    read: async (db, options) => (await readSettings(db, ["site"], options)).site,
    write: (tx, values, by) => writeSetting(tx, "site", values, by),
  },

  fees: {
    async read(db, options) {
      const { commission_percent: commissionPercent } = await readSettings(
        db,
        ["commission_percent"],
        options,
      );
      const [prices, premiumDays] = [await readPrices(db, options), await readPremiumDays(db, options)];
      return { ...prices, premiumDays, commissionPercent };
    },
    async write(tx, { commissionPercent, premiumDays, ...prices }, by) {
      await writeSetting(tx, "commission_percent", commissionPercent, by);
      for (const [field, price] of Object.entries(prices)) {
        await tx
          .updateTable("bonus_features")
          .set({ price, updated_at: by.at })
          .where("slug", "=", slugOf[field as keyof typeof prices])
          .where("price", "<>", String(price))
          .execute();
      }
      await tx
        .updateTable("subscription_plans")
        .set({ duration: premiumDays, updated_at: by.at })
        .where("slug", "=", "premium")
        .where("duration", "<>", premiumDays)
        .execute();
    },
  },

  rates: {
    async read(db, options) {
      const { lbp, eur } = (await readSettings(db, ["exchange_rates"], options)).exchange_rates;
      return { lbp, eur };
    },
    async write(tx, { lbp, eur }, by) {
      const rates = { usd: 1, lbp, eur, asOf: dayInBeirut(by.at), setAt: by.at.toISOString() };
      await writeSetting(tx, "exchange_rates", rates, by);
      await reprice(tx, by.at);
    },
  },

  listings: {
    async read(db, options) {
      const keys = [
        "listing_period_days",
        "papers_days",
        "papers_waiting_days",
        "auto_approve_listings",
        "require_email_verification",
      ] as const;
      const now = await readSettings(db, keys, options);
      return {
        periodDays: now.listing_period_days,
        papersDays: now.papers_days,
        papersWaitingDays: now.papers_waiting_days,
        autoApprove: now.auto_approve_listings,
        requireEmailVerification: now.require_email_verification,
      };
    },
    async write(tx, values, by) {
      await writeSetting(tx, "listing_period_days", values.periodDays, by);
      await writeSetting(tx, "papers_days", values.papersDays, by);
      await writeSetting(tx, "papers_waiting_days", values.papersWaitingDays, by);
      await writeSetting(tx, "auto_approve_listings", values.autoApprove, by);
      await writeSetting(tx, "require_email_verification", values.requireEmailVerification, by);
    },
  },

  notices: {
    async read(db, options) {
      const now = await readSettings(db, ["email_notifications", "push_notifications"], options);
      return { email: now.email_notifications, sms: false, push: now.push_notifications };
    },
    async write(tx, { email, push }, by) {
      await writeSetting(tx, "email_notifications", email, by);
      await writeSetting(tx, "push_notifications", push, by);
    },
  },

  security: {
    async read(db, options) {
      const keys = [
        "max_login_attempts",
        "session_timeout_minutes",
        "admin_two_factor",
        "show_admin_link",
      ] as const;
      const now = await readSettings(db, keys, options);
      return {
        maxLoginAttempts: now.max_login_attempts,
        sessionTimeoutMinutes: now.session_timeout_minutes,
        twoFactor: now.admin_two_factor,
        showAdminLink: now.show_admin_link,
      };
    },
    async write(tx, values, by) {
      await writeSetting(tx, "max_login_attempts", values.maxLoginAttempts, by);
      await writeSetting(tx, "session_timeout_minutes", values.sessionTimeoutMinutes, by);
      await writeSetting(tx, "admin_two_factor", values.twoFactor, by);
      await writeSetting(tx, "show_admin_link", values.showAdminLink, by);
    },
  },

  payments: {
    async read(db, options) {
      const now = await readSettings(db, ["transfers", "chat_payments"], options);
      const { omt, whish, bank } = now.transfers;
      return {
        omtName: omt?.name ?? "",
        omtNumber: omt?.number ?? "",
        whishName: whish?.name ?? "",
        whishNumber: whish?.number ?? "",
        bankHolder: bank?.name ?? "",
        bankName: bank?.bank ?? "",
        bankNumber: bank?.number ?? "",
        bankIban: bank?.iban ?? "",
        chatPayments: now.chat_payments,
      };
    },
    async write(tx, values, by) {
      const { omtName, omtNumber, whishName, whishNumber, bankHolder, bankName, bankNumber, bankIban } =
        values;
      // A place without a name is not offered.
      const places = {
        ...(omtName && { omt: { name: omtName, ...said({ number: omtNumber }) } }),
        ...(whishName && { whish: { name: whishName, ...said({ number: whishNumber }) } }),
        ...(bankHolder && {
          bank: { name: bankHolder, ...said({ bank: bankName, number: bankNumber, iban: bankIban }) },
        }),
      };
      await writeSetting(tx, "transfers", places, by);
      await writeSetting(tx, "chat_payments", values.chatPayments, by);
    },
  },
};

const said = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));

const slugOf = {
  featured: "featured",
  autoRefresh: "auto_refresh",
  verificationBadge: "verification_badge",
  notificationCampaign: "notification_campaign",
  chatPriority: "chat_priority",
} as const satisfies Record<string, AddOnSlug>;
type Prices = Record<keyof typeof slugOf, number>;

async function readPrices(db: Database, options?: { lock: boolean }): Promise<Prices> {
  const { rows } = await sql<{ slug: string; price: string }>`
    select slug, price from bonus_features order by slug ${options?.lock ? sql`for update` : sql``}`.execute(
    db,
  );
  const priceOf = (slug: string) => Number(rows.find((row) => row.slug === slug)?.price ?? 0);
  return Object.fromEntries(Object.entries(slugOf).map(([field, slug]) => [field, priceOf(slug)])) as Prices;
}

async function readPremiumDays(db: Database, options?: { lock: boolean }): Promise<number> {
  const { rows } = await sql<{ duration: number }>`
    select duration from subscription_plans where slug = 'premium'
    ${options?.lock ? sql`for update` : sql``}`.execute(db);
  return rows[0]?.duration ?? 30;
}
