import { isDeepStrictEqual } from "node:util";
import { filtersOf } from "#features/search/criteria.ts";
import { whatIsListed } from "#features/search/listed.ts";
import type { Found, SearchListings } from "#features/search/search.query.ts";
import { searchIn } from "#features/search/search.query.ts";
import { searchReader } from "#features/search/understand.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Report } from "../lib/report.ts";
import { figure, median, percentile, timed } from "../lib/stats.ts";
import { type Target, table } from "../lib/table.ts";
import { perSecond, spread } from "./measure.ts";
import type { ReadIndex } from "./ready-index.ts";
import type { BenchRequest } from "./requests.ts";

type Asked = Parameters<SearchListings>;
interface Sample {
  memory: number;
  sql: number;
  same: boolean;
}

/** At p50 and p95, milliseconds. */
const limits = [5, 15] as const;
const timesFaster = 80;

/**
 * A page of ids, the exact total and all counts, from memory and by the SQL that answers when the index cannot: the same
 * question to both in turn, each asked once, so that none is answered by a kept answer. The answers have to be the same, ids too.
 */
export async function compareWithSql(
  db: Database,
  { index, made }: ReadIndex,
  requests: readonly BenchRequest[],
): Promise<Report> {
  const sides = { memory: index.search, sql: searchIn(db) };
  const asked = await questions(db, requests);
  const warmUp = asked.slice(0, asked.length / 10);
  for (const one of warmUp) await compared(sides, one);
  const samples: Sample[] = [];
  for (const one of asked.slice(warmUp.length)) samples.push(await compared(sides, one));

  const [memory, bySql] = [samples.map((one) => one.memory), samples.map((one) => one.sql)];
  const differing = samples.filter(({ same }) => !same).length;
  const times = median(bySql) / median(memory);
  const [p50, p95] = [median(memory), percentile(memory, 0.95)];
  const targets: Target[] = [
    ...made,
    {
      text: `page + all facets from memory: p50 and p95 at most ${limits.join(" and ")} ms`,
      figure: `${figure(p50)} and ${figure(p95)} ms`,
      met: p50 <= limits[0] && p95 <= limits[1],
    },
    {
      text: `at least ${timesFaster} times faster at p50 than by the product's SQL`,
      figure: `${figure(times)} times`,
      met: times >= timesFaster,
    },
    { text: "the same answers", figure: `${differing} of ${samples.length} differ`, met: differing === 0 },
  ];
  const row = (title: string, ms: number[]) => [title, ...spread(ms), figure(perSecond(ms))];
  const markdown = [
    `${figure(index.figures().listings)} public listings, ${samples.length} different requests one by one, milliseconds.`,
    "",
    table(
      ["page + all facets", "p50", "p95", "p99", "requests/s"],
      [row("from memory", memory), row("by the product's SQL", bySql)],
    ),
  ];
  return { markdown: markdown.join("\n"), targets, place: "search-large" };
}

async function compared(sides: Record<"memory" | "sql", SearchListings>, asked: Asked): Promise<Sample> {
  const sql = await timed(() => sides.sql(...asked));
  const memory = await timed(() => sides.memory(...asked));
  return { memory: memory.ms, sql: sql.ms, same: isDeepStrictEqual(plain(memory.result), plain(sql.result)) };
}

const plain = (found: Found) => JSON.parse(JSON.stringify(found));

/** What the words of the requests are understood as; each question once. */
async function questions(db: Database, requests: readonly BenchRequest[]): Promise<Asked[]> {
  const now = new Date();
  const readSearch = searchReader(whatIsListed(db, () => now));
  const different = new Map<string, Asked>();
  for (const { query } of requests) {
    const explicit = filtersOf(query, now);
    const read = await readSearch(query, explicit, now);
    const { vehicleType, userId, dealer, sort, page, limit } = query;
    const filters = { ...read.filters, ...explicit };
    const criteria = { vehicleType, userId, dealer, filters, words: read.words };
    different.set(JSON.stringify([criteria, sort, page]), [criteria, { sort, page, limit }, true]);
  }
  return [...different.values()];
}
