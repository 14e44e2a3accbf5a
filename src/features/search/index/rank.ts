import { type Bits, hasBit } from "./bits.ts";
import type { ListingColumns } from "./listing-columns.ts";
import type { Matched } from "./match.ts";
import { type Asked, pageBetween } from "./page.ts";

/** The listings of a query by how many of these words they have, the most first; and the words that none has. */
export function tiersOf(
  { words }: ListingColumns,
  matched: Matched,
  rank: readonly string[],
): { tiers: Uint32Array[]; missing: string[] } {
  const having = rank.map((word): Bits => {
    const bits = matched.without([]).slice();
    words.keepMatching([word], bits, new Uint32Array(bits.length));
    return bits;
  });
  const missing = rank.filter((_, at) => having[at]?.every((bits) => bits === 0));
  const tiers = Array.from({ length: rank.length + 1 }, (): number[] => []);
  for (const slot of matched.all) {
    const count = having.reduce((sum, bits) => sum + Number(hasBit(bits, slot)), 0);
    tiers[rank.length - count]?.push(slot);
  }
  return { tiers: tiers.map((slots) => Uint32Array.from(slots)), missing };
}

/** The page of what lies in tiers, one behind the other, each in the order of the request. `scratch` has room for all. */
export function selectRanked(
  columns: ListingColumns,
  tiers: readonly Uint32Array[],
  { page, limit, ...order }: Asked,
  scratch: Uint32Array,
): Uint32Array {
  const start = (page - 1) * limit;
  const parts: number[] = [];
  let before = 0;
  for (const tier of tiers) {
    const [from, to] = [Math.max(start - before, 0), Math.min(start + limit - before, tier.length)];
    if (from < to) parts.push(...pageBetween(columns, tier, [from, to], order, scratch));
    before += tier.length;
  }
  return Uint32Array.from(parts);
}
