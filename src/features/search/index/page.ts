import type { PageRequest } from "../criteria.ts";
import { orders } from "../order.ts";
import type { ListingColumns } from "./listing-columns.ts";

type Compare = (a: number, b: number) => number;

/** Up to here the best are kept in a heap, which looks at most listings once and drops them. */
const mostInHeap = 600;

/** The ids of the page among these slots, in the order of `sort`. May reorder the slots. */
export function selectPage(columns: ListingColumns, slots: Uint32Array, request: PageRequest): string[] {
  const start = (request.page - 1) * request.limit;
  const end = Math.min(start + request.limit, slots.length);
  if (start >= end) return [];
  const compare = comparison(columns, request.sort);
  let page: Uint32Array;
  if (end <= mostInHeap && end < slots.length) {
    page = firstOf(slots, end, compare).subarray(start);
  } else {
    // Deep pages: the page is brought to its place without ordering what lies before and after it.
    place(slots, start, 0, slots.length - 1, compare);
    if (end < slots.length) place(slots, end, start, slots.length - 1, compare);
    page = slots.subarray(start, end).sort(compare);
  }
  return Array.from(page, (slot) => columns.ids[slot] as string);
}

/** The total order of order.ts over slots. */
function comparison({ numbers, ids }: ListingColumns, sort: PageRequest["sort"]): Compare {
  const keys: Float64Array[] = [];
  const signs: number[] = [];
  let idSign = 1;
  for (const [column, direction] of orders[sort]) {
    const sign = direction === "desc" ? -1 : 1;
    if (column === "id") {
      idSign = sign;
    } else {
      keys.push(numbers[column]);
      signs.push(sign);
    }
  }
  return (a, b) => {
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as Float64Array;
      const difference = (key[a] as number) - (key[b] as number);
      if (difference !== 0) return difference * (signs[i] as number);
    }
    if (a === b) return 0;
    // Text compares as the uuid does: the digits are lower case and the dashes stand in the same places.
    return (ids[a] as string) < (ids[b] as string) ? -idSign : idSign;
  };
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
