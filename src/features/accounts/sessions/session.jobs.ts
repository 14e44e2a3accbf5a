import { sql } from "kysely";
import type { JobDeps } from "#deps";
import type { Job } from "#platform/queue/queue.ts";

/** What nobody needs any more: ended sessions, guards, counters and codes that are over, browsers not seen for as long as their cookie lives. */
export const sessionJobs = ({ db, clock }: JobDeps): Job[] => [
  {
    name: "accounts.sweep",
    cron: "43 3 * * *",
    run: async () => {
      const now = sql`${clock()}::timestamptz`;
      await sql`delete from sessions where expire <= ${now}`.execute(db);
      // Two days after the last try neither its failures nor how long its next lock would be count any more.
      await sql`delete from sign_in_guards
        where greatest(updated_at, locked_until) < ${now} - interval '2 days'`.execute(db);
      await sql`delete from rate_counters where window_start < ${now} - interval '2 days'`.execute(db);
      await sql`delete from phone_codes where asked_at < ${now} - interval '2 days'`.execute(db);
      await sql`delete from known_devices where last_seen_at < ${now} - interval '400 days'`.execute(db);
    },
  },
];
