import type { PlaceSlug, VehicleType } from "#features/reference/enumerations.ts";
import type { Filters, PageRequest } from "../criteria.ts";
import { leadingAt, orders } from "../order.ts";
import {
  type Bits,
  commonSlots,
  countBits,
  dropCommon,
  dropSlots,
  hasBit,
  keepCommon,
  slotsOf,
} from "./bits.ts";
import { distancesOf } from "./distances-of.ts";
import type { ListingColumns, OrderColumn } from "./listing-columns.ts";
import { keptFilter, within } from "./match.ts";

type Compare = (a: number, b: number) => number;

/** Up to here the best are kept in a heap, which looks at most listings once and drops them. */
const mostInHeap = 600;

/** Such shares of a type stand first in an order: a page of many listings is among the few of them that stand there. */
const firstShares = [1 / 512, 1 / 64, 1 / 8];
/** So many slots tell roughly where such a share ends. */
const sampleSize = 4096;
/** New listings may all come first: after so many changes the share is measured again. */
const changesMeasured = 16_384;

/** Listings of a type. */
export interface Among {
  type: VehicleType;
  slots: Bits;
  total: number;
}
/** A page in an order; that by distance is from `near`. */
export type Asked = PageRequest & Pick<Filters, "near">;
type Order = Pick<Asked, "sort" | "near">;

/** Of the featured ones among these slots those that stand first in the default order. `scratch` has room for all of them. */
export function leadingSlots(
  { featured, ids }: ListingColumns,
  among: Bits,
  turn: number,
  scratch: Uint32Array,
): Uint32Array {
  const found = commonSlots(among, featured, scratch);
  return Uint32Array.from(leadingAt(turn, found.length), (at) => {
    place(found, at, 0, found.length - 1, (a, b) => ids.compare(a, b));
    return found[at] as number;
  });
}

/**
 * The page of these listings, in the order of `sort`, behind those that come first, which are taken out of the set. `scratch` has
 * room for all of them; the answer may lie in it.
 */
export function selectPage(
  columns: ListingColumns,
  among: Among,
  request: Asked,
  scratch: Uint32Array,
  first: Uint32Array = new Uint32Array(0),
): Uint32Array {
  const start = (request.page - 1) * request.limit;
  const end = Math.min(start + request.limit, among.total);
  if (start >= end) return new Uint32Array(0);
  dropSlots(among.slots, first);
  const behind = pageBetween(
    columns,
    { ...among, total: among.total - first.length },
    [Math.max(start - first.length, 0), Math.max(end - first.length, 0)],
    request,
    scratch,
  );
  return start < first.length ? Uint32Array.of(...first.subarray(start, end), ...behind) : behind;
}

/** Those from one place to another of what lies in tiers, one behind the other, each in the order. */
export function pageOfTiers(
  columns: ListingColumns,
  tiers: readonly Among[],
  [start, end]: readonly [number, number],
  order: Order,
  scratch: Uint32Array,
): Uint32Array {
  const parts: number[] = [];
  let before = 0;
  for (const tier of tiers) {
    const [from, to] = [Math.max(start - before, 0), Math.min(end - before, tier.total)];
    if (from < to) parts.push(...pageBetween(columns, tier, [from, to], order, scratch));
    before += tier.total;
  }
  return Uint32Array.from(parts);
}

function featuredFirst({ featured }: ListingColumns, { type, slots, total }: Among): Among[] {
  const first = slots.slice();
  keepCommon(first, featured);
  const others = slots.slice();
  dropCommon(others, featured);
  const count = countBits(first);
  return [
    { type, slots: first, total: count },
    { type, slots: others, total: total - count },
  ];
}

/** Those from one place to another. */
function pageBetween(
  columns: ListingColumns,
  among: Among,
  [start, end]: readonly [number, number],
  { sort, near: from }: Order,
  scratch: Uint32Array,
): Uint32Array {
  if (start >= end) return new Uint32Array(0);
  if (sort === "featured")
    return pageOfTiers(columns, featuredFirst(columns, among), [start, end], { sort: "default" }, scratch);
  const keys = keysOf(sort, from);
  const near = slotsUpTo(end, columns, among, keys[0] as Key, scratch);
  const compare = comparison(columns, keys, sort, from && { near: from, slots: near });
  if (end <= mostInHeap && end < near.length) return firstOf(near, end, compare).subarray(start);
  // Deep pages: the page is brought to its place without ordering what lies before and after it.
  place(near, start, 0, near.length - 1, compare);
  if (end < near.length) place(near, end, start, near.length - 1, compare);
  return near.subarray(start, end).sort(compare);
}

interface Key {
  name: OrderColumn | "distance";
  sign: 1 | -1;
}

/** What an order of order.ts looks at, before the id. */
function keysOf(sort: Order["sort"], from: PlaceSlug | undefined): Key[] {
  return orders[sort].flatMap(([column, direction]): Key[] => {
    if (column === "distance") return from ? [{ name: column, sign: 1 }] : [];
    // A rank grows with the views it is made of; the featured ones are apart.
    if (column === "id" || column === "view_rank" || column === "featured") return [];
    const name = column === "search_priority" ? "by_default" : column;
    const upward = name === "mileage" && direction === "asc" ? "mileage_upward" : name;
    return [{ name: upward, sign: direction === "desc" ? -1 : 1 }];
  });
}

/** The total order of order.ts over slots; by distance over those of `from` alone. */
function comparison(
  columns: ListingColumns,
  keys: readonly Key[],
  sort: Order["sort"],
  from: { near: PlaceSlug; slots: Uint32Array } | undefined,
): Compare {
  const { ids, numbers } = columns;
  const idSign = orders[sort].at(-1)?.[1] === "desc" ? -1 : 1;
  const compared = keys.flatMap(({ name, sign }) => {
    if (name !== "distance") return { of: numbers[name], sign };
    return from ? { of: distancesOf(columns, from.slots, from.near), sign } : [];
  });
  return (a, b) => {
    for (let i = 0; i < compared.length; i++) {
      const { of, sign } = compared[i] as (typeof compared)[number];
      const difference = (of[a] as number) - (of[b] as number);
      if (difference !== 0) return difference * sign;
    }
    return ids.compare(a, b) * idSign;
  };
}

/** The first `count` slots by a key, and some behind them: of many those that are among the first of all. */
function slotsUpTo(
  count: number,
  columns: ListingColumns,
  { type, slots, total }: Among,
  key: Key,
  scratch: Uint32Array,
): Uint32Array {
  for (const share of firstShares) {
    // Where hardly enough are to be expected they are not looked for.
    if (key.name === "distance" || total * share < 2 * count) continue;
    const found = commonSlots(slots, firstOfType(columns, type, key.name, key.sign, share), scratch);
    if (found.length >= count) return found;
  }
  return slotsOf(slots, scratch);
}

/** The share of a type that stands first by a column, and all that stand beside the last of them. */
function firstOfType(
  columns: ListingColumns,
  type: VehicleType,
  name: OrderColumn,
  sign: 1 | -1,
  share: number,
): Bits {
  const asked = ["first", type, name, sign, share, Math.floor(columns.version / changesMeasured)];
  return keptFilter(columns, asked, () => {
    const step = Math.ceil(columns.sizes[type] / sampleSize);
    const sample: number[] = [];
    for (let slot = 0; slot < columns.slots; slot += step)
      if (hasBit(columns.ofType[type], slot)) sample.push((columns.numbers[name][slot] as number) * sign);
    sample.sort((a, b) => a - b);
    const last = (sample[Math.ceil(share * sample.length)] ?? Infinity) * sign;
    return sign > 0
      ? within(columns, name, Number.NEGATIVE_INFINITY, last)
      : within(columns, name, last, Infinity);
  }).bits;
}

/** The first `count` slots in order: a heap with the last of them on top, which each better one replaces. */
function firstOf(slots: Uint32Array, count: number, compare: Compare): Uint32Array {
  const heap = slots.slice(0, count).sort((a, b) => compare(b, a));
  for (let i = count; i < slots.length; i++) {
    const slot = slots[i] as number;
    if (compare(slot, heap[0] as number) < 0) sinkFromTop(heap, slot, compare);
  }
  return heap.sort(compare);
}

function sinkFromTop(heap: Uint32Array, slot: number, compare: Compare): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && compare(heap[child + 1] as number, heap[child] as number) > 0) child++;
    if (compare(heap[child] as number, slot) <= 0) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = slot;
}

/** Quickselect: afterwards the slot that belongs at `target` stands there, those before it come before it. */
function place(slots: Uint32Array, target: number, from: number, to: number, compare: Compare): void {
  let [low, high] = [from, to];
  while (low < high) {
    const pivot = middleOf(
      slots[low] as number,
      slots[(low + high) >>> 1] as number,
      slots[high] as number,
      compare,
    );
    let [left, right] = [low, high];
    while (left <= right) {
      while (compare(slots[left] as number, pivot) < 0) left++;
      while (compare(slots[right] as number, pivot) > 0) right--;
      if (left <= right) {
        const moved = slots[left] as number;
        slots[left++] = slots[right] as number;
        slots[right--] = moved;
      }
    }
    if (target <= right) high = right;
    else if (target >= left) low = left;
    else return;
  }
}

function middleOf(a: number, b: number, c: number, compare: Compare): number {
  const [low, high] = compare(a, b) < 0 ? [a, b] : [b, a];
  if (compare(c, low) < 0) return low;
  return compare(c, high) > 0 ? high : c;
}
