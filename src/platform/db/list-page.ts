import { type RawBuilder, sql } from "kysely";

/** A page of a list as it is asked for. */
interface Page {
  page: number;
  limit: number;
}
/** Where its rows lie: `backwards` from the list's end. */
export interface PlaceOfPage {
  limit: number;
  offset: number;
  backwards: boolean;
}

/**
 * An index is read from either end at the same cost, and what lies before a page is read past: a page in the second half
 * of a list is read from its end. `total`: how many are in the list.
 */
export function fromNearerEnd({ page, limit }: Page, total: number): PlaceOfPage {
  const before = (page - 1) * limit;
  const here = Math.max(0, Math.min(limit, total - before));
  const after = total - before - here;
  if (here === 0) return { limit: 0, offset: 0, backwards: false };
  return before <= after
    ? { limit: here, offset: before, backwards: false }
    : { limit: here, offset: after, backwards: true };
}

/** A list by one of its columns, the other way round with a minus in front; rows that are alike there by their ids. */
export function orderBy<Column extends string>(
  sort: Column | `-${Column}`,
  columns: Readonly<Record<Column, RawBuilder<unknown>>>,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const isDown = sort.startsWith("-");
  const column = columns[(isDown ? sort.slice(1) : sort) as Column];
  return isDown ? sql`${column} desc, ${id} desc` : sql`${column}, ${id}`;
}

/** The same sorting from its other end. */
export const opposite = <Sort extends string>(sort: Sort) =>
  (sort.startsWith("-") ? sort.slice(1) : `-${sort}`) as Sort;
