import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { buildApp } from "#app";
import type { Config } from "#config";
import { isAway } from "#platform/db/away.ts";
import { replicaOf } from "#platform/db/connect.ts";
import { listen } from "#platform/http/listen.ts";
import { builtRenderer } from "#platform/http/renderer.ts";
import { hearLive } from "#platform/live/hear.ts";
import { liveHub } from "#platform/live/live-hub.ts";
import type { Lifetime } from "#platform/process/run.ts";
import { marketMemory } from "./market-memory.ts";
import { searchCounter, webMetrics } from "./metrics.ts";
import type { Ground } from "./start-jobs.ts";

/** Serves the pages instead of the build. */
export type ServePages = (app: FastifyInstance, config: Config) => Promise<void>;

/** Opens the market at its port, from this process: the application, its memory, its ear for live events. Returns its log. */
export async function serveMarket(
  ground: Ground,
  lifetime: Lifetime,
  servePages?: ServePages,
): Promise<FastifyBaseLogger> {
  const { config, db, url, clock, metrics } = ground;
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
  webMetrics(metrics, { db, clock, index: memory.index, live });
  const renderer = servePages ? undefined : await builtRenderer();
  const app = await buildApp({
    ...ground,
    ...memory.knows,
    live,
    development: servePages !== undefined,
    ...(renderer && { renderer: async () => renderer }),
  });
  await servePages?.(app, config);
  lifetime.onStop(() => app.close());
  lifetime.onLeave((hurry) => app.leave(config.drainSeconds * 1000, hurry));

  const liveEvents = hearLive(url, live, (error) =>
    app.log.warn(error, "the channel of live events is away"),
  );
  lifetime.onStop(() => liveEvents.stop());
  await listen(app, config);
  // It reads all listings in the background; until then the database answers.
  memory.start();
  lifetime.onStop(() => memory.stop());
  return app.log;
}
