import { sql } from "kysely";
import type { JobDeps } from "#deps";
import type { Job } from "#platform/queue/queue.ts";
import { sharingJobs } from "./sharing/share-folder.ts";

/** Events are kept for 13 months (docs/product.md, "People's data"), so that a month can be set beside last year's. */
const keptMonths = 13;

export const listingJobs = (deps: JobDeps): Job[] => [
  ...sharingJobs(deps),
  {
    name: "listings.expire_analytics",
    cron: "17 3 * * *",
    run: async () => {
      await sql`delete from listing_analytics
        where created_at < ${deps.clock()}::timestamptz - make_interval(months => ${keptMonths})`.execute(
        deps.db,
      );
    },
  },
];
