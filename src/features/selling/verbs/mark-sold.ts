import type { Database } from "#platform/db/connect.ts";
import { keepSale, type Sale } from "../sale.queries.ts";
import { endListing } from "./end-listing.ts";

/**
 * Ends a live listing because the vehicle is sold, and keeps what its seller says of that, apart from what was asked for. Said
 * again of a sold one it adds to what was said, or corrects it. Errors: as of `endListing`. Database then: as of that.
 */
export async function markSold(
  tx: Database,
  userId: string,
  id: string,
  sale: Sale,
  at: Date,
): Promise<void> {
  await endListing(tx, userId, id, "sold", at);
  await keepSale(tx, id, sale);
}
