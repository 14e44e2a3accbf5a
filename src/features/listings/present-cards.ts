import type { Database } from "#platform/db/connect.ts";
import { pictureIds, presentCard } from "./listing.present.ts";
import { type CardRow, findPictures } from "./listing.queries.ts";
import type { ListingCard } from "./listing.schema.ts";

/** Returns the rows as the cards of a list, in their order, with the pictures that are ready by now. */
export async function presentCards(db: Database, rows: CardRow[], now: Date): Promise<ListingCard[]> {
  const pictures = await findPictures(db, pictureIds(rows));
  return rows.map((row) => presentCard(row, pictures, now));
}
