import type { JobDeps } from "#deps";
import type { Job } from "#platform/queue/queue.ts";
import { repriceAll, repriceJob } from "./reprice.ts";

export const settingsJobs = ({ db }: JobDeps): Job[] => [{ name: repriceJob, run: () => repriceAll(db) }];
