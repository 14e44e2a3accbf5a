import cluster from "node:cluster";
import type { FastifyBaseLogger } from "fastify";
import pino from "pino";
import { readConfig } from "#config";
import type { Deps } from "#deps";
import { ensureFirstAdministrator } from "#features/administrators/first-administrator.ts";
import { openDatabase } from "#platform/db/open.ts";
import { logSerializers } from "#platform/http/log-serializers.ts";
import { answerForAll } from "#platform/metrics/all-processes.ts";
import { openMetrics } from "#platform/metrics/metrics.ts";
import { type Forks, startForks } from "#platform/process/forks.ts";
import type { Lifetime } from "#platform/process/run.ts";
import { stopLimitMs } from "#platform/process/time-limits.ts";
import { prepareQueue } from "#platform/queue/queue.ts";
import { openStorage } from "#platform/storage/open-storage.ts";
import { sharedMetrics } from "./metrics.ts";
import type { ServePages } from "./serve-market.ts";
import { type Ground, startJobs } from "./start-jobs.ts";

/** What a way of starting the market may add to it; production adds nothing. */
export interface Additions {
  /** Settings over those of the environment. */
  environment?: Record<string, string>;
  /** What to tell when the market opens. */
  lines?: readonly string[];
  /** Serves the pages instead of the build: development. */
  servePages?: ServePages;
  /** Fills the market before it opens: the demo. */
  fill?: (deps: Deps, say: (text: string) => void) => Promise<Filling | undefined>;
}
export interface Filling {
  /** What to tell when the market opens. */
  lines: readonly string[];
  /** Starts what may go on while the market is open; returns how to stop it. */
  continueInBackground?: (log: FastifyBaseLogger) => () => Promise<void>;
}

/**
 * The web process: database, application, the port, and jobs unless a worker has them, in this order. Of several
 * (WEB_PROCESSES) the first does all that is done once, and the application and the port are theirs that it forks.
 */
export async function startWeb(lifetime: Lifetime, additions: Additions = {}): Promise<void> {
  const { servePages, fill, environment, lines = [] } = additions;
  const started = performance.now();
  const config = readConfig({ ...process.env, ...environment });
  const say = (text: string) => process.stdout.write(`${text}\n`);

  // There is a log once there is an application, and filling a market may take minutes before.
  let warn = (_facts: object, text: string): void => void say(text);
  const onLost = ({ message }: Error) => warn({ reason: message }, "the pool lost a connection");
  const onReplica = (state: string, reason: string) =>
    warn({ reason }, `the replica is ${state}${state === "in use" ? "" : ": reads go to the primary"}`);
  const { db, url } = await openDatabase({ ...config, say, onLost, onReplica }, lifetime);
  const storage = await openStorage(config);
  const ground: Ground = { config, db, url, storage, clock: () => new Date(), metrics: openMetrics() };
  const serve = async (how: Promise<FastifyBaseLogger>) => {
    const log = await how;
    warn = (facts, text) => log.warn(facts, text);
    return log;
  };
  // The first of several serves nobody: it has 45 MB less without what serves.
  const serveHere = async () => (await import("./serve-market.ts")).serveMarket(ground, lifetime, servePages);
  if (cluster.isWorker) return void (await serve(serveHere()));

  const filling = await fill?.(ground, say);
  const administrators = await ensureFirstAdministrator(db, config);
  // Calls ask for jobs from the first request on.
  await prepareQueue(url);

  const log = await serve(
    config.webProcesses === 1
      ? serveHere()
      : forkServers(ground, lifetime, { ...environment, DATABASE_URL: url }),
  );
  if (config.worker === "inline") await startJobs({ ...ground, log }, lifetime);

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`\nMishwar is open (after ${seconds} s)\n`);
  say(`  the market      ${config.publicUrl}`);
  say(`  the calls       ${config.publicUrl}/api/docs`);
  if (config.env !== "production") say(`  the mails       ${config.publicUrl}/dev/mail`);
  for (const line of [...lines, ...(filling?.lines ?? []), ...administrators]) say(`  ${line}`);
  say("\nCtrl-C stops it.");
  if (filling?.continueInBackground) lifetime.onStop(filling.continueInBackground(log));
}

/** Lets as many processes as are wanted serve the market, with `env` over the settings of this one. Returns the log of this one. */
async function forkServers(
  { config, db, clock, metrics }: Ground,
  lifetime: Lifetime,
  env: Record<string, string>,
): Promise<FastifyBaseLogger> {
  const log = pino({ level: config.logLevel, serializers: logSerializers });
  sharedMetrics(metrics, { db, clock });
  const forks: Forks = new Map();
  answerForAll(metrics.registry, forks);
  // By then each has ended by itself, unless its loop stands still (run.ts).
  const endLimitMs = config.drainSeconds * 1000 + stopLimitMs + 1000;
  await startForks(forks, { count: config.webProcesses, env, log, endLimitMs }, lifetime);
  return log;
}
