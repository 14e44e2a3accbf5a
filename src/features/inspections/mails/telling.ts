import { z } from "zod";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";

/** The job that tells one person of one event: asked for in the transaction that brought it about. */
export const tellingJob = "inspections.tell";

/** `asked`, `asked_seller`, `declined`, `done`: of a request, by its id; the others of a report. */
export const telling = z.object({
  event: z.enum(["asked", "asked_seller", "declined", "done", "published", "withdrawn"]),
  id: z.uuid(),
});
export type Telling = z.output<typeof telling>;

export const askToTell = (tx: Database, told: Telling) => addJob(tx, tellingJob, told, { maxAttempts: 12 });
