import pino from "pino";
import { readConfig } from "#config";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { openDatabase } from "#platform/db/open.ts";
import { openMailer } from "#platform/mail/open-mailer.ts";
import { runProcess } from "#platform/process/run.ts";
import { startQueue } from "#platform/queue/queue.ts";
import { openStorage } from "#platform/storage/open-storage.ts";
import { allJobs } from "./jobs.ts";

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
  const storage = await openStorage(config);
  const mailer = openMailer(config, { clock, warn: (text) => log.warn(text) });
  const words = await loadServerMessages();
  const queue = await startQueue({
    url,
    jobs: allJobs({ config, db, storage, clock, mailer, words, log }),
    log,
  });
  lifetime.onStop(async () => {
    await queue.stop();
    mailer.close();
  });
  log.info("the worker is ready");
});
