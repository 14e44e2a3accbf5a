import { sql } from "kysely";
import { memoFor } from "../cache/memo.ts";
import type { Database } from "../db/connect.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Job } from "./queue.ts";

const keptSeconds = 10;

interface QueueFigures {
  waiting: number;
  oldest: number;
  running: number;
  failing: number;
  given_up: number;
}

/** What waits in the queue, which all processes share: each tells the same. */
export function queueMetrics(metrics: Metrics, db: Database, clock: () => Date): void {
  const read = memoFor(keptSeconds, clock, () => readQueue(db));
  const of = (key: keyof QueueFigures) => async () => [{ value: (await read())[key] }];
  metrics.gauge("mishwar_jobs_waiting", "Jobs that are due and not begun", of("waiting"));
  metrics.gauge("mishwar_jobs_oldest_seconds", "How long the first of them has been due", of("oldest"));
  metrics.gauge("mishwar_jobs_running", "Jobs under way, in all processes", of("running"));
  metrics.gauge("mishwar_jobs_failing", "Jobs that failed and will be tried again", of("failing"));
  metrics.gauge("mishwar_jobs_given_up", "Jobs that failed for the last time", of("given_up"));
}

async function readQueue(db: Database): Promise<QueueFigures> {
  const { rows } = await sql<QueueFigures>`
    with jobs as (
      select *, run_at <= now() and locked_at is null and attempts < max_attempts as due from graphile_worker.jobs
    )
    select count(*) filter (where due) as waiting,
      coalesce(extract(epoch from now() - min(run_at) filter (where due)), 0)::float as oldest,
      count(*) filter (where locked_at is not null) as running,
      count(*) filter (where last_error is not null and attempts < max_attempts) as failing,
      count(*) filter (where attempts >= max_attempts and locked_at is null) as given_up
    from jobs`.execute(db);
  return rows[0] ?? { waiting: 0, oldest: 0, running: 0, failing: 0, given_up: 0 };
}

/** The jobs of this process, each counted with its time when it is done or has failed. */
export function countedJobs(metrics: Metrics, jobs: readonly Job[]): Job[] {
  const count = metrics.counter("mishwar_job_runs_total", "Runs of jobs", ["task", "outcome"]);
  const time = metrics.counter("mishwar_job_seconds_total", "Time that runs of jobs took", ["task"]);
  return jobs.map((job) => ({
    ...job,
    run: async (payload) => {
      const started = performance.now();
      let outcome = "failed";
      try {
        await job.run(payload);
        outcome = "done";
      } finally {
        count({ task: job.name, outcome });
        time({ task: job.name }, (performance.now() - started) / 1000);
      }
    },
  }));
}
