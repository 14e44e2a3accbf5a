import { Kept } from "#platform/cache/kept.ts";
import { readsOf } from "#platform/db/connect.ts";
import type { KeptOptions } from "./kept-cards.ts";
import { presentListing } from "./listing.present.ts";
import { findWhole } from "./listing.queries.ts";
import type { PublicListing } from "./listing.schema.ts";
import type { SeenBefore } from "./seen-before.schema.ts";
import { presentSeen } from "./seen-before.ts";

/** Some 6 KB each, and 20 KB of markup in each language (ui/Kept.tsx). */
const mostKept = 600;

export interface Details {
  /** What the page of this listing shows to anyone; undefined for one that is not public. Nobody may change it. */
  of(id: string): Promise<PublicListing | undefined>;
  /** Earlier listings of the same vehicle that anyone could see, the newest first; of one that is not public nothing is told. */
  seenBefore(id: string): Promise<readonly SeenBefore[]>;
}

interface Detail {
  listing: PublicListing;
  seenBefore: readonly SeenBefore[];
}

/**
 * The listings whose pages are asked for, in memory as their cards are (kept-cards.ts). A price that it has had is written with
 * the listing itself; the basis of its label is not, and is heard of by its table. Views, and what other listings say of the vehicle, are up to half a minute old.
 */
export function keptDetails({
  db,
  clock,
  changeNumber = () => undefined,
  tablesVersion = () => undefined,
  now = () => performance.now(),
}: KeptOptions): Details {
  const reads = readsOf(db);
  const kept = new Kept<Detail>(mostKept, now);
  const reading = new Map<string, Promise<Detail | undefined>>();
  const versionOf = (change: number | undefined, basis: number | undefined) =>
    change === undefined || basis === undefined ? undefined : `${change} ${basis}`;

  async function read(id: string, basis: number | undefined): Promise<Detail | undefined> {
    const readAt = now();
    const found = await findWhole(reads, id);
    if (!found) return undefined;
    const { row, pictures, history, seen } = found;
    const listing = presentListing(row, pictures, history, clock());
    const detail = { listing, seenBefore: seen.map(presentSeen) };
    if (listing.imageCount < row.images.length) return detail;
    return kept.set(id, versionOf(row.change_number, basis), detail, readAt);
  }

  async function detailOf(id: string): Promise<Detail | undefined> {
    const basis = tablesVersion("fair_prices");
    const version = versionOf(changeNumber(id), basis);
    const known = kept.get(id, version);
    if (known || version === undefined) return known ?? read(id, basis);
    // A page asks for the listing and for its costs at once.
    const key = `${id} ${version}`;
    const under = reading.get(key) ?? read(id, basis).finally(() => reading.delete(key));
    reading.set(key, under);
    return under;
  }

  return {
    of: async (id) => (await detailOf(id))?.listing,
    seenBefore: async (id) => (await detailOf(id))?.seenBefore ?? [],
  };
}
