import { sql } from "kysely";
import { AppError, type FieldErrors } from "#errors";
import { versionOf } from "#features/administrators/versions.ts";
import type { Database } from "#platform/db/connect.ts";
import { storedPhone } from "#text/phone.ts";
import { mapLink } from "../own-showroom/map-link.ts";
import type { ShowroomChange } from "../own-showroom/own-showroom.contract.ts";
import {
  lockOwnShowroom,
  type OwnShowroomRow,
  type ShowroomValues,
} from "../own-showroom/own-showroom.queries.ts";

/** Of what the form holds: the name and the address of the page are not changed there. */
export const showroomVersion = ({ slug: _slug, name: _name, ...values }: OwnShowroomRow): string =>
  versionOf({ ...values, hours: JSON.stringify(values.hours) });

/**
 * Changes what a dealer's showroom says. Errors: `dealer.not_approved`, `dealer.changed` where the change was made of another
 * version than is stored, `request.invalid` for a phone, a map or a picture that is none.
 */
export async function changeShowroom(
  tx: Database,
  userId: string,
  change: ShowroomChange,
  at: Date,
): Promise<void> {
  const values = valuesOf(change);
  const before = await lockOwnShowroom(tx, userId);
  if (showroomVersion(before) !== change.version) throw new AppError("dealer.changed");
  await holdPictures(tx, userId, change);
  const { address, city, phone, hours, ...profile } = values;
  await tx
    .updateTable("users")
    .set({ dealership_address: address, dealership_city: city, dealership_phone: phone, updated_at: at })
    .where("id", "=", userId)
    .execute();
  const row = { ...profile, hours: hours && JSON.stringify(hours), updated_at: at };
  await tx
    .insertInto("dealer_profiles")
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
}

function valuesOf(change: ShowroomChange): ShowroomValues {
  const wrong: FieldErrors = {};
  const phone = lebanesePhone(change.phone);
  if (!phone) wrong.phone = "field.dealer_phone";
  const chat = change.chatPhone === null ? null : lebanesePhone(change.chatPhone);
  if (chat === undefined) wrong.chatPhone = "field.dealer_phone";
  const map = change.mapUrl === null ? null : mapLink(change.mapUrl);
  if (map === undefined) wrong.mapUrl = "field.map_link";
  if (Object.keys(wrong).length > 0) throw new AppError("request.invalid", { fields: wrong });
  return {
    address: change.address,
    city: change.city,
    phone: phone ?? null,
    chat_phone: chat ?? null,
    about_ar: change.aboutAr,
    about_en: change.aboutEn,
    map_url: map ?? null,
    hours: change.hours,
    logo_id: change.logoId,
    cover_id: change.coverId,
  };
}

function lebanesePhone(typed: string): string | undefined {
  const phone = storedPhone(typed);
  return phone && /^\+961\d{7,8}$/.test(phone) ? phone : undefined;
}

/** Refuses pictures that are not the dealer's uploads, and keeps the others from being purged meanwhile. */
async function holdPictures(
  tx: Database,
  userId: string,
  { logoId, coverId }: Pick<ShowroomChange, "logoId" | "coverId">,
): Promise<void> {
  const wrong: FieldErrors = {};
  for (const [field, id] of Object.entries({ logoId, coverId })) {
    if (id === null) continue;
    const { rows } = await sql`
      select id from uploads where id = ${id}::uuid and user_id = ${userId}::uuid for key share`.execute(tx);
    if (rows.length === 0) wrong[field] = "field.picture";
  }
  if (Object.keys(wrong).length > 0) throw new AppError("request.invalid", { fields: wrong });
}
