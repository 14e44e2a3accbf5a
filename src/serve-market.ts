import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { buildApp } from "#app";
import type { Config } from "#config";
import { searchIndex } from "#features/search/index/search-index.ts";
import { isAway } from "#platform/db/away.ts";
import { replicaOf } from "#platform/db/connect.ts";
import { listen } from "#platform/http/listen.ts";
import { builtRenderer } from "#platform/http/renderer.ts";
import { hearLive } from "#platform/live/hear.ts";
import { liveHub } from "#platform/live/live-hub.ts";
import type { Lifetime } from "#platform/process/run.ts";
import { searchCounter, webMetrics } from "./metrics.ts";
import type { Ground } from "./start-jobs.ts";

/** Serves the pages instead of the build. */
export type ServePages = (app: FastifyInstance, config: Config) => Promise<void>;

/** Opens the market at its port, from this process: the application, its search in memory, its ear for live events. Returns its log. */
export async function serveMarket(
  ground: Ground,
  lifetime: Lifetime,
  servePages?: ServePages,
): Promise<FastifyBaseLogger> {
  const { config, db, url, clock, metrics } = ground;
  const index = searchIndex({
    db,
    url,
    onAnswer: searchCounter(metrics),
    // What the index finds must be there where its cards are read.
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
  webMetrics(metrics, { db, clock, index, live });
  const { search, version: listingsVersion, changeNumber } = index;
  const renderer = servePages ? undefined : await builtRenderer();
  const app = await buildApp({
    ...ground,
    ...{ search, listingsVersion, changeNumber, live },
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
  index.start();
  lifetime.onStop(() => index.stop());
  return app.log;
}
