import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Database } from "../db/connect.ts";
import { ownPatience, Patience, withPatience } from "../db/patience.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { databaseLimitMs } from "../process/time-limits.ts";

/** Anyone who asks whether we can serve has no patience of its own: a load balancer takes two seconds for "no" already. */
const readyMs = 1800;

interface Options {
  db: Database;
  metrics: Metrics;
  /** Whether the process is about to stop, where it says so before it does. */
  isLeaving?: () => boolean;
}

/**
 * What every process tells of itself. /healthz: it turns. /readyz: it can serve (the database answers) and is not about to
 * stop. /metrics: for Prometheus.
 */
export function healthRoutes(app: FastifyInstance, { db, metrics, isLeaving }: Options): void {
  const open = { schema: { hide: true }, config: { policy: "public" as const }, logLevel: "warn" as const };
  app.get("/healthz", open, async () => ({ status: "ok" }));
  app.get("/readyz", open, async (_request, reply) => {
    if (isLeaving?.()) return reply.code(503).send({ status: "leaving" });
    try {
      await withPatience(new Patience(readyMs), () => sql`select 1`.execute(db));
      return { status: "ready" };
    } catch {
      return reply.code(503).header("retry-after", "2").send({ status: "unavailable" });
    }
  });
  app.get("/metrics", open, async (_request, reply) => {
    const patience = ownPatience() ?? new Patience(databaseLimitMs);
    return reply.type(metrics.registry.contentType).send(await withPatience(patience, metrics.told));
  });
}
