import { type Bits, countBits, moveCommon } from "./bits.ts";
import type { ListingColumns } from "./listing-columns.ts";
import type { Among } from "./page.ts";

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
