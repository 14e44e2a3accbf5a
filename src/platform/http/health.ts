import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Histogram } from "prom-client";
import { AppError } from "#errors";
import type { Database } from "../db/connect.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { healthRoutes } from "./health-routes.ts";
import { isForFile } from "./limits.ts";

interface HealthOptions {
  metrics: Metrics;
  metricsToken: string | undefined;
  db: Database;
  maxEventLoopDelayMs: number;
}

/**
 * What a web process tells of itself, the time of its answers among it. A process whose event loop is stuck says 503 and lets
 * the load balancer send visitors elsewhere.
 */
export const health = fastifyPlugin(async (app: FastifyInstance, options: HealthOptions) => {
  const { registry } = options.metrics;
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route and status",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  await app.register(underPressure, {
    maxEventLoopDelay: options.maxEventLoopDelayMs,
    sampleInterval: 5000, // a loop that stands still longer than one sample counts as endlessly late
    pressureHandler: (request) => {
      if (isForFile(request)) return;
      throw new AppError("server.busy", { retryAfterSeconds: 5 });
    },
  });

  app.addHook("onResponse", async (request, reply) => {
    // A stream lasts as long as a browser is open, which says nothing of how quick we are.
    if (String(reply.getHeader("content-type")).startsWith("text/event-stream")) return;
    const route = request.routeOptions.url ?? "unmatched";
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  healthRoutes(app, { ...options, isLeaving: () => app.isLeaving() });
});
