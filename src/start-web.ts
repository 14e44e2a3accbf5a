import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { buildApp } from "#app";
import { type Config, readConfig } from "#config";
import type { Deps } from "#deps";
import { ensureFirstAdministrator } from "#features/administrators/first-administrator.ts";
import { isAway } from "#platform/db/away.ts";
import { replicaOf } from "#platform/db/connect.ts";
import { openDatabase } from "#platform/db/open.ts";
import { listen } from "#platform/http/listen.ts";
import { builtRenderer } from "#platform/http/renderer.ts";
import { hearLive } from "#platform/live/hear.ts";
import { liveHub } from "#platform/live/live-hub.ts";
import { openMetrics } from "#platform/metrics/metrics.ts";
import type { Lifetime } from "#platform/process/run.ts";
import { prepareQueue } from "#platform/queue/queue.ts";
import { openStorage } from "#platform/storage/open-storage.ts";
import { marketMemory } from "./market-memory.ts";
import { searchCounter, webMetrics } from "./metrics.ts";
import { startJobs } from "./start-jobs.ts";

/** What a way of starting the market may add to it; production adds nothing. */
export interface Additions {
  /** Settings over those of the environment. */
  environment?: Record<string, string>;
  /** What to tell when the market opens. */
  lines?: readonly string[];
  /** Serves the pages instead of the build: development. */
  servePages?: (app: FastifyInstance, config: Config) => Promise<void>;
  /** Fills the market before it opens: the demo. */
  fill?: (deps: Deps, say: (text: string) => void) => Promise<Filling | undefined>;
}
export interface Filling {
  /** What to tell when the market opens. */
  lines: readonly string[];
  /** Starts what may go on while the market is open; returns how to stop it. */
  continueInBackground?: (log: FastifyBaseLogger) => () => Promise<void>;
}

/** The web process: database, application, the port, and jobs unless a worker has them, in this order. */
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
  const metrics = openMetrics();
  const memory = marketMemory({
    db,
    url,
    onAnswer: searchCounter(metrics),
    // What is heard of must be there where it is read.
    onChange: () => replicaOf(db)?.heardOfChange(),
    onReady: () => app.log.info("searches are answered from memory now"),
    onError: (error) => {
      // A database that is away is no fault of the index: it follows again as soon as it can.
      if (isAway(error))
        app.log.warn({ reason: error.message }, "the search index cannot follow the database");
      else app.log.error(error, "the search index failed; the database answers");
    },
  });
  const live = liveHub();
  webMetrics(metrics, { db, clock: () => new Date(), index: memory.index, live });
  const deps = { config, db, storage, clock: () => new Date(), ...memory.knows, live };
  const filling = await fill?.(deps, say);
  const administrators = await ensureFirstAdministrator(db, config);
  // Calls ask for jobs from the first request on.
  await prepareQueue(url);

  const renderer = servePages ? undefined : await builtRenderer();
  const app = await buildApp({
    ...deps,
    metrics,
    development: servePages !== undefined,
    ...(renderer && { renderer: async () => renderer }),
  });
  warn = (facts, text) => app.log.warn(facts, text);
  await servePages?.(app, config);
  lifetime.onStop(() => app.close());
  lifetime.onLeave((hurry) => app.leave(config.drainSeconds * 1000, hurry));

  const liveEvents = hearLive(url, live, (error) =>
    app.log.warn(error, "the channel of live events is away"),
  );
  lifetime.onStop(() => liveEvents.stop());
  await listen(app, config);
  if (config.worker === "inline") await startJobs({ ...deps, url, metrics, log: app.log }, lifetime);
  // It reads all listings in the background; until then the database answers.
  memory.start();
  lifetime.onStop(() => memory.stop());

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`\nMishwar is open (after ${seconds} s)\n`);
  say(`  the market      ${config.publicUrl}`);
  say(`  the calls       ${config.publicUrl}/api/docs`);
  if (config.env !== "production") say(`  the mails       ${config.publicUrl}/dev/mail`);
  for (const line of [...lines, ...(filling?.lines ?? []), ...administrators]) say(`  ${line}`);
  say("\nCtrl-C stops it.");
  if (filling?.continueInBackground) lifetime.onStop(filling.continueInBackground(app.log));
}
