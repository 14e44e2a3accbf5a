import { Kept } from "#platform/cache/kept.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import type { TablesVersion } from "#platform/db/hear-tables.ts";
import { pictureIds, presentCard } from "./listing.present.ts";
import { findCards, findPictures } from "./listing.queries.ts";
import type { ListingCard } from "./listing.schema.ts";

/** Some 2 KB each, and their markup (ui/Kept.tsx). */
const mostKept = 4500;

export interface KeptOptions {
  db: Database;
  clock: () => Date;
  /** Which change of a listing the search in memory knows; undefined where it does not hear of changes. */
  changeNumber?: ((id: string) => number | undefined) | undefined;
  /** Which state of the small tables it knows; likewise. */
  tablesVersion?: TablesVersion | undefined;
  /** Milliseconds; tests have a clock of their own. */
  now?: () => number;
}

export interface Cards {
  /** The cards of these public listings, in their order; of a listing that is hidden by now, none. Nobody may change one. */
  of(ids: readonly string[]): Promise<ListingCard[]>;
}

/**
 * The cards of a process's lists, in memory for as long as a listing has the same change number: all that a card shows gives it
 * another one, by triggers (db/migrations/0010, 0146, 0147). The number is read with the card, so a card that was read too
 * early or from a replica that is behind is not taken for the newer one. Where changes are not heard, each is read.
 */
export function keptCards({
  db,
  clock,
  changeNumber = () => undefined,
  now = () => performance.now(),
}: KeptOptions): Cards {
  const reads = readsOf(db);
  const kept = new Kept<ListingCard>(mostKept, now);

  async function read(ids: readonly string[]): Promise<ListingCard[]> {
    const readAt = now();
    const rows = await findCards(reads, ids);
    const pictures = await findPictures(reads, pictureIds(rows));
    return rows.map((row) => {
      const card = presentCard(row, pictures, clock());
      // Not while a picture is still to come: nothing tells of that.
      if (card.imageCount < row.images.length) return card;
      return kept.set(row.id, row.change_number, card, readAt);
    });
  }

  return {
    async of(ids) {
      const cards = new Map<string, ListingCard>();
      for (const id of ids) {
        const card = kept.get(id, changeNumber(id));
        if (card) cards.set(id, card);
      }
      const missing = ids.filter((id) => !cards.has(id));
      if (missing.length > 0) for (const card of await read(missing)) cards.set(card.id, card);
      return ids.flatMap((id) => cards.get(id) ?? []);
    },
  };
}
