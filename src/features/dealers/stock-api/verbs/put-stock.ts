import { AppError } from "#errors";
import { findUsage } from "#features/plans/usage.queries.ts";
import { edit } from "#features/selling/verbs/edit.ts";
import { renew } from "#features/selling/verbs/renew.ts";
import { submit } from "#features/selling/verbs/submit.ts";
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
  if (known && known.vehicleType !== input.vehicleType) {
    throw new AppError("request.invalid", { fields: { vehicleType: "field.invalid" } });
  }
  const carId = known?.carId ?? (await submit(tx, { userId, language }, { ...input, images: [] }, at));
  if (known) await changeListing(tx, { userId, at }, known, wholeChange(input));
  await keepItem(tx, { userId, number, carId, saidHash: hash, at });
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
