import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { sql } from "kysely";
import { buildApp } from "#app";
import { readConfig } from "#config";
import { closeDays } from "#pages/admin/overview/close-days.ts";
import { dayAfter, dayOf } from "#pages/admin/overview/days.ts";
import { connectDatabase, type Database } from "#platform/db/connect.ts";
import { prepareQueue } from "#platform/queue/queue.ts";
import { diskStorage } from "#platform/storage/storage.ts";
import { withMarket } from "../lib/market.ts";
import { patientPool } from "../lib/pool.ts";
import type { Report } from "../lib/report.ts";
import { figure, timed } from "../lib/stats.ts";
import { table } from "../lib/table.ts";
import type { ListCase } from "./ask.ts";
import { benchAdministrator } from "./drawing.ts";
import { figureCases } from "./figure-cases.ts";
import { measureInserts } from "./inserts.ts";
import { addLife } from "./life.ts";
import { listingCases } from "./listing-cases.ts";
import { type Measured, measureCase, rowOf } from "./measure.ts";
import { moneyCases } from "./money-cases.ts";
import { copyNaively, naiveIndexes } from "./naive-copies.ts";
import { peopleCases } from "./people-cases.ts";

const usualListings = 1_000_000;
const targetMs = 150;

/**
 * Every list of the administration in a market of a million listings: the whole call over HTTP, beside the statements
 * of a first version alone, in turn. `--only=WORD,WORD`: the lines whose title has one of them. `--slowest`: each call of ours. `--listings=N`: a smaller market.
 * For a quick look `--calls=N`, fewer than 20 of each, and `--alone`, without the naive side.
 */
export async function benchAdminLists(args: string[]): Promise<Report> {
  const given = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const listings = Number(given("listings") ?? usualListings);
  return withMarket({ listings, pictures: false }, async ({ url, dataDir }) => {
    await prepareQueue(url);
    const made = await addLife(url);
    const naive = patientPool(url);
    try {
      const copying = await timed(() => copyNaively(naive));
      // As autovacuum does in ordinary life, for both sides.
      await sql`vacuum`.execute(naive);
      const closing = await timed(() => closeDays(naive, new Date()));
      const only = (given("only") ?? "").split(",");
      const cases = (await allCases(naive)).filter(({ title }) => only.some((word) => title.includes(word)));
      const measured = await measureAll(cases, {
        url,
        dataDir,
        naive,
        calls: Number(given("calls") ?? 20),
        withNaive: !args.includes("--alone"),
      });
      const facts = [
        `${await sizesOf(naive)}. Naive: \`select … order by … offset\` over whole rows and \`count(*)\`, the statements alone, over`,
        `${naiveIndexes}. Milliseconds. Counting and keeping the days that are over took ${figure(closing.ms / 1000)} s.`,
        ...(made > 0 ? [`Making all but the demo market took ${figure(made + copying.ms / 1000)} s.`] : []),
      ];
      const inserts = given("only") === undefined ? await measureInserts(naive) : undefined;
      return reportOf({ facts, measured, inserts, slowest: args.includes("--slowest") });
    } finally {
      await naive.destroy();
    }
  });
}

interface Place {
  url: string;
  dataDir: string;
  naive: Database;
  calls: number;
  withNaive: boolean;
}

/** The application with a listener of its own; no jobs and no index of the search, which would work beside it. */
async function measureAll(
  cases: readonly ListCase[],
  { url, dataDir, ...place }: Place,
): Promise<Measured[]> {
  const config = readConfig({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: "error", RATE_LIMIT: "0" });
  const db = await connectDatabase({ url, max: config.databasePool });
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const app = await buildApp({ config, db, storage: diskStorage(join(dataDir, "uploads")), clock });
  try {
    const origin = await app.listen({ port: 0, host: "127.0.0.1" });
    const token = await signIn(place.naive);
    const sides = { ...place, origin, token, forget: () => (ahead += 3 * 60_000) };
    const measured: Measured[] = [];
    for (const one of cases) {
      process.stderr.write(`${one.title}\n`); // the naive side takes its time
      measured.push(await measureCase(one, sides));
    }
    return measured;
  } finally {
    await app.close();
    await db.destroy();
  }
}

async function signIn(db: Database): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await sql`insert into admin_tokens (token, admin_id, created_at, last_seen_at)
    select ${createHash("sha256").update(token).digest("hex")}, id, now(), now()
    from admin_users where username = ${benchAdministrator}`.execute(db);
  return token;
}

async function allCases(db: Database): Promise<ListCase[]> {
  const { rows } = await sql<{
    users: number;
    message: string;
    phone: string;
    mail: string;
    vin: string;
    dealer: string;
  }>`
    select (select count(*)::int from users) as users,
      (select id from bulk_messages order by created_at desc limit 1) as message,
      c.phone_number as phone, u.email as mail, c.vin_number as vin,
      (select id from users where is_verified_dealer order by id limit 1) as dealer
    from cars c join users u on u.id = c.user_id where c.vin_number is not null and c.deleted_at is null limit 1`.execute(
    db,
  );
  const [known] = rows;
  if (!known) throw new Error("the market is empty");
  const today = dayOf(new Date());
  return [
    ...peopleCases(Math.ceil(known.users / 100)),
    ...listingCases(known),
    ...moneyCases(known.message),
    ...figureCases((days) => dayAfter(today, -days)),
  ];
}

async function sizesOf(db: Database): Promise<string> {
  const counted = ["cars", "users", "payments", "subscriptions", "admin_activity_log"] as const;
  const names = ["listings", "users", "payments", "periods of plans", "entries of the log"];
  const counts = await Promise.all(
    counted.map(async (name) => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(
        db,
      );
      return rows[0]?.n ?? 0;
    }),
  );
  return names.map((name, at) => `${figure(counts[at] ?? 0)} ${name}`).join(", ");
}

interface Results {
  facts: string[];
  measured: Measured[];
  inserts: string | undefined;
  slowest: boolean;
}

function reportOf({ facts, measured, inserts, slowest }: Results): Report {
  const worst = measured.toSorted((a, b) => b.ours.p95 - a.ours.p95)[0];
  const differing = measured.flatMap(({ differing }) => differing);
  const calls = measured.flatMap(({ calls }) => calls).toSorted((a, b) => b.p95 - a.p95);
  return {
    markdown: [
      ...facts,
      "",
      table(["", "p50", "p95", "naive p50", "naive p95", "times at p95"], measured.map(rowOf)),
      ...(inserts ? ["", inserts] : []),
      ...(differing.length > 0 ? ["", ...differing.map((text) => `- ${text}`)] : []),
      ...(slowest
        ? [
            "",
            table(
              ["call", "p50", "p95"],
              calls.map(({ path, p50, p95 }) => [path, figure(p50), figure(p95)]),
            ),
          ]
        : []),
    ].join("\n"),
    targets: [
      {
        text: `p95 of every list under ${targetMs} ms`,
        figure: worst ? `${figure(worst.ours.p95)} ms at most: ${worst.title}` : "–",
        met: worst !== undefined && worst.ours.p95 < targetMs,
      },
      {
        text: "the same rows and totals as the naive side, words left out",
        figure: `${differing.length} differ`,
        met: differing.length === 0,
      },
    ],
  };
}
