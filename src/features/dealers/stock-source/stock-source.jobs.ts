import { z } from "zod";
import type { JobDeps } from "#deps";
import type { Job } from "#platform/queue/queue.ts";
import { findNightly } from "./stock-source.queries.ts";
import { askForReading, readSourceJob } from "./verbs/keep-source.ts";
import { readSource } from "./verbs/read-source.ts";

const asked = z.object({ userId: z.uuid(), isByHand: z.boolean() });
/** Between the addresses of two dealers: a night has room for all, and other work comes in between. */
const apartSeconds = 20;

export const stockSourceJobs = (deps: JobDeps): Job[] => [
  { name: readSourceJob, run: async (payload) => readSource(deps, asked.parse(payload)) },
  {
    name: "dealers.read_stock_sources",
    // In the night of Beirut, half past two in winter.
    cron: "30 0 * * *",
    run: async () => {
      for (const [place, userId] of (await findNightly(deps.db)).entries()) {
        await askForReading(deps.db, userId, { isByHand: false, afterSeconds: place * apartSeconds });
      }
    },
  },
];
