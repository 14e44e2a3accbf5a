import { AppError } from "#errors";
import { deleteListing } from "#features/selling/verbs/delete-listing.ts";
import { endListing } from "#features/selling/verbs/end-listing.ts";
import type { Database } from "#platform/db/connect.ts";
import { lockOwnShowroom } from "../../own-showroom/own-showroom.queries.ts";
import { findItem, type KnownItem, keepItem } from "../stock-item.queries.ts";

/**
 * Takes a vehicle off sale; what was never approved is deleted. Done already is done. Returns what became of it. Errors:
 * `dealer.not_approved`, `stock.not_found`.
 */
export async function takeOff(
  tx: Database,
  { userId, number, reason, at }: { userId: string; number: string; reason: "sold" | "withdrawn"; at: Date },
): Promise<"sold" | "withdrawn" | "deleted"> {
  await lockOwnShowroom(tx, userId);
  const known = await findItem(tx, userId, number);
  if (!known) throw new AppError("stock.not_found");
  return takeOffKnown(tx, { userId, number, known, reason, at });
}

/** The same of a listing that was found; the dealer is locked. */
export async function takeOffKnown(
  tx: Database,
  {
    userId,
    number,
    known,
    reason,
    at,
  }: { userId: string; number: string; known: KnownItem; reason: "sold" | "withdrawn"; at: Date },
): Promise<"sold" | "withdrawn" | "deleted"> {
  const { carId, status, endedBy } = known;
  if (status === "pending" || status === "rejected") {
    await deleteListing(tx, userId, carId, at);
    return "deleted";
  }
  await keepItem(tx, { userId, number, carId, saidHash: null, at });
  // Why it went off sale stays as it was said first.
  if (status === "expired") return endedBy === "sold" ? "sold" : "withdrawn";
  await endListing(tx, userId, carId, reason, at);
  return reason;
}
