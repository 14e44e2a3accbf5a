import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { sellersColumns } from "./listing-columns.ts";
import { pictureAddress } from "./listing-input.schema.ts";
import { type SellingSettings, sellingSettings } from "./selling.settings.ts";
import { findLadder } from "./standing/standing.queries.ts";

/**
 * What the rules of selling ask of a seller at a moment: a plan that is over gives nothing, even before the job that ends it
 * ran. Locks the user's row, before any listing of theirs is: anyone who changes the
 * same seller's listings, plan or standing at the same moment waits, always in this order. Warnings are counted once the row is
 * locked: the statement that waits for it does not see those that were given meanwhile.
 */
export async function lockSeller(tx: Database, userId: string, at: Date) {
  const { rows } = await sql<{
    is_email_verified: boolean;
    language: string;
    max_photos: number;
    search_priority: number;
  }>`
    select u.is_email_verified, u.language, p.max_photos,
      seller_priority(p.slug, u.is_verified_dealer) as search_priority
    from users u
    join subscription_plans p on p.slug = plan_at(u.current_plan, u.subscription_ends_at, ${at}::timestamptz)
    where u.id = ${userId}::uuid and in_good_standing(u.user_status, u.deletion_requested_at)
    for no key update of u`.execute(tx);
  const [seller] = rows;
  if (!seller) throw new AppError("auth.required");
  const { reviewed_until, no_listing_until } = await findLadder(tx, userId, at);
  return { ...seller, reviewed_until, no_listing_until };
}
type LockedSeller = Awaited<ReturnType<typeof lockSeller>>;

/** What a seller puts vehicles up for sale by. */
export interface ForSale {
  /** Those of the market; of a seller with two warnings in force nothing is approved by itself. */
  settings: SellingSettings;
  seller: LockedSeller;
}

/** The seller, locked as by `lockSeller`, and the settings that hold for them. */
export async function lockForSale(tx: Database, userId: string, at: Date): Promise<ForSale> {
  const settings = await sellingSettings(tx);
  const seller = await lockSeller(tx, userId, at);
  return {
    settings: { ...settings, autoApprove: settings.autoApprove && seller.reviewed_until === null },
    seller,
  };
}

/** Refuses what would be on sale besides what is: `listing.warned` {until} while three warnings keep it away. */
export function refuseWarned({ no_listing_until: until }: Pick<LockedSeller, "no_listing_until">): void {
  if (until) throw new AppError("listing.warned", { facts: { until: until.toISOString() } });
}

export const lockedColumns = [
  ...sellersColumns,
  "id",
  "user_id",
  "vehicle_type",
  "status",
  "expired_reason",
  "expires_at",
  "refreshed_at",
  "deleted_at",
  "changed_while_expired",
  "price_usd",
  "waiting_since",
  "updated_at",
] as const;

/** A listing of this seller, locked until the transaction ends. Error: `listing.not_found`, also for anyone else's. */
export async function lockOwn(
  tx: Database,
  userId: string,
  id: string,
  which: { deleted: boolean } = { deleted: false },
) {
  const row = await tx
    .selectFrom("cars")
    .select(lockedColumns)
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("deleted_at", which.deleted ? "is not" : "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError("listing.not_found");
  return row;
}
export type LockedListing = Awaited<ReturnType<typeof lockOwn>>;

/** Several of them, each once, in the order in which they are named. Error: `listing.not_found` when one is not this seller's. */
export async function lockOwnInOrder(
  tx: Database,
  userId: string,
  ids: readonly string[],
): Promise<LockedListing[]> {
  const named = [...new Set(ids.map((id) => id.toLowerCase()))];
  const rows = await tx
    .selectFrom("cars")
    .select(lockedColumns)
    .where("id", "in", named)
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return named.map((id) => {
    const row = byId.get(id);
    if (!row) throw new AppError("listing.not_found");
    return row;
  });
}

export const pictureIdsOf = (images: readonly string[]): string[] =>
  images.flatMap((address) => pictureAddress.exec(address)?.[1] ?? []);

/**
 * Refuses pictures that are not this seller's uploads, and holds the others: none is purged as unused before the listing
 * that shows it is there. Error: `request.invalid` of `images`.
 */
export async function checkPictures(tx: Database, userId: string, images: readonly string[]): Promise<void> {
  const ids = [...new Set(pictureIdsOf(images))];
  if (ids.length === 0) return;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select id from uploads where id = any (${ids}::uuid[]) and user_id = ${userId}::uuid order by id for key share
    ) held`.execute(tx);
  if (rows[0]?.n !== ids.length) {
    throw new AppError("request.invalid", { fields: { images: "field.picture" } });
  }
}

/** Keeps a price as one that the listing has had. */
export async function keepPrice(tx: Database, carId: string, at: Date): Promise<void> {
  await sql`insert into price_history (car_id, price, currency, price_usd, changed_at)
    select id, price, currency, price_usd, ${at}::timestamptz from cars where id = ${carId}::uuid`.execute(
    tx,
  );
}
