import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { databaseWay } from "../../../tests/support/database-way.ts";
import { connectDatabase } from "../db/connect.ts";
import { openMetrics } from "../metrics/metrics.ts";
import { queueMetrics } from "../queue/queue-figures.ts";
import { workerHealth } from "./worker-health.ts";

const { url } = await testDatabase();

test("a worker says soon that its database is out of reach, and tells what it knows without it", async () => {
  const { url: address, way } = await databaseWay(url);
  const db = await connectDatabase({ url: address, max: 2 });
  onTestFinished(() => db.destroy());
  const metrics = openMetrics();
  queueMetrics(metrics, db, () => new Date());
  const health = await workerHealth({ port: 0, host: "127.0.0.1", metrics, metricsToken: undefined, db });
  onTestFinished(() => health.stop());
  // A balancer and Prometheus wait no longer; without an end of our own each would be two minutes.
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${health.port}${path}`, {
      signal: AbortSignal.timeout(15_000),
    });
    return { status: answer.status, retry: answer.headers.get("retry-after"), body: await answer.text() };
  };
  const ready = { status: 200, retry: null, body: JSON.stringify({ status: "ready" }) };
  const away = { status: 503, retry: "2", body: JSON.stringify({ status: "unavailable" }) };
  expect(await ask("/readyz")).toEqual(ready);

  way.swallow();
  expect(await ask("/readyz")).toEqual(away);
  expect((await ask("/healthz")).status).toBe(200);
  const { status, body } = await ask("/metrics");
  expect([status, /^process_cpu_seconds_total \d/m.test(body)]).toEqual([200, true]);
  expect(body).not.toMatch(/^mishwar_jobs_waiting \d/m);

  way.allow();
  await expect.poll(() => ask("/readyz")).toEqual(ready);
  expect((await ask("/metrics")).body).toMatch(/^mishwar_jobs_waiting 0$/m);
  expect((await ask("/api/cars")).status).toBe(404);
});
