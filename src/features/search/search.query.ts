import { sql } from "kysely";
import { type Database, readsOf } from "#platform/db/connect.ts";
import { baseConditions, filterConditions, whereOf } from "./conditions.ts";
import type { Criteria, PageRequest } from "./criteria.ts";
import { countFacets } from "./facets.ts";
import { orderBy } from "./order.ts";
import type { Facets } from "./search-answer.schema.ts";

export interface Found {
  ids: string[];
  total: number;
  facets?: Facets;
}

/** A way to search: the database itself, or the index in memory. All give the same. */
export type SearchListings = (
  criteria: Criteria,
  request: PageRequest,
  withFacets: boolean,
) => Promise<Found>;

/** Searching by the database alone: a copy of it will do. */
export function searchIn(db: Database): SearchListings {
  return (criteria, request, withFacets) => searchListings(readsOf(db), criteria, request, withFacets);
}

/**
 * The ids of one page, the exact total, and the counts of every choice when they are wanted. A page past the end is
 * empty and costs the count alone.
 */
export async function searchListings(
  db: Database,
  criteria: Criteria,
  request: PageRequest,
  withFacets: boolean,
): Promise<Found> {
  const count = withFacets
    ? countFacets(db, criteria)
    : countListings(db, criteria).then((total) => ({ total }));
  if (request.page === 1) {
    const [counted, ids] = await Promise.all([count, firstIds(db, criteria, request)]);
    return { ids, ...counted };
  }
  const counted = await count;
  return { ids: await idsOfPage(db, criteria, request, counted.total), ...counted };
}

/** How many listings there are like that, exactly. */
export async function countListings(db: Database, criteria: Criteria): Promise<number> {
  const where = whereOf(baseConditions(criteria), filterConditions(criteria.filters));
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from cars c where ${where}`.execute(db);
  return rows[0]?.n ?? 0;
}

function firstIds(db: Database, criteria: Criteria, { sort, limit }: PageRequest): Promise<string[]> {
  return selectIds(db, criteria, { sort, reversed: false, offset: 0, limit });
}

/** A page in the second half of the list is read from the end: no page skips more than half of the rows. */
async function idsOfPage(
  db: Database,
  criteria: Criteria,
  { sort, page, limit }: PageRequest,
  total: number,
): Promise<string[]> {
  const offset = (page - 1) * limit;
  if (offset >= total) return [];
  if (offset < total / 2) return selectIds(db, criteria, { sort, reversed: false, offset, limit });
  const size = Math.min(limit, total - offset);
  const fromEnd = total - offset - size;
  const ids = await selectIds(db, criteria, { sort, reversed: true, offset: fromEnd, limit: size });
  return ids.reverse();
}

interface Slice {
  sort: PageRequest["sort"];
  reversed: boolean;
  offset: number;
  limit: number;
}

async function selectIds(db: Database, criteria: Criteria, slice: Slice): Promise<string[]> {
  const where = whereOf(baseConditions(criteria), filterConditions(criteria.filters));
  const { rows } = await sql<{ id: string }>`
    select c.id from cars c where ${where}
    order by ${orderBy(slice.sort, slice.reversed)}
    limit ${slice.limit} offset ${slice.offset}`.execute(db);
  return rows.map(({ id }) => id);
}
