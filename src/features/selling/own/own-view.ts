import { pictureIds } from "#features/listings/listing.present.ts";
import { findPictures, findPriceHistory } from "#features/listings/listing.queries.ts";
import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import type { Database } from "#platform/db/connect.ts";
import { presentOwnDetail } from "./own.present.ts";
import { findAnyDetail, findOwnDetail, type OwnDetailRow } from "./own.queries.ts";

/** The page of a listing as its owner sees it; undefined where it is deleted, or anyone else's. */
export async function ownView(
  db: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<OwnListingDetail | undefined> {
  const row = await findOwnDetail(db, userId, id);
  return row && view(db, row, now);
}

/** The same as a reviewer sees it: anyone's, deleted too, without what its owner may do. */
export async function reviewerView(
  db: Database,
  id: string,
  now: Date,
): Promise<OwnListingDetail | undefined> {
  const row = await findAnyDetail(db, id);
  if (!row) return undefined;
  const seen = await view(db, row, now);
  return { ...seen, own: { ...seen.own, actions: [] } };
}

async function view(db: Database, row: OwnDetailRow, now: Date): Promise<OwnListingDetail> {
  const pictures = await findPictures(db, pictureIds([row]));
  return presentOwnDetail(row, pictures, await findPriceHistory(db, row.id), now);
}
