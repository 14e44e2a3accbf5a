import type { Database } from "../db/connect.ts";
import type { Job } from "../queue/queue.ts";
import { forgetKeys } from "./idempotency.ts";

export const idempotencyJobs = ({ db }: { db: Database }): Job[] => [
  { name: "idempotency.forget", cron: "41 * * * *", run: () => forgetKeys(db) },
];
