import { pictureIds } from "#features/listings/listing.present.ts";
import { findPictures, findPriceHistory } from "#features/listings/listing.queries.ts";
import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import type { Database } from "#platform/db/connect.ts";
import { presentOwnDetail } from "./own.present.ts";
import { findOwnDetail } from "./own.queries.ts";

/** The page of a listing as its owner sees it; undefined where it is deleted, or anyone else's. */
export async function ownView(
  db: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<OwnListingDetail | undefined> {
  const row = await findOwnDetail(db, userId, id);
  if (!row) return undefined;
  const pictures = await findPictures(db, pictureIds([row]));
  return presentOwnDetail(row, pictures, await findPriceHistory(db, id), now);
}
