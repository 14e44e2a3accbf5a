import type { Insertable } from "kysely";
import { AppError } from "#errors";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Cars } from "#platform/db/schema.d.ts";
import { columnsOf, termsOfColumns } from "../listing-columns.ts";
import type { ListingInput } from "../listing-input.schema.ts";
import {
  checkPictures,
  type ForSale,
  keepPrice,
  lockForSale,
  pictureIdsOf,
  refuseWarned,
} from "../owner.queries.ts";
import { worded } from "../refusals.ts";
import { findFlags, keepFlags, type Reviewed } from "../review/find-flags.ts";
import { stopping } from "../review/rule-settings.ts";

const dayMs = 86_400_000;

/**
 * Puts a vehicle up for sale: it waits for a review, or goes live at once where the settings say so and nothing
 * that was found in it has to be looked at, nor two warnings are in force. Returns the listing's id. Errors: `auth.email_unverified`, `listing.warned` {until}, `listing.photo_limit`, `listing.limit_reached`,
 * `request.invalid` for a brand, number or picture that is none.
 * Database then: its price in dollars (cars_price_usd), its owner's standing (cars_standing), since when it waits
 * (cars_waiting), a place in the plan or MS002 (cars_places); live at once, saved searches are matched and its model's
 * fair prices computed again (cars_added, cars_market_insert); the search index hears of it (cars_tell_new).
 */
export async function submit(
  tx: Database,
  { userId, language }: { userId: string; language: Language },
  input: ListingInput,
  at: Date,
): Promise<string> {
  return submitLocked(tx, await lockForSale(tx, userId, at), { userId, language }, input, at);
}

/** The same by what was read and locked: of many vehicles once. */
export async function submitLocked(
  tx: Database,
  { settings, seller }: ForSale,
  { userId, language }: { userId: string; language: Language },
  input: ListingInput,
  at: Date,
): Promise<string> {
  const columns = columnsOf(input.vehicleType, input);
  if (settings.verifiedOnly && !seller.is_email_verified) throw new AppError("auth.email_unverified");
  refuseWarned(seller);
  if (seller.language !== language) {
    await tx.updateTable("users").set({ language }).where("id", "=", userId).execute();
    seller.language = language;
  }
  const { images } = input;
  if (images.length > seller.max_photos) {
    throw new AppError("listing.photo_limit", { facts: { used: images.length, max: seller.max_photos } });
  }
  await checkPictures(tx, userId, images);

  const { vehicleType } = input;
  const reviewed: Reviewed = {
    id: undefined,
    userId,
    vehicleType,
    title: input.title,
    description: input.description,
    condition: columns.condition ?? null,
    titleStatus: columns.title_status ?? null,
    accidentHistory: columns.accident_history ?? null,
    brand: columns.brand ?? "",
    model: columns.model ?? "",
    year: input.year,
    price: input.price,
    currency: input.currency,
    vinNumber: columns.vin_number ?? null,
    mileage: columns.mileage ?? null,
    phoneNumber: columns.phone_number ?? null,
    pictureIds: pictureIdsOf(images),
  };
  const flags = await findFlags(tx, reviewed, at);
  const live = settings.autoApprove && stopping(flags).length === 0;
  const row: Insertable<Cars> = {
    ...(columns as Insertable<Cars>),
    vehicle_type: vehicleType,
    user_id: userId,
    price_usd: 0, // kept by a trigger
    search_priority: seller.search_priority,
    terms: termsOfColumns(vehicleType, columns),
    status: live ? "active" : "pending",
    expires_at: live ? new Date(at.getTime() + settings.periodDays * dayMs) : null,
    created_at: at,
    updated_at: at,
    refreshed_at: at,
  };
  return worded(vehicleType, async () => {
    const { id } = await tx.insertInto("cars").values(row).returning("id").executeTakeFirstOrThrow();
    await keepPrice(tx, id, at);
    if (flags.length > 0) await keepFlags(tx, id, flags, at);
    return id;
  });
}
