import { sql } from "kysely";
import { z } from "zod";
import type { JobDeps } from "#deps";
import type { Job } from "#platform/queue/queue.ts";
import { askForDaily, matchNews, tellJob } from "./alerts/match-news.ts";
import { sendDigests } from "./alerts/send-digest.ts";

const digest = z.object({ userId: z.uuid(), due: z.enum(["now", "daily"]) });

/** A deleted search can be brought back for so long. */
const deletedKeptDays = 1;
const digestsKeptDays = 90;

export const savedSearchJobs = (deps: JobDeps): Job[] => [
  {
    // What happened to a listing was written down with it: it is looked at within a minute.
    name: "saved_searches.match",
    cron: "* * * * *",
    run: async () => {
      while (await matchNews(deps.db, deps.clock()));
    },
  },
  // In the morning of Beirut.
  { name: "saved_searches.daily", cron: "0 6 * * *", run: () => askForDaily(deps.db) },
  { name: tellJob, run: async (payload) => sendDigests(deps, digest.parse(payload)) },
  {
    name: "saved_searches.forget",
    cron: "41 3 * * *",
    run: async () => {
      const now = deps.clock();
      await sql`delete from saved_searches
        where deleted_at < ${now}::timestamptz - make_interval(days => ${deletedKeptDays})`.execute(deps.db);
      await sql`delete from saved_search_digests
        where sent_at < ${now}::timestamptz - make_interval(days => ${digestsKeptDays})`.execute(deps.db);
    },
  },
];
