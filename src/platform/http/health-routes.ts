import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
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
  /** What lets anyone who is not on this machine read the figures; without it nobody else does. */
  metricsToken: string | undefined;
  /** Whether the process is about to stop, where it says so before it does. */
  isLeaving?: () => boolean;
}

/**
 * What every process tells of itself. /healthz: it turns. /readyz: it can serve (the database answers) and is not about to
 * stop. /metrics: for Prometheus on this machine, or with the token; nothing is there for others.
 */
export function healthRoutes(app: FastifyInstance, { db, metrics, metricsToken, isLeaving }: Options): void {
  const open = {
    schema: { hide: true },
    config: { policy: "public" as const, anonymous: true },
    logLevel: "warn" as const,
  };
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
  app.get("/metrics", open, async (request, reply) => {
    if (!isFromHere(request) && !hasToken(request, metricsToken)) return reply.callNotFound();
    const patience = ownPatience() ?? new Patience(databaseLimitMs);
    return reply.type(metrics.registry.contentType).send(await withPatience(patience, metrics.told));
  });
}

/** By the connection itself, not by what is said of it; what a proxy on this machine hands on comes from elsewhere. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = "x-forwarded-for" in headers || "forwarded" in headers || "via" in headers;
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? "");
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [given, right] = [Buffer.from(headers.authorization ?? ""), Buffer.from(`Bearer ${token}`)];
  return given.length === right.length && timingSafeEqual(given, right);
}
