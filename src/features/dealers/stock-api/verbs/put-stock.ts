import { AppError } from "#errors";
import { findUsage } from "#features/plans/usage.queries.ts";
import type { ListingInput } from "#features/selling/listing-input.schema.ts";
import { type ForSale, lockForSale } from "#features/selling/owner.queries.ts";
import { edit } from "#features/selling/verbs/edit.ts";
import { renew } from "#features/selling/verbs/renew.ts";
import { submitLocked } from "#features/selling/verbs/submit.ts";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { lockOwnShowroom } from "../../own-showroom/own-showroom.queries.ts";
import { readVehicle, wholeChange } from "../read-vehicle.ts";
import { findItem, isSaid, type KnownItem, keepItem } from "../stock-item.queries.ts";
import { saidHash } from "../stock-item.schema.ts";
import { keepPhotos } from "./keep-photos.ts";

interface Put {
  userId: string;
  number: string;
  said: Record<string, unknown>;
  at: Date;
  withLoopback: boolean;
}

/**
 * Puts a vehicle up for sale under its number, or has the listing of that number say what is said now, as its owner would by
 * the forms. What was said last time is not done again. One that a program took off sale, or that lapsed, is put up again. Errors: `dealer.not_approved`,
 * those of `readVehicle`, `submit`, `edit` and `renew`.
 */
export async function putStock(
  tx: Database,
  { userId, number, said, at, withLoopback }: Put,
): Promise<{ result: "created" | "changed" | "unchanged"; carId: string }> {
  const showroom = await lockOwnShowroom(tx, userId);
  const hash = saidHash(said);
  const known = await findItem(tx, userId, number);
  if (known && isSaid(known, hash)) return { result: "unchanged", carId: known.carId };
  const { language: stored } = await tx
    .selectFrom("users")
    .select("language")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const language = stored === "en" ? "en" : "ar";
  const { input, photos } = readVehicle(said, { ...showroom, language }, { withLoopback });
  if (photos) await mustHoldPhotos(tx, userId, photos.length, at);
  const change = wholeChange(input);
  return putRead(tx, {
    userId,
    language,
    number,
    known,
    hash,
    input: { ...input, images: [] },
    change,
    photos,
    at,
  });
}

interface Read {
  userId: string;
  language: Language;
  number: string;
  /** Its listing; undefined: it has none yet. */
  known: KnownItem | undefined;
  /** Of what is said, by which the same is known again. */
  hash: string;
  /** What a new listing says. */
  input: ListingInput;
  /** What a listing that is there says otherwise from now on. */
  change: Record<string, unknown>;
  /** Addresses; undefined: nothing was said of photos. */
  photos: string[] | undefined;
  at: Date;
  /** Read and locked once, where many are put. */
  forSale?: ForSale;
}

/** The same of what was read already, by a program's call or from a row of a file; the dealer is locked. Errors: those of `submit`, `edit` and `renew`. */
export async function putRead(
  tx: Database,
  { userId, language, number, known, hash, input, change, photos, at, forSale }: Read,
): Promise<{ result: "created" | "changed"; carId: string }> {
  if (known && known.vehicleType !== input.vehicleType) {
    throw new AppError("request.invalid", { fields: { vehicleType: "field.invalid" } });
  }
  const sells = async () =>
    submitLocked(tx, forSale ?? (await lockForSale(tx, userId, at)), { userId, language }, input, at);
  const carId = known?.carId ?? (await sells());
  if (known) await changeListing(tx, { userId, at }, known, change);
  await keepItem(tx, { userId, number, carId, saidHash: hash, at, isNew: !known });
  if (photos) await keepPhotos(tx, { userId, number, carId, photos, at });
  return { result: known ? "changed" : "created", carId };
}

async function changeListing(
  tx: Database,
  { userId, at }: Pick<Put, "userId" | "at">,
  { carId, status, endedBy, isTakenOff }: KnownItem,
  change: Record<string, unknown>,
): Promise<void> {
  await edit(tx, userId, carId, change, at);
  if (status === "expired" && (isTakenOff || endedBy === "lapsed")) await renew(tx, userId, carId, at);
}

/** As the form refuses more photos than the plan has. */
async function mustHoldPhotos(tx: Database, userId: string, used: number, at: Date): Promise<void> {
  const usage = await findUsage(tx, userId, at);
  const max = usage?.plan.maxPhotos ?? 0;
  if (used > max) throw new AppError("listing.photo_limit", { facts: { used, max } });
}
