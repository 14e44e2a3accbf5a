import type { PlaceSlug } from "#features/reference/enumerations.ts";
import type { Filters, PageRequest } from "../criteria.ts";
import { leadingAt, orders } from "../order.ts";
import { type Bits, keepCommon, slotsOf } from "./bits.ts";
import { distancesOf } from "./distances-of.ts";
import type { ListingColumns } from "./listing-columns.ts";

type Compare = (a: number, b: number) => number;

/** Up to here the best are kept in a heap, which looks at most listings once and drops them. */
const mostInHeap = 600;

/** So many slots tell roughly where a page ends. */
const sampleSize = 512;

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
  keepCommon(among, featured);
  const found = slotsOf(among, scratch);
  return Uint32Array.from(leadingAt(turn, found.length), (at) => {
    place(found, at, 0, found.length - 1, (a, b) => ids.compare(a, b));
    return found[at] as number;
  });
}

/**
 * The page among these slots, in the order of `sort`, behind those that come first, which are taken out of `slots`. `scratch` has
 * room for all of them; the answer may lie in it.
 */
export function selectPage(
  columns: ListingColumns,
  slots: Uint32Array,
  request: Asked,
  scratch: Uint32Array,
  first: Uint32Array = new Uint32Array(0),
): Uint32Array {
  const start = (request.page - 1) * request.limit;
  const end = Math.min(start + request.limit, slots.length);
  if (start >= end) return new Uint32Array(0);
  for (const one of first) slots.copyWithin(slots.indexOf(one), slots.indexOf(one) + 1);
  const others = slots.subarray(0, slots.length - first.length);
  const behind = pageBetween(
    columns,
    others,
    [Math.max(start - first.length, 0), Math.max(end - first.length, 0)],
    request,
    scratch,
  );
  return start < first.length ? Uint32Array.of(...first.subarray(start, end), ...behind) : behind;
}

/** Those from one place to another. */
export function pageBetween(
  columns: ListingColumns,
  slots: Uint32Array,
  [start, end]: [number, number],
  { sort, near: from }: Order,
  scratch: Uint32Array,
): Uint32Array {
  if (start >= end) return new Uint32Array(0);
  const keys = keysOf(columns, sort, from && { near: from, slots });
  const compare = comparison(columns, keys, sort);
  const near = slotsUpTo(end, slots, keys[0] as Key, scratch);
  if (end <= mostInHeap && end < near.length) return firstOf(near, end, compare).subarray(start);
  // Deep pages: the page is brought to its place without ordering what lies before and after it.
  place(near, start, 0, near.length - 1, compare);
  if (end < near.length) place(near, end, start, near.length - 1, compare);
  return near.subarray(start, end).sort(compare);
}

interface Key {
  numbers: Float64Array | Int32Array;
  sign: number;
}

/** The numbers that an order of order.ts looks at, before the id; distances of `slots` alone. */
function keysOf(
  columns: ListingColumns,
  sort: Order["sort"],
  from: { near: PlaceSlug; slots: Uint32Array } | undefined,
): Key[] {
  const { numbers } = columns;
  return orders[sort].flatMap(([column, direction]) => {
    if (column === "distance")
      return from ? { numbers: distancesOf(columns, from.slots, from.near), sign: 1 } : [];
    // One number says two or three; a rank grows with the views it is made of.
    if (column === "id" || column === "view_rank" || (column === "search_priority" && sort === "featured"))
      return [];
    const name = column === "search_priority" ? "by_default" : column;
    const upward = name === "mileage" && direction === "asc" ? "mileage_upward" : name;
    return {
      numbers: numbers[upward === "featured" ? "featured_first" : upward],
      sign: direction === "desc" ? -1 : 1,
    };
  });
}

/** The total order of order.ts over slots. */
function comparison({ ids }: ListingColumns, keys: readonly Key[], sort: PageRequest["sort"]): Compare {
  const idSign = orders[sort].at(-1)?.[1] === "desc" ? -1 : 1;
  return (a, b) => {
    for (let i = 0; i < keys.length; i++) {
      const { numbers, sign } = keys[i] as Key;
      const difference = (numbers[a] as number) - (numbers[b] as number);
      if (difference !== 0) return difference * sign;
    }
    return ids.compare(a, b) * idSign;
  };
}

/**
 * The first `count` slots by a key, and those that are equal or not far behind: where that is, a sample tells. All of them,
 * copied, where there are few or the sample was wrong.
 */
function slotsUpTo(
  count: number,
  slots: Uint32Array,
  { numbers, sign }: Key,
  scratch: Uint32Array,
): Uint32Array {
  const share = (count / slots.length) * sampleSize;
  const at = Math.ceil(share + 4 * Math.sqrt(share) + 4);
  let found = 0;
  if (slots.length > 4 * sampleSize && at < sampleSize) {
    const step = slots.length / sampleSize;
    const sample = Float64Array.from({ length: sampleSize }, (_, i) => {
      return (numbers[slots[Math.floor(i * step)] as number] as number) * sign;
    });
    const limit = sample.sort()[at] as number;
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] as number;
      scratch[found] = slot;
      found += Number((numbers[slot] as number) * sign <= limit);
    }
  }
  if (found >= count) return scratch.subarray(0, found);
  scratch.set(slots);
  return scratch.subarray(0, slots.length);
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
