import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "#platform/db/connect.ts";

const setting = <T>(schema: z.ZodType<T>, fallback: T) => ({ schema, fallback });
const text = z.string();
const place = z.object({
  name: text,
  number: text.optional(),
  bank: text.optional(),
  iban: text.optional(),
});

/**
 * Every setting that administrators change: what is stored under its key in `app_settings`, and what holds where nothing
 * that can be read is stored. Whatever uses a setting reads it from the database when it needs it, so a change is in force
 * at once in every process.
 */
const settingsTable = {
  site: setting(
    z.object({
      nameEn: text,
      nameAr: text,
      taglineEn: text,
      taglineAr: text,
      descriptionEn: text.default(""),
      descriptionAr: text.default(""),
      email: text,
      phone: text,
      whatsapp: text,
    }),
    {
      nameEn: "Mishwar",
      nameAr: "مشوار",
      taglineEn: "",
      taglineAr: "",
      descriptionEn: "",
      descriptionAr: "",
      email: "",
      phone: "",
      whatsapp: "",
    },
  ),
  exchange_rates: setting(
    z.object({
      usd: z.number(),
      lbp: z.number(),
      eur: z.number(),
      asOf: z.string(),
      setAt: z.iso.datetime().optional(),
    }),
    { usd: 1, lbp: 89_500, eur: 0.86, asOf: "1970-01-01" },
  ),
  commission_percent: setting(z.number().min(0).max(100), 5),
  listing_period_days: setting(z.int().min(1).max(365), 60),
  papers_days: setting(z.int().min(1).max(365), 30),
  papers_waiting_days: setting(z.int().min(1).max(365), 90),
  auto_approve_listings: setting(z.boolean(), false),
  require_email_verification: setting(z.boolean(), true),
  email_notifications: setting(z.boolean(), true),
  push_notifications: setting(z.boolean(), true),
  max_login_attempts: setting(z.int().min(3).max(10), 5),
  session_timeout_minutes: setting(z.int().min(15).max(120), 30),
  admin_two_factor: setting(z.boolean(), false),
  show_admin_link: setting(z.boolean(), true),
  transfers: setting(z.object({ omt: place, whish: place, bank: place }).partial(), {}),
  chat_payments: setting(z.boolean(), true),
} as const;

type Table = typeof settingsTable;
export type SettingKey = keyof Table;
export type SettingValue<K extends SettingKey> = z.output<Table[K]["schema"]>;
type Values<K extends SettingKey> = { [One in K]: SettingValue<One> };

/** Some settings as they are now. `lock`: nobody else changes them until the transaction ends. */
export async function readSettings<K extends SettingKey>(
  db: Database,
  keys: readonly K[],
  { lock = false } = {},
): Promise<Values<K>> {
  const { rows } = await sql<{ key: string; value: unknown }>`
    select key, value from app_settings where key = any (${keys}::text[]) order by key
    ${lock ? sql`for update` : sql``}`.execute(db);
  const readOne = (key: K) => {
    const { schema, fallback } = settingsTable[key];
    const stored = schema.safeParse(rows.find((row) => row.key === key)?.value);
    return stored.success ? stored.data : fallback;
  };
  return Object.fromEntries(keys.map((key) => [key, readOne(key)])) as Values<K>;
}

/** Stores a setting, with who changed it and when. */
export async function writeSetting<K extends SettingKey>(
  tx: Database,
  key: K,
  value: SettingValue<K>,
  by: { administratorId: string; at: Date },
): Promise<void> {
  await sql`
    insert into app_settings (key, value, description, updated_by, updated_at)
    values (${key}, ${JSON.stringify(value)}::jsonb, '', ${by.administratorId}::uuid, ${by.at}::timestamptz)
    on conflict (key) do update
      set value = excluded.value, updated_by = excluded.updated_by, updated_at = excluded.updated_at`.execute(
    tx,
  );
}
