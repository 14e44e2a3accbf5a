import { EventEmitter } from "node:events";
import type { FastifyBaseLogger } from "fastify";
import {
  Logger,
  makeWorkerUtils,
  parseCronItems,
  run,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import { sql } from "kysely";
import type { Database } from "../db/connect.ts";
import { impatientPool } from "../db/impatient-pool.ts";
import { reclaimOrphanedJobs } from "./reclaim-orphaned-jobs.ts";
import { retryWhileAway } from "./retry-pool.ts";

/** One kind of background work. It may run more than once for one request, so it must not mind. */
export interface Job {
  /** `analytics.expire`: the feature, then what is done. */
  name: string;
  /** A crontab pattern in UTC for work that comes by itself. */
  cron?: string;
  /** Done once more when a worker starts: what the process before it left undone does not wait for the clock. */
  atStart?: true;
  run: (payload: unknown) => Promise<void>;
}

export interface Queue {
  stop(): Promise<void>;
}

/** A queue that stopped by itself begins again after so long. */
const beginAgainMs = 5000;

/**
 * Runs jobs from PostgreSQL; any number of processes may do so, each job is done by one of them. What a process took that was
 * killed is free again within half a minute.
 */
export async function startQueue(options: {
  url: string;
  jobs: readonly Job[];
  log: FastifyBaseLogger;
}): Promise<Queue> {
  const { url, jobs, log } = options;
  const taskList: TaskList = {};
  for (const job of jobs) {
    taskList[job.name] = async (payload) => {
      const started = performance.now();
      await job.run(payload);
      log.info({ job: job.name, ms: Math.round(performance.now() - started) }, "job done");
    };
  }
  // A pool of our own: the worker does not wait until its own is closed, and what the database then says to a connection
  // that is still open, when it stops right after, would end this process with a stack.
  const pgPool = impatientPool({
    connectionString: url,
    max: 4,
    application_name: "mishwar queue",
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  let stopping = false;
  const lost = ({ message }: Error) => {
    if (!stopping) log.warn({ reason: message }, "the queue lost a connection");
  };
  pgPool.on("error", lost);
  pgPool.on("connect", (client) => client.on("error", lost));
  retryWhileAway(pgPool, () => stopping);
  const watch = reclaimOrphanedJobs({ url, log });
  const events: WorkerEvents = new EventEmitter();
  events.on("pool:create", ({ workerPool }) => watch.add(workerPool.id));
  const settings = {
    pgPool,
    events,
    concurrency: 2,
    noHandleSignals: true,
    taskList,
    logger: quiet(log),
    parsedCronItems: parseCronItems(
      jobs.flatMap((job) =>
        job.cron ? [{ task: job.name, match: job.cron, options: { backfillPeriod: 86_400_000 } }] : [],
      ),
    ),
  };
  let timer: NodeJS.Timeout | undefined;
  const begin = async () => {
    const begun = await run(settings);
    begun.promise.then(fell, fell);
    return begun;
  };
  /** It ends when it could not write down for long what became of a job; the database is back sooner or later. */
  const fell = (error: unknown) => {
    if (stopping) return;
    log.error({ err: error }, "the queue stopped by itself and begins again");
    timer = setTimeout(
      () =>
        void begin().then((begun) => {
          runner = begun;
        }, fell),
      beginAgainMs,
    );
  };
  let runner = await begin();
  for (const { name, atStart } of jobs) {
    // Those of several workers that start together are one.
    if (atStart) await runner.addJob(name, {}, { jobKey: `${name} at start` });
  }
  return {
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      // One that fell has stopped already.
      await runner.stop().catch(() => {});
      await watch.stop();
      await pgPool.end();
    },
  };
}

/** Brings the queue's own tables up to date, so that a verb can add a job in its transaction before a worker ran. */
export async function prepareQueue(url: string): Promise<void> {
  const utils = await makeWorkerUtils({ connectionString: url });
  try {
    await utils.migrate();
  } finally {
    await utils.release();
  }
}

/**
 * Asks for work, within the caller's transaction where there is one: it is done if, and only if, that commits. A `key`
 * makes a request replace one of the same key that waits still. `afterSeconds` counts by the clock of the database.
 */
export async function addJob(
  db: Database,
  name: string,
  payload: object,
  options: { key?: string; runAt?: Date; afterSeconds?: number; maxAttempts?: number } = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${name},
    payload => ${JSON.stringify(payload)}::json,
    job_key => ${options.key ?? null}::text,
    run_at => coalesce(${options.runAt ?? null}::timestamptz, now() + make_interval(secs => ${options.afterSeconds ?? null}::float8)),
    max_attempts => ${options.maxAttempts ?? null}::int)`.execute(db);
}

/** Takes back what was asked for with a key and has not begun, within the caller's transaction where there is one. */
export async function removeJob(db: Database, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(db);
}

function quiet(log: FastifyBaseLogger) {
  return new Logger(() => (level, message) => {
    if (level === "error") log.error(message);
    else if (level === "warning") log.warn(message);
    else log.debug(message);
  });
}
