import { type RawBuilder, sql } from "kysely";

/** One call of the administration, and the statements of a first version that answer it. */
export interface Ask {
  path: string;
  /** Sent at once. The first gives rows, the second a count, where `counts` says so. */
  naive: readonly RawBuilder<unknown>[];
  /** Both sides must give as many rows, and the same total up to where ours is counted. */
  counts?: { most: number };
}

/** What stands in one line of the report. */
export interface ListCase {
  title: string;
  asks: readonly Ask[];
  /** The answer is asked for as if nobody had asked for minutes. */
  isFirst?: true;
}

interface NaiveList {
  columns?: string;
  /** Tables of the schema `naive`. */
  from: string;
  order: string;
  limit?: number;
  /** Until where ours is counted. */
  most?: number;
}

interface Asked {
  /** In SQL; left out: everything. */
  where?: string;
  order?: string;
  page?: number;
  /** Words are understood by ours and looked for by ILIKE: the answers are not compared. */
  words?: true;
}

/** A list: our path with the query, and `select … order by … offset` with `count(*)`. */
export const listOf =
  (path: string, list: NaiveList) =>
  (query: Record<string, string | number> = {}, asked: Asked = {}): Ask => {
    const { columns = "*", from, limit = 100, most = Number.POSITIVE_INFINITY } = list;
    const { where = "true", order = list.order, page = 1, words } = asked;
    const search = new URLSearchParams(
      Object.entries({ ...query, ...(page > 1 && { page }) }).map(([key, value]) => [key, String(value)]),
    );
    return {
      path: `${path}?${search}`,
      naive: [
        sql.raw(
          `select ${columns} from ${from} where ${where} order by ${order} limit ${limit} offset ${(page - 1) * limit}`,
        ),
        sql.raw(`select count(*)::int as n from ${from} where ${where}`),
      ],
      ...(!words && { counts: { most } }),
    };
  };
