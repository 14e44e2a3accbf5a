import { type Bits, countBits, moveCommon } from "./bits.ts";
import type { ListingColumns } from "./listing-columns.ts";
import { type Among, type Asked, pageBetween } from "./page.ts";

/** The listings of a query by how many of these words they have, the most first; and the words that none has. */
export function tiersOf(
  { words }: ListingColumns,
  { type, slots }: Among,
  rank: readonly string[],
): { tiers: Among[]; missing: string[] } {
  const scratch = new Uint32Array(slots.length);
  const missing: string[] = [];
  // The last has none of the words so far; each word that a listing has brings it one further to the front.
  const tiers: Bits[] = [slots.slice()];
  for (const word of rank) {
    const having = slots.slice();
    words.keepMatching([word], having, scratch);
    if (having.every((bits) => bits === 0)) missing.push(word);
    tiers.unshift(new Uint32Array(slots.length));
    for (let at = 1; at < tiers.length; at++) moveCommon(tiers[at] as Bits, having, tiers[at - 1] as Bits);
  }
  return { tiers: tiers.map((slots) => ({ type, slots, total: countBits(slots) })), missing };
}

/** The page of what lies in tiers, one behind the other, each in the order of the request. `scratch` has room for all. */
export function selectRanked(
  columns: ListingColumns,
  tiers: readonly Among[],
  { page, limit, ...order }: Asked,
  scratch: Uint32Array,
): Uint32Array {
  const start = (page - 1) * limit;
  const parts: number[] = [];
  let before = 0;
  for (const tier of tiers) {
    const [from, to] = [Math.max(start - before, 0), Math.min(start + limit - before, tier.total)];
    if (from < to) parts.push(...pageBetween(columns, tier, [from, to], order, scratch));
    before += tier.total;
  }
  return Uint32Array.from(parts);
}
