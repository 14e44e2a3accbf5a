import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { optionOf } from "../lib/arguments.ts";
import { withMarket } from "../lib/market.ts";
import { patientPool } from "../lib/pool.ts";
import type { Report } from "../lib/report.ts";
import { figure, median, percentile } from "../lib/stats.ts";
import { type Target, table } from "../lib/table.ts";
import { compareWithSql } from "./large.ts";
import {
  disagreements,
  manyClients,
  oneByOne,
  perSecond,
  type Sample,
  type Sides,
  spread,
} from "./measure.ts";
import { naiveSearch } from "./naive.ts";
import { copyToNaiveTable, naiveIndexes } from "./naive-table.ts";
import { productSearch } from "./ours.ts";
import { type ReadIndex, readyIndex } from "./ready-index.ts";
import { type BenchRequest, browseRequests } from "./requests.ts";

const usual = 100_000;
/** Among more listings the naive search would take hours; that of the product's own SQL takes minutes. */
const requestsAmongMore = 150;
const requestCount = 300;
const clients = 8;
const modes = [
  { title: "page + total", facets: false, target: 15, shareUnderLoad: 1 },
  { title: "page + all facets", facets: true, target: 25, shareUnderLoad: 0.3 },
] as const;

/**
 * The product's search beside the naive one: same rows, same server, same pool, same requests, in turn. Among more listings than
 * 100,000 (`--listings=N`) the index beside the product's own SQL.
 */
export async function benchSearch(args: string[]): Promise<Report> {
  const listings = Number(optionOf(args, "listings") ?? usual);
  const isLarge = listings > usual;
  const count = Number(optionOf(args, "requests") ?? (isLarge ? requestsAmongMore : requestCount));
  const requests = browseRequests("browse", count);
  return withMarket({ listings, pictures: false }, async ({ url }) => {
    const db = patientPool(url);
    const read = await readyIndex(db, url);
    try {
      if (isLarge) return await compareWithSql(db, read, requests);
      await copyToNaiveTable(db);
      return await compare(db, read, requests);
    } finally {
      await read.index.stop();
      await db.destroy();
    }
  });
}

async function compare(db: Database, { index, made }: ReadIndex, requests: BenchRequest[]): Promise<Report> {
  const warmUp = browseRequests("warm up", requests.length / 10);
  const product = productSearch(db, index.search);
  // Others than those asked one by one: the index keeps answers.
  const underLoad = browseRequests("under load", requests.length);
  const rows: string[][] = [];
  const targets: Target[] = [...made];
  const notes: string[] = [];

  for (const { title, facets, target, shareUnderLoad } of modes) {
    const sides: Sides = {
      ours: ({ query }) => product(query, facets),
      naive: ({ query }) => naiveSearch(db, query, facets),
    };
    await oneByOne(warmUp, sides);
    const samples = await oneByOne(requests, sides);
    const load = await manyClients(clients, underLoad.slice(0, requests.length * shareUnderLoad), sides);
    rows.push(...rowsOf(title, samples));
    for (const side of ["ours", "naive"] as const) {
      const { ms, perSecond } = load[side];
      rows.push([`${title}, ${clients} clients, ${side}`, ...spread(ms), figure(perSecond)]);
    }
    targets.push(...targetsOf(title, target, samples));
    const differing = disagreements(samples);
    targets.push({
      text: `${title}: the same answers without words`,
      figure: `${differing.length} of ${samples.filter(({ request }) => !request.hasText).length} differ`,
      met: differing.length === 0,
    });
    notes.push(...differing.slice(0, 10).map((text) => `- ${text}`));
  }
  const markdown = [
    `${figure(await count(db))} rows, ${requests.length} requests (${withText(requests)} with words), milliseconds.`,
    `Naive indexes: ${naiveIndexes}. PostgreSQL ${await settingsOf(db)}.`,
    "",
    table(["", "p50", "p95", "p99", "requests/s"], rows),
    ...(notes.length > 0 ? ["", ...notes] : []),
  ];
  return { markdown: markdown.join("\n"), targets };
}

function rowsOf(title: string, samples: readonly Sample[]): string[][] {
  const groups = [
    [title, samples],
    [`${title}, without words`, samples.filter(({ request }) => !request.hasText)],
    [`${title}, with words`, samples.filter(({ request }) => request.hasText)],
  ] as const;
  return groups.flatMap(([name, group]) =>
    (["ours", "naive"] as const).map((side) => {
      const ms = group.map((sample) => sample.ms[side]);
      return [`${name}, ${side}`, ...spread(ms), figure(perSecond(ms))];
    }),
  );
}

function targetsOf(title: string, times: number, samples: readonly Sample[]): Target[] {
  const ours = samples.map(({ ms }) => ms.ours);
  const naive = samples.map(({ ms }) => ms.naive);
  return [
    ["p50", median(naive) / median(ours)] as const,
    ["p95", percentile(naive, 0.95) / percentile(ours, 0.95)] as const,
  ].map(([name, ratio]) => ({
    text: `${title}: at least ${times} times faster at ${name}`,
    figure: `${figure(ratio)} times`,
    met: ratio >= times,
  }));
}

const withText = (requests: readonly BenchRequest[]) => requests.filter(({ hasText }) => hasText).length;

async function count(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from cars`.execute(db);
  return rows[0]?.n ?? 0;
}

async function settingsOf(db: Database): Promise<string> {
  const names = ["shared_buffers", "work_mem", "random_page_cost", "max_parallel_workers_per_gather", "jit"];
  const values = await Promise.all(
    ["server_version", ...names].map(async (name) => {
      const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
      return rows[0]?.value ?? "";
    }),
  );
  return `${values[0]}: ${names.map((name, at) => `${name} ${values[at + 1]}`).join(", ")}`;
}
