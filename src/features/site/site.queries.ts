import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { site } from "./site.contract.ts";

/** The settings that pages show or speak of, as they were stored. */
export async function findSiteSettings(db: Database): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom("app_settings")
    .select(["key", "value"])
    .where("key", "in", [
      "site",
      "exchange_rates",
      "auto_approve_listings",
      "email_notifications",
      "show_admin_link",
    ])
    .execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** The name of the market in a language, as the settings have it. */
export async function findSiteName(db: Database, language: Language): Promise<string> {
  const { nameAr, nameEn } = site.parse((await findSiteSettings(db)).get("site"));
  return language === "ar" ? nameAr : nameEn;
}
