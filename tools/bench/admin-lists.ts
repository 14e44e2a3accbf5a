import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { optionOf } from "./lib/arguments.ts";
import { withMarket } from "./lib/market.ts";
import { makeAdministrator } from "./lib/people.ts";
import { patientPool } from "./lib/pool.ts";
import { productionServer, startServer } from "./lib/processes.ts";
import type { Report } from "./lib/report.ts";
import { figure, median, percentile, timed } from "./lib/stats.ts";
import { table } from "./lib/table.ts";

const usualListings = 100_000;
const targetMs = 150;
const [warmUps, calls] = [2, 20];

const sorted = (path: string, sorts: string) =>
  sorts.split(" ").flatMap((sort) => [`${path}?sort=${sort}`, `${path}?sort=-${sort}`]);
const reports =
  "listings&by=all listings&by=place listings&by=brand contacts&by=place users&by=all revenue&by=plan";

/** Calls below /api/admin by what they list: orders, filters, words and late pages. */
const lists: Record<string, readonly string[]> = {
  users: [
    ...sorted("users", "createdAt name email"),
    ..."page=1 page=100 page=300 status=suspended city=beirut&page=20 type=individual locked=true"
      .split(" ")
      .map((query) => `users?${query}`),
    ..."khoury خوري rami.k demo.mishwar nobody-is-called-so ra"
      .split(" ")
      .map((word) => `users?search=${word}`),
  ],
  dealers: [
    "dealers",
    "dealers?page=5",
    "dealers?badge=without",
    "dealers?search=cedar",
    "dealer-applications",
    "dealer-applications?state=pending",
  ],
  listings: [
    ...sorted("cars", "createdAt price year model city status"),
    ...sorted("cars", "createdAt price city").map((path) => `${path}&page=100`),
    ..."status=pending status=deleted&sort=price vehicleType=motorcycle&sort=price&page=20 city=beirut search=mercedes search=toyota&sort=price"
      .split(" ")
      .map((query) => `cars?${query}`),
  ],
  "the review queue and reports": [
    "pending-cars",
    "pending-cars?order=oldest",
    "pending-cars?page=90",
    "pending-cars?flagged=true",
    "pending-cars?dealers=true",
    "pending-cars?search=toyota",
    "listing-reports",
    "listing-reports?reason=fraud",
    "rules",
  ],
  "payments and what they started": [
    ..."payments payments?sort=amount payments?status=pending payments?method=paypal payments?search=khoury".split(
      " ",
    ),
    ..."subscriptions subscriptions?state=running subscriptions?state=over subscriptions?search=khoury".split(
      " ",
    ),
    ..."verifications campaigns subscription-plans bonus-features".split(" "),
  ],
  "messages to many and the activity log": ["messages", "activity", "activity?resource=settings"],
  "the overview and reports": [
    ..."7 30 365".split(" ").map((days) => `stats?days=${days}`),
    ...[30, 366].flatMap((days) =>
      reports.split(" ").map((what) => `reports?what=${what}&from=${dayBefore(days)}`),
    ),
  ],
};

function dayBefore(days: number): string {
  return new Date(Date.now() - (days - 1) * 86_400_000).toISOString().slice(0, 10);
}

/** Every list of the administration over HTTP, one call at a time. `--listings=N`: another market. */
export async function benchAdminLists(args: string[]): Promise<Report> {
  const listings = Number(optionOf(args, "listings") ?? usualListings);
  return withMarket({ listings, pictures: false }, async ({ url, dataDir }) => {
    const db = patientPool(url);
    const { headers, remove } = await makeAdministrator(db);
    const waiting = await fillQueue(db);
    // As autovacuum does in ordinary life.
    await sql`vacuum (analyze)`.execute(db);
    const env = { DATABASE_URL: url, RATE_LIMIT: "0", WORKER: "separate" };
    const server = await startServer(productionServer, dataDir, env);
    try {
      const measured: (readonly [string, number[]])[] = [];
      for (const [title, paths] of Object.entries(lists)) {
        const times: number[] = [];
        for (const path of paths) {
          const ask = () => timed(() => askFor(`${server.origin}/api/admin/${path}`, headers));
          for (let at = 0; at < warmUps; at++) await ask();
          for (let at = 0; at < calls; at++) times.push((await ask()).ms);
        }
        measured.push([title, times]);
      }
      return reportOf(listings, measured);
    } finally {
      await server.stop();
      await sql`update cars set status = 'active', updated_at = now() where id = any (${waiting}::uuid[])`.execute(
        db,
      );
      await sql`delete from listing_flags where detail = 'bench'`.execute(db);
      await sql`delete from rule_hits`.execute(db);
      await remove();
      await db.destroy();
    }
  });
}

/** 10,000 listings wait, every third of them flagged once or twice; 30,000 were found odd before. Returns those that did not wait. */
async function fillQueue(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update cars set status = 'pending', updated_at = now() - random() * interval '3 days'
    where id in (select id from cars where status = 'active' and deleted_at is null order by id limit greatest(0,
      10000 - (select count(*) from cars where waiting_since is not null))) returning id`.execute(db);
  await sql`
    insert into listing_flags (car_id, kind, detail)
    select id, kind, 'bench' from (select id, row_number() over (order by id) as n from cars where waiting_since is not null) c,
      unnest(case when n % 6 = 0 then array['deposit', 'reused_picture'] when n % 3 = 0 then array['phone_in_text'] end) kind
    on conflict do nothing`.execute(db);
  await sql`
    insert into rule_hits (car_id, rule, found_at)
    select id, 'deposit', now() - random() * interval '90 days' from cars order by id limit 30000 on conflict do nothing`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function askFor(address: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(address, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}: ${text}`);
}

function reportOf(listings: number, measured: readonly (readonly [string, number[]])[]): Report {
  const [slowest] = measured.toSorted(([, a], [, b]) => percentile(b, 0.95) - percentile(a, 0.95));
  const worst = slowest ? percentile(slowest[1], 0.95) : Number.NaN;
  const head = [`${listings.toLocaleString("en-US")} listings, milliseconds`, "p50", "p95"];
  return {
    markdown: table(
      head,
      measured.map(([title, times]) => [title, figure(median(times)), figure(percentile(times, 0.95))]),
    ),
    targets: [
      {
        text: `p95 of every list under ${targetMs} ms`,
        figure: `${figure(worst)} ms at most: ${slowest?.[0]}`,
        met: worst < targetMs,
      },
    ],
  };
}
