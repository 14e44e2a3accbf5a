import { sql } from "kysely";
import { AppError } from "#errors";
import type { CartItem } from "#features/plans/add-on.schema.ts";
import { type BonusFeatureRow, findBonusFeatures } from "#features/plans/bonus-feature.queries.ts";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import type { PaymentMethod } from "../payment.schema.ts";
import { type NewItem, placeOrder } from "./place-order.ts";

/**
 * Orders a cart of add-ons. Errors: `add_on.not_found`, `add_on.listing_needed`, `add_on.taken` for what is bought once,
 * `listing.not_found` for a listing that is not the buyer's own and live or waiting, `request.invalid` for a campaign
 * without its text, `payment.too_many_open`.
 */
export async function orderAddOns(
  tx: Database,
  order: {
    userId: string;
    cart: readonly CartItem[];
    method: PaymentMethod;
    language: Language;
    at: Date;
  },
): Promise<string> {
  const { userId, cart } = order;
  const offered = new Map((await findBonusFeatures(tx)).map((row) => [row.slug, row]));
  const items: NewItem[] = [];
  for (const wanted of cart) {
    const feature = offered.get(wanted.feature);
    if (!feature) throw new AppError("add_on.not_found");
    await mayBuy(tx, userId, wanted, feature, cart);
    items.push({
      bonusFeatureId: feature.id,
      ...(wanted.carId && (feature.per_listing || wanted.campaign) && { carId: wanted.carId }),
      title: feature.name,
      titleAr: feature.name_ar,
      amount: feature.price,
      days: feature.days,
      ...(wanted.campaign && { detail: wanted.campaign }),
    });
  }
  return placeOrder(tx, { ...order, items });
}

async function mayBuy(
  tx: Database,
  userId: string,
  wanted: CartItem,
  feature: BonusFeatureRow,
  cart: readonly CartItem[],
): Promise<void> {
  if (feature.per_listing && !wanted.carId) throw new AppError("add_on.listing_needed");
  if (wanted.feature === "notification_campaign" && !wanted.campaign) {
    throw new AppError("request.invalid", { fields: { campaign: "field.required" } });
  }
  if (wanted.carId) await mustBeOwn(tx, userId, wanted.carId);
  if (wanted.feature === "verification_badge") {
    const twice = cart.filter((one) => one.feature === wanted.feature).length > 1;
    if (twice || (await hasOnce(tx, userId, feature.id, null))) throw new AppError("add_on.taken");
  }
  if (wanted.feature === "chat_priority") {
    const { feature: slug, carId } = wanted;
    const twice = cart.filter((one) => one.feature === slug && one.carId === carId).length > 1;
    if (twice || (await hasOnce(tx, userId, feature.id, carId ?? null))) throw new AppError("add_on.taken");
  }
}

async function mustBeOwn(tx: Database, userId: string, carId: string): Promise<void> {
  const { rows } = await sql`select from cars
    where id = ${carId}::uuid and user_id = ${userId}::uuid and takes_place(status, deleted_at)`.execute(tx);
  if (rows.length === 0) throw new AppError("listing.not_found");
}

/** Whether it was started already, of those that do not end by themselves. */
async function hasOnce(tx: Database, userId: string, featureId: string, carId: string | null) {
  const { rows } = await sql`select from add_ons
    where user_id = ${userId}::uuid and bonus_feature_id = ${featureId}::uuid
      and car_id is not distinct from ${carId}::uuid and ended_at is null and taken_back_at is null`.execute(
    tx,
  );
  return rows.length > 0;
}
