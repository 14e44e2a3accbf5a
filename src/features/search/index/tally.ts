import type { VehicleType } from "#features/reference/enumerations.ts";
import type { FilterGroup } from "../filters.ts";
import { type Bits, restOf, slotsOf } from "./bits.ts";
import type { Pack } from "./coded-columns.ts";
import type { ListingColumns } from "./listing-columns.ts";
import type { Matched } from "./match.ts";

/** How many listings have each code of a pack: of those found, and of those too that filters keep out which are left out. */
export interface Tally {
  all(pack: Pack): Uint32Array;
  without(leftOut: readonly FilterGroup[], pack: Pack): Uint32Array;
}

/**
 * Whichever are fewer are looked at: the listings that count, or the others of their type, which are taken off what all have. `scratch`
 * has room for all slots. What it returns is not to be changed.
 */
export function tallyOf(
  { ofType, sizes }: ListingColumns,
  type: VehicleType,
  { all, total, missing }: Matched,
  scratch: Uint32Array,
): Tally {
  const most = total * 2 > sizes[type];
  const known = new Map<Pack, Uint32Array>();
  let slots: Uint32Array | undefined;
  const looked = () =>
    (slots ??= slotsOf(most ? restOf(ofType[type], all, missing([]).slots) : all, scratch));

  function ofAll(pack: Pack): Uint32Array {
    const kept = known.get(pack);
    if (kept) return kept;
    const totals = pack.totals[type];
    const sums = addSlots(
      most ? totals.slice() : new Uint32Array(totals.length),
      pack,
      looked(),
      most ? -1 : 1,
    );
    known.set(pack, sums);
    return sums;
  }

  return {
    all: ofAll,
    without: (leftOut, pack) => {
      // What is missing holds until it is asked for again, as this may.
      const others = known.has(pack) ? 0 : looked().length;
      const missed = missing(leftOut);
      const rest = sizes[type] - total - missed.count;
      if (rest < missed.count + others)
        return addBits(pack.totals[type].slice(), pack, restOf(ofType[type], all, missed.slots), -1);
      return addBits(ofAll(pack).slice(), pack, missed.slots, 1);
    },
  };
}

function addSlots(sums: Uint32Array, { codes }: Pack, slots: Uint32Array, each: 1 | -1): Uint32Array {
  for (let i = 0; i < slots.length; i++) {
    const code = codes[slots[i] as number] as number;
    sums[code] = (sums[code] as number) + each;
  }
  return sums;
}

/** For slots that are counted once: a list of them would take longer than the counting. */
function addBits(sums: Uint32Array, { codes }: Pack, bits: Bits, each: 1 | -1): Uint32Array {
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at] as number; word !== 0; word &= word - 1) {
      const code = codes[(at << 5) + 31 - Math.clz32(word & -word)] as number;
      sums[code] = (sums[code] as number) + each;
    }
  }
  return sums;
}
