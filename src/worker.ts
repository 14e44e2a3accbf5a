import { sql } from "kysely";
import pino from "pino";
import { readConfig } from "#config";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { openDatabase } from "#platform/db/open.ts";
import { workerHealth } from "#platform/http/worker-health.ts";
import { countedMailer } from "#platform/mail/counted-mailer.ts";
import { openMailer } from "#platform/mail/open-mailer.ts";
import { openMetrics } from "#platform/metrics/metrics.ts";
import { runProcess } from "#platform/process/run.ts";
import { startQueue } from "#platform/queue/queue.ts";
import { countedJobs } from "#platform/queue/queue-figures.ts";
import { withFilesThatStay } from "#platform/storage/files-stay.ts";
import { openStorage } from "#platform/storage/open-storage.ts";
import { allJobs } from "./jobs.ts";
import { sharedMetrics } from "./metrics.ts";

/** The worker process, where WORKER=separate takes the jobs out of the web process. */
await runProcess(async (lifetime) => {
  const config = readConfig();
  const log = pino({ level: config.logLevel });
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
  const storage = withFilesThatStay(await openStorage(config), db);
  const metrics = openMetrics();
  sharedMetrics(metrics, { db, clock });
  const mailer = countedMailer(metrics, openMailer(config, { clock, warn: (text) => log.warn(text) }));
  const words = await loadServerMessages();
  const queue = await startQueue({
    url,
    jobs: countedJobs(metrics, allJobs({ config, db, storage, clock, mailer, words, log })),
    log,
  });
  lifetime.onStop(async () => {
    await queue.stop();
    mailer.close();
  });
  if (config.workerPort !== undefined) {
    const ready = async () => void (await sql`select 1`.execute(db));
    const health = await workerHealth({ port: config.workerPort, host: config.host, metrics, ready });
    lifetime.onStop(() => health.stop());
  }
  log.info("the worker is ready");
});
