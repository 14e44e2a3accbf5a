import pino from "pino";
import { readConfig } from "#config";
import { openDatabase } from "#platform/db/open.ts";
import { logSerializers } from "#platform/http/log-serializers.ts";
import { workerHealth } from "#platform/http/worker-health.ts";
import { openMetrics } from "#platform/metrics/metrics.ts";
import { runProcess } from "#platform/process/run.ts";
import { openStorage } from "#platform/storage/open-storage.ts";
import { sharedMetrics } from "./metrics.ts";
import { startJobs } from "./start-jobs.ts";

/** The worker process, where WORKER=separate takes the jobs out of the web process. */
await runProcess(async (lifetime) => {
  const config = readConfig();
  const log = pino({ level: config.logLevel, serializers: logSerializers });
  const { db, url } = await openDatabase(
    {
      ...config,
      join: true,
      say: (text) => log.info(text),
      onLost: ({ message }) => log.warn({ reason: message }, "the pool lost a connection"),
    },
    lifetime,
  );
  const clock = () => new Date();
  const storage = await openStorage(config);
  const metrics = openMetrics();
  sharedMetrics(metrics, { db, clock });
  await startJobs({ config, db, storage, clock, url, metrics, log }, lifetime);
  if (config.workerPort !== undefined) {
    const { workerPort: port, host, metricsToken } = config;
    const health = await workerHealth({ port, host, metrics, metricsToken, db });
    lifetime.onStop(() => health.stop());
    log.info({ port: health.port }, "the worker tells how it is");
  }
  log.info("the worker is ready");
});
