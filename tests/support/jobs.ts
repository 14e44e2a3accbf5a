import { Logger, runOnce } from "graphile-worker";
import { sql } from "kysely";
import pg from "pg";
import pino from "pino";
import { vi } from "vitest";
import { loadServerMessages } from "#i18n/server-messages.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import { type OutboxMail, outboxMailer, outboxMails } from "#platform/mail/outbox.ts";
import { allJobs } from "../../src/jobs.ts";
import type { TestApp } from "./app.ts";
import { whenOver } from "./when-over.ts";

export interface TestJobs {
  /** Does the jobs that wait, until none does; one that fails waits for `retry`. */
  run(): Promise<void>;
  /** Does one job, whether a user asked for it or not: what comes by the clock. */
  runNamed(name: string, payload?: object): Promise<void>;
  /** Lets jobs that failed be due now, and does them. */
  retry(): Promise<void>;
  /** What was mailed, newest first. */
  mails(): Promise<OutboxMail[]>;
  /** What the jobs logged, as JSON lines. */
  logged: string[];
}

/**
 * A pool of our own, as in queue.ts: the runner lets go of its connections before they are closed, and what the database says
 * to one that is still open, when it is dropped after the last test, would be an error outside of all tests.
 */
function quietPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Every background job of an application under test: `const jobs = await testJobs(test);` */
export async function testJobs(test: TestApp, options: { mailer?: Mailer } = {}): Promise<TestJobs> {
  const { config, db, storage, time, url } = test;
  const logged: string[] = [];
  const clock = () => time.now;
  const all = allJobs({
    config,
    db,
    storage,
    clock,
    mailer: options.mailer ?? outboxMailer({ dataDir: config.dataDir, clock }),
    words: await loadServerMessages(),
    log: pino({ level: "info" }, { write: (line: string) => void logged.push(line) }),
  });
  const taskList = Object.fromEntries(
    all.map((job) => [job.name, (payload: unknown) => job.run(payload)] as const),
  );
  const logger = new Logger(() => (level, message) => {
    if (level === "error") logged.push(message);
  });
  const pgPool = quietPool(url);
  whenOver(() => pgPool.end());
  /** A runner that has just ended may still be writing down that its last job is done, or has failed and when it is due. */
  const settled = () =>
    vi.waitFor(
      async () => {
        const { rows } =
          await sql`select from graphile_worker._private_jobs where locked_at is not null`.execute(db);
        if (rows.length > 0) throw new Error("a job is still at work");
      },
      { timeout: 10_000 },
    );
  const run = async () => {
    await runOnce({ pgPool, taskList, logger });
    await settled();
  };
  return {
    run,
    async runNamed(name, payload = {}) {
      const job = all.find((one) => one.name === name);
      if (!job) throw new Error(`There is no job ${name}`);
      await job.run(payload);
    },
    async retry() {
      // Well in the past: a clock that is set back between two statements must not put it off.
      await sql`update graphile_worker._private_jobs set run_at = now() - interval '1 minute'`.execute(db);
      await run();
    },
    mails: () => outboxMails(config.dataDir),
    logged,
  };
}
