import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import type { Database } from "../db/connect.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { healthRoutes } from "./health-routes.ts";
import { listen } from "./listen.ts";

interface WorkerHealth {
  port: number;
  host: string;
  metrics: Metrics;
  metricsToken: string | undefined;
  db: Database;
}

/** Where a worker of its own tells how it is, as a web process does, and nothing else. Returns the port, which 0 leaves to the system. */
export async function workerHealth({
  port,
  host,
  metrics,
  metricsToken,
  db,
}: WorkerHealth): Promise<{ port: number; stop(): Promise<void> }> {
  const app = Fastify();
  healthRoutes(app, { db, metrics, metricsToken });
  await listen(app, { port, host, variable: "WORKER_PORT" });
  return { port: (app.server.address() as AddressInfo).port, stop: () => app.close() };
}
