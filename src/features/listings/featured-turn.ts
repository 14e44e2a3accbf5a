import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

const turnMs = 3_600_000;

/** Whose turn it is: the same for an hour, so that a visitor who turns pages sees each listing once. */
export const turnAt = (now: Date): number => Math.floor(now.getTime() / turnMs);

/** How many of them a strip shows. */
export const stripSize = 6;
/** How many a call may ask for. */
export const mostFeatured = 60;

/**
 * So many featured listings of those that `c` may be, in the order in which they stand: in the order of their ids all have their
 * turn, `step` at a time.
 */
export async function findFeaturedInTurn(
  db: Database,
  where: RawBuilder<unknown>,
  turn: number,
  step: number,
  most = step,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, mod(at + n - mod(${turn * step}::bigint, n), n) as place from (
        select c.id, row_number() over (order by c.id) - 1 as at, count(*) over () as n
        from cars c where ${where} and c.featured
      ) featured
    ) placed where place < ${most} order by place`.execute(db);
  return rows.map(({ id }) => id);
}
