import type { Database } from "#platform/db/connect.ts";

export interface SellingSettings {
  /** Whether a listing without flags goes live without a review. */
  autoApprove: boolean;
  /** How long a listing stays live. */
  periodDays: number;
  /** Whether a mail must be verified before a listing goes to review. */
  verifiedOnly: boolean;
}

/** What an operator may change, or the defaults that docs/product.md names. */
export async function sellingSettings(db: Database): Promise<SellingSettings> {
  const rows = await db
    .selectFrom("app_settings")
    .select(["key", "value"])
    .where("key", "in", ["auto_approve_listings", "listing_period_days", "require_email_verification"])
    .execute();
  const setting = (key: string) => rows.find((row) => row.key === key)?.value;
  return {
    autoApprove: setting("auto_approve_listings") === true,
    periodDays: Number(setting("listing_period_days") ?? 60),
    verifiedOnly: setting("require_email_verification") !== false,
  };
}
