import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { runningEmbeddedUrl, startEmbeddedPostgres } from "#platform/db/embedded.ts";
import { diskStorage } from "#platform/storage/storage.ts";
import { inspectArchive, restoreBackup } from "../../backup/restore-backup.ts";
import { takeBackup } from "../../backup/take-backup.ts";
import { optionOf } from "../lib/arguments.ts";
import { digestsAt, digestsInSnapshot } from "../lib/compare-databases.ts";
import { withCopiedMarket } from "../lib/copied-market.ts";
import { withPeople } from "../lib/people.ts";
import { productionServer, startServer } from "../lib/processes.ts";
import type { Report } from "../lib/report.ts";
import { figure, median, percentile, timed } from "../lib/stats.ts";
import { table } from "../lib/table.ts";
import { Journal } from "../lib/writer/journal.ts";
import { startWriter } from "../lib/writer/start-writer.ts";
import { browsing } from "./visitors.ts";

/** One client writes each, and pauses so long between what it writes. */
const clients = { listing: 1, message: 1, photo: 1 };
const pauseMs = 40;
const settleLimitMs = 30_000;
const secondsBefore = 10;
const searches = [
  "/api/cars?facets=1",
  "/api/cars?brand=toyota&facets=1",
  "/api/cars?search=bmw",
  "/api/cars?sort=oldest",
  "/api/cars?priceMax=9000",
  "/api/cars?vehicleType=motorcycle",
];

/**
 * A market that is written to and browsed is backed up, restored into an empty place, and compared with its own moment:
 * rows by PostgreSQL's digests in the same snapshot, files by their bytes, searches by what both answer.
 */
export async function benchBackup(args: string[]): Promise<Report> {
  const listings = Number(optionOf(args, "listings") ?? 600);
  return withCopiedMarket(listings, async (folder, secret) => {
    const source = join(folder, "market");
    const env = { SESSION_SECRET: secret, RATE_LIMIT: "0", LOG_LEVEL: "warn" };
    const server = await startServer(productionServer, source, env);
    let taken: Awaited<ReturnType<typeof backUpUnderLoad>>;
    try {
      taken = await backUpUnderLoad(server.origin, source, folder, secret);
    } finally {
      await server.stop();
    }
    return compare(folder, env, taken);
  });
}

async function backUpUnderLoad(origin: string, source: string, folder: string, secret: string) {
  const url = runningEmbeddedUrl(source);
  if (!url) throw new Error("the market does not run on its embedded database");
  const storage = diskStorage(join(source, "uploads"));
  return withPeople(url, { pairs: 60, sellers: 60 }, async (people) => {
    const journal = new Journal();
    const writer = await startWriter({ origin, ...people, clients, pauseMs }, journal);
    try {
      await browsing(origin, AbortSignal.timeout(2000));
      const before = await browsing(origin, AbortSignal.timeout(secondsBefore * 1000));
      const whole = new AbortController();
      const visitors = browsing(origin, whole.signal);
      visitors.catch(() => {});
      const snapshot = { rows: new Map<string, string>(), files: new Map<string, string>(), ms: 0 };
      const path = join(folder, "market.tar.zst");
      const options = { url, storage, path, secret, version: "bench", at: new Date() };
      const { ms, result: backup } = await timed(() =>
        takeBackup({
          ...options,
          onSnapshot: async (id) => {
            const { ms } = await timed(async () => {
              snapshot.rows = await digestsInSnapshot(url, id);
              snapshot.files = await filesOf(join(source, "uploads"));
            });
            snapshot.ms = ms;
          },
        }),
      );
      whole.abort();
      const during = await visitors;
      if (!(await writer.pause(settleLimitMs))) throw new Error("the writers were not acknowledged in time");
      const refused = journal.requests.find(({ wrong }) => wrong);
      if (refused) throw new Error(`${refused.kind} was answered with ${refused.status} ${refused.wrong}`);
      const answers = await answersOf(origin);
      const written = journal.acknowledged;
      return { backup, ms: ms - snapshot.ms, snapshot, before, during, written, answers, path, secret };
    } finally {
      await writer.end();
    }
  });
}

/** Each file but the drawings that are made again, with a digest of its bytes. */
async function filesOf(root: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const key of diskStorage(root).keys()) {
    const bytes = key.startsWith("share/")
      ? undefined
      : await readFile(join(root, key)).catch(() => undefined);
    if (bytes) found.set(key, createHash("sha256").update(bytes).digest("hex"));
  }
  return found;
}

/** As objects: which order their keys have tells only whether the index or the database answered. */
async function answersOf(origin: string): Promise<unknown[]> {
  return Promise.all(
    searches.map(async (search) => {
      const answer = await fetch(origin + search);
      if (!answer.ok) throw new Error(`${search} was answered with ${answer.status}`);
      return answer.json();
    }),
  );
}

async function compare(
  folder: string,
  env: Record<string, string>,
  taken: Awaited<ReturnType<typeof backUpUnderLoad>>,
): Promise<Report> {
  const { path, secret, snapshot } = taken;
  const dataDir = join(folder, "restored");
  const restored = await timed(async () => {
    const { manifest } = await inspectArchive(path, { secret });
    await restoreBackup(
      { path, at: new Date(), target: { dataDir, databaseUrl: undefined, bucket: undefined } },
      manifest,
    );
    return manifest;
  });
  const database = await startEmbeddedPostgres({ dataDir });
  const rows = await digestsAt(database.url).finally(() => database.stop());
  const files = await filesOf(join(dataDir, "uploads"));
  const server = await startServer(productionServer, dataDir, { ...env, WORKER: "separate" });
  const answers = await answersOf(server.origin).finally(() => server.stop());
  const differing = {
    tables: [...snapshot.rows].filter(([name, digest]) => rows.get(name) !== digest).map(([name]) => name),
    files: [...snapshot.files].filter(([key, digest]) => files.get(key) !== digest).map(([key]) => key),
    answers: searches.filter((_, at) => !isDeepStrictEqual(answers[at], taken.answers[at])),
  };
  return reportOf(taken, restored.result.tables, restored.ms, rows.size, files.size, differing);
}

function reportOf(
  { backup, ms, before, during, written }: Awaited<ReturnType<typeof backUpUnderLoad>>,
  tables: readonly { bytes: number }[],
  restoreMs: number,
  tableCount: number,
  fileCount: number,
  differing: { tables: string[]; files: string[]; answers: string[] },
): Report {
  const row = (title: string, times: number[]) => [
    title,
    ...[median(times), percentile(times, 0.95), percentile(times, 0.99)].map(figure),
  ];
  const bytes = tables.reduce((sum, one) => sum + one.bytes, 0);
  const mb = (value: number) => `${figure(value / 1e6)} MB`;
  const target = (text: string, wrong: string[], all: number) => ({
    text,
    figure:
      wrong.length === 0
        ? `${all.toLocaleString("en-US")} of ${all.toLocaleString("en-US")}`
        : `not ${wrong.slice(0, 3).join(", ")}`,
    met: wrong.length === 0 && all > 0,
  });
  return {
    markdown: [
      `Written from before the backup to after it, each write acknowledged: ${written.listing.length} listings, ${written.photo.length} photos, ${written.message.length} messages.`,
      "",
      table(
        ["", "rows", "as text", "files", "archive", "seconds"],
        [
          [
            "backup, while it serves",
            figure(backup.rows),
            mb(bytes),
            figure(backup.files),
            mb(backup.size),
            figure(ms / 1000),
          ],
          [
            "restore, with its comparison",
            figure(backup.rows),
            mb(bytes),
            figure(fileCount),
            "",
            figure(restoreMs / 1000),
          ],
        ],
      ),
      "",
      table(
        ["browsing beside the writers, milliseconds", "p50", "p95", "p99"],
        [row("before the backup", before), row("during the backup", during)],
      ),
    ].join("\n"),
    targets: [
      target("tables whose rows are all those of the snapshot", differing.tables, tableCount),
      target("files of the snapshot that are there, byte for byte", differing.files, fileCount),
      target("searches that the restored market answers alike", differing.answers, searches.length),
    ],
  };
}
