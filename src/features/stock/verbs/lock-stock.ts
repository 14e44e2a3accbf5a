import { type LockedListing, lockedColumns, lockForSale } from "#features/selling/owner.queries.ts";
import { type FoundRevision, findRevisions } from "#features/selling/revisions/revision.queries.ts";
import type { SellingSettings } from "#features/selling/selling.settings.ts";
import type { Database } from "#platform/db/connect.ts";

/** Of a transaction: so many rows are held for a moment, while buyers' views wait to be counted. */
export const portion = 20;
/** Of a call: the database has some seconds for it in all, and what is not reached is asked for again. */
export const callMs = 1200;

/** A part of a seller's stock, locked, with what changes of it rest on. */
export interface Stock {
  userId: string;
  settings: SellingSettings;
  mostPhotos: number;
  /** By id; those that were deleted too. */
  listings: ReadonlyMap<string, LockedListing>;
  /** What of them waits for a review, by their ids. */
  revisions: ReadonlyMap<string, FoundRevision>;
}

/** Locks a seller, and then, in the order of their ids, those of these listings that are the seller's, until the transaction ends. */
export async function lockStock(
  tx: Database,
  userId: string,
  idsOf: () => Promise<readonly string[]>,
  at: Date,
): Promise<Stock> {
  const { settings, seller } = await lockForSale(tx, userId, at);
  const mostPhotos = seller.max_photos;
  const ids = await idsOf();
  if (ids.length === 0) return { userId, settings, mostPhotos, listings: new Map(), revisions: new Map() };
  const rows = await tx
    .selectFrom("cars")
    .select(lockedColumns)
    .where("id", "in", [...ids])
    .where("user_id", "=", userId)
    .orderBy("id")
    .forUpdate()
    .execute();
  const listings = new Map(rows.map((row) => [row.id, row]));
  return { userId, settings, mostPhotos, listings, revisions: await findRevisions(tx, ids) };
}
