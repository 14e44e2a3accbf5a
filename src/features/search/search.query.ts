import { sql } from "kysely";
import { findFeaturedInTurn } from "#features/listings/featured-turn.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import { baseConditions, filterConditions, patternOf, whereOf } from "./conditions.ts";
import type { Criteria, PageRequest } from "./criteria.ts";
import { countFacets } from "./facets.ts";
import { leading, orderBy } from "./order.ts";
import type { Facets } from "./search-answer.schema.ts";

export interface Found {
  ids: string[];
  total: number;
  facets?: Facets;
  /** Of the words that rank those that no listing has which was found. */
  missing?: string[];
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
  const lacking = request.rank?.length ? findMissing(db, criteria, request.rank) : undefined;
  const [counted, missing, ids] = await Promise.all([
    count,
    lacking,
    request.page === 1
      ? idsOfPage(db, criteria, request, Infinity)
      : count.then(({ total }) => idsOfPage(db, criteria, request, total)),
  ]);
  return { ids, ...counted, ...(missing && { missing }) };
}

/** Those of the words that no listing has which passes the criteria. */
async function findMissing(db: Database, criteria: Criteria, words: readonly string[]): Promise<string[]> {
  const where = whereOf(baseConditions(criteria), filterConditions(criteria));
  const has = words.map((word) => sql`coalesce(bool_or(c.search_text like ${patternOf(word)}), false)`);
  const { rows } = await sql<{ known: boolean[] }>`
    select array[${sql.join(has)}] as known from cars c where ${where}`.execute(db);
  return words.filter((_, at) => !rows[0]?.known[at]);
}

/** How many listings there are like that, exactly. */
export async function countListings(db: Database, criteria: Criteria): Promise<number> {
  const where = whereOf(baseConditions(criteria), filterConditions(criteria));
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from cars c where ${where}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Those that stand first, if they are on it, and the others: the first page needs no total. */
async function idsOfPage(
  db: Database,
  criteria: Criteria,
  { sort, page, limit, turn = 0, rank = [] }: PageRequest,
  total: number,
): Promise<string[]> {
  const start = (page - 1) * limit;
  const end = Math.min(start + limit, total);
  if (start >= end) return [];
  const where = whereOf(baseConditions(criteria), filterConditions(criteria));
  // Who asked for words is shown what has them, before what is paid for.
  const first =
    sort === "default" && rank.length === 0 ? await findFeaturedInTurn(db, where, turn, leading) : [];
  const others = await idsBetween(
    db,
    { ...criteria, first, rank },
    sort,
    [Math.max(start - first.length, 0), Math.max(end - first.length, 0)],
    total - first.length,
  );
  return [...first.slice(start, end), ...others];
}

/** Without the first ones. A stretch in the second half of the list is read from the end: none skips more than half of the rows. */
async function idsBetween(
  db: Database,
  criteria: Ranked,
  sort: PageRequest["sort"],
  [from, to]: [number, number],
  total: number,
): Promise<string[]> {
  const limit = to - from;
  if (limit <= 0) return [];
  if (from < total / 2) return selectIds(db, criteria, { sort, reversed: false, offset: from, limit });
  const ids = await selectIds(db, criteria, { sort, reversed: true, offset: total - to, limit });
  return ids.reverse();
}

type Ranked = Criteria & { first: readonly string[]; rank: readonly string[] };
interface Slice {
  sort: PageRequest["sort"];
  reversed: boolean;
  offset: number;
  limit: number;
}

async function selectIds(
  db: Database,
  criteria: Ranked,
  { sort, reversed, offset, limit }: Slice,
): Promise<string[]> {
  const where = whereOf(baseConditions(criteria), filterConditions(criteria));
  const words = criteria.rank.map((word) => sql`(c.search_text like ${patternOf(word)})::int`);
  const byWords =
    words.length > 0 ? sql`${sql.join(words, sql` + `)} ${sql.raw(reversed ? "asc" : "desc")}, ` : sql``;
  const order = sql`${byWords}${orderBy(sort, reversed, criteria.filters.near)}`;
  // The indexes of the default order begin with the featured ones: of these and of the others each gives its own.
  const half = (featured: boolean) => sql`(select c.id, c.search_priority, c.refreshed_at from cars c
    where ${where} and ${featured ? sql`c.featured and c.id <> all(${criteria.first}::uuid[])` : sql`not c.featured`}
    order by ${order} limit ${offset + limit})`;
  const source =
    sort === "default" && words.length === 0
      ? sql`(${half(true)} union all ${half(false)}) c`
      : sql`cars c where ${where}`;
  const { rows } = await sql<{ id: string }>`
    select c.id from ${source} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}
