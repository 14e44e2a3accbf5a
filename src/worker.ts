import pino from "pino";
import { readConfig } from "#config";
import { openDatabase } from "#platform/db/open.ts";
import { runProcess } from "#platform/process/run.ts";
import { startQueue } from "#platform/queue/queue.ts";
import { allJobs } from "./jobs.ts";

/** The worker process, where WORKER=separate takes the jobs out of the web process. */
await runProcess(async (lifetime) => {
  const config = readConfig();
  const log = pino({ level: config.logLevel });
  const { db, url } = await openDatabase({ ...config, join: true, say: (text) => log.info(text) }, lifetime);
  const queue = await startQueue({ url, jobs: allJobs({ db, clock: () => new Date() }), log });
  lifetime.onStop(() => queue.stop());
  log.info("the worker is ready");
});
