import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "#deps";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { whileReachable } from "#platform/db/unreachable.ts";
import { countedMailer } from "#platform/mail/counted-mailer.ts";
import { openMailer } from "#platform/mail/open-mailer.ts";
import type { Metrics } from "#platform/metrics/metrics.ts";
import type { Lifetime } from "#platform/process/run.ts";
import { startQueue } from "#platform/queue/queue.ts";
import { countedJobs } from "#platform/queue/queue-figures.ts";
import { withFilesThatStay } from "#platform/storage/files-stay.ts";
import { allJobs } from "./jobs.ts";

/** What a process has before it serves or does jobs. */
export interface Ground extends Pick<Deps, "config" | "db" | "storage" | "clock"> {
  /** Of the database, for connections of the queue and of what listens. */
  url: string;
  metrics: Metrics;
}

/** Takes up every kind of background work, in a web process or in a worker of its own. */
export async function startJobs(
  ground: Ground & { log: FastifyBaseLogger },
  lifetime: Pick<Lifetime, "onStop">,
): Promise<void> {
  const { config, db, storage, clock, url, metrics, log } = ground;
  const opened = openMailer(config, { clock, warn: (text) => log.warn(text) });
  const mailer = countedMailer(metrics, opened);
  const words = await loadServerMessages();
  const jobs = allJobs({ config, db, clock, mailer, words, log, storage: withFilesThatStay(storage, db) });
  const queue = await whileReachable(url, startQueue({ url, jobs: countedJobs(metrics, jobs), log }));
  lifetime.onStop(async () => {
    await queue.stop();
    mailer.close();
  });
}
