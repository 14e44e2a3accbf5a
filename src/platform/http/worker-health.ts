import Fastify from "fastify";
import type { Metrics } from "../metrics/metrics.ts";
import { listen } from "./listen.ts";

interface WorkerHealth {
  port: number;
  host: string;
  metrics: Metrics;
  ready: () => Promise<void>;
}

/** Where a worker of its own tells how it is, as a web process does: /healthz, /readyz, /metrics, and nothing else. */
export async function workerHealth({
  port,
  host,
  metrics,
  ready,
}: WorkerHealth): Promise<{ stop(): Promise<void> }> {
  const app = Fastify();
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    try {
      await ready();
      return { status: "ready" };
    } catch {
      return reply.code(503).header("retry-after", "2").send({ status: "unavailable" });
    }
  });
  app.get("/metrics", async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  await listen(app, { port, host, variable: "WORKER_PORT" });
  return { stop: () => app.close() };
}
