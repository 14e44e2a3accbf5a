import { appendFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startEmbeddedPostgres } from "#platform/db/embedded.ts";
import { withCopiedMarket } from "../lib/copied-market.ts";
import { productionServer, startServer } from "../lib/processes.ts";
import type { Report } from "../lib/report.ts";
import { figure, timed } from "../lib/stats.ts";
import { table } from "../lib/table.ts";
import { copyCluster } from "./base-backup.ts";

const listings = 600;
const writes = 200;

/**
 * Recovery to a moment, as docs/backup.md describes it: a primary archives its log, a base backup is copied while it is
 * written to, and a second cluster is recovered to a moment between two rounds of writes.
 */
export async function benchRecovery(): Promise<Report> {
  return withCopiedMarket(listings, async (folder, secret) => {
    const [primary, archive] = [join(folder, "market"), join(folder, "wal")];
    const recovered = join(folder, "recovered");
    await mkdir(archive, { mode: 0o700 });
    const cluster = join(primary, "postgres", "data");
    await appendFile(
      join(cluster, "postgresql.conf"),
      `\narchive_mode = on\narchive_command = 'test ! -f "${archive}/%f" && cp "%p" "${archive}/%f.part" && mv "${archive}/%f.part" "${archive}/%f"'\n`,
    );
    const { moment, base } = await writeAroundMoment(primary, join(recovered, "postgres"));
    const target = join(recovered, "postgres", "data");
    await writeFile(join(target, "recovery.signal"), "");
    await appendFile(
      join(target, "postgresql.conf"),
      `\narchive_mode = off\nrestore_command = 'cp "${archive}/%f" "%p"'\nrecovery_target_time = '${moment}'\n` +
        "recovery_target_action = promote\nhot_standby = off\n",
    );
    const { ms, result: found } = await timed(() => countIn(recovered));
    const server = await startServer(productionServer, recovered, {
      SESSION_SECRET: secret,
      WORKER: "separate",
    });
    const total = await totalOf(server.origin).finally(() => server.stop());
    return reportOf({ found, total, segments: (await readdir(archive)).length, base, recovery: ms });
  });
}

/** Starts the primary, copies it while it is written to, and returns the moment between what counts and what does not. */
async function writeAroundMoment(primary: string, copy: string) {
  const server = await startEmbeddedPostgres({ dataDir: primary });
  try {
    const client = new pg.Client({ connectionString: server.url });
    const writer = new pg.Client({ connectionString: server.url });
    await Promise.all([client.connect(), writer.connect()]);
    try {
      const early = write(writer, "before");
      const { ms: base } = await timed(() => copyCluster(client, join(primary, "postgres"), copy));
      await early;
      await pause(100);
      const { rows } = await client.query<{ now: string }>("select clock_timestamp()::text as now");
      await pause(100);
      await write(writer, "after");
      await archived(client);
      return { moment: rows[0]?.now ?? "", base };
    } finally {
      await Promise.all([client.end(), writer.end()]);
    }
  } finally {
    await server.stop();
  }
}

/** Sellers with a listing each, every one a transaction of its own. */
async function write(client: pg.Client, when: string): Promise<void> {
  for (let at = 0; at < writes; at++) {
    await client.query(
      `with seller as (insert into users (email, first_name, last_name, is_email_verified)
         values ($1, 'Bench', 'Mark', true) returning id)
       insert into cars (title, brand, model, year, price, price_usd, city, user_id, status, phone_number, expires_at)
       select 'Recovered or not', 'kia', 'sportage', 2018, 9000, 0, 'beirut', id, 'active', '+96170123456',
         now() + interval '60 days' from seller`,
      [`${when}-${at}@recovery.bench.example`],
    );
  }
}

/** Waits until all that was written lies in the archive. */
async function archived(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ file: string }>("select pg_walfile_name(pg_switch_wal()) as file");
  const wanted = rows[0]?.file ?? "";
  for (;;) {
    const found = await client.query<{ last: string | null }>(
      "select last_archived_wal as last from pg_stat_archiver",
    );
    if ((found.rows[0]?.last ?? "") >= wanted) return;
    await pause(50);
  }
}

interface Found {
  before: number;
  after: number;
  listings: number;
}

/** Starts the recovered cluster, which replays the log up to the moment first, and looks what it has. */
async function countIn(dataDir: string): Promise<Found> {
  const server = await startEmbeddedPostgres({ dataDir });
  const client = new pg.Client({ connectionString: server.url });
  try {
    await client.connect();
    const { rows } = await client.query<Found>(`select
      (select count(*)::int from users where email like 'before-%@recovery.bench.example') as before,
      (select count(*)::int from users where email like 'after-%@recovery.bench.example') as after,
      (select count(*)::int from cars where is_public and vehicle_type = 'car') as listings`);
    return rows[0] ?? { before: 0, after: 0, listings: 0 };
  } finally {
    await client.end();
    await server.stop();
  }
}

/** What the market that was started on it says of itself. */
async function totalOf(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/api/cars?limit=1`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the market was answered with ${answer.status}: ${text}`);
  return Number(/"total":(\d+)/.exec(text)?.[1]);
}

function reportOf(given: {
  found: Found;
  total: number;
  segments: number;
  base: number;
  recovery: number;
}): Report {
  const { found, total, segments, base, recovery } = given;
  const exact = (text: string, is: number, wanted: number) => ({
    text,
    figure: `${figure(is)} of ${figure(wanted)}`,
    met: is === wanted,
  });
  return {
    markdown: table(
      ["", "seconds"],
      [
        ["base backup, copied while it is written to", figure(base / 1000)],
        [
          `recovery to the moment, ${segments} files in the archive of the log, and its first start`,
          figure(recovery / 1000),
        ],
      ],
    ),
    targets: [
      exact("writes acknowledged before the moment that are there", found.before, writes),
      {
        text: "writes after the moment that are there: none",
        figure: String(found.after),
        met: found.after === 0,
      },
      exact("listings that the market started on it shows", total, found.listings),
    ],
  };
}
