import { readFile } from "node:fs/promises";
import { cpuUsage } from "node:process";
import { sql } from "kysely";
import { allOf, baseConditions, filterConditions, whereOf } from "#features/search/conditions.ts";
import type { Criteria } from "#features/search/criteria.ts";
import { matchNews } from "#features/shortlist/saved-searches/alerts/match-news.ts";
import { connectDatabase, type Database } from "#platform/db/connect.ts";
import { prepareQueue } from "#platform/queue/queue.ts";
import { withMarket } from "../lib/market.ts";
import type { Report } from "../lib/report.ts";
import { figure } from "../lib/stats.ts";
import { table } from "../lib/table.ts";
import { makeSearches } from "./bench-searches.ts";

/** Matching looks at no listing but the new ones: the market need not be large. */
const listings = 10_000;
const searches = 100_000;
const newListings = 1000;
const minutes = 60;
/** So many searches are asked the naive way; their cost is multiplied. */
const naiveSample = 1500;
const mostShare = 0.05;
const ticksPerSecond = 100;

/** 100,000 saved searches against 1,000 new listings in an hour, minute by minute, beside running every search each minute. */
export async function benchAlerts(): Promise<Report> {
  return withMarket({ listings, pictures: false }, async ({ url }) => {
    await prepareQueue(url);
    // One connection: its backend is the one whose processor time counts.
    const db = await connectDatabase({ url, max: 1, statementTimeoutMs: 0 });
    try {
      await clear(db);
      await makeSearches(db, searches, new Date());
      return await measure(db);
    } finally {
      await clear(db);
      await db.destroy();
    }
  });
}

async function clear(db: Database): Promise<void> {
  await sql`delete from users where email like '%@bench.example'`.execute(db);
  await sql`truncate saved_search_news`.execute(db);
  await sql`delete from graphile_worker._private_jobs where key like 'saved_searches.tell%'`.execute(db);
}

async function measure(db: Database): Promise<Report> {
  const { rows: cars } = await sql<{ id: string }>`
    select id from cars where is_public order by md5('new' || id) limit ${newListings}`.execute(db);
  const perMinute = Math.ceil(newListings / minutes);
  const pages = Array.from({ length: minutes }, (_, at) =>
    cars.slice(at * perMinute, (at + 1) * perMinute).map(({ id }) => id),
  ).filter((page) => page.length > 0);
  const pid = await backendOf(db);

  const ours = await processorTime(pid, async () => {
    for (const [at, page] of pages.entries()) {
      await sql`insert into saved_search_news (car_id) select unnest(${page}::uuid[])`.execute(db);
      const now = new Date(Date.now() + at * 60_000);
      while (await matchNews(db, now));
    }
  });
  const { rows: told } = await sql<{ matches: number; digests: number }>`
    select count(*)::int as matches, count(distinct user_id) filter (where due = 'now')::int as digests
    from saved_search_matches`.execute(db);

  const { rows: sample } = await sql<{ criteria: Criteria }>`
    select criteria from saved_searches order by md5(id::text) limit ${naiveSample}`.execute(db);
  const naive = await processorTime(pid, async () => {
    for (const { criteria } of sample) await searchAmong(db, criteria, pages[0] ?? []);
  });
  const times = (searches / naiveSample) * pages.length;
  const share = ours.total / 3600;
  const row = (title: string, { node, database, total }: Spent, by = 1) => [
    title,
    figure(node * by),
    figure(database * by),
    figure(total * by),
    `${figure(((total * by) / 3600) * 100)} %`,
  ];
  return {
    markdown: [
      table(
        [
          `seconds of processor for ${figure(newListings)} new listings`,
          "Node",
          "PostgreSQL",
          "together",
          "of a core in an hour",
        ],
        [
          row(`${figure(searches)} saved searches, found from the listing`, ours),
          row("every search run each minute over what is new (from a sample)", naive, times),
        ],
      ),
      "",
      `${figure(told[0]?.matches ?? 0)} matches were written down, ${figure(told[0]?.digests ?? 0)} people are to hear of some at once; sending is not part of it.`,
    ].join("\n"),
    targets: [
      {
        text: `under ${mostShare * 100} % of a core for ${figure(newListings)} new listings an hour`,
        figure: `${figure(share * 100)} %`,
        met: share < mostShare,
      },
    ],
  };
}

/** The forward search, among these listings alone. */
async function searchAmong(db: Database, criteria: Criteria, ids: readonly string[]): Promise<void> {
  const fits = whereOf(baseConditions(criteria), filterConditions(criteria.filters));
  const among = sql`c.id = any(${[...ids]}::uuid[])`;
  await sql`select c.id from cars c where ${allOf([among, fits])}`.execute(db);
}

interface Spent {
  node: number;
  database: number;
  total: number;
}

async function backendOf(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

/** Seconds of processor that some work took, of this process and of the connection's; where nobody tells, the time itself. */
async function processorTime(pid: number, work: () => Promise<void>): Promise<Spent> {
  const [own, theirs, began] = [cpuUsage(), await secondsOf(pid), performance.now()];
  await work();
  const { user, system } = cpuUsage(own);
  const node = (user + system) / 1_000_000;
  const after = await secondsOf(pid);
  const database =
    theirs === undefined || after === undefined ? (performance.now() - began) / 1000 - node : after - theirs;
  return { node, database, total: node + database };
}

/** What Linux tells of a process: fields 14 and 15, in hundredths of a second. */
async function secondsOf(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  const fields = text?.slice(text.lastIndexOf(")") + 2).split(" ");
  return fields && (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
