import type { JobDeps } from "#deps";
import type { Job } from "#platform/queue/queue.ts";
import { fetchStockPhotos } from "./fetch-photos.ts";
import { photosJob } from "./verbs/keep-photos.ts";

export const stockItemJobs = (deps: JobDeps): Job[] => [
  // Asked for with what names photos; every minute for those that could not be had at once.
  { name: photosJob, cron: "* * * * *", atStart: true, run: () => fetchStockPhotos(deps) },
];
